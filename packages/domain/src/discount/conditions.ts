import { times, type Minor } from '../money.ts'
import { matcherOf, type LineMatcher, type Purchase, type StoreTime } from './purchase.ts'
import { weekdays } from './purchase.ts'
import type { Condition, ConditionType, DiscountRule } from './rule.ts'

/** Why a condition is not met. Missing amounts and quantities are set if buying more would help. */
export interface Unmet {
  readonly type: ConditionType
  readonly missingAmount?: Minor
  readonly missingQuantity?: number
}

/** Returns why a condition is not met, or `undefined` if it is. */
export type Check = (purchase: Purchase) => Unmet | undefined

const subtotalOf = ({ lines }: Purchase, matches: LineMatcher): Minor => {
  let sum = 0
  for (const line of lines) if (matches(line)) sum += times(line.price, line.quantity)
  return sum
}

const quantityOf = ({ lines }: Purchase, matches: LineMatcher): number => {
  let sum = 0
  for (const line of lines) if (matches(line)) sum += line.quantity
  return sum
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Hours past midnight belong to the day on which they began. */
const isWithin = ({ days, from, to }: Extract<Condition, { type: 'TIME' }>, { day, minutes }: StoreTime): boolean => {
  const [begin, end] = [minutesOf(from), minutesOf(to)]
  if (begin < end) return days.includes(day) && minutes >= begin && minutes < end
  const before = weekdays[(weekdays.indexOf(day) + 6) % 7]!
  return (days.includes(day) && minutes >= begin) || (days.includes(before) && minutes < end)
}

const checkOf = (condition: Condition): Check => {
  const { type } = condition
  switch (type) {
    case 'SUBTOTAL': {
      const [matches, { from = 0, to = Infinity }] = [matcherOf(condition.scopes), condition]
      return (purchase) => {
        const subtotal = subtotalOf(purchase, matches)
        if (subtotal < from) return { type, missingAmount: from - subtotal }
        return subtotal > to ? { type } : undefined
      }
    }
    case 'QUANTITY': {
      const [matches, { from = 0, to = Infinity }] = [matcherOf(condition.scopes), condition]
      return (purchase) => {
        const quantity = quantityOf(purchase, matches)
        if (quantity < from) return { type, missingQuantity: from - quantity }
        return quantity > to ? { type } : undefined
      }
    }
    case 'MEMBERS': {
      const members = new Set(condition.memberIds)
      return ({ memberId }) => (memberId !== undefined && members.has(memberId) ? undefined : { type })
    }
    case 'MEMBER_GROUPS': {
      const groups = new Set(condition.memberGroupIds)
      return ({ memberGroupIds = [] }) => (memberGroupIds.some((id) => groups.has(id)) ? undefined : { type })
    }
    case 'COUNTRY': {
      const countries = new Set(condition.countries)
      return ({ country }) => (country !== undefined && countries.has(country) ? undefined : { type })
    }
    case 'TIME':
      return ({ storeTime }) => (isWithin(condition, storeTime()) ? undefined : { type })
    case 'FIRST_ORDER':
      return ({ isFirstOrder = false }) => (isFirstOrder ? undefined : { type })
    default:
      return type satisfies never
  }
}

/** Prefers conditions the buyer can meet by buying more. */
const mostHelpful = (unmet: readonly Unmet[]): Unmet =>
  unmet.find(({ missingAmount, missingQuantity }) => (missingAmount ?? missingQuantity) !== undefined) ?? unmet[0]!

/** Combines the conditions of a rule. If several are not met, one that buying more cannot meet is reported first. */
export const checkOfRule = ({ match, conditions }: Pick<DiscountRule, 'match' | 'conditions'>): Check => {
  const checks = conditions.map(checkOf)
  if (match === 'ANY' && checks.length > 0) {
    return (purchase) => {
      const unmet: Unmet[] = []
      for (const check of checks) {
        const one = check(purchase)
        if (!one) return undefined
        unmet.push(one)
      }
      return mostHelpful(unmet)
    }
  }
  return (purchase) => {
    let first: Unmet | undefined
    for (const check of checks) {
      const one = check(purchase)
      if (one && one.missingAmount === undefined && one.missingQuantity === undefined) return one
      first ??= one
    }
    return first
  }
}
