import './tables.ts'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { deleteJob, queueJob } from '../../ground/job/store.ts'
import type { OrderRemainderTable } from './tables.ts'

export type StoredRemainder = Selectable<OrderRemainderTable>

interface OfOrder {
  readonly site_id: string
  readonly id: string
}

/** Jobs that remind of a remainder and collect it, keyed by order ID and due date. */
export const remainderKind = 'remainder'

const jobOf = ({ site_id, order_id, due_day }: Pick<StoredRemainder, 'site_id' | 'order_id' | 'due_day'>) => ({
  siteId: site_id,
  kind: remainderKind,
  key: `${order_id}:${due_day}`,
})

export const insertRemainder = async (
  db: Db,
  row: Omit<StoredRemainder, 'tries' | 'reminders_after'>,
  { next }: { next?: Date | undefined },
): Promise<void> => {
  await db.insertInto('order_remainder').values(row).execute()
  if (next) await queueJob(db, { ...jobOf(row), due: next })
}

/** Finds a remainder by the key of its job. */
export const findRemainder = async (db: Db, siteId: string, key: string): Promise<StoredRemainder | undefined> => {
  const [orderId = '', day = ''] = key.split(':')
  return db
    .selectFrom('order_remainder')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('due_day', '=', day)
    .executeTakeFirst()
}

/** Lists the remainders of an order, earliest first. */
export const listRemainders = async (db: Db, { site_id: siteId, id }: OfOrder): Promise<StoredRemainder[]> =>
  db
    .selectFrom('order_remainder')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .orderBy('due_day')
    .execute()

/** Changes of a remainder, and the date of its next job: `null` if none is left. */
export type RemainderChange = Updateable<OrderRemainderTable> & { readonly next?: Date | null }

/** Changes a remainder of a locked order and reschedules its job. */
export const changeRemainder = async (
  db: Db,
  row: StoredRemainder,
  { next, ...change }: RemainderChange,
): Promise<void> => {
  if (Object.keys(change).length > 0) {
    await db
      .updateTable('order_remainder')
      .set(change)
      .where('site_id', '=', row.site_id)
      .where('order_id', '=', row.order_id)
      .where('due_day', '=', row.due_day)
      .execute()
  }
  if (next) await queueJob(db, { ...jobOf(row), due: next })
  else if (next === null) await deleteJob(db, jobOf(row))
}

/** Lists orders with a remainder due before a day that may be unpaid, longest overdue first. */
export const listDueBefore = async (
  db: Db,
  { siteId, day, limit }: { siteId: string; day: string; limit: number },
): Promise<{ order_id: string }[]> =>
  db
    .selectFrom('order_remainder as remainder')
    .innerJoin('orders', (join) =>
      join.onRef('orders.site_id', '=', 'remainder.site_id').onRef('orders.id', '=', 'remainder.order_id'),
    )
    .select('remainder.order_id')
    .where('remainder.site_id', '=', siteId)
    .where('remainder.due_day', '<', day)
    .where('orders.status', '=', 'APPROVED')
    .where('orders.payment_status', 'in', ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED'])
    .groupBy('remainder.order_id')
    .orderBy(sql`min(remainder.due_day)`)
    .limit(limit)
    .execute()
