import type { Product } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/document/prose.tsx'
import type { Trail } from '../../categories/trail.ts'
import type { Refused } from '../offer/add-to-cart.ts'
import type { Delivery } from '../offer/find-delivery.ts'
import type { ListPrices } from '../offer/find-prices.ts'
import type { ReviewsOfProduct } from '../reviews/find-reviews.ts'
import type { CardProduct } from '../card/card-product.ts'
import type { Choices } from '../offer/product-choices.ts'
import type { WaitingResult } from '../waiting/waiting.ts'
import type { RefusedReview } from '../reviews/write-review.ts'

/** Texts of a product, sanitized. */
export interface SafeTexts {
  readonly description: SafeHtml
  readonly sections: readonly { readonly title: string; readonly html: SafeHtml }[]
}

/** The result of a posted form. */
export type Answered = Refused | RefusedReview | { readonly waiting: WaitingResult }

export interface ProductData {
  /** Without its texts, which are passed separately. */
  readonly product: Product
  /** Initial choices. */
  readonly chosen: Choices
  readonly others: readonly CardProduct[]
  readonly texts: SafeTexts
  /** The ways from the top level to its categories; the first is the main one. */
  readonly trails: readonly Trail[]
  /** Absent if they can't be loaded. */
  readonly reviews: ReviewsOfProduct | undefined
  readonly delivery?: Delivery
  /** Price list prices for everyone. */
  readonly prices?: ListPrices
  /** Whether a review was just sent. */
  readonly isReviewed: boolean
  readonly answered?: Answered
}
