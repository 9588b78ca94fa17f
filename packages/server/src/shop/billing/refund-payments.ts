import type {
  PaymentRefund,
  RefundItems as AskedItems,
  RefundSideEffects as AskedEffects,
} from '@vitrine/contract/entities/order-billing.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import { calculateRefund } from '@vitrine/domain/payment/calculate-refund.ts'
import { refundability, refundRefusal } from '@vitrine/domain/payment/refundability.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { returnStock } from '../catalog/stock.ts'
import { refundedEmail } from '../order/emails.ts'
import { memberOfOrder, presentOrder, type StoredOrder } from '../order/present.ts'
import { listPayments, type StoredPayment } from '../payment/ledger-store.ts'
import type { Payments } from '../payment/payments.ts'
import type { Providers } from '../payment/provider.ts'
import { giftCardProvider, noDetails, requestRefund, type RefundPart } from '../payment/refund.ts'
import { listRefunds, type Refund } from '../payment/refund-store.ts'
import { readRefundable } from '../payment/refundable.ts'
import type { RefundDetails, RefundSideEffects } from '../payment/tables.ts'
import { noteMoved } from '../purchase/note-moved.ts'
import { minorOf } from './amounts.ts'
import { holdBilledOrder, type OnSite } from './held-order.ts'
import { refuseItem, refundItemsOf } from './refund-items.ts'
import { refundableOrderOf } from './refundable-order.ts'
import { takeBackGiftCards } from './take-back-gift-cards.ts'
import { restockOf } from './restock.ts'

export interface RefundAsked {
  readonly orderId: string
  readonly paymentRefunds: readonly PaymentRefund[]
  readonly sideEffects?: AskedEffects
  readonly refundItems?: AskedItems
  readonly customerReason?: string
}

interface Judging {
  readonly order: StoredOrder
  readonly site: Site
  readonly providers: Providers
}

const amountAsked = (paymentRefund: PaymentRefund, index: number, { currency }: Site): Minor | undefined =>
  minorOf(paymentRefund.amount, { field: `paymentRefunds[${index}].amount`, currency })

/** Who gets a refund as store credit: the member who placed the order, and nobody else. */
const creditedMember = (order: StoredOrder, { asked, index }: { asked: PaymentRefund; index: number }): string => {
  const field = `paymentRefunds[${index}].storeCredit`
  if (asked.externalRefund) throw invalidField(field, 'cannot be set together with externalRefund', 'FIELD_NOT_ALLOWED')
  const memberId = memberOfOrder(order)
  if (memberId === undefined) throw invalidField(field, 'is only for orders of members', 'FIELD_NOT_ALLOWED')
  return memberId
}

/** How much goes back to a payment, or a refusal by name; all that is left where no amount is sent. */
const judgePart = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  {
    order,
    site,
    providers,
    payment,
    asked,
    index,
  }: Judging & { payment: StoredPayment; asked: PaymentRefund; index: number },
): Promise<RefundPart> => {
  const provider = await providers.find(db, payment)
  const refundable = await readRefundable(db, { payment, orderStatus: order.status, provider, now: now() })
  const creditOf = asked.storeCredit ? creditedMember(order, { asked, index }) : undefined
  const isExternal = asked.externalRefund ?? false
  const amount = amountAsked(asked, index, site) ?? refundability(refundable).most
  // What becomes credit stays with the store: nobody outside is asked.
  const refused = refundRefusal(refundable, { amount, isExternal: isExternal || creditOf !== undefined })
  if (!refused) return { payment, amount, isExternal, creditOf }
  if (refused.code !== 'PAYMENT_NOT_REFUNDABLE') throw new Refusal(refused.code, undefined, asked)
  const data = { paymentId: payment.id, nonRefundableReason: refused.reason }
  throw new Refusal('PAYMENT_NOT_REFUNDABLE', undefined, data)
}

const judgeParts = async (
  clock: Pick<Context, 'now'>,
  db: Db,
  { asked, ...judging }: Judging & { asked: RefundAsked['paymentRefunds'] },
): Promise<RefundPart[]> => {
  const payments = await listPayments(db, judging.order)
  const parts: RefundPart[] = []
  for (const [index, one] of asked.entries()) {
    if (parts.some(({ payment }) => payment.id === one.paymentId)) {
      throw invalidField(`paymentRefunds[${index}].paymentId`, 'must be named once')
    }
    const payment = payments.find(({ id }) => id === one.paymentId)
    if (!payment) throw new Refusal('PAYMENT_NOT_FOUND', undefined, one)
    parts.push(await judgePart(clock, db, { ...judging, payment, asked: one, index }))
  }
  return parts
}

/** What the refund is for, to be kept with it; an item that cannot be refunded so is refused by name. */
const detailsOf = (
  { refundItems, customerReason }: RefundAsked,
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

const tellBuyer = async (
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
    toCards: sum((part) => !part.isExternal && !isGiftCard(part) && !isCredit(part)),
  })
  await queueMail(db, { siteId: site.id, recipient: order.email, message: email })
}

const refundHeld = async (
  context: Context,
  db: Db,
  { caller, site, providers, asked }: { caller: OnSite; site: Site; providers: Providers; asked: RefundAsked },
): Promise<string> => {
  const order = await holdBilledOrder(db, caller, asked.orderId)
  const refunds = await listRefunds(db, order)
  const parts = await judgeParts(context, db, { order, site, providers, asked: asked.paymentRefunds })
  const details = detailsOf(asked, { order, site, refunds })
  await takeBackGiftCards(context, db, { order, refunds, parts, details })
  const actor = actorOf(caller)
  const { restock, notifications } = asked.sideEffects ?? {}
  const restocked = restockOf({ order, refunds, asked: restock?.lineItems ?? [] })
  const sideEffects: RefundSideEffects = {
    restock: restocked.lines,
    restocksAll: restocked.isAll,
    sendsEmail: notifications?.sendCustomerEmail ?? false,
    ...(notifications?.customMessage !== undefined && { customMessage: notifications.customMessage }),
  }
  if (restocked.moves.length > 0) await returnStock(db, site.id, restocked.moves)
  const { refundId, happened } = await requestRefund(context, db, { order, parts, details, sideEffects, actor })
  const saved = await noteMoved(context, db, { order, site, happened, actor })
  const message = notifications?.customMessage?.trim() ?? ''
  if (sideEffects.sendsEmail) await tellBuyer(db, { order: saved, site, parts, message })
  return refundId
}

/**
 * Refunds payments of an order: written down under its lock, then told to the providers. Of two who refund the same at
 * once the second finds what the first has left.
 */
export const refundPayments = async (
  context: Context,
  payments: Pick<Payments, 'carryOut' | 'providers'>,
  { caller, site, asked }: { caller: OnSite; site: Site; asked: RefundAsked },
): Promise<string> => {
  const { providers } = payments
  const refundId = await transact(context.db, (held) => refundHeld(context, held, { caller, site, providers, asked }))
  await payments.carryOut(asked.orderId)
  return refundId
}
