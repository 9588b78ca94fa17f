import type { Minor } from '../money.ts'
import { coversAllItems, type ItemScopes, type Weekday } from './rule.ts'

/** A line that something may be taken off; money for later, as gift cards are, is none. */
export interface DiscountableLine {
  readonly id: string
  readonly productId: string
  readonly collectionIds: readonly string[]
  readonly quantity: number
  readonly price: Minor
  readonly physical: boolean
}

/** What is known of who buys what, where and when. */
export interface Purchase {
  readonly lines: readonly DiscountableLine[]
  readonly memberId?: string
  readonly memberGroupIds?: readonly string[]
  /** Where it goes. */
  readonly country?: string
  readonly now: Date
  /** The clock of the store; asked only where a discount depends on it. */
  readonly storeTime: () => StoreTime
  /** Nothing as long as nobody knows who buys. */
  readonly isFirstOrder?: boolean
}

export interface StoreTime {
  readonly day: Weekday
  /** Since midnight. */
  readonly minutes: number
}

export type LineMatcher = (line: DiscountableLine) => boolean

/** Reads scopes once, so that each line is a few look-ups. */
export const matcherOf = (scopes: ItemScopes = []): LineMatcher => {
  if (coversAllItems(scopes)) return () => true
  const products = new Set(scopes.flatMap(({ productIds = [] }) => productIds))
  const collections = new Set(scopes.flatMap(({ collectionIds = [] }) => collectionIds))
  if (collections.size === 0) return ({ productId }) => products.has(productId)
  return ({ productId, collectionIds }) => products.has(productId) || collectionIds.some((id) => collections.has(id))
}
