import type { DiscountConditionInput, DiscountEffectInput, DiscountInput, DiscountItemsInput } from '@vitrine/client'
import { countryName, formatMoney } from '@vitrine/ui'
import { words } from '../words/en.ts'

/** Display names of the referenced IDs. */
export interface Names {
  readonly currency: string
  readonly products: ReadonlyMap<string, string>
  readonly collections: ReadonlyMap<string, string>
  readonly groups: ReadonlyMap<string, string>
  readonly members: ReadonlyMap<string, string>
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

const moneyIn = (amount: string | undefined, { currency }: Names): string =>
  formatMoney(amount ?? '0', { currency, locale: 'en' })

const itemNames = ({ productIds = [], collectionIds = [] }: DiscountItemsInput, names: Names): string[] => [
  ...productIds.map((id) => names.products.get(id) ?? id),
  ...collectionIds.map((id) => names.collections.get(id) ?? id),
]

/** Such as “Mugs or Bowls”. `undefined` for all items. */
const itemsOf = (items: DiscountItemsInput | undefined, names: Names): string | undefined => {
  const sentences = items ? itemNames(items, names) : []
  return sentences.length > 0 ? listed.format(sentences) : undefined
}

const on = (items: DiscountItemsInput | undefined, names: Names, everything = 'everything'): string =>
  itemsOf(items, names) ?? everything

const stepOf = (step: NonNullable<DiscountEffectInput['steps']>[number], names: Names): string => {
  const { from = 1, percentage, amountEach, priceEach } = step
  if (percentage !== undefined) return `${percentage}% off from ${from} items`
  if (amountEach !== undefined) return `${moneyIn(amountEach, names)} off each from ${from} items`
  return `${moneyIn(priceEach, names)} each from ${from} items`
}

const effectOf = (effect: DiscountEffectInput, names: Names): string => {
  const { type, percentage = '0', items } = effect
  const money = (amount: string | undefined) => moneyIn(amount, names)
  switch (type) {
    case 'PERCENT':
      return `${percentage}% off ${on(items, names)}`
    case 'AMOUNT':
      return `${money(effect.amount)} off ${on(items, names, 'the order')}`
    case 'AMOUNT_EACH':
      return `${money(effect.amount)} off each of ${on(items, names)}`
    case 'FIXED_PRICE':
      return `${money(effect.price)} for each of ${on(items, names)}`
    case 'BUNDLE':
      return `Any ${effect.quantity ?? 2} of ${on(items, names)} for ${money(effect.price)}`
    case 'BUY_X_GET_Y': {
      const { buyQuantity = 1, getQuantity = 1, mostTimes, getItems } = effect
      const gets = itemsOf(getItems, names)
      const got = `get ${getQuantity}${gets === undefined ? '' : ` of ${gets}`}`
      const cheaper = percentage === '100' || effect.percentage === undefined ? 'free' : `${percentage}% off`
      const often =
        mostTimes === undefined ? '' : `, up to ${mostTimes} ${mostTimes === 1 ? 'time' : 'times'} per order`
      return `Buy ${buyQuantity} of ${on(items, names)}, ${got} ${cheaper}${often}`
    }
    case 'QUANTITY_STEPS':
      return `${on(items, names, 'All items')}: ${(effect.steps ?? []).map((step) => stepOf(step, names)).join(', ')}`
    case 'FREE_DELIVERY':
      return items ? `Free delivery with ${on(items, names)}` : 'Free delivery'
    // Not chosen yet.
    case undefined:
      return ''
    default:
      return type satisfies never
  }
}

const rangeOf = (from: string | undefined, to: string | undefined): string => {
  if (from !== undefined && to !== undefined) return `between ${from} and ${to}`
  if (from !== undefined) return `at least ${from}`
  // Not entered yet.
  return to === undefined ? '…' : `at most ${to}`
}

const conditionOf = (condition: DiscountConditionInput, names: Names): string => {
  const { items } = condition
  switch (condition.type) {
    case 'SUBTOTAL': {
      const [from, to] = [condition.subtotalFrom, condition.subtotalTo].map((one) => one && moneyIn(one, names))
      return `${items ? `${on(items, names)} cost` : 'the subtotal is'} ${rangeOf(from, to)}`
    }
    case 'QUANTITY': {
      const range = rangeOf(condition.quantityFrom?.toString(), condition.quantityTo?.toString())
      return `the order has ${range} of ${on(items, names, 'any items')}`
    }
    case 'MEMBERS':
      return `the customer is ${listed.format((condition.memberIds ?? []).map((id) => names.members.get(id) ?? id))}`
    case 'MEMBER_GROUPS':
      return `the customer is in ${listed.format((condition.memberGroupIds ?? []).map((id) => names.groups.get(id) ?? id))}`
    case 'COUNTRY':
      return `it goes to ${listed.format((condition.countries ?? []).map((code) => countryName(code, 'en')))}`
    case 'TIME': {
      const days = (condition.days ?? []).map((day) => words.discounts.days[day]).join(', ')
      return `it is ${days} between ${condition.startTime} and ${condition.endTime}`
    }
    case 'FIRST_ORDER':
      return 'it is the customer’s first order'
    // Not chosen yet.
    case undefined:
      return ''
    default:
      return condition.type satisfies never
  }
}

/** Describes a discount and its conditions in one sentence. */
export const describeDiscount = ({ effect, conditions = [], match }: DiscountInput, names: Names): string => {
  if (!effect) return ''
  const sentences = conditions.map((condition) => conditionOf(condition, names))
  const when = sentences.join(match === 'ANY' ? ', or ' : ', and ')
  return sentences.length === 0 ? `${effectOf(effect, names)}.` : `${effectOf(effect, names)}, when ${when}.`
}
