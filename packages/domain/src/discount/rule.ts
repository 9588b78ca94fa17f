import type { Minor } from '../money.ts'
import type { Effect } from './effects.ts'
import type { Weekday } from './purchase.ts'
import type { ItemScopes } from './scope.ts'

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
