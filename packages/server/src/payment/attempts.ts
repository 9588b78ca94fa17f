import type { Selectable } from 'kysely'
import type { Db } from '../tables.ts'
import type { AttemptState, PaymentAttemptTable } from './tables.ts'

export type Attempt = Selectable<PaymentAttemptTable>

const open: AttemptState[] = ['started', 'challenge']

export const insertAttempt = async (
  db: Db,
  attempt: Omit<Attempt, 'draft' | 'stock'> & { draft: string; stock: string },
): Promise<Attempt> => db.insertInto('payment_attempt').values(attempt).returningAll().executeTakeFirstOrThrow()

export const findAttempt = (db: Db, siteId: string, id: string): Promise<Attempt | undefined> =>
  db.selectFrom('payment_attempt').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

export const lockAttempt = (db: Db, siteId: string, id: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findOpenAttempt = (db: Db, siteId: string, checkoutId: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('checkout_id', '=', checkoutId)
    .where('state', 'in', open)
    .executeTakeFirst()

export const findPaidAttempt = (db: Db, siteId: string, checkoutId: string): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'paid')
    .executeTakeFirst()

/** Attempts that nobody works on any more. */
export const findOrphans = (db: Db, before: Date): Promise<Attempt[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('state', 'in', open)
    .where('lease_date', '<=', before)
    .orderBy('lease_date')
    .limit(50)
    .execute()

export const moveAttempt = async (
  db: Db,
  attempt: Attempt,
  move: { readonly state: AttemptState; readonly reason?: string; readonly lease?: Date },
): Promise<void> => {
  await db
    .updateTable('payment_attempt')
    .set({
      state: move.state,
      ...(move.reason !== undefined && { reason: move.reason }),
      ...(move.lease && { lease_date: move.lease }),
    })
    .where('site_id', '=', attempt.site_id)
    .where('id', '=', attempt.id)
    .execute()
}
