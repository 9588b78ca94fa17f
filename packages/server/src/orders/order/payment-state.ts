import {
  balanceOf,
  decideOrderPayment,
  type OrderPaymentDecision,
  type PaymentsOfOrder,
} from '@vitrine/domain/payment/order-payment.ts'
import { decideOrder } from '@vitrine/domain/order/states.ts'
import { sumsOf, type Sums } from '@vitrine/domain/payment/ledger.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Actor } from '../../ground/event/actor.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import {
  giftCardProvider,
  onTheWay,
  type OnTheWay,
  paymentsOfOrder,
  readMoney,
  transactionsOf,
} from '../../money/payment/api.ts'
import { withActivities, type Activities } from './activities.ts'
import { confirmationEmail } from './emails/emails.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { recordApproved } from './record-placed.ts'
import { notifyOwners } from './emails/notify-owners.ts'
import { moveOrder, type OrderStates } from './store.ts'
import type { OrderRecord } from './tables.ts'

/** Computes the balance summary of an order from its ledger. */
export const balanceSummaryOf = (
  { total, currency, language }: { total: Minor } & Pick<Site, 'currency' | 'language'>,
  sums: Sums,
  of?: Pick<PaymentsOfOrder, 'held'> & Partial<OnTheWay>,
): NonNullable<OrderRecord['balanceSummary']> => {
  const money = createMoneyWriter({ currency, language })
  const { due, paid, refunded, authorized } = balanceOf({ total }, sums, of)
  const { disputed, 'dispute-reversed': reversed } = sums
  const { pending = 0, pendingRefund = 0 } = of ?? {}
  return {
    balance: money.price(due),
    paid: money.price(paid),
    refunded: money.price(refunded),
    ...(authorized > 0 && { authorized: money.price(authorized) }),
    ...(pending > 0 && { pending: money.price(pending) }),
    ...(pendingRefund > 0 && { pendingRefund: money.price(pendingRefund) }),
    ...(disputed > 0 && { chargeback: money.price(disputed) }),
    ...(reversed > 0 && { chargebackReversal: money.price(reversed) }),
  }
}

/** The payment status that follows from the ledger of a locked order, and the resulting tasks. */
export type DecidedMoney = Omit<Extract<OrderPaymentDecision, { ok: true }>, 'ok'> &
  OnTheWay & {
    readonly sums: Sums
    readonly held: Minor
  }

export const decideMoney = async (
  db: Db,
  order: StoredOrder,
  { isCanceled = false }: { isCanceled?: boolean } = {},
): Promise<DecidedMoney> => {
  const all = await readMoney(db, order)
  const { movements, payments } = all
  const [sums, of] = [sumsOf(movements), paymentsOfOrder(payments, movements)]
  const decision = decideOrderPayment(
    order.payment_status,
    {
      total: Number(order.total),
      isCanceled: isCanceled || order.status === 'CANCELED',
      stockTaken: order.stock_taken,
    },
    sums,
    of,
  )
  if (!decision.ok) throw new Error(`The payment status of the order ${order.id} cannot change: ${decision.code}.`)
  return { sums, held: of.held, ...onTheWay(all), status: decision.status, tasks: decision.tasks }
}

interface Moved {
  readonly order: StoredOrder
  readonly site: Site
  readonly decided: DecidedMoney
  /** Activities for the order's timeline. */
  readonly happened: readonly Activities[]
  readonly actor?: Actor | undefined
  /** Further statuses to change. */
  readonly states?: Omit<OrderStates, 'payment_status'>
}

const giftCardsOf = async (db: Db, order: StoredOrder): Promise<Minor> => {
  const { payments, movements } = await readMoney(db, order)
  const ids = new Set(payments.filter(({ provider }) => provider === giftCardProvider).map(({ id }) => id))
  return sumsOf(movements.filter(({ paymentId }) => ids.has(paymentId))).captured
}

/** Notifies apps, owners and the buyer that an order awaiting payment or review was approved. */
export const announceApproval = async (
  db: Db,
  { order, site, actor }: Pick<Moved, 'order' | 'site' | 'actor'>,
): Promise<void> => {
  await recordApproved(db, order, actor)
  // For orders without a checkout, the creator decides whether the owners are notified.
  if (order.checkout_id !== null) await notifyOwners(db, { order, site, giftCards: await giftCardsOf(db, order) })
  if (order.email === '') return
  const message = confirmationEmail(presentOrder(order), { site })
  await queueMail(db, { siteId: site.id, recipient: order.email, message })
}

/** Saves the payment status of a locked order. Approves it if it was waiting for full payment. */
export const saveMoney = async (
  context: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { order, site, decided, happened, actor, states = {} }: Moved,
): Promise<StoredOrder> => {
  const balanceSummary = balanceSummaryOf({ ...site, total: Number(order.total) }, decided.sums, decided)
  const record = withActivities({ ...context, actor }, { ...order.body, balanceSummary }, ...happened)
  const approval = decided.status === 'PAID' ? decideOrder(order.status, 'SETTLED') : undefined
  const isApproved = approval?.ok === true && approval.tasks.includes('approve')
  const status = isApproved ? { status: approval.state } : {}
  const moved = await moveOrder(db, order, {
    states: { ...status, ...states, payment_status: decided.status },
    record,
    now: context.now(),
  })
  if (isApproved) await announceApproval(db, { order: moved, site, actor })
  return moved
}

interface PaymentsMoved {
  readonly before: StoredOrder
  readonly site: Site
  readonly actor?: Actor
  /** Affected payments and refunds. */
  readonly paymentIds?: readonly string[]
  readonly refundIds?: readonly string[]
}

/** Records events for webhooks after the payments of an order changed. */
export const recordPaymentEvents = async (
  db: Db,
  order: StoredOrder,
  { before, site, actor, paymentIds = [], refundIds = [] }: PaymentsMoved,
): Promise<void> => {
  const event = { siteId: order.site_id, entity: 'order', entityId: order.id, ...(actor && { actor }) }
  const body = { orderTransactions: await transactionsOf(db, order, site), paymentIds, refundIds }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_transactions_updated', body })
  if (order.payment_status === before.payment_status) return
  const change = { order: presentOrder(order), previousPaymentStatus: before.payment_status }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_payment_status_updated', body: change })
}
