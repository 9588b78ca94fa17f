import type { PastBuyer } from './people.ts'

/** A variant in stock. */
export interface Piece {
  readonly productId: string
  readonly variantId: string
  readonly isTracked: boolean
}

/** Something that buyers can order as it is. */
export interface Goods extends Piece {
  readonly options?: Readonly<Record<string, string>>
  /** The contents of a bundle, which has no stock of its own. */
  readonly parts?: readonly (Piece & { readonly quantity: number })[]
  /** The variants of a bundle that its buyer chooses, by the ID of the component. */
  readonly components?: Readonly<Record<string, { readonly variantId: string }>>
}

/** Goods that few orders have. */
export interface RareGoods {
  readonly downloads: readonly Goods[]
  readonly bundles: readonly Goods[]
  readonly giftCards: readonly Goods[]
}

/** What happens with an order after it was placed. `NOT_SHIPPED`: there is nothing to ship. */
export type Fate =
  | 'SHIPPED'
  | 'WAITING'
  | 'CANCELED'
  | 'PARTLY_REFUNDED'
  | 'RETURNED'
  | 'RETURN_REQUESTED'
  | 'NOT_SHIPPED'

export interface PlannedReview {
  readonly rating: number
  readonly title: string
  readonly body: string
  readonly reply?: string
  /** Absent for reviews that still wait for approval. */
  readonly isApproved: boolean
}

export interface PlannedOrder {
  readonly placed: Date
  readonly buyer: PastBuyer
  readonly lines: readonly (Goods & { readonly quantity: number })[]
  readonly couponCode?: string
  readonly channel: 'WEB' | 'OTHER_PLATFORM'
  readonly fate: Fate
  /** The person of the staff who takes care of it, by index. */
  readonly staff: number
  readonly sent: Date
  readonly review?: PlannedReview
  /** How often the buyer downloads each file of the order. */
  readonly downloads?: number
  /** The recipient of the gift card in the order. */
  readonly gift?: { readonly recipient: PastBuyer; readonly message: string }
  /** Whether the buyer pays with a gift card that they received. */
  readonly isPaidWithGiftCard?: boolean
}

/** A checkout that its buyer left. */
export interface PlannedAbandonment {
  readonly left: Date
  readonly buyer: PastBuyer
  readonly lines: PlannedOrder['lines']
}

/** What arrived at the store to be sold. */
export interface PlannedDelivery {
  readonly arrived: Date
  readonly items: readonly { readonly productId: string; readonly variantId: string; readonly quantity: number }[]
}

export interface Plan {
  readonly orders: readonly PlannedOrder[]
  /** What is sold arrives before, so that the stock is afterwards as it was. */
  readonly deliveries: readonly PlannedDelivery[]
  readonly abandoned: readonly PlannedAbandonment[]
}
