import type { Discount, DiscountCondition } from '@vitrine/contract/entities/pricing/discount.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Condition } from '@vitrine/domain/discount/rule.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { invalidField, required, invalidBecause } from '../../ground/base/refusal.ts'
import { readEffect } from './effect.ts'
import { refuseOthers, scopesOf } from './items.ts'
import { readLimits, readMoments, type DiscountBound } from './bounds.ts'
import type { DiscountRecord } from './tables.ts'

type Sent<T> = Input<T>

export const refuseEmptyRange = (
  { from, to }: { from?: number | undefined; to?: number | undefined },
  { field, names, ruleName }: { field: string; names: readonly [string, string]; ruleName?: string },
): void => {
  if (from === undefined && to === undefined)
    throw invalidField(`${field}.${names[0]}`, 'or the other limit must be set', 'REQUIRED_FIELD', ruleName)
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidField(`${field}.${names[1]}`, `must not be less than ${names[0]}`, 'VALIDATION', ruleName)
  }
}

const fieldsOfCondition = {
  SUBTOTAL: ['subtotalFrom', 'subtotalTo', 'items'],
  QUANTITY: ['quantityFrom', 'quantityTo', 'items'],
  MEMBERS: ['memberIds'],
  MEMBER_GROUPS: ['memberGroupIds'],
  COUNTRY: ['countries'],
  TIME: ['days', 'startTime', 'endTime'],
  FIRST_ORDER: [],
} as const satisfies Record<Condition['type'], readonly string[]>

const readCondition = (sent: Sent<DiscountCondition>, field: string, currency: string): Condition => {
  const type = required(sent.type, `${field}.type`)
  refuseOthers(sent, { allowed: fieldsOfCondition[type], field })
  switch (type) {
    case 'SUBTOTAL': {
      const [from, to] = [sent.subtotalFrom, sent.subtotalTo].map((one) =>
        one === undefined ? one : toMinor(one, currency),
      )
      refuseEmptyRange({ from, to }, { field, names: ['subtotalFrom', 'subtotalTo'] })
      return { type, ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...scopesOf(sent.items) }
    }
    case 'QUANTITY': {
      const { quantityFrom: from, quantityTo: to } = sent
      refuseEmptyRange({ from, to }, { field, names: ['quantityFrom', 'quantityTo'] })
      return { type, ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...scopesOf(sent.items) }
    }
    case 'MEMBERS':
      return { type, memberIds: required(sent.memberIds, `${field}.memberIds`) }
    case 'MEMBER_GROUPS':
      return { type, memberGroupIds: required(sent.memberGroupIds, `${field}.memberGroupIds`) }
    case 'COUNTRY':
      return { type, countries: required(sent.countries, `${field}.countries`) }
    case 'TIME': {
      const [from, to] = [required(sent.startTime, `${field}.startTime`), required(sent.endTime, `${field}.endTime`)]
      if (from === to)
        throw invalidBecause(`${field}.endTime`, 'NOT_AFTER_START', {
          description: 'must not be the same as startTime',
        })
      return { type, days: required(sent.days, `${field}.days`), from, to }
    }
    case 'FIRST_ORDER':
      return { type }
    default:
      return type satisfies never
  }
}

const readConditions = (sent: readonly Sent<DiscountCondition>[], currency: string): Condition[] =>
  sent.map((one, index) => readCondition(one, `discount.conditions[${index}]`, currency))

/** A budget counts discounts on items, as the price of delivery is not known in advance. */
export const refuseBudgetOfDelivery = ({ effect, limits }: DiscountRecord, field: string): void => {
  if (effect.type !== 'FREE_DELIVERY' || limits.budget === undefined) return
  throw invalidField(field, 'cannot be used with FREE_DELIVERY: limit its uses', 'FIELD_NOT_ALLOWED')
}

/** Defaults of a new discount. */
export const blank = {
  active: true,
  priority: 0,
  match: 'ALL',
  conditions: [],
  combinesWithRules: true,
  combinesWithCodes: true,
  limits: {},
} as const

/** Applies the sent fields to a discount. Absent fields are unchanged. */
export const editDiscount = (
  before: Omit<DiscountRecord, 'name' | 'effect'> & Partial<DiscountRecord>,
  sent: Sent<Discount>,
  { unset, currency }: { unset: readonly DiscountBound[]; currency: string },
): DiscountRecord => {
  const { active, priority, match, combinesWithDiscounts, combinesWithCodes, excludedDiscountIds: excludes } = sent
  const { starts: _starts, ends: _ends, limits: _limits, ...rest } = before
  const record: DiscountRecord = {
    ...rest,
    name: required(sent.name ?? before.name, 'discount.name'),
    effect: sent.effect ? readEffect(sent.effect, currency) : required(before.effect, 'discount.effect'),
    ...(active !== undefined && { active }),
    ...(priority !== undefined && { priority }),
    ...(match !== undefined && { match }),
    ...(sent.conditions && { conditions: readConditions(sent.conditions, currency) }),
    ...(combinesWithDiscounts !== undefined && { combinesWithRules: combinesWithDiscounts }),
    ...(combinesWithCodes !== undefined && { combinesWithCodes }),
    ...(excludes && { excludes }),
    ...readMoments(before, { starts: sent.startTime, ends: sent.endTime, unset, field: 'discount.endTime' }),
    limits: readLimits(before.limits, sent, { unset, currency }),
  }
  refuseBudgetOfDelivery(record, 'discount.budget')
  return record
}
