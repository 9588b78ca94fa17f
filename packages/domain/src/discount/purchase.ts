import type { Minor } from '../money.ts'
import { coversAllItems, type ItemScopes } from './scope.ts'

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type Weekday = (typeof weekdays)[number]

/** A line that can be discounted. Gift cards are never included. */
export interface DiscountableLine {
  readonly id: string
  readonly productId: string
  readonly collectionIds: readonly string[]
  readonly quantity: number
  readonly price: Minor
  readonly physical: boolean
}

/** The facts about a purchase that discounts depend on. */
export interface Purchase {
  readonly lines: readonly DiscountableLine[]
  readonly memberId?: string
  readonly memberGroupIds?: readonly string[]
  /** Country of the destination. */
  readonly country?: string
  readonly now: Date
  /** The store's local time. Called only if a discount depends on it. */
  readonly storeTime: () => StoreTime
  /** `undefined` until the buyer is known. */
  readonly isFirstOrder?: boolean
}

export interface StoreTime {
  readonly day: Weekday
  /** Minutes since midnight. */
  readonly minutes: number
}

export type LineMatcher = (line: DiscountableLine) => boolean

/** Reads scopes once, so that matching a line takes only a few lookups. */
export const matcherOf = (scopes: ItemScopes = []): LineMatcher => {
  if (coversAllItems(scopes)) return () => true
  const products = new Set(scopes.flatMap(({ productIds = [] }) => productIds))
  const collections = new Set(scopes.flatMap(({ collectionIds = [] }) => collectionIds))
  if (collections.size === 0) return ({ productId }) => products.has(productId)
  return ({ productId, collectionIds }) => products.has(productId) || collectionIds.some((id) => collections.has(id))
}
