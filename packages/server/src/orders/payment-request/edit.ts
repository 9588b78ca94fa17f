import type { OrderPaymentRequest } from '@vitrine/contract/entities/money/order-payment-request.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import type { PaymentRequestEvent } from '@vitrine/domain/payment-request/states.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Site } from '../../ground/site/sites.ts'
import { lockOrderById } from '../order/api.ts'
import { giveUp, lockOpenAttemptOfOrder } from '../../money/payment/api.ts'
import { readTitle } from './create.ts'
import { requestRefusal, unknownRequest } from './refuse.ts'
import {
  changePaymentRequest,
  deletePaymentRequest,
  findPaymentRequest,
  lockPaymentRequest,
  movePaymentRequest,
  type PaymentRequestChange,
  type StoredPaymentRequest,
} from './store.ts'
import { recordRequestEvents } from './record-events.ts'

type Sent = Input<OrderPaymentRequest>

interface RequestKey {
  readonly site: Site
  readonly id: string
}

/** Locks the order, then its payment request: the lock order used everywhere. */
const hold = async (db: Db, { site, id }: RequestKey): Promise<StoredPaymentRequest> => {
  const known = await findPaymentRequest(db, site.id, id)
  if (!known) throw unknownRequest()
  await lockOrderById(db, site.id, known.order_id)
  const held = await lockPaymentRequest(db, site.id, id)
  if (!held) throw unknownRequest()
  return held
}

/** Applies an event of the owner to a payment request, or throws a refusal. */
const move = async (
  db: Db,
  request: StoredPaymentRequest,
  { event, now }: { event: Extract<PaymentRequestEvent, 'UPDATE' | 'DELETE' | 'VOID'>; now: Date },
) => {
  const isLapsed = request.status === 'UNPAID' && request.expiration_date !== null && request.expiration_date <= now
  if (isLapsed && event !== 'DELETE') throw requestRefusal(event, 'IS_EXPIRED')
  const moved = await movePaymentRequest(db, request, { event, now })
  if (!moved.ok) throw requestRefusal(event, moved.code)
  return moved
}

/** Cancels a payment that awaits its buyer. A payment in progress notices when the provider responds. */
const endPayment = async (
  clock: Pick<Context, 'now'>,
  db: Db,
  { site_id: siteId, order_id: orderId, id }: StoredPaymentRequest,
): Promise<void> => {
  const open = await lockOpenAttemptOfOrder(db, siteId, orderId)
  const isOfIt = open && (open.draft as { paymentRequestId?: string }).paymentRequestId === id
  if (isOfIt && open.state === 'awaiting') await giveUp(clock, db, open, 'called-off')
}

/** Rejects changes of immutable fields. Sending the current value is allowed. */
const refuseSettled = (request: StoredPaymentRequest, { amount, orderId, expirationDate, source }: Sent): void => {
  if (amount?.amount !== undefined && toMinor(amount.amount, request.currency) !== Number(request.amount)) {
    throw new Refusal('CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT')
  }
  const cannot = (field: string) =>
    invalidField(`orderPaymentRequest.${field}`, 'cannot be changed', 'FIELD_NOT_ALLOWED')
  if (orderId !== undefined && orderId !== request.order_id) throw cannot('orderId')
  const known = request.expiration_date?.getTime()
  if (expirationDate !== undefined && new Date(expirationDate).getTime() !== known) throw cannot('expirationDate')
  if (source?.externalId !== undefined && source.externalId !== request.source_external_id) {
    throw cannot('source.externalId')
  }
  if (source?.appId !== undefined && source.appId !== request.source_app_id) throw cannot('source.appId')
}

const changeOf = ({ title, description, blockedPaymentMethods }: Sent): PaymentRequestChange => ({
  ...(title !== undefined && { title: readTitle(title) }),
  ...(description !== undefined && { description: description.trim() || null }),
  ...(blockedPaymentMethods !== undefined && { blocks_manual: blockedPaymentMethods.includes('MANUAL') }),
})

/** Updates the editable fields of an unpaid payment request. */
export const updatePaymentRequest = (
  { db, now }: Context,
  { site, id, sent }: RequestKey & { sent: Sent },
): Promise<StoredPaymentRequest> =>
  transact(db, async (transaction) => {
    const held = await hold(transaction, { site, id })
    const { tasks } = await move(transaction, held, { event: 'UPDATE', now: now() })
    refuseSettled(held, sent)
    const request = await changePaymentRequest(transaction, held, { change: changeOf(sent), now: now() })
    await recordRequestEvents(transaction, { request, site, tasks })
    return request
  })

/** Voids a payment request, so that it can no longer be paid. Voiding it again has no effect. */
export const voidPaymentRequest = (context: Context, { site, id }: RequestKey): Promise<void> =>
  transact(context.db, async (transaction) => {
    const held = await hold(transaction, { site, id })
    const { request, tasks } = await move(transaction, held, { event: 'VOID', now: context.now() })
    if (tasks.length === 0) return
    await endPayment(context, transaction, request)
    await recordRequestEvents(transaction, { request, site, tasks })
  })

/** Deletes an unpaid payment request. */
export const removePaymentRequest = (context: Context, { site, id }: RequestKey): Promise<void> =>
  transact(context.db, async (transaction) => {
    const held = await hold(transaction, { site, id })
    const { request, tasks } = await move(transaction, held, { event: 'DELETE', now: context.now() })
    await endPayment(context, transaction, request)
    await recordRequestEvents(transaction, { request, site, tasks })
    await deletePaymentRequest(transaction, request)
  })
