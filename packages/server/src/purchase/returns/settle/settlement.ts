import type { RefundItems } from '@vitrine/contract/entities/money/order-billing.ts'
import type { Price } from '@vitrine/contract/entities/common.ts'
import type {
  ReturnSettlement,
  ReturnSettlementPart,
  ReturnSettlementPreview,
} from '@vitrine/contract/entities/orders/returns.ts'
import { amountIn } from '@vitrine/domain/currency/charging.ts'
import { toDecimal, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { spreadRefund, type Source } from '@vitrine/domain/returns/spread.ts'
import { decideReturn } from '@vitrine/domain/returns/states.ts'
import { priceToMinor } from '../../../ground/base/amounts.ts'
import { invalidField, Refusal, refusalFor, outOfBounds } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { withCurrency, requireSite, type Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter, type MoneyWriter } from '../../../ground/words/money-writer.ts'
import { calculateForOrder, orderRefundability } from '../../billing/api.ts'
import { requireOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { readMoneyLeft, type Payments } from '../../../money/payment/api.ts'
import { unknownReturn, type Changing } from '../step.ts'
import { planExchange, type PlannedExchange } from '../exchange/exchange.ts'
import { refuseState } from '../refuse.ts'
import { leftToSettle, type Left } from './left.ts'
import { returnRules } from '../settings.ts'
import { findReturn, type StoredReturn } from '../store.ts'

export interface Settling {
  readonly type: ReturnSettlement['type']
  readonly amount?: Price
  readonly includesDelivery?: boolean
  readonly fee?: Price
  readonly revision?: number
}

/** The amounts of a settlement, and where they are refunded to. */
export interface Settlement {
  readonly site: Site
  readonly order: StoredOrder
  readonly known: StoredReturn
  readonly requested: RefundItems
  /** Full value of the received items. */
  readonly worth: Minor
  readonly fee: Minor
  /** What the buyer gets: a refund, store credit or an exchange. */
  readonly amount: Minor
  /** Amounts refunded to each payment. */
  readonly parts: readonly (Source & { readonly amount: Minor })[]
  readonly exchange?: PlannedExchange
  /** Items to restock. */
  readonly restock: Left['restock']
}

type Known = Pick<Settlement, 'order' | 'site' | 'known'>

/** Store credit and exchange orders are in the store's currency. */
const refuseOtherMoney = ({ body: { currency, currencyConversionDetails } }: StoredOrder): void => {
  if (!currencyConversionDetails) return
  throw invalidField('type', `must be REFUND: this order was paid in ${currency}`, 'FIELD_NOT_ALLOWED')
}

/** The store's default fee, converted to the currency of the order at its rate. */
const usualFee = (site: Site, { body: { currency, currencyConversionDetails } }: StoredOrder): Minor => {
  const fee = returnRules(site).fee ?? 0
  const { originalCurrency: from, conversionRate: rate } = currencyConversionDetails ?? {}
  return from === undefined || rate === undefined ? fee : amountIn(fee, { from, currency, rate })
}

/** Returns what the buyer gets: the value of the items less the fee, or the requested amount. */
const amountOf = async (
  context: Context,
  { order, site, known, lineItems, endsDelivery }: Known & Pick<RefundItems, 'lineItems'> & Pick<Left, 'endsDelivery'>,
  settling: Settling,
) => {
  const { currency } = site
  const isWithdrawn = known.kind === 'WITHDRAWAL'
  // The delivery is refunded with the last items (Directive 2011/83/EU, Article 13), unless the store decides
  // otherwise.
  const { includesDelivery = isWithdrawn && endsDelivery } = settling
  const requested: RefundItems = { lineItems, ...(includesDelivery && { shipping: {} }) }
  const calculated = await calculateForOrder(context.db, { order, site, requested })
  if (!('summary' in calculated)) throw refusalFor('ILLEGAL_STATE', 'RETURN_REFUNDED')
  const worth = toMinor(calculated.summary.total.amount!, currency)
  // No fee is kept of a withdrawal.
  const usual = isWithdrawn ? 0 : usualFee(site, order)
  const fee = Math.min(priceToMinor(settling.fee, { field: 'fee', currency }) ?? usual, worth)
  const amount = priceToMinor(settling.amount, { field: 'amount', currency }) ?? worth - fee
  if (amount > 0 && amount <= worth) return { requested, worth, amount, fee: settling.amount ? 0 : fee }
  const threshold = toDecimal(worth, currency)
  throw outOfBounds('amount', { rule: 'MAX', threshold, description: `must be more than 0 and at most ${threshold}` })
}

const sourcesOf = async (
  context: Context,
  { providers }: Pick<Payments, 'providers'>,
  { order, site }: Known,
): Promise<Source[]> => {
  const able = await orderRefundability(context, { order, site, providers })
  return able.payments.map(({ payment, manuallyRefundable }) => ({
    paymentId: payment!.paymentId,
    max: toMinor(payment!.monetary!.maxRefund!.amount!, site.currency),
    isExternal: manuallyRefundable !== undefined,
  }))
}

/** Nothing is left to refund: the received items were refunded manually, or no money of the order is left. */
export interface NothingLeft {
  readonly isNothingLeft: true
  readonly site: Site
}

/** Closing such a return would keep both its items and the right to capture their price. */
const notCaptured = (): Refusal => refusalFor('ILLEGAL_STATE', 'PAYMENT_NOT_CAPTURED')

/** Computes the settlement of a return. Throws if it cannot be settled this way. */
export const readSettlement = async (
  context: Context,
  payments: Pick<Payments, 'providers'>,
  { caller, id }: Changing,
  settling: Settling,
): Promise<Settlement | NothingLeft> => {
  if (settling.revision !== undefined && settling.type !== 'EXCHANGE') {
    throw invalidField('revision', 'is only for an exchange', 'FIELD_NOT_ALLOWED')
  }
  const ofStore = await requireSite(context.sites, caller.siteId)
  const known = await findReturn(context.db, ofStore.id, id)
  if (!known) throw unknownReturn()
  const early = decideReturn(known.status, 'SETTLE')
  if (!early.ok) throw refuseState(early.code)
  const order = await requireOrder(context.db, caller, known.order_id)
  const site = withCurrency(ofStore, order.body.currency)
  if (settling.type !== 'REFUND') refuseOtherMoney(order)
  const { lineItems, restock, endsDelivery } = await leftToSettle(context.db, known, order)
  const money = await readMoneyLeft(context.db, order)
  if (lineItems.length === 0 || money === 'nothing') return { isNothingLeft: true, site }
  if (money === 'authorized') throw notCaptured()
  const found = { order, site, known, lineItems: [...lineItems], restock }
  const [result, sources] = await Promise.all([
    amountOf(context, { ...found, endsDelivery }, settling),
    sourcesOf(context, payments, found),
  ])
  if (settling.type === 'EXCHANGE') {
    const planning = { site, known, amount: result.amount, sources, revision: settling.revision }
    const exchange = await planExchange(context, planning)
    return { ...found, ...result, parts: exchange.refunds, exchange }
  }
  const spread = spreadRefund(result.amount, sources)
  if (spread.ok) return { ...found, ...result, parts: spread.parts }
  const maxAmount = toDecimal(spread.max, site.currency)
  throw outOfBounds('amount', {
    rule: 'MAX',
    threshold: maxAmount,
    description: `must be at most ${maxAmount}, the refundable amount`,
  })
}

const refundMethodOf = ({ isExternal }: Source, type: Settling['type']): ReturnSettlementPart['way'] => {
  if (type === 'STORE_CREDIT') return 'STORE_CREDIT'
  return isExternal ? 'BY_HAND' : 'ORIGINAL'
}

const presentExchange = (
  { draftId, total, credited, due, refundAmount: givenBack }: PlannedExchange,
  money: MoneyWriter,
) => ({
  draftOrderId: draftId,
  total: money.price(total),
  credited: money.price(credited),
  due: money.price(due),
  givenBack: money.price(givenBack),
})

export const presentSettlement = (
  settlement: Settlement | NothingLeft,
  { type }: Settling,
): ReturnSettlementPreview => {
  const money = createMoneyWriter(settlement.site)
  if ('isNothingLeft' in settlement) {
    const nothing = money.price(0)
    return { worth: nothing, fee: nothing, amount: nothing, payments: [], restock: [] }
  }
  const { worth, fee, amount, parts, exchange, restock } = settlement
  return {
    worth: money.price(worth),
    fee: money.price(fee),
    amount: money.price(amount),
    payments: parts.map((part) => ({
      paymentId: part.paymentId,
      amount: money.price(part.amount),
      way: refundMethodOf(part, type),
    })),
    ...(exchange && { exchange: presentExchange(exchange, money) }),
    restock: [...restock],
  }
}
