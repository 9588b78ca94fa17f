import { openStates } from '@vitrine/domain/payment/attempt.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { Attempt } from '../../payment/attempts.ts'
import type { ShownMethod } from '../../payment/provider.ts'
import type { StoredPaymentRequest } from '../../payment-request/store.ts'
import type { OrderChargeTable } from './tables.ts'

export type StoredCharge = Selectable<OrderChargeTable>

/** The charge of an order by a key; the order must be held. */
export const findCharge = (
  db: Db,
  { siteId, orderId, key }: { siteId: string; orderId: string; key: string },
): Promise<StoredCharge | undefined> =>
  db
    .selectFrom('order_charge')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()

export const insertCharge = async (db: Db, charge: StoredCharge): Promise<void> => {
  await db.insertInto('order_charge').values(charge).execute()
}

/** The attempt that is under way to pay a payment request, whatever it is waiting for. */
export const findOpenAttempt = async (
  db: Db,
  { site_id, order_id, id }: StoredPaymentRequest,
): Promise<Pick<Attempt, 'state'> | undefined> =>
  db
    .selectFrom('payment_attempt')
    .select('state')
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .where(sql<string>`draft->>'paymentRequestId'`, '=', id)
    .where('state', 'in', openStates)
    .executeTakeFirst()

/** The offline payment method by which the buyer has said to pay a payment request, while the money is expected. */
export const findPromisedMethod = async (
  db: Db,
  { site_id, order_id, id }: StoredPaymentRequest,
): Promise<ShownMethod | undefined> => {
  const row = await db
    .selectFrom('payment_attempt as attempt')
    .innerJoin('payment', (join) =>
      join.onRef('payment.site_id', '=', 'attempt.site_id').onRef('payment.id', '=', 'attempt.id'),
    )
    .select('payment.method')
    .where('attempt.site_id', '=', site_id)
    .where('attempt.order_id', '=', order_id)
    .where(sql<string>`attempt.draft->>'paymentRequestId'`, '=', id)
    .where('payment.status', '=', 'PENDING')
    .orderBy('payment.created_date', 'desc')
    .executeTakeFirst()
  return row?.method ?? undefined
}
