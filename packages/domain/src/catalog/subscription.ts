import type { Minor } from '../money.ts'
import { discounted, type DiscountRecord } from './own-discount.ts'

/** The terms of a subscription: how often a buyer receives the product, for how long, and at which price. */
export interface SubscriptionTerms {
  readonly title: string
  readonly description?: string
  readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  /** Number of days, weeks, months or years between two charges. */
  readonly interval: number
  /** Number of charges. Absent if it renews until it is canceled. */
  readonly billingCycles?: number
  readonly discount?: DiscountRecord
}

/** A subscription that a product is sold by: a copy of an option of the store, or its own. */
export interface SubscriptionRecord extends SubscriptionTerms {
  readonly id: string
  readonly visible: boolean
}

/** How a product is sold by subscription. */
export interface SubscribedProduct {
  readonly subscriptions?: readonly SubscriptionRecord[]
  /** Whether it is sold without a subscription, too. Default: only if it has no visible subscriptions. */
  readonly allowsOneTimePurchases?: boolean
}

/** Whether buyers cannot buy a product without a subscription. */
export const isSubscriptionOnly = ({
  subscriptions = [],
  allowsOneTimePurchases = false,
}: SubscribedProduct): boolean => !allowsOneTimePurchases && subscriptions.some(({ visible }) => visible)

/** Returns the price of each charge. */
export const subscriptionPrice = (price: Minor, { discount }: Pick<SubscriptionTerms, 'discount'>): Minor =>
  discount ? discounted(price, discount) : price
