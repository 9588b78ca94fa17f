import type { Price } from '@vitrine/contract/entities/common.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import type { Caller } from '../../../ground/base/caller.ts'
import { Refusal, refusalFor, outOfBounds } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { decideMarkAsPaid, type MarkAsPaidDecision } from '@vitrine/domain/order/status/mark-as-paid.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { lockOrder, type StoredOrder } from '../../../orders/order/api.ts'
import {
  insertPayment,
  listMovements,
  listPayments,
  movePayment,
  type PaymentDetails,
  paymentsOfOrder,
  type StoredPayment,
} from '../../../money/payment/api.ts'
import { promisedOf } from './payable.ts'
import { noteReceived, refuseSoldOut } from './received.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

type Received = Extract<MarkAsPaidDecision, { ok: true }>

/** A payment received outside the platform. */
export interface Outside {
  /** Default: the full amount due. */
  readonly amount?: Minor
  /** Field of the request that contains the amount. */
  readonly field: string
  /** When it was received. */
  readonly date: Date
  /** How it was paid. If absent, the payment that was expected. */
  readonly details?: PaymentDetails
}

/** Decides which payment the owner has received for a locked order. Refuses an invalid amount. */
const decideReceived = async (
  db: Db,
  { order, payments, outside }: { order: StoredOrder; payments: readonly StoredPayment[]; outside: Outside },
): Promise<Received> => {
  const expected = payments.filter(({ provider }) => provider === 'offline' && !outside.details)
  const movements = await listMovements(db, order)
  const decision = decideMarkAsPaid(
    {
      status: order.status,
      total: Number(order.total),
      sums: sumsOf(movements),
      held: paymentsOfOrder(payments, movements).held,
      promised: promisedOf(payments),
      payments: expected.map(({ id, status, amount }) => ({ id, status, amount: Number(amount) })),
    },
    outside.amount,
  )
  if (decision.ok) return decision
  if (decision.code === 'ALREADY_PAID') throw new Refusal('ORDER_ALREADY_PAID')
  if (decision.code === 'INVALID_AMOUNT') {
    const maxAmount = toDecimal(decision.due, order.body.currency ?? '')
    throw outOfBounds(outside.field, {
      rule: 'MAX',
      threshold: maxAmount,
      description: `must be more than 0 and at most ${maxAmount}, what is due`,
    })
  }
  const description = `An order with the status ${order.status} cannot be marked as paid.`
  throw refusalFor('ILLEGAL_STATE', 'ORDER_NOT_PAYABLE', { description, data: { status: order.status } })
}

/** Saves an offline payment, received or expected. Returns its ID. */
export const insertOutside = async (
  db: Db,
  order: StoredOrder,
  { id, amount, captured, date, details }: Omit<Outside, 'field'> & { id: string; amount: Minor; captured: boolean },
): Promise<string> => {
  const payment = {
    site_id: order.site_id,
    id,
    order_id: order.id,
    provider: 'offline',
    method: null,
    amount,
    currency: order.body.currency ?? '',
    body: JSON.stringify(details ?? { regularPaymentDetails: { paymentOrderId: id, offlinePayment: true } }),
  }
  await insertPayment(db, payment, { arrived: captured ? 'captured' : 'nothing', now: date })
  return id
}

/** Records a received payment: the expected one, or a new one if none was expected. Returns its ID. */
export const receive = async (
  context: Context,
  db: Db,
  { order, outside }: { order: StoredOrder; outside: Outside },
): Promise<string> => {
  const id = context.newId()
  const payments = await listPayments(db, order)
  const { paymentId, amount } = await decideReceived(db, { order, payments, outside })
  const expected = payments.find((payment) => payment.id === paymentId)
  if (!expected) return insertOutside(db, order, { ...outside, id, amount, captured: true })
  const event = { type: 'captured' as const, amount }
  const moved = await movePayment(db, expected, { event, reference: id, now: context.now() })
  if (!moved.ok) throw new Error(`The payment ${expected.id} cannot be marked as paid: ${moved.code}.`)
  return expected.id
}

/** Records that an order, or a part of it, was paid outside the platform, for example by bank transfer or in cash. */
export const markOrderAsPaid = async (
  context: Context,
  { caller, id, amount: sent }: { caller: OnSite; id: string; amount?: Price },
): Promise<StoredOrder> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, caller, id)
    const field = 'amount.amount'
    const amount = sent && exactMinor(sent.amount, { field, currency: order.body.currency ?? site.currency })
    const outside = { field, date: context.now(), ...(amount !== undefined && { amount }) }
    await receive(context, transaction, { order, outside })
    return noteReceived(context, transaction, { order, site, actor: actorOf(caller) })
  }).catch(refuseSoldOut)
}
