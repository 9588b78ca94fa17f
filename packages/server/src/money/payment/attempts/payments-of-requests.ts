import { openStates } from '@vitrine/domain/payment/attempt.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { Attempt } from './attempts.ts'
import type { StoredPayment } from '../ledger/ledger-store.ts'
import type { ShownMethod } from '../provider.ts'

/** A payment request of an order, which attempts and payments refer to. */
export interface RequestKey {
  readonly site_id: string
  readonly order_id: string
  readonly id: string
}

/** Finds the open attempt to pay a payment request, in any state. */
export const findOpenAttemptOfRequest = (
  db: Db,
  { site_id, order_id, id }: RequestKey,
): Promise<Pick<Attempt, 'state' | 'reason'> | undefined> =>
  db
    .selectFrom('payment_attempt')
    .select(['state', 'reason'])
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .where(sql<string>`draft->>'paymentRequestId'`, '=', id)
    .where('state', 'in', openStates)
    .executeTakeFirst()

/** Finds the attempt to pay a payment request that awaits its buyer. */
export const findAwaitingOfRequest = (db: Db, { site_id, order_id, id }: RequestKey): Promise<Attempt | undefined> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', site_id)
    .where('order_id', '=', order_id)
    .where(sql<string>`draft->>'paymentRequestId'`, '=', id)
    .where('state', '=', 'awaiting')
    .executeTakeFirst()

/** Selects the attempts for payment requests of an order with their payments. */
const paymentsOfRequests = (db: Db, { site_id, order_id }: Omit<RequestKey, 'id'>) =>
  db
    .selectFrom('payment_attempt as attempt')
    .innerJoin('payment', (join) =>
      join.onRef('payment.site_id', '=', 'attempt.site_id').onRef('payment.id', '=', 'attempt.id'),
    )
    .where('attempt.site_id', '=', site_id)
    .where('payment.order_id', '=', order_id)
    .where('attempt.purpose', '=', 'order')

const requestId = sql<string | null>`attempt.draft->>'paymentRequestId'`

/** Finds the expected payment of a payment request. */
export const findPromised = (
  db: Db,
  request: RequestKey,
): Promise<{ provider: string; method: ShownMethod | null } | undefined> =>
  paymentsOfRequests(db, request)
    .select(['payment.provider', 'payment.method'])
    .where(requestId, '=', request.id)
    .where('payment.status', 'in', ['PENDING', 'PENDING_MERCHANT'])
    .orderBy('payment.created_date', 'desc')
    .executeTakeFirst()

/** Lists the expected offline payments of a payment request. */
export const listPromised = (db: Db, request: RequestKey): Promise<StoredPayment[]> =>
  paymentsOfRequests(db, request)
    .selectAll('payment')
    .where(requestId, '=', request.id)
    .where('payment.status', '=', 'PENDING')
    .where('payment.provider', '=', 'offline')
    .execute()

/** Lists the captured or authorized payments of an order's payment requests. */
export const listPaidRequests = async (
  db: Db,
  { site_id, id }: { site_id: string; id: string },
): Promise<{ requestId: string; paymentId: string; amount: number }[]> => {
  const rows = await paymentsOfRequests(db, { site_id, order_id: id })
    .select([requestId.as('requestId'), 'payment.id as paymentId', 'payment.amount'])
    .where('payment.status', 'in', ['APPROVED', 'AUTHORIZED'])
    .execute()
  return rows.flatMap(({ requestId: request, ...row }) =>
    request === null ? [] : [{ ...row, requestId: request, amount: Number(row.amount) }],
  )
}
