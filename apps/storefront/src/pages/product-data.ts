import type { Product } from '@vitrine/client'
import type { SafeHtml } from '@vitrine/web/prose.tsx'
import type { Refused } from './add-to-cart.ts'
import type { Delivery } from './find-delivery.ts'
import type { ListPrices } from './find-prices.ts'
import type { ReviewsOfProduct } from './find-reviews.ts'
import type { CardProduct } from './card-product.ts'
import type { Choices } from './product-choices.ts'
import type { Asked } from './waiting.ts'
import type { RefusedReview } from './write-review.ts'

/** What people wrote of a product, as it may be shown. */
export interface SafeTexts {
  readonly description: SafeHtml
  readonly sections: readonly { readonly title: string; readonly html: SafeHtml }[]
}

/** What became of a form that was posted. */
export type Answered = Refused | RefusedReview | { readonly asked: Asked }

export interface ProductData {
  /** Without its texts, which stand beside it. */
  readonly product: Product
  /** What is chosen to begin with. */
  readonly chosen: Choices
  readonly others: readonly CardProduct[]
  readonly texts: SafeTexts
  /** Absent where they cannot be had. */
  readonly said: ReviewsOfProduct | undefined
  readonly delivery?: Delivery
  /** What price lists say to everybody. */
  readonly prices?: ListPrices
  /** A review was sent just now. */
  readonly isReviewed: boolean
  readonly answered?: Answered
}
