import type { StoreCoupon } from '@vitrine/contract/entities/pricing/coupon.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { couponStatus, type CouponEffect } from '@vitrine/domain/coupon/coupon.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import type { Insertable } from 'kysely'
import { invalidField, required } from '../../ground/base/refusal.ts'
import { couponCode, type StoredCoupon } from './store.ts'
import type { CouponTable } from './tables.ts'

type Sent = Input<StoreCoupon>
export type CouponRow = Omit<
  Insertable<CouponTable>,
  'site_id' | 'id' | 'times_used' | 'revision' | 'created_date' | 'updated_date'
>

const parts = { PERCENT_OFF: 'percent', MONEY_OFF: 'amount', FREE_SHIPPING: undefined } as const

/** Each type of coupon has its own field for the discount. */
const refuseOtherPart = (type: keyof typeof parts, effect: NonNullable<Sent['effect']>): void => {
  for (const part of ['percent', 'amount'] as const) {
    if (effect[part] === undefined || part === parts[type]) continue
    throw invalidField(`coupon.effect.${part}`, `cannot be used with ${type}`, 'FIELD_NOT_ALLOWED')
  }
}

const readEffect = (sent: NonNullable<Sent['effect']>, currency: string): CouponEffect => {
  const { percent, amount } = sent
  const kind = required(sent.type, 'coupon.effect.type')
  refuseOtherPart(kind, sent)
  switch (kind) {
    case 'PERCENT_OFF':
      return { type: 'PERCENT_OFF', percent: required(percent, 'coupon.effect.percent') }
    case 'MONEY_OFF':
      return { type: 'MONEY_OFF', amount: toMinor(required(amount, 'coupon.effect.amount'), currency) }
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING' }
    default:
      kind satisfies never
      throw invalidField('coupon.effect.type', 'must be PERCENT_OFF, MONEY_OFF or FREE_SHIPPING', 'INVALID_ENUM_VALUE')
  }
}

/** Converts sent dates, limits and amounts to columns. Absent fields are unchanged. */
const boundsOf = (sent: Sent, currency: string): Partial<CouponRow> => {
  const { productIds, memberGroupIds, combinesWithDiscounts } = sent
  const { minimumSubtotal, collectionId, startTime, expirationTime, usageLimit, perCustomerLimit } = sent
  return {
    ...(minimumSubtotal !== undefined && { minimum_subtotal: toMinor(minimumSubtotal, currency) }),
    ...(collectionId !== undefined && { collection_id: collectionId }),
    ...(productIds && { product_ids: productIds.length > 0 ? productIds : null }),
    ...(memberGroupIds && { member_group_ids: memberGroupIds.length > 0 ? memberGroupIds : null }),
    ...(combinesWithDiscounts !== undefined && { combines_with_rules: combinesWithDiscounts }),
    ...(startTime !== undefined && { starts: new Date(startTime) }),
    ...(expirationTime !== undefined && { expires: new Date(expirationTime) }),
    ...(usageLimit !== undefined && { usage_limit: usageLimit }),
    ...(perCustomerLimit !== undefined && { per_customer_limit: perCustomerLimit }),
  }
}

/** Reads a new coupon. Code, name and effect are required. */
export const newCoupon = (sent: Sent, currency: string): CouponRow => ({
  code: readCode(required(sent.code, 'coupon.code')),
  name: required(sent.name, 'coupon.name'),
  effect: JSON.stringify(readEffect(required(sent.effect, 'coupon.effect'), currency)),
  active: sent.active ?? true,
  minimum_subtotal: null,
  collection_id: null,
  product_ids: null,
  member_group_ids: null,
  starts: null,
  expires: null,
  usage_limit: null,
  per_customer_limit: null,
  ...boundsOf(sent, currency),
})

const readCode = (code: string): string => {
  const read = couponCode(code)
  if (read === '') throw invalidField('coupon.code', 'must not be empty', 'MIN_LENGTH')
  return read
}

const columns = {
  minimumSubtotal: 'minimum_subtotal',
  collectionId: 'collection_id',
  productIds: 'product_ids',
  memberGroupIds: 'member_group_ids',
  startTime: 'starts',
  expirationTime: 'expires',
  usageLimit: 'usage_limit',
  perCustomerLimit: 'per_customer_limit',
} as const
export type CouponBound = keyof typeof columns

/** Returns the changed columns of a coupon. */
export const changedCoupon = (
  sent: Sent,
  { unset, currency }: { unset: readonly CouponBound[]; currency: string },
): Partial<CouponRow> => ({
  ...(sent.code !== undefined && { code: readCode(sent.code) }),
  ...(sent.name !== undefined && { name: sent.name }),
  ...(sent.effect && { effect: JSON.stringify(readEffect(sent.effect, currency)) }),
  ...(sent.active !== undefined && { active: sent.active }),
  ...boundsOf(sent, currency),
  ...Object.fromEntries(unset.map((bound) => [columns[bound], null])),
})

/** Presents a coupon to the owner. */
export const presentCoupon = (row: StoredCoupon, { currency, now }: { currency: string; now: Date }): StoreCoupon => {
  const { effect } = row
  return {
    id: row.id,
    revision: String(row.revision),
    code: row.code,
    name: row.name,
    effect: effect.type === 'MONEY_OFF' ? { type: effect.type, amount: toDecimal(effect.amount, currency) } : effect,
    active: row.active,
    ...(row.minimum_subtotal !== null && { minimumSubtotal: toDecimal(Number(row.minimum_subtotal), currency) }),
    ...(row.collection_id !== null && { collectionId: row.collection_id }),
    ...(row.product_ids !== null && { productIds: row.product_ids }),
    ...(row.member_group_ids !== null && { memberGroupIds: row.member_group_ids }),
    combinesWithDiscounts: row.combines_with_rules,
    status: couponStatus(
      { ...row, usageLimit: row.usage_limit, timesUsed: row.times_used },
      { isSample: row.is_sample, now },
    ),
    ...(row.starts && { startTime: row.starts.toISOString() }),
    ...(row.expires && { expirationTime: row.expires.toISOString() }),
    ...(row.usage_limit !== null && { usageLimit: row.usage_limit }),
    ...(row.per_customer_limit !== null && { perCustomerLimit: row.per_customer_limit }),
    timesUsed: row.times_used,
    createdDate: row.created_date.toISOString(),
    updatedDate: row.updated_date.toISOString(),
  }
}
