import type {
  OrderAdditionalFee,
  OrderAppliedDiscount,
  OrderLineItem,
  OrderShippingInfo,
} from '@vitrine/contract/entities/orders/order.ts'
import type { CalculatedDraft } from '@vitrine/domain/draft-order/calculate.ts'
import type { DraftContent, DraftDiscount, DraftFee, DraftLine } from '@vitrine/domain/draft-order/content.ts'
import type { TaxRelief } from '@vitrine/domain/tax/tax.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import type { FeeTotals, LineTotals } from '@vitrine/domain/totals/totals.ts'
import { orderTaxOf, taxInfoOf, type TaxWriting } from '../../../selling/basket/api.ts'
import type { OrderRecord } from '../../../orders/order/api.ts'

/** Composes a line item as orders show it. */
export const composeLine = (
  { id, quantity, price, details }: DraftLine,
  totals: LineTotals,
  composing: TaxWriting,
): OrderLineItem => {
  const { money } = composing
  return {
    ...details,
    id,
    quantity,
    price: money.price(price),
    priceBeforeDiscounts: money.price(price),
    lineItemPrice: money.price(totals.total),
    totalDiscount: money.price(totals.discount),
    totalPriceBeforeTax: money.price(totals.totalBeforeTax),
    totalPriceAfterTax: money.price(totals.totalAfterTax),
    taxInfo: taxInfoOf(totals, composing),
  }
}

/**
 * Composes a discount as orders show it, with the amount it reduces. The amount is 0 if the discount is not applied.
 */
export const composeDiscount = (
  discount: DraftDiscount,
  { lines, applied }: { lines: readonly DraftLine[]; applied: AppliedDiscount | undefined },
  { money }: TaxWriting,
): OrderAppliedDiscount => {
  const amount = money.price(applied?.amount ?? 0)
  const lineItemDiscounts = lines.flatMap(({ id }, index) => {
    const share = applied?.shares[index] ?? 0
    return share > 0 ? [{ id, totalDiscount: money.price(share) }] : []
  })
  if (discount.source === 'ORIGINAL_ORDER') {
    const { coupon, merchantDiscount, discountRule, ...shown } = discount.shown
    return {
      ...shown,
      ...(coupon && { coupon: { ...coupon, amount } }),
      ...(merchantDiscount && { merchantDiscount: { ...merchantDiscount, amount } }),
      ...(discountRule && { discountRule: { ...discountRule, amount } }),
      id: discount.id,
      lineItemDiscounts,
    }
  }
  const { id, type, description } = discount
  const merchantDiscount = { ...(description !== undefined && { description }), amount }
  return { id, merchantDiscount, discountType: type, lineItemDiscounts }
}

/** Composes a fee as orders show it. */
export const composeFee = (fee: DraftFee, totals: FeeTotals | undefined, composing: TaxWriting): OrderAdditionalFee => {
  const { money } = composing
  const { id, code, name, price, lineItemIds, shown, chargedBy, providerAppId } = fee
  return {
    ...shown,
    id,
    ...(code !== undefined && { code }),
    name,
    price: money.price(price),
    ...(totals && {
      taxInfo: taxInfoOf(totals, composing),
      priceBeforeTax: money.price(totals.totalBeforeTax),
      priceAfterTax: money.price(totals.totalAfterTax),
    }),
    ...(lineItemIds && { lineItemIds: [...lineItemIds] }),
    ...(providerAppId !== undefined && { providerAppId }),
    source: shown?.source ?? chargedBy ?? 'MANUAL',
  }
}

const composeShipping = (
  { delivery }: DraftContent,
  { totals }: CalculatedDraft,
  composing: TaxWriting,
): OrderShippingInfo | undefined => {
  if (!delivery) return undefined
  const { carrierId, code, title, logistics, region } = delivery
  const { price, discount, totalBeforeTax, totalAfterTax } = totals.delivery
  const { money } = composing
  return {
    ...(carrierId !== undefined && { carrierId }),
    ...(code !== undefined && { code }),
    title,
    ...(logistics && { logistics }),
    ...(region && { region }),
    cost: {
      price: money.price(price),
      discount: money.price(discount),
      totalPriceBeforeTax: money.price(totalBeforeTax),
      totalPriceAfterTax: money.price(totalAfterTax),
      taxInfo: taxInfoOf(totals.delivery, composing),
    },
  }
}

/** The fields of an order that follow from a draft's calculation. */
export type ComposedDraft = Pick<
  OrderRecord,
  'lineItems' | 'priceSummary' | 'taxInfo' | 'appliedDiscounts' | 'additionalFees' | 'shippingInfo'
>

/** How the order of a draft is written, with the reason why its buyer pays no tax. */
export interface DraftWriting extends TaxWriting {
  readonly relief?: TaxRelief
}

/** Composes the order that a draft becomes. */
export const composeDraft = (
  content: DraftContent,
  calculated: CalculatedDraft,
  composing: DraftWriting,
): ComposedDraft => {
  const { totals, lines, discounts, fees } = calculated
  const { money } = composing
  const shippingInfo = composeShipping(content, calculated, composing)
  return {
    lineItems: lines.map((line, index) => composeLine(line, totals.lines[index]!, composing)),
    priceSummary: {
      subtotal: money.price(totals.subtotal),
      shipping: money.price(totals.shipping),
      tax: money.price(totals.tax),
      discount: money.price(totals.discount),
      total: money.price(totals.total),
      totalAdditionalFees: money.price(totals.fee),
    },
    taxInfo: { ...orderTaxOf(totals, money, composing.relief), ...(content.taxExempt && { taxExempt: true }) },
    appliedDiscounts: discounts.map((discount, index) =>
      composeDiscount(discount, { lines, applied: totals.discounts[index] }, composing),
    ),
    additionalFees: fees.map((fee, index) => composeFee(fee, totals.fees[index], composing)),
    ...(shippingInfo && { shippingInfo }),
  }
}
