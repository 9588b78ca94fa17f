import { decideRefund, newRefund } from '@vitrine/domain/payment/refund.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredPayment } from './ledger-store.ts'
import type { RefundTable } from './tables.ts'

export type Refund = Selectable<RefundTable>

export const insertRefund = (db: Db, refund: Omit<Refund, 'state'>): Promise<Refund> =>
  db
    .insertInto('refund')
    .values({ ...refund, state: newRefund })
    .returningAll()
    .executeTakeFirstOrThrow()

export const listRefunds = (db: Db, siteId: string, orderId: string): Promise<Refund[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('created_date')
    .orderBy('id')
    .execute()

/** Takes over refunds that the provider is to be told of: those of an order, or any. Of several servers each takes others. */
export const claimRefunds = (
  db: Db,
  { now, lease, orderId }: { now: Date; lease: Date; orderId?: string },
): Promise<Refund[]> =>
  db
    .with('waiting', (query) => {
      const waiting = query
        .selectFrom('refund')
        .select(['site_id', 'id'])
        .where('state', '=', 'pending')
        .where('lease_date', '<=', now)
      const meant = orderId === undefined ? waiting : waiting.where('order_id', '=', orderId)
      return meant.orderBy('lease_date').limit(50).forUpdate().skipLocked()
    })
    .updateTable('refund')
    .from('waiting')
    .set({ lease_date: lease })
    .whereRef('refund.site_id', '=', 'waiting.site_id')
    .whereRef('refund.id', '=', 'waiting.id')
    .returningAll('refund')
    .execute()

/** Notes that the money has gone back; false where that was noted before. */
export const finishRefund = async (db: Db, { site_id: siteId, id }: Refund): Promise<boolean> => {
  const held = await db
    .selectFrom('refund')
    .select('state')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const decision = decideRefund(held.state, 'SUCCEEDED')
  if (!decision.ok) return false
  await db
    .updateTable('refund')
    .set({ state: decision.state })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  return true
}

/** The payment that a refund is of. */
export const findRefundedPayment = (db: Db, { site_id, payment_id }: Refund): Promise<StoredPayment> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('site_id', '=', site_id)
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
