import { countOf } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { followWithGiftCards } from './follow-with-gift-cards.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { withCurrency, type Site } from '../../../ground/site/sites.ts'
import { takeStock } from '../../../catalog/product/api.ts'
import {
  decideMoney,
  lockOrderById,
  type OrderRecord,
  recordPaymentEvents,
  saveMoney,
  stockOf,
  type StoredOrder,
  stockUserOf,
} from '../../../orders/order/api.ts'
import {
  type Happened,
  listRefunds,
  type Noted,
  presentChargeback,
  presentRefund,
  type Providers,
  readMoney,
  type Refund,
  refundsOf,
  transactionsOf,
} from '../../../money/payment/api.ts'
import { issueRefundReceipts } from '../../../orders/receipt/api.ts'
import { requestPaymentAgain } from '../charge/debit-failed.ts'
import { expectNoMore } from '../charge/received.ts'
import { settleRequests } from '../charge/payment-link/settle-requests.ts'
import { creditRefunds, isOver, movedRefunds } from './credit-refunds.ts'
import { moneyActivities } from './money-activities.ts'
import { notifyPaymentProblems } from './payment-problems.ts'
import { returnMoney } from './return-money.ts'
import { notifyDispute } from './notify-owners.ts'

interface Recording {
  readonly order: StoredOrder
  readonly site: Site
  readonly actor?: Actor | undefined
}

const restockInfo = ({ side_effects: { restocksAll, restock = [] } }: Refund) => {
  if (restocksAll) return { type: 'ALL_ITEMS', items: [] }
  return { type: restock.length > 0 ? 'SOME_ITEMS' : 'NO_ITEMS', items: restock }
}

/** Records the event of a refund once none of its transactions is pending. */
const recordRefund = async (db: Db, { order, site, actor }: Recording, refundId: string): Promise<void> => {
  const refund = (await listRefunds(db, order)).find(({ id }) => id === refundId)
  if (!refund || !isOver(refund)) return
  const { customMessage, sendsEmail = false } = refund.side_effects
  await recordEvent(db, {
    siteId: order.site_id,
    entity: 'order',
    entityId: order.id,
    type: 'wix.ecom.v1.order_transactions_refund_completed',
    ...(actor && { actor }),
    body: {
      orderId: order.id,
      refundId,
      refund: presentRefund(refund, createMoneyWriter(site)),
      sideEffects: {
        restockInfo: restockInfo(refund),
        sendOrderRefundedEmail: sendsEmail,
        ...(customMessage !== undefined && { customMessage }),
      },
      orderTransactions: await transactionsOf(db, order, site),
    },
  })
}

const recordChargeback = async (
  db: Db,
  { order, site, actor }: Recording,
  { chargeback, paymentId }: Extract<Happened, { type: 'chargeback' }>,
): Promise<void> => {
  await recordEvent(db, {
    siteId: order.site_id,
    entity: 'order',
    entityId: order.id,
    type:
      chargeback.state === 'approved'
        ? 'wix.ecom.v1.order_transactions_chargeback_approved'
        : 'wix.ecom.v1.order_transactions_chargeback_reversed',
    ...(actor && { actor }),
    body: {
      orderId: order.id,
      paymentId,
      chargeback: presentChargeback(chargeback, createMoneyWriter(site)),
      orderTransactions: await transactionsOf(db, order, site),
    },
  })
}

const recordDetails = async (
  db: Db,
  { order, site, actor }: Recording,
  { paymentIds, refundIds }: Extract<Happened, { type: 'details' }>,
): Promise<void> => {
  await recordEvent(db, {
    siteId: order.site_id,
    entity: 'order',
    entityId: order.id,
    type: 'wix.ecom.v1.order_transactions_details_updated',
    ...(actor && { actor }),
    body: { orderTransactions: await transactionsOf(db, order, site), paymentIds, refundIds },
  })
}

