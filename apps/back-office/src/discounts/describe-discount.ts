import type { DiscountConditionInput, DiscountInput } from '@vitrine/client'
import { countryName } from '@vitrine/ui'
import { locale, words } from '../words/words.ts'
import { describeEffect } from './effects.tsx'
import { listed, moneyIn, on, type Names } from './names.ts'

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
      return `it goes to ${listed.format((condition.countries ?? []).map((code) => countryName(code, locale)))}`
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
  return sentences.length === 0
    ? `${describeEffect(effect, names)}.`
    : `${describeEffect(effect, names)}, when ${when}.`
}
