import type { NotApplied } from '../discount/decide.ts'
import type { Condition, DiscountRule } from '../discount/rule.ts'
import type { Effect } from '../discount/effects.ts'
import type { ItemScopes } from '../discount/scope.ts'
import type { Minor } from '../money.ts'

export type CouponEffect =
  | { readonly type: 'PERCENT_OFF'; /** Decimal text. */ readonly percent: string }
  | { readonly type: 'MONEY_OFF'; readonly amount: Minor }
  | { readonly type: 'FREE_SHIPPING' }

export interface Coupon {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly effect: CouponEffect
  readonly minimumSubtotal?: Minor
  /** If set, only items of this collection count and are discounted. */
  readonly collectionId?: string
  /** If set, only these products, and those of the collection, count and are discounted. */
  readonly productIds?: readonly string[]
  /** If set, only members of these groups may use the coupon. */
  readonly memberGroupIds?: readonly string[]
  /** Whether it combines with automatic discounts. Default: true. */
  readonly combinesWithRules?: boolean
  readonly starts?: Date
  readonly expires?: Date
  readonly active: boolean
  readonly usageLimit?: number
  readonly timesUsed: number
}

export type CouponStatus = 'ENABLED' | 'DISABLED' | 'PENDING' | 'DEMO'

/** The fields that determine a coupon's status. */
interface StatusFields {
  readonly active: boolean
  readonly starts?: Date | null | undefined
  readonly expires?: Date | null | undefined
  readonly usageLimit?: number | null | undefined
  readonly timesUsed: number
}

/**
 * Returns the status a coupon is listed with. Expired and used-up coupons are `DISABLED`, like those turned off.
 * `isSample` marks coupons of the demo store.
 */
export const couponStatus = (
  { active, starts, expires, usageLimit, timesUsed }: StatusFields,
  { isSample, now }: { isSample: boolean; now: Date },
): CouponStatus => {
  const isUsedUp = typeof usageLimit === 'number' && timesUsed >= usageLimit
  if (!active || isUsedUp || (expires && expires <= now)) return 'DISABLED'
  if (starts && starts > now) return 'PENDING'
  return isSample ? 'DEMO' : 'ENABLED'
}

const scopesOf = ({ collectionId, productIds = [] }: Coupon): ItemScopes | undefined => {
  const scopes = [
    ...(collectionId === undefined ? [] : [{ id: 'collection', collectionIds: [collectionId] }]),
    ...(productIds.length > 0 ? [{ id: 'products', productIds }] : []),
  ]
  return scopes.length > 0 ? scopes : undefined
}

const effectOf = ({ effect }: Coupon, scope: { readonly scopes?: ItemScopes }): Effect => {
  switch (effect.type) {
    case 'PERCENT_OFF':
      return { type: 'PERCENT', percentage: effect.percent, ...scope }
    case 'MONEY_OFF':
      return { type: 'AMOUNT', amount: effect.amount, ...scope }
    case 'FREE_SHIPPING':
      return { type: 'FREE_DELIVERY', ...scope }
    default:
      return effect satisfies never
  }
}

/** Converts a coupon to a discount rule, which applies only if its code is entered. */
export const ruleOfCoupon = (coupon: Coupon): DiscountRule => {
  const { id, name, active, minimumSubtotal, memberGroupIds = [], starts, expires, usageLimit } = coupon
  const scopes = scopesOf(coupon)
  const scope = scopes ? { scopes } : {}
  const conditions: Condition[] = [
    ...(memberGroupIds.length > 0 ? [{ type: 'MEMBER_GROUPS' as const, memberGroupIds }] : []),
    ...(minimumSubtotal === undefined ? [] : [{ type: 'SUBTOTAL' as const, from: minimumSubtotal, ...scope }]),
  ]
  return {
    id,
    source: 'COUPON',
    name,
    active,
    ...(starts && { starts }),
    ...(expires && { ends: expires }),
    match: 'ALL',
    conditions,
    effect: effectOf(coupon, scope),
    priority: 0,
    combinesWithRules: coupon.combinesWithRules ?? true,
    combinesWithCodes: false,
    limits: usageLimit === undefined ? {} : { uses: usageLimit },
  }
}

export type CouponRefusal =
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_EXPIRED'
  | 'ERROR_COUPON_NOT_APPLICABLE'
  | 'ERROR_COUPON_USAGE_EXCEEDED'

/**
 * Returns the error code for a coupon that does not apply. A coupon that has not started looks like one that does not
 * exist.
 */
export const couponRefusalOf = ({ reason }: NotApplied): CouponRefusal => {
  switch (reason) {
    case 'OFF':
    case 'NOT_STARTED':
      return 'ERROR_COUPON_DOES_NOT_EXIST'
    case 'ENDED':
      return 'ERROR_COUPON_EXPIRED'
    case 'USED_UP':
    case 'USED_UP_BY_CUSTOMER':
    case 'BUDGET_SPENT':
      return 'ERROR_COUPON_USAGE_EXCEEDED'
    case 'CONDITION':
    case 'NO_ITEMS':
    case 'TAKES_NOTHING':
    case 'NOT_COMBINED':
      return 'ERROR_COUPON_NOT_APPLICABLE'
    default:
      return reason satisfies never
  }
}
