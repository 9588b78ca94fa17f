import type { Minor } from '../money.ts'
import type { Discount } from '../totals/discount.ts'

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
  /** Only items of this collection count and are reduced. */
  readonly collectionId?: string
  readonly starts?: Date
  readonly expires?: Date
  readonly active: boolean
  readonly usageLimit?: number
  readonly timesUsed: number
}

/** What a coupon takes something off: everything, some items, or delivery. */
export type CouponScope = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'

export const couponScope = ({ effect, collectionId }: Pick<Coupon, 'effect' | 'collectionId'>): CouponScope => {
  if (effect.type === 'FREE_SHIPPING') return 'SHIPPING'
  return collectionId === undefined ? 'GLOBAL' : 'SPECIFIC_ITEMS'
}

export interface CouponLine {
  readonly id: string
  /** What the line costs before discounts. */
  readonly total: Minor
  readonly collectionIds: readonly string[]
}

export type CouponRefusal =
  'ERROR_COUPON_DOES_NOT_EXIST' | 'ERROR_COUPON_EXPIRED' | 'ERROR_COUPON_NOT_APPLICABLE' | 'ERROR_COUPON_USAGE_EXCEEDED'

const isMeant = ({ collectionId }: Coupon, line: CouponLine): boolean =>
  collectionId === undefined || line.collectionIds.includes(collectionId)

/** Why a coupon cannot be used on these lines at this moment, or nothing. */
export const couponRefusal = (coupon: Coupon, lines: readonly CouponLine[], now: Date): CouponRefusal | undefined => {
  if (!coupon.active || (coupon.starts && coupon.starts > now)) return 'ERROR_COUPON_DOES_NOT_EXIST'
  if (coupon.expires && coupon.expires <= now) return 'ERROR_COUPON_EXPIRED'
  if (coupon.usageLimit !== undefined && coupon.timesUsed >= coupon.usageLimit) return 'ERROR_COUPON_USAGE_EXCEEDED'
  const meant = lines.filter((line) => isMeant(coupon, line))
  if (meant.length === 0) return 'ERROR_COUPON_NOT_APPLICABLE'
  const subtotal = meant.reduce((sum, { total }) => sum + total, 0)
  if (coupon.minimumSubtotal !== undefined && subtotal < coupon.minimumSubtotal) return 'ERROR_COUPON_NOT_APPLICABLE'
  return undefined
}

/** What a coupon takes off the lines it is meant for, where it may be used. */
export const discountOf = (coupon: Coupon, lines: readonly CouponLine[]): Discount => {
  const lineIds = new Set(lines.filter((line) => isMeant(coupon, line)).map(({ id }) => id))
  const discount = { source: 'COUPON', id: coupon.id, lineIds } as const
  switch (coupon.effect.type) {
    case 'PERCENT_OFF':
      return { ...discount, reductions: [{ percentage: coupon.effect.percent }] }
    case 'MONEY_OFF':
      return { ...discount, reductions: [coupon.effect.amount] }
    case 'FREE_SHIPPING':
      return { ...discount, reductions: [], freeDelivery: true }
    default:
      return coupon.effect satisfies never
  }
}