/** Records one event for each change, and for each refund once it has completed. */
const recordHappened = async (
  context: Context,
  db: Db,
  recording: Recording,
  happened: readonly Happened[],
): Promise<void> => {
  for (const refundId of movedRefunds(happened)) await recordRefund(db, recording, refundId)
  for (const one of happened) {
    if (one.type === 'chargeback') {
      await recordChargeback(db, recording, one)
      if (one.isNew) await notifyDispute(db, { ...recording, chargeback: one.chargeback })
    }
    if (one.type === 'details') await recordDetails(db, recording, one)
  }
}

/** Sets the refunded quantities of the line items. Refunds that failed entirely don't count. */
const withRefunded = (record: OrderRecord, refunds: readonly Refund[]): OrderRecord => {
  if (refunds.length === 0) return record
  const lines = refunds
    .filter(({ transactions }) => !transactions.every(({ state }) => state === 'failed'))
    .flatMap(({ details }) => details.lines)
  const lineItems = record.lineItems.map(({ refundQuantity: _before, ...line }) => {
    const refundQuantity = countOf(lines, line.id)
    return refundQuantity > 0 ? { ...line, refundQuantity } : line
  })
  return { ...record, lineItems }
}

const idsOf = (happened: readonly Happened[]) => ({
  paymentIds: [...new Set(happened.flatMap((one) => ('paymentId' in one ? [one.paymentId] : [])))],
  refundIds: [...new Set(happened.flatMap((one) => ('refundId' in one ? [one.refundId] : [])))],
})

/**
 * Updates a locked order after its payments changed, and records events. `since` is the order before other changes of
 * the same transaction.
 */
export const noteMoved = async (
  context: Context,
  db: Db,
  { order: { site_id, id }, site: ofStore, happened, actor, since }: Noted & { since?: StoredOrder },
): Promise<StoredOrder> => {
  const held = await lockOrderById(db, site_id, id)
  const site = withCurrency(ofStore, held.body.currency)
  const before = since ?? held
  const hasArrived = happened.some(({ type }) => type === 'arrived' || type === 'captured')
  if (hasArrived) await expectNoMore(context, db, held)
  const decided = await decideMoney(db, held)
  // The provider has already taken the payment. Items that are out of stock remain owed to the buyer.
  const takesStock = decided.tasks.includes('take-stock') && (await takeStock(db, stockUserOf(held), stockOf(held))).ok
  const states = takesStock ? { stock_taken: true } : {}
  const all = await readMoney(db, held)
  const types = moneyActivities(happened, all, site)
  const order = { ...held, body: withRefunded(held.body, refundsOf(all)) }
  const saved = await saveMoney(context, db, { order, site, decided, happened: types, actor, states })
  await recordPaymentEvents(db, saved, { before, site, ...idsOf(happened), ...(actor && { actor }) })
  if (happened.some(({ type }) => type === 'refunded'))
    await issueRefundReceipts(context, db, { order: saved, site, actor })
  await recordHappened(context, db, { order: saved, site, actor }, happened)
  if (hasArrived) await settleRequests(context, db, { order: saved, site })
  await notifyPaymentProblems(db, { order: saved, site, actor, happened })
  if (happened.some(({ type }) => type === 'declined')) await requestPaymentAgain(context, db, { order: saved, site })
  await followWithGiftCards(context, db, { order: saved, site, happened })
  return creditRefunds(context, db, { order: saved, site, actor }, happened)
}

const isIncoming = ({ type }: Happened): boolean => type === 'arrived' || type === 'captured' || type === 'authorized'

/** Like `noteMoved`, and refunds a payment that arrives after the order was canceled. */
export const noteMovedOrReturn = async (
  context: Context,
  db: Db,
  { providers, ...noted }: Noted & { providers: Providers },
): Promise<void> => {
  const saved = await noteMoved(context, db, noted)
  if (saved.status !== 'CANCELED') return
  // What the store kept of other payments on cancellation is not refunded.
  const { paymentIds } = idsOf(noted.happened.filter((one) => isIncoming(one)))
  if (paymentIds.length === 0) return
  const { happened } = await returnMoney(context, db, { order: saved, providers, paymentIds })
  if (happened.length > 0) await noteMoved(context, db, { ...noted, happened })
}
