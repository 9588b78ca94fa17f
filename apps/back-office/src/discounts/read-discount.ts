import type {
  Discount,
  DiscountConditionInput,
  DiscountEffectInput,
  DiscountInput,
  DiscountItemsInput,
} from '@vitrine/client'
import { momentIn } from '../clock/read-dates.ts'
import { countIn, decimalIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { words } from '../words/en.ts'

export type EffectType = Discount['effect']['type']
export type ConditionType = Discount['conditions'][number]['type']
export const dayNames = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export const stepKinds = ['percentage', 'amountEach', 'priceEach'] as const
export type StepKind = (typeof stepKinds)[number]

const all = (form: FormData, name: string): string[] => form.getAll(name).map(String)

const readItems = (form: FormData, field: string): DiscountItemsInput | undefined => {
  const [productIds, collectionIds] = [all(form, `${field}.productIds`), all(form, `${field}.collectionIds`)]
  if (productIds.length === 0 && collectionIds.length === 0) return undefined
  return { ...(productIds.length > 0 && { productIds }), ...(collectionIds.length > 0 && { collectionIds }) }
}

const itemsIn = (form: FormData, field: string, name: 'items' | 'getItems' = 'items') => {
  const items = readItems(form, `${field}.${name}`)
  return items ? { [name]: items } : {}
}

const readSteps = (form: FormData, field: string): DiscountEffectInput['steps'] =>
  all(form, `${field}.place`).map((place) => ({
    from: countIn(form, `${field}[${place}].from`),
    [textIn(form, `${field}[${place}].kind`)]: decimalIn(form, `${field}[${place}].value`, 4),
  }))

const effect = 'discount.effect'

const readEffect = (form: FormData): DiscountEffectInput => {
  const type = textIn(form, `${effect}.type`) as EffectType
  const items = itemsIn(form, effect)
  switch (type) {
    case 'PERCENT':
      return { type, percentage: decimalIn(form, `${effect}.percentage`, 4), ...items }
    case 'AMOUNT':
    case 'AMOUNT_EACH':
      return { type, amount: decimalIn(form, `${effect}.amount`), ...items }
    case 'FIXED_PRICE':
      return { type, price: decimalIn(form, `${effect}.price`), ...items }
    case 'BUNDLE':
      return {
        type,
        quantity: countIn(form, `${effect}.quantity`),
        price: decimalIn(form, `${effect}.price`),
        ...items,
      }
    case 'BUY_X_GET_Y':
      return {
        type,
        buyQuantity: countIn(form, `${effect}.buyQuantity`),
        getQuantity: countIn(form, `${effect}.getQuantity`),
        percentage: decimalIn(form, `${effect}.percentage`, 4),
        mostTimes: countIn(form, `${effect}.mostTimes`),
        ...items,
        ...itemsIn(form, effect, 'getItems'),
      }
    case 'QUANTITY_STEPS':
      return { type, steps: readSteps(form, `${effect}.steps`), ...items }
    case 'FREE_DELIVERY':
      return { type, ...items }
    default:
      return type satisfies never
  }
}

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
