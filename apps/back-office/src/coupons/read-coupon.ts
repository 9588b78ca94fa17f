import type { StoreCoupon, StoreCouponEffectInput, StoreCouponInput } from '@vitrine/client'
import { momentIn } from '../clock/read-dates.ts'
import { countIn, decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { words } from '../words/words.ts'

export type EffectType = StoreCoupon['effect']['type']

const bounds = [
  'minimumSubtotal',
  'collectionId',
  'startTime',
  'expirationTime',
  'usageLimit',
  'perCustomerLimit',
] as const
type Bound = (typeof bounds)[number]

const readEffect = (form: FormData, type: EffectType): StoreCouponEffectInput => {
  if (type === 'PERCENT_OFF') return { type, percent: decimalIn(form, 'coupon.effect.percent', 4) }
  if (type === 'MONEY_OFF') return { type, amount: decimalIn(form, 'coupon.effect.amount') }
  return { type }
}

/** Reads a coupon from the form. Empty limits are omitted. */
export const readCoupon = (form: FormData, timeZone: string): StoreCouponInput => {
  const collectionId = textIn(form, 'coupon.collectionId')
  const [startTime, expirationTime] = [
    momentIn(form, 'coupon.startTime', timeZone),
    momentIn(form, 'coupon.expirationTime', timeZone),
  ]
  if (startTime && expirationTime && expirationTime <= startTime) {
    throwFieldError('coupon.expirationTime', words.coupons.untilBeforeFrom)
  }
  return {
    code: textIn(form, 'coupon.code'),
    name: textIn(form, 'coupon.name'),
    effect: readEffect(form, textIn(form, 'effect') as EffectType),
    minimumSubtotal: decimalIn(form, 'coupon.minimumSubtotal'),
    ...(collectionId && { collectionId }),
    productIds: form.getAll('coupon.productIds').map(String),
    memberGroupIds: form.getAll('coupon.memberGroupIds').map(String),
    combinesWithDiscounts: isTicked(form, 'coupon.combinesWithDiscounts'),
    startTime,
    expirationTime,
    usageLimit: countIn(form, 'coupon.usageLimit'),
    perCustomerLimit: countIn(form, 'coupon.perCustomerLimit'),
  }
}

/** The limits that a coupon does not set. */
export const unsetLimits = (coupon: StoreCouponInput): Bound[] => bounds.filter((bound) => coupon[bound] === undefined)

/** The editable fields of a coupon: the state an undo restores. */
export const editableFields = (coupon: StoreCoupon): StoreCouponInput => {
  const {
    id: _id,
    revision: _revision,
    timesUsed: _used,
    createdDate: _created,
    updatedDate: _updated,
    ...fields
  } = coupon
  return fields
}
