import type {
  PaymentRefund,
  RefundItems as RequestedItems,
  RefundSideEffects as RequestedEffects,
} from '@vitrine/contract/entities/money/order-billing.ts'
import { sumOf, toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { calculateRefund } from '@vitrine/domain/payment/calculate-refund.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { withCurrency, type Site } from '../../../ground/site/sites.ts'
import { returnStock } from '../../../catalog/product/api.ts'
import {
  emailSent,
  noteOnOrder,
  presentOrder,
  refundedEmail,
  type StoredOrder,
  stockUserOf,
} from '../../../orders/order/api.ts'
import { followRestock } from '../../../orders/fulfillment/api.ts'
import {
  giftCardProvider,
  leaseFrom,
  listRefunds,
  noDetails,
  type Payments,
  type Providers,
  type Refund,
  type RefundDetails,
  type RefundPart,
  type RefundSideEffects,
  type RequestedRefund,
  requestRefund,
} from '../../../money/payment/api.ts'
import { cardRefundOf, judgeRefunds, noteMoved } from '../../purchase/api.ts'
import { holdBilledOrder, type OnSite } from '../held-order.ts'
import { refuseItem, refundItemsOf } from './refund-items.ts'
import { refundableOrderOf } from './refundable-order.ts'
import { takeBackGiftCards } from './take-back-gift-cards.ts'
import { restockOf } from './restock.ts'

export interface RefundRequest {
  readonly orderId: string
  readonly paymentRefunds: readonly PaymentRefund[]
  readonly sideEffects?: RequestedEffects
  readonly refundItems?: RequestedItems
  readonly customerReason?: string
  /** Amounts of these payments that are transferred to an exchange order, in addition to what is refunded. */
  readonly exchanged?: readonly { readonly paymentId: string; readonly amount: Minor }[]
  /** Writes more in the same transaction, while the order is locked. */
  readonly within?: (db: Db, refundId: string) => Promise<void>
}

/** Details stored with the refund. Throws if an item cannot be refunded. */
const detailsOf = (
  { refundItems, customerReason }: RefundRequest,
  { order, site, refunds }: { order: StoredOrder; site: Site; refunds: readonly Refund[] },
): RefundDetails => {
  const reason = customerReason === undefined ? {} : { reason: customerReason }
  if (!refundItems) return { ...noDetails, ...reason }
  const items = refundItemsOf(refundItems, site.currency)
  const calculated = calculateRefund(refundableOrderOf(order, refunds), items)
  if (!calculated.ok) throw refuseItem(calculated.refusals[0]!, site.currency)
  const { lines, fees, shipping } = calculated
  return {
    lines: lines.map(({ id, quantity, summary }) => ({ id, quantity, total: summary.total })),
    fees: fees.map(({ id, amount }) => ({ id, amount })),
    ...(shipping && { shipping: shipping.amount }),
    ...reason,
  }
}

const emailBuyer = async (
  db: Db,
  { order, site, parts, message }: { order: StoredOrder; site: Site; parts: readonly RefundPart[]; message: string },
): Promise<void> => {
  const sum = (isMeant: (part: RefundPart) => boolean) =>
    sumOf(parts.filter((part) => isMeant(part)).map(({ amount }) => amount))
  const isCredit = ({ creditOf }: RefundPart) => creditOf !== undefined
  const isGiftCard = (part: RefundPart) =>
    part.payment.provider === giftCardProvider && !part.isExternal && !isCredit(part)
  const email = refundedEmail(presentOrder(order), {
    site,
    message,
    total: sum(() => true),
    toGiftCards: sum(isGiftCard),
    toStoreCredit: sum(isCredit),
    outside: sum(({ isExternal }) => isExternal),
    toCards: parts
      .filter((part) => !part.isExternal && !isGiftCard(part) && !isCredit(part))
      .map((part) => cardRefundOf(part)),
  })
  await queueMail(db, { siteId: site.id, recipient: order.email, message: email })
}

interface Judging {
  readonly order: StoredOrder
  readonly site: Site
  readonly providers: Providers
  readonly refund: RefundRequest
}

/** Checks the amounts transferred to an exchange order together with the refunds of the same payments. */
const judgeExchanged = async (
  context: Context,
  db: Db,
  { refund: { exchanged = [] }, back, ...judging }: Judging & { back: readonly RefundPart[] },
): Promise<RefundPart[]> => {
  const { currency } = judging.site
  const backOf = (id: string) => back.find(({ payment }) => payment.id === id)?.amount ?? 0
  const requested = exchanged.map(({ paymentId, amount }) => ({
    paymentId,
    amount: { amount: toDecimal(amount + backOf(paymentId), currency) },
    externalRefund: true,
  }))
  const parts = await judgeRefunds(context, db, { ...judging, requested })
  return parts.map(({ payment }, index) => ({
    payment,
    amount: exchanged[index]!.amount,
    isExternal: true,
    isExchange: true,
  }))
}

const judgeParts = async (context: Context, db: Db, judging: Judging): Promise<RefundPart[]> => {
  const back = await judgeRefunds(context, db, { ...judging, requested: judging.refund.paymentRefunds })
  return [...back, ...(await judgeExchanged(context, db, { ...judging, back }))]
}

const refundHeld = async (
  context: Context,
  db: Db,
  {
    caller,
    site: ofStore,
    providers,
    refund,
  }: { caller: OnSite; site: Site; providers: Providers; refund: RefundRequest },
): Promise<RequestedRefund> => {
  const order = await holdBilledOrder(db, caller, refund.orderId)
  const site = withCurrency(ofStore, order.body.currency)
  const refunds = await listRefunds(db, order)
  const parts = await judgeParts(context, db, { order, site, providers, refund })
  const details = detailsOf(refund, { order, site, refunds })
  await takeBackGiftCards(context, db, { order, refunds, parts, details })
  const actor = actorOf(caller)
  const { restock, notifications } = refund.sideEffects ?? {}
  const restocked = restockOf({ order, refunds, requested: restock?.lineItems ?? [] })
  const sideEffects: RefundSideEffects = {
    restock: restocked.lines,
    restocksAll: restocked.isAll,
    sendsEmail: notifications?.sendCustomerEmail ?? false,
    ...(notifications?.customMessage !== undefined && { customMessage: notifications.customMessage }),
  }
  if (restocked.moves.length > 0) await returnStock(db, stockUserOf(order), restocked.moves)
  const claimedUntil = leaseFrom(context.now())
  const request = { order, parts, details, sideEffects, actor, claimedUntil }
  const requested = await requestRefund(context, db, request)
  await refund.within?.(db, requested.refundId)
  if (!refund.within) await context.refunded(context, db, { caller, site: ofStore, orderId: order.id })
  if (restocked.lines.length > 0) await followRestock(context, db, order)
  const saved = await noteMoved(context, db, { order, site, happened: requested.happened, actor })
  const message = notifications?.customMessage?.trim() ?? ''
  if (sideEffects.sendsEmail) {
    await emailBuyer(db, { order: saved, site, parts, message })
    const emailed = emailSent({ site, recipient: saved.email, kind: 'ORDER_REFUNDED' })
    if (emailed.length > 0) await noteOnOrder(context, db, { order: saved, actor }, ...emailed)
  }
  return requested
}

/**
 * Refunds payments of an order: saves the refund under the order's lock, then sends it to the providers. Of two
 * concurrent refunds, the second can refund only what the first leaves.
 */
export const refundPayments = async (
  context: Context,
  payments: Pick<Payments, 'sendRefunds' | 'providers'>,
  { caller, site, refund }: { caller: OnSite; site: Site; refund: RefundRequest },
): Promise<string> => {
  const { providers } = payments
  const { refundId, unsent } = await transact(context.db, (held) =>
    refundHeld(context, held, { caller, site, providers, refund }),
  )
  await payments.sendRefunds(unsent)
  return refundId
}
