import { openStates } from '@vitrine/domain/payment/attempt.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { Attempt, ShownMethod, StoredPayment } from '../../../money/payment/api.ts'
import type { StoredPaymentRequest } from '../../../orders/payment-request/api.ts'
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
): Promise<Pick<Attempt, 'state' | 'reason'> | undefined> =>
  db
    .selectFrom('payment_attempt')
    .select(['state', 'reason'])
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .where(sql<string>`draft->>'paymentRequestId'`, '=', id)
    .where('state', 'in', openStates)
    .executeTakeFirst()

/** The attempt to pay a payment request that waits for its buyer. */
export const findAwaitingOf = (db: Db, { site_id, order_id, id }: StoredPaymentRequest): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .where(sql<string>`draft->>'paymentRequestId'`, '=', id)
    .where('state', '=', 'awaiting')
    .executeTakeFirst()

/** The attempts that were to pay a payment request, and the payments that came of them. */
const paymentsOfRequests = (db: Db, { site_id, id }: { site_id: string; id: string }) =>
  db
    .selectFrom('payment_attempt as attempt')
    .innerJoin('payment', (join) =>
      join.onRef('payment.site_id', '=', 'attempt.site_id').onRef('payment.id', '=', 'attempt.id'),
    )
    .where('attempt.site_id', '=', site_id)
    .where('payment.order_id', '=', id)
    .where('attempt.purpose', '=', 'order')

/** The payment that the buyer of a payment request has begun, while its money is expected. */
export const findPromised = (
  db: Db,
  { site_id, order_id, id }: StoredPaymentRequest,
): Promise<{ provider: string; method: ShownMethod | null } | undefined> =>
  paymentsOfRequests(db, { site_id, id: order_id })
    .select(['payment.provider', 'payment.method'])
    .where(sql<string>`attempt.draft->>'paymentRequestId'`, '=', id)
    .where('payment.status', 'in', ['PENDING', 'PENDING_MERCHANT'])
    .orderBy('payment.created_date', 'desc')
    .executeTakeFirst()

/** What was said to come outside for a payment request, and has not come. */
export const listPromised = (db: Db, { site_id, order_id, id }: StoredPaymentRequest): Promise<StoredPayment[]> =>
  paymentsOfRequests(db, { site_id, id: order_id })
    .selectAll('payment')
    .where(sql<string>`attempt.draft->>'paymentRequestId'`, '=', id)
    .where('payment.status', '=', 'PENDING')
    .where('payment.provider', '=', 'offline')
    .execute()

/** The payment requests of an order whose money has come or is held, each by its own payment, and that do not say so yet. */
export const listPaidRequests = (
  db: Db,
  order: { site_id: string; id: string },
): Promise<{ requestId: string; paymentId: string }[]> =>
  paymentsOfRequests(db, order)
    .innerJoin('order_payment_request as request', (join) =>
      join
        .onRef('request.site_id', '=', 'attempt.site_id')
        .onRef('request.id', '=', sql<string>`attempt.draft->>'paymentRequestId'`),
    )
    .select(['request.id as requestId', 'payment.id as paymentId'])
    .where('request.status', '=', 'UNPAID')
    // Money that is held is the buyer's part done.
    .where('payment.status', 'in', ['APPROVED', 'AUTHORIZED'])
    .whereRef('payment.amount', '=', 'request.amount')
    .execute()
