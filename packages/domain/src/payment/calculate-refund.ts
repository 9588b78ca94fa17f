import { divideExactly, sumOf, type Minor } from '../money.ts'

/** An amount in minor units after discounts and including tax, with its tax and discount. */
export interface Charged {
  readonly total: Minor
  readonly tax: Minor
  readonly discount: Minor
}

/** A line of an order as needed for refunds. */
export interface RefundableLine extends Charged {
  readonly id: string
  readonly quantity: number
  /** Quantity refunded, including refunds in progress. */
  readonly refunded: number
}

/** The delivery of an order, or a fee, as needed for refunds. */
export interface RefundableCharge extends Charged {
  readonly id: string
  /** Amount refunded, including refunds in progress. */
  readonly refunded: Minor
}

export interface RefundableOrder {
  readonly lines: readonly RefundableLine[]
  readonly fees: readonly RefundableCharge[]
  readonly shipping?: RefundableCharge
}

/** The items to refund. */
export interface RefundItems {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  readonly fees: readonly { readonly id: string; readonly amount?: Minor }[]
  /** An amount of the delivery price. Default: all that is left. */
  readonly shipping?: { readonly amount?: Minor }
}

/** `subtotal` is before tax and discount: total = subtotal − discount + tax. */
export interface RefundSummary extends Charged {
  readonly subtotal: Minor
}

export type RefundItemRefusal =
  | {
      readonly code: 'LINE_ITEM_NOT_FOUND' | 'INVALID_LINE_ITEM_REFUND_QUANTITY'
      readonly line: RefundItems['lines'][number]
    }
  | {
      readonly code: 'ADDITIONAL_FEE_NOT_FOUND' | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT'
      readonly fee: RefundItems['fees'][number]
    }
  | {
      readonly code: 'SHIPPING_NOT_FOUND' | 'INVALID_SHIPPING_REFUND_AMOUNT'
      readonly shipping: NonNullable<RefundItems['shipping']>
    }

export interface CalculatedRefund {
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly summary: RefundSummary }[]
  readonly fees: readonly { readonly id: string; readonly amount: Minor; readonly summary: RefundSummary }[]
  readonly shipping?: { readonly amount: Minor; readonly summary: RefundSummary }
  readonly summary: RefundSummary & { readonly lineItemsSubtotal: Minor; readonly additionalFeesTotal: Minor }
}

export type RefundCalculation =
  | ({ readonly ok: true } & CalculatedRefund)
  | { readonly ok: false; readonly refusals: readonly RefundItemRefusal[] }

/** Returns the share of an amount for the parts between two positions. All shares add up to the amount. */
const shareOf = (amount: Minor, { from, to, of }: { from: number; to: number; of: number }): Minor => {
  const upTo = (part: number) => divideExactly([String(amount), String(part)], [String(of)])
  return upTo(to) - upTo(from)
}

const summaryOf = (
  { total, tax, discount }: Charged,
  parts: { from: number; to: number; of: number },
): RefundSummary => {
  const shared = {
    total: shareOf(total, parts),
    tax: shareOf(tax, parts),
    discount: shareOf(discount, parts),
  }
  return { ...shared, subtotal: shared.total - shared.tax + shared.discount }
}

const lineSummary = (line: RefundableLine, quantity: number): RefundSummary =>
  summaryOf(line, { from: line.refunded, to: line.refunded + quantity, of: line.quantity })

/** Refunds an amount of a charge, or the rest of it, with tax and discount in proportion. */
const refundCharge = (charge: RefundableCharge, amount = charge.total - charge.refunded) => ({
  amount,
  summary: summaryOf(charge, { from: charge.refunded, to: charge.refunded + amount, of: charge.total }),
})

/** Returns everything of an order that has not been refunded. */
export const refundableItems = ({ lines, fees, shipping }: RefundableOrder): RefundItems => ({
  lines: lines
    .map(({ id, quantity, refunded }) => ({ id, quantity: quantity - refunded }))
    .filter(({ quantity }) => quantity > 0),
  fees: fees.filter(({ total, refunded }) => total > refunded).map(({ id }) => ({ id })),
  ...(shipping && shipping.total > shipping.refunded && { shipping: {} }),
})

