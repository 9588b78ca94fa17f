import { percentOf, type Minor } from '../money.ts'

/** A reduction of a price by an amount or by percent. */
export type DiscountRecord =
  | { readonly type: 'AMOUNT'; readonly amount: Minor }
  | { readonly type: 'PERCENT'; /** Decimal text. */ readonly percent: string }

/** Applies a reduction to a price. */
export const discounted = (price: Minor, discount: DiscountRecord): Minor => {
  const off = discount.type === 'AMOUNT' ? discount.amount : percentOf(price, discount.percent)
  return Math.max(0, price - off)
}
