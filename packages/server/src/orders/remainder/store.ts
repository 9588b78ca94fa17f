import './tables.ts'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { OrderRemainderTable } from './tables.ts'

export type StoredRemainder = Selectable<OrderRemainderTable>

interface OfOrder {
  readonly site_id: string
  readonly id: string
}

export const insertRemainder = async (
  db: Db,
  row: Omit<StoredRemainder, 'tries' | 'reminders_after'>,
): Promise<void> => {
  await db.insertInto('order_remainder').values(row).execute()
}

/** What is left of an order, earliest first. */
export const listRemainders = async (db: Db, { site_id: siteId, id }: OfOrder): Promise<StoredRemainder[]> =>
  db
    .selectFrom('order_remainder')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .orderBy('due_day')
    .execute()

/** Changes one of an order that is held. */
export const changeRemainder = async (
  db: Db,
  { site_id: siteId, order_id: orderId, due_day: day }: StoredRemainder,
  change: Updateable<OrderRemainderTable>,
): Promise<void> => {
  await db
    .updateTable('order_remainder')
    .set(change)
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('due_day', '=', day)
    .execute()
}

/**
 * Takes those, of whatever store, that are to be looked at. Of several servers each takes others; whoever dies with one
 * leaves it to the next when its lease is over.
 */
export const claimRemainders = async (
  db: Db,
  { now, lease }: { now: Date; lease: Date },
): Promise<StoredRemainder[]> => {
  const { rows } = await sql<StoredRemainder>`
    update order_remainder taken set next_date = ${lease}
    from (
      select site_id, order_id, due_day from order_remainder
      where next_date <= ${now} order by next_date limit 20 for update skip locked
    ) due
    where taken.site_id = due.site_id and taken.order_id = due.order_id and taken.due_day = due.due_day
    returning taken.*`.execute(db)
  return rows
}

/** Those of a store that are looked at again at once, since what its owner wants has changed. */
export const lookAtRemainders = async (db: Db, siteId: string, now: Date): Promise<void> => {
  await db
    .updateTable('order_remainder')
    .set({ next_date: now })
    .where('site_id', '=', siteId)
    .where('collected_date', 'is', null)
    .where('next_date', 'is not', null)
    .where('attempt_id', 'is', null)
    .execute()
}

/** Orders of a store of which something was due before a day, and may not be paid yet; longest overdue first. */
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
