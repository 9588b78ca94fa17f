import { decidePaymentRequest } from '@vitrine/domain/payment-request/states.ts'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { transact } from '../../../../ground/database/transact.ts'
import { lockOrderById, type StoredOrder } from '../../../../orders/order/api.ts'
import { type Attempt, awaitAttempt, type Payments } from '../../../../money/payment/api.ts'
import {
  lockPaymentRequest,
  requestRefusal,
  type StoredPaymentRequest,
  unknownRequest,
} from '../../../../orders/payment-request/api.ts'
import { insertOrderAttempt, prepareAttempt, type Means } from '../begin.ts'
import { decidePayable } from '../payable.ts'

/** Refuses to charge a payment request that has ended or exceeds the amount due. */
export const refuseOver = async (
  db: Db,
  { request, order, now }: { request: StoredPaymentRequest; order: StoredOrder; now: Date },
): Promise<void> => {
  const decision = decidePaymentRequest(request.status, 'CHARGE')
  if (!decision.ok) throw requestRefusal('CHARGE', decision.code)
  if (request.expiration_date && request.expiration_date <= now) throw requestRefusal('CHARGE', 'IS_EXPIRED')
  const due = await decidePayable(db, order, Number(request.amount))
  if (due.ok) return
  if (due.code !== 'ALREADY_PAID' && due.code !== 'INVALID_AMOUNT') throw new Refusal('ORDER_CANCELED')
  throw new Refusal('INVALID_AMOUNT', 'The amount exceeds what is due: the order was paid in another way.')
}

interface Paying {
  readonly request: Pick<StoredPaymentRequest, 'site_id' | 'id' | 'order_id'>
  readonly means: Means
  readonly address?: string
}

type Begun = { readonly started: Attempt } | { readonly running: Attempt }

const begin = (context: Context, { request: known, means, address }: Paying): Promise<Begun> =>
  transact(context.db, async (transaction): Promise<Begun> => {
    const order = await lockOrderById(transaction, known.site_id, known.order_id)
    const request = await lockPaymentRequest(transaction, known.site_id, known.id)
    if (!request) throw unknownRequest()
    const [amount, paymentRequestId] = [Number(request.amount), request.id]
    const charge = { means, amount, paymentRequestId, giftCards: [], ...(address !== undefined && { address }) }
    const readiness = await prepareAttempt(context, transaction, { order, charge })
    if ('running' in readiness) return readiness
    await refuseOver(transaction, { request, order, now: context.now() })
    if ('busy' in readiness) throw new Refusal('PAYMENT_IN_PROGRESS')
    return { started: await insertOrderAttempt(context, transaction, { order, charge }) }
  })

/** Pays a payment request. A request is never paid twice, and its order never beyond the amount due. */
export const payRequest = async (
  context: Context,
  payments: Pick<Payments, 'begin'>,
  paying: Paying,
): Promise<Attempt> => {
  const begun = await begin(context, paying)
  return 'started' in begun
    ? payments.begin(begun.started, paying.means.token)
    : awaitAttempt(context.db, begun.running)
}
