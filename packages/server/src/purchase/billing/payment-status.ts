import type { TransactionsPayment } from '@vitrine/contract/entities/money/order-transactions.ts'
import type { RecordEvent } from '@vitrine/domain/payment/record.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredOrder } from '../../orders/order/api.ts'
import { type Happened, listPayments, movePayment, type StoredPayment } from '../../money/payment/api.ts'
import { noteMoved, noteReceived, refuseSoldOut } from '../purchase/api.ts'
import { holdBilledOrder, type OnSite } from './held-order.ts'

type Status = NonNullable<TransactionsPayment['status']>

const events = {
  PENDING: 'awaits-money',
  PENDING_MERCHANT: 'awaits-merchant',
  CANCELED: 'canceled',
  DECLINED: 'declined',
} as const

const eventOf = (payment: StoredPayment, status: string): RecordEvent | undefined => {
  if (status === 'APPROVED') return { type: 'captured', amount: Number(payment.amount) }
  return Object.hasOwn(events, status) ? { type: events[status as keyof typeof events] } : undefined
}

const notAllowed = (payment: StoredPayment, status: string | undefined): Refusal =>
  new Refusal(
    'STATUS_NOT_ALLOWED',
    `A payment that is ${payment.status} cannot become ${status ?? 'nothing'} with this call.`,
    {
      paymentId: payment.id,
      status,
    },
  )

const happenedOf = ({ id: paymentId }: StoredPayment, { type }: RecordEvent): Happened[] => {
  if (type === 'captured') return [{ type: 'arrived', paymentId }]
  if (type === 'declined') return [{ type, paymentId }]
  const details: Happened = { type: 'details', paymentIds: [paymentId], refundIds: [] }
  return type === 'canceled' ? [{ type, paymentId }, details] : [details]
}

/** Moves an offline payment to a status. Payments of a provider are moved only by that provider. */
const moveTo = async (
  { now, newId }: Context,
  db: Db,
  { order, payment, status }: { order: StoredOrder; payment: StoredPayment; status: string | undefined },
): Promise<Happened[]> => {
  const event = status === undefined ? undefined : eventOf(payment, status)
  const isAllowed = event && payment.provider === 'offline' && order.status !== 'CANCELED'
  if (!isAllowed) throw notAllowed(payment, status)
  if (payment.status === (status as Status)) return []
  const moved = await movePayment(db, payment, { event, reference: newId(), now: now() })
  if (!moved.ok) throw notAllowed(payment, status)
  return happenedOf(payment, event)
}

export interface StatusUpdate {
  readonly caller: OnSite
  readonly site: Site
  readonly orderId: string
  readonly paymentId: string
  readonly status: string | undefined
}

/** Updates the status of an offline payment. */
export const updateStatus = (
  context: Context,
  { caller, site, orderId, paymentId, status }: StatusUpdate,
): Promise<StoredOrder> =>
  transact(context.db, async (held) => {
    const order = await holdBilledOrder(held, caller, orderId)
    const payment = (await listPayments(held, order)).find(({ id }) => id === paymentId)
    if (!payment) throw new Refusal('PAYMENT_NOT_FOUND', undefined, { paymentId })
    const happened = await moveTo(context, held, { order, payment, status })
    if (happened.length === 0) return order
    if (happened[0]!.type === 'arrived') return noteReceived(context, held, { order, site })
    return noteMoved(context, held, { order, site, happened, actor: actorOf(caller) })
  }).catch(refuseSoldOut)
