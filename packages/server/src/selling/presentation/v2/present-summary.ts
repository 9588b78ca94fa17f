import type { CartSummary, CartViolation } from '@vitrine/contract/entities/selling/cart-summary.ts'
import type { FeeTotals } from '@vitrine/domain/totals/totals.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import type { CartView } from '../view-cart.ts'
import { amountWriter, type AmountWriter } from './cart-amount.ts'
import { offItems } from './line-discounts.ts'
import { mostShares, presentDiscountsV2 } from './present-discounts.ts'
import { presentMethod } from './present-cart-v2.ts'
import { pricesOfLine } from './present-line.ts'
import { presentTaxSummaryV2 } from './present-tax-summary.ts'

const sourceOfFee = ({ charge, source }: FeeTotals): CartSummary['additionalFees'][number]['source'] => {
  if (charge) return 'DELIVERY'
  if (source === 'ITEM') return 'LINE_ITEM'
  return source === 'SERVICE_PLUGIN' ? 'SERVICE_PLUGIN' : 'PLATFORM'
}

const presentFee = (fee: FeeTotals, amount: AmountWriter): CartSummary['additionalFees'][number] => ({
  code: fee.code,
  name: { original: fee.name, translated: fee.translatedName ?? fee.name },
  ...(fee.providerAppId !== undefined && { providerAppId: fee.providerAppId }),
  ...(fee.lineIds && { lineItemIds: fee.lineIds.slice(0, mostShares) }),
  price: amount(fee.price),
  source: sourceOfFee(fee),
})

/** The total is the sum of its parts: included tax and discounts on items are in them already. */
const presentPrices = (view: CartView, amount: AmountWriter): NonNullable<CartSummary['priceSummary']> => {
  const { totals } = view
  const onItems = offItems(view)
  return {
    subtotal: amount(totals.subtotal - onItems),
    discount: amount(totals.discount - onItems),
    delivery: amount(totals.shipping),
    additionalFees: amount(totals.fee),
    tax: amount(totals.isTaxIncluded ? 0 : totals.tax),
    total: amount(totals.total),
  }
}

const presentPayment = (
  { giftCard, totals, due, later }: CartView,
  amount: AmountWriter,
): NonNullable<CartSummary['paymentSummary']> => ({
  giftCards: giftCard ? [{ giftCardId: giftCard.id, redeemAmount: amount(giftCard.amount) }] : [],
  memberships: [],
  subscriptionCharges: [],
  requiresPaymentAfterGiftCard: due + later.total > 0,
  totalAfterGiftCards: amount(totals.total - (giftCard?.amount ?? 0)),
  payNow: amount(due),
  payLater: amount(later.total),
  payAfterFreeTrial: amount(0),
})

interface Calculated {
  readonly calculationId: string
  readonly violations: readonly CartViolation[]
  /** Stands for all prices. Absent for an estimate that leaves some out. */
  readonly priceVerificationToken?: string
}

/** Presents what a cart costs. */
export const presentCartSummary = (
  view: CartView,
  { calculationId, violations, priceVerificationToken }: Calculated,
): CartSummary => {
  const { cart, lines, totals } = view
  const amount = amountWriter(createMoneyWriter(view.site))
  const method = presentMethod(totals.delivery)
  return {
    cartId: cart.id,
    cartRevision: String(cart.revision),
    calculationId,
    lineItems: lines.map((line) => {
      const { unit, total } = pricesOfLine(line, view)
      return {
        lineItemId: line.line.id,
        quantity: line.line.quantity,
        unitPrice: amount(unit),
        totalPrice: amount(total),
      }
    }),
    discounts: presentDiscountsV2(view, amount),
    ...(method && { deliverySummary: { method, price: amount(totals.shipping) } }),
    additionalFees: totals.fees.map((fee) => presentFee(fee, amount)),
    taxSummary: presentTaxSummaryV2(totals, amount),
    priceSummary: presentPrices(view, amount),
    paymentSummary: presentPayment(view, amount),
    ...(priceVerificationToken !== undefined && { priceVerificationToken }),
    violations: [...violations],
  }
}
