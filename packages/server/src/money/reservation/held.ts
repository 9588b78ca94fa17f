import type { StockMove } from '../../catalog/product/api.ts'
import type { DiscountUse } from '../../pricing/discount/api.ts'

/** What is held for a payment until it makes an order or comes to nothing. */
export interface Holds {
  readonly stock: readonly StockMove[]
  /** A use of a coupon, counted for a customer by their email. */
  readonly coupon?: { readonly id: string; readonly customer: string }
  /** Uses of automatic discounts, counted for the same customer. */
  readonly discounts?: { readonly customer: string; readonly uses: readonly DiscountUse[] }
  /** What was taken from a gift card, by the id of the redemption. */
  readonly redemptionId?: string
  /** The checkout that has places in slots of delivery. */
  readonly slotsOf?: string
  /** The same for several gift cards. */
  readonly redemptionIds?: readonly string[]
}
