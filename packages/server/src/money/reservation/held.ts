import type { StockMove } from '../../catalog/product/api.ts'
import type { DiscountUse } from '../../pricing/discount/api.ts'

/** Everything reserved for a payment until it succeeds or fails. */
export interface Holds {
  readonly stock: readonly StockMove[]
  /** The order for which stock was taken. */
  readonly orderId?: string
  /** A use of a coupon, counted by the customer's email. */
  readonly coupon?: { readonly id: string; readonly customer: string }
  /** Uses of automatic discounts, counted for the same customer. */
  readonly discounts?: { readonly customer: string; readonly uses: readonly DiscountUse[] }
  /** ID of a gift card redemption. */
  readonly redemptionId?: string
  /** The checkout with reserved delivery slots. */
  readonly slotsOf?: string
  /** IDs of redemptions of several gift cards. */
  readonly redemptionIds?: readonly string[]
}
