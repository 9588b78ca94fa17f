import type { Discount, DiscountConditionInput, DiscountInput } from '@vitrine/client'
import { momentIn } from '../clock/read-dates.ts'
import { countIn, decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { words } from '../words/words.ts'
import { readEffect } from './effects.tsx'
import { all, itemsIn } from './form-items.ts'

export type ConditionType = Discount['conditions'][number]['type']
export const dayNames = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
const readCondition = (form: FormData, field: string): DiscountConditionInput => {
  const type = textIn(form, `${field}.type`) as ConditionType
  switch (type) {
    case 'SUBTOTAL':
      return {
        type,
        subtotalFrom: decimalIn(form, `${field}.subtotalFrom`),
        subtotalTo: decimalIn(form, `${field}.subtotalTo`),
        ...itemsIn(form, field),
      }
    case 'QUANTITY':
      return {
        type,
        quantityFrom: countIn(form, `${field}.quantityFrom`),
        quantityTo: countIn(form, `${field}.quantityTo`),
        ...itemsIn(form, field),
      }
    case 'MEMBERS':
      return { type, memberIds: all(form, `${field}.memberIds`) }
    case 'MEMBER_GROUPS':
      return { type, memberGroupIds: all(form, `${field}.memberGroupIds`) }
    case 'COUNTRY':
      return { type, countries: all(form, `${field}.countries`) }
    case 'TIME':
      return {
        type,
        days: dayNames.filter((day) => isTicked(form, `${field}.days.${day}`)),
        startTime: textIn(form, `${field}.startTime`),
        endTime: textIn(form, `${field}.endTime`),
      }
    case 'FIRST_ORDER':
      return { type }
    default:
      return type satisfies never
  }
}

const bounds = ['startTime', 'endTime', 'usageLimit', 'perCustomerLimit', 'budget'] as const

/** The limits that a discount does not set. */
export const unsetLimits = (discount: DiscountInput) => bounds.filter((bound) => discount[bound] === undefined)

/** Reads a discount from the form. Empty limits are omitted. */
export const readDiscount = (form: FormData, timeZone: string): DiscountInput => {
  const [startTime, endTime] = [
    momentIn(form, 'discount.startTime', timeZone),
    momentIn(form, 'discount.endTime', timeZone),
  ]
  if (startTime && endTime && endTime <= startTime) throwFieldError('discount.endTime', words.discounts.endBeforeStart)
  return {
    name: textIn(form, 'discount.name'),
    effect: readEffect(form),
    match: textIn(form, 'discount.match') === 'ANY' ? 'ANY' : 'ALL',
    conditions: all(form, 'conditions.place').map((place) => readCondition(form, `discount.conditions[${place}]`)),
    combinesWithDiscounts: isTicked(form, 'discount.combinesWithDiscounts'),
    combinesWithCodes: isTicked(form, 'discount.combinesWithCodes'),
    excludedDiscountIds: all(form, 'discount.excludedDiscountIds'),
    priority: countIn(form, 'discount.priority') ?? 0,
    startTime,
    endTime,
    usageLimit: countIn(form, 'discount.usageLimit'),
    perCustomerLimit: countIn(form, 'discount.perCustomerLimit'),
    budget: decimalIn(form, 'discount.budget'),
  }
}

/** The editable fields of a discount: what an undo restores and a duplicate copies. */
export const editableFields = (discount: Discount): DiscountInput => {
  const { id: _id, revision: _revision, timesUsed: _used, amountGiven: _given, status: _status, ...more } = discount
  const { createdDate: _created, updatedDate: _updated, ...fields } = more
  return fields
}
