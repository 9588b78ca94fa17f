import type { Minor } from '../money.ts'

/** A set of items: by product, by collection, or all items if neither is given. */
export interface ItemScope {
  readonly id: string
  readonly productIds?: readonly string[]
  readonly collectionIds?: readonly string[]
}

/** Matches items in any of the scopes. An empty list matches all items. */
export type ItemScopes = readonly ItemScope[]

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type Weekday = (typeof weekdays)[number]

/** A condition of a purchase. Bounds are inclusive; either may be missing. */
export type Condition =
  | { readonly type: 'SUBTOTAL'; readonly from?: Minor; readonly to?: Minor; readonly scopes?: ItemScopes }
  | { readonly type: 'QUANTITY'; readonly from?: number; readonly to?: number; readonly scopes?: ItemScopes }
  | { readonly type: 'MEMBERS'; readonly memberIds: readonly string[] }
  | { readonly type: 'MEMBER_GROUPS'; readonly memberGroupIds: readonly string[] }
  | { readonly type: 'COUNTRY'; readonly countries: readonly string[] }
  /** In the store's time zone, as `HH:MM`. Extends past midnight if it ends before it begins. */
  | { readonly type: 'TIME'; readonly days: readonly Weekday[]; readonly from: string; readonly to: string }
  | { readonly type: 'FIRST_ORDER' }

export type ConditionType = Condition['type']

/** A percentage or amount off each item, or a fixed price per item. */
export type StepReduction =
  | { readonly percentage: string }
  | { readonly amountEach: Minor }
  | { readonly priceEach: Minor }

/** A reduction from a minimum quantity. */
export interface QuantityStep {
  readonly from: number
  readonly reduction: StepReduction
}

/** What a rule gives. Without scopes it applies to all items. */
export type Effect =
  | { readonly type: 'PERCENT'; readonly percentage: string; readonly scopes?: ItemScopes }
  /** Off the items together. */
  | { readonly type: 'AMOUNT'; readonly amount: Minor; readonly scopes?: ItemScopes }
  | { readonly type: 'AMOUNT_EACH'; readonly amount: Minor; readonly scopes?: ItemScopes }
  | { readonly type: 'FIXED_PRICE'; readonly price: Minor; readonly scopes?: ItemScopes }
  /** Each set of this many items costs this price. */
  | { readonly type: 'BUNDLE'; readonly quantity: number; readonly price: Minor; readonly scopes?: ItemScopes }
  | {
      readonly type: 'BUY_X_GET_Y'
      readonly buyQuantity: number
      readonly getQuantity: number
      /** Percentage off the items one gets: `"100"` makes them free. */
      readonly percentage: string
      /** Maximum number of times per purchase. Default: unlimited. */
      readonly most?: number
      /** The items to buy. */
      readonly scopes?: ItemScopes
      /** The items to get. Default: the same items. */
      readonly getScopes?: ItemScopes
    }
  | { readonly type: 'QUANTITY_STEPS'; readonly steps: readonly QuantityStep[]; readonly scopes?: ItemScopes }
  | { readonly type: 'FREE_DELIVERY'; readonly scopes?: ItemScopes }

export type EffectType = Effect['type']

/** A discount set up by the merchant: automatic, or applied with a code. */
export interface DiscountRule {
  readonly id: string
  readonly source: 'RULE' | 'COUPON'
  readonly name: string
  readonly active: boolean
  readonly starts?: Date
  readonly ends?: Date
  /** Whether all conditions must be met, or any of them. */
  readonly match: 'ALL' | 'ANY'
  readonly conditions: readonly Condition[]
  readonly effect: Effect
  /** Rules with a higher priority are applied first. */
  readonly priority: number
  /** Whether it combines with other automatic discounts. */
  readonly combinesWithRules: boolean
  /** Whether it combines with codes. */
  readonly combinesWithCodes: boolean
  /** IDs of discounts it never combines with. */
  readonly excludes?: readonly string[]
  readonly limits: Limits
}

/** Limits on how often, or for how much, a discount is given in total. */
export interface Limits {
  readonly uses?: number
  readonly perCustomer?: number
  readonly budget?: Minor
}

/** How much a discount has been used so far. */
export interface Usage {
  readonly uses: number
  readonly given: Minor
  /** Uses by the current buyer, as far as they are known. */
  readonly byCustomer?: number
}

/** What a discount applies to: the whole order, some items, or delivery. */
export type DiscountScope = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'

export const coversAllItems = (scopes: ItemScopes = []): boolean =>
  scopes.length === 0 || scopes.some(({ productIds, collectionIds }) => !productIds && !collectionIds)

export const discountScope = (effect: Effect): DiscountScope => {
  if (effect.type === 'FREE_DELIVERY') return 'SHIPPING'
  const isOfTheWhole = effect.type === 'PERCENT' || effect.type === 'AMOUNT'
  return isOfTheWhole && coversAllItems(effect.scopes) ? 'GLOBAL' : 'SPECIFIC_ITEMS'
}

/**
 * Returns the effective limits. A first-order discount is limited to one per customer, even if they place two orders at
 * the same time.
 */
export const limitsOf = ({ limits, conditions, match }: DiscountRule): Limits => {
  const isFirst = match === 'ALL' && conditions.some(({ type }) => type === 'FIRST_ORDER')
  return isFirst ? { ...limits, perCustomer: 1 } : limits
}

export const isLimited = ({ uses, perCustomer, budget }: Limits): boolean =>
  uses !== undefined || perCustomer !== undefined || budget !== undefined

export type RuleStatus = 'PENDING' | 'LIVE' | 'EXPIRED'

/** Returns whether a rule is pending, live or expired. */
export const ruleStatus = ({ starts, ends }: Pick<DiscountRule, 'starts' | 'ends'>, now: Date): RuleStatus => {
  if (starts && starts > now) return 'PENDING'
  return ends && ends <= now ? 'EXPIRED' : 'LIVE'
}
