import type { Minor } from '../money.ts'

/** Some items: those named, those of collections, or all of them where neither is told. */
export interface ItemScope {
  readonly id: string
  readonly productIds?: readonly string[]
  readonly collectionIds?: readonly string[]
}

/** Items that belong to any of the scopes; without one, all items. */
export type ItemScopes = readonly ItemScope[]

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type Weekday = (typeof weekdays)[number]

/** What a purchase must be like. Limits are inclusive, and one of them may be missing. */
export type Condition =
  | { readonly type: 'SUBTOTAL'; readonly from?: Minor; readonly to?: Minor; readonly scopes?: ItemScopes }
  | { readonly type: 'QUANTITY'; readonly from?: number; readonly to?: number; readonly scopes?: ItemScopes }
  | { readonly type: 'MEMBERS'; readonly memberIds: readonly string[] }
  | { readonly type: 'MEMBER_GROUPS'; readonly memberGroupIds: readonly string[] }
  | { readonly type: 'COUNTRY'; readonly countries: readonly string[] }
  /** By the clock of the store, as `HH:MM`; past midnight where it ends before it begins. */
  | { readonly type: 'TIME'; readonly days: readonly Weekday[]; readonly from: string; readonly to: string }
  | { readonly type: 'FIRST_ORDER' }

export type ConditionType = Condition['type']

/** What is taken off each item, or what each costs. */
export type StepReduction =
  | { readonly percentage: string }
  | { readonly amountEach: Minor }
  | { readonly priceEach: Minor }

/** From so many items on. */
export interface QuantityStep {
  readonly from: number
  readonly reduction: StepReduction
}

/** What a purchase gets. Where scopes are missing, it is meant for all items. */
export type Effect =
  | { readonly type: 'PERCENT'; readonly percentage: string; readonly scopes?: ItemScopes }
  /** Off the items together. */
  | { readonly type: 'AMOUNT'; readonly amount: Minor; readonly scopes?: ItemScopes }
  | { readonly type: 'AMOUNT_EACH'; readonly amount: Minor; readonly scopes?: ItemScopes }
  | { readonly type: 'FIXED_PRICE'; readonly price: Minor; readonly scopes?: ItemScopes }
  /** Each set of so many items costs this much together. */
  | { readonly type: 'BUNDLE'; readonly quantity: number; readonly price: Minor; readonly scopes?: ItemScopes }
  | {
      readonly type: 'BUY_X_GET_Y'
      readonly buyQuantity: number
      readonly getQuantity: number
      /** Off what one gets: `"100"` is free. */
      readonly percentage: string
      /** How often in one purchase; as often as it fits unless told. */
      readonly most?: number
      /** What one buys. */
      readonly scopes?: ItemScopes
      /** What one gets; the same items unless told. */
      readonly getScopes?: ItemScopes
    }
  | { readonly type: 'QUANTITY_STEPS'; readonly steps: readonly QuantityStep[]; readonly scopes?: ItemScopes }
  | { readonly type: 'FREE_DELIVERY'; readonly scopes?: ItemScopes }

export type EffectType = Effect['type']

/** A discount as the owner has set it: given by itself, or to who enters its code. */
export interface DiscountRule {
  readonly id: string
  readonly source: 'RULE' | 'COUPON'
  readonly name: string
  readonly active: boolean
  readonly starts?: Date
  readonly ends?: Date
  /** Whether all conditions must hold, or one of them. */
  readonly match: 'ALL' | 'ANY'
  readonly conditions: readonly Condition[]
  readonly effect: Effect
  /** The higher one is taken first. */
  readonly priority: number
  /** Whether other discounts may be given beside it. */
  readonly combinesWithRules: boolean
  /** Whether it may be given beside a code. */
  readonly combinesWithCodes: boolean
  /** Discounts that are never given beside it. */
  readonly excludes?: readonly string[]
  readonly limits: Limits
}

/** How often, or how much, it is given in all. */
export interface Limits {
  readonly uses?: number
  readonly perCustomer?: number
  readonly budget?: Minor
}

/** What it was given so far. */
export interface Usage {
  readonly uses: number
  readonly given: Minor
  /** To whoever buys, as far as they are known. */
  readonly byCustomer?: number
}

/** What something is taken off: everything, some items, or delivery. */
export type DiscountScope = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'

export const coversAllItems = (scopes: ItemScopes = []): boolean =>
  scopes.length === 0 || scopes.some(({ productIds, collectionIds }) => !productIds && !collectionIds)

export const discountScope = (effect: Effect): DiscountScope => {
  if (effect.type === 'FREE_DELIVERY') return 'SHIPPING'
  const isOfTheWhole = effect.type === 'PERCENT' || effect.type === 'AMOUNT'
  return isOfTheWhole && coversAllItems(effect.scopes) ? 'GLOBAL' : 'SPECIFIC_ITEMS'
}

/** Limits as they count: a first order is one that a customer has once, also if they place two at the same time. */
export const limitsOf = ({ limits, conditions, match }: DiscountRule): Limits => {
  const isFirst = match === 'ALL' && conditions.some(({ type }) => type === 'FIRST_ORDER')
  return isFirst ? { ...limits, perCustomer: 1 } : limits
}

export const isLimited = ({ uses, perCustomer, budget }: Limits): boolean =>
  uses !== undefined || perCustomer !== undefined || budget !== undefined

export type RuleStatus = 'PENDING' | 'LIVE' | 'EXPIRED'

/** Whether its time is to come, is now, or is over. */
export const ruleStatus = ({ starts, ends }: Pick<DiscountRule, 'starts' | 'ends'>, now: Date): RuleStatus => {
  if (starts && starts > now) return 'PENDING'
  return ends && ends <= now ? 'EXPIRED' : 'LIVE'
}