const lineRefusals = ({ lines }: RefundableOrder, requested: RefundItems['lines']): RefundItemRefusal[] =>
  requested.flatMap((line, index): RefundItemRefusal[] => {
    const known = lines.find(({ id }) => id === line.id)
    if (!known) return [{ code: 'LINE_ITEM_NOT_FOUND', line }]
    const isTwice = requested.findIndex(({ id }) => id === line.id) < index
    const left = known.quantity - known.refunded
    const isFit = !isTwice && Number.isInteger(line.quantity) && line.quantity > 0 && line.quantity <= left
    return isFit ? [] : [{ code: 'INVALID_LINE_ITEM_REFUND_QUANTITY', line }]
  })

/** Returns whether an amount of a charge can be refunded. Default: all that is left. */
const isRefundableAmount = ({ total, refunded }: RefundableCharge, amount = total - refunded): boolean =>
  amount > 0 && amount <= total - refunded

const feeRefusals = ({ fees }: RefundableOrder, requested: RefundItems['fees']): RefundItemRefusal[] =>
  requested.flatMap((fee, index): RefundItemRefusal[] => {
    const known = fees.find(({ id }) => id === fee.id)
    if (!known) return [{ code: 'ADDITIONAL_FEE_NOT_FOUND', fee }]
    const isTwice = requested.findIndex(({ id }) => id === fee.id) < index
    return !isTwice && isRefundableAmount(known, fee.amount)
      ? []
      : [{ code: 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT', fee }]
  })

const shippingRefusals = (
  { shipping: known }: RefundableOrder,
  shipping: RefundItems['shipping'],
): RefundItemRefusal[] => {
  if (!shipping) return []
  if (!known) return [{ code: 'SHIPPING_NOT_FOUND', shipping }]
  return isRefundableAmount(known, shipping.amount) ? [] : [{ code: 'INVALID_SHIPPING_REFUND_AMOUNT', shipping }]
}

const totalSummary = ({ lines, fees, shipping }: Omit<CalculatedRefund, 'summary'>): CalculatedRefund['summary'] => {
  const all = [...lines, ...fees, ...(shipping ? [shipping] : [])].map(({ summary }) => summary)
  const sum = (part: keyof RefundSummary) => sumOf(all.map((one) => one[part]))
  return {
    total: sum('total'),
    tax: sum('tax'),
    discount: sum('discount'),
    subtotal: sum('subtotal'),
    lineItemsSubtotal: sumOf(lines.map(({ summary }) => summary.subtotal)),
    additionalFeesTotal: sumOf(fees.map(({ summary }) => summary.total)),
  }
}

/**
 * Calculates the refund of quantities, fees and delivery. Refunds of single pieces add up to the price of the whole
 * line to the last minor unit, and so do their shares of tax and discount.
 */
export const calculateRefund = (order: RefundableOrder, items: RefundItems): RefundCalculation => {
  const refusals = [
    ...lineRefusals(order, items.lines),
    ...feeRefusals(order, items.fees),
    ...shippingRefusals(order, items.shipping),
  ]
  if (refusals.length > 0) return { ok: false, refusals }
  const lines = items.lines.map(({ id, quantity }) => {
    const line = order.lines.find((one) => one.id === id)!
    return { id, quantity, summary: lineSummary(line, quantity) }
  })
  const fees = items.fees.map(({ id, amount }) => {
    const fee = order.fees.find((one) => one.id === id)!
    return { id, ...refundCharge(fee, amount) }
  })
  const shipping = items.shipping && order.shipping && refundCharge(order.shipping, items.shipping.amount)
  const parts = { lines, fees, ...(shipping && { shipping }) }
  return { ok: true, ...parts, summary: totalSummary(parts) }
}
