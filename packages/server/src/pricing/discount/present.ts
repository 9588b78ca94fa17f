import type { Discount, DiscountCondition } from '@vitrine/contract/entities/pricing/discount.ts'
import { ruleStatus, type Condition } from '@vitrine/domain/discount/rule.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { presentRevision } from '../../ground/document/document-store.ts'
import type { Site } from '../../ground/site/sites.ts'
import { presentEffect } from './effect.ts'
import { itemsOf, type WriteMoney } from './items.ts'
import { ruleOf } from './store.ts'
import type { StoredDiscount } from './tables.ts'

const presentCondition = (condition: Condition, money: WriteMoney): DiscountCondition => {
  const { type } = condition
  switch (type) {
    case 'SUBTOTAL':
      return {
        type,
        ...(condition.from !== undefined && { subtotalFrom: money(condition.from) }),
        ...(condition.to !== undefined && { subtotalTo: money(condition.to) }),
        ...itemsOf(condition.scopes),
      }
    case 'QUANTITY':
      return {
        type,
        ...(condition.from !== undefined && { quantityFrom: condition.from }),
        ...(condition.to !== undefined && { quantityTo: condition.to }),
        ...itemsOf(condition.scopes),
      }
    case 'MEMBERS':
      return { type, memberIds: [...condition.memberIds] }
    case 'MEMBER_GROUPS':
      return { type, memberGroupIds: [...condition.memberGroupIds] }
    case 'COUNTRY':
      return { type, countries: [...condition.countries] }
    case 'TIME':
      return { type, days: [...condition.days], startTime: condition.from, endTime: condition.to }
    case 'FIRST_ORDER':
      return { type }
    default:
      return type satisfies never
  }
}

/** Presents a discount to the owner. */
export const presentDiscount = (stored: StoredDiscount, { currency }: Pick<Site, 'currency'>, now: Date): Discount => {
  const { body } = stored
  const { limits, starts, ends, excludes } = body
  const money: WriteMoney = (minor) => toDecimal(minor, currency)
  return {
    ...presentRevision(stored),
    name: body.name,
    active: body.active,
    priority: body.priority,
    match: body.match,
    conditions: body.conditions.map((condition) => presentCondition(condition, money)),
    effect: presentEffect(body.effect, money),
    combinesWithDiscounts: body.combinesWithRules,
    combinesWithCodes: body.combinesWithCodes,
    ...(excludes && { excludedDiscountIds: [...excludes] }),
    ...(starts !== undefined && { startTime: starts }),
    ...(ends !== undefined && { endTime: ends }),
    ...(limits.uses !== undefined && { usageLimit: limits.uses }),
    ...(limits.perCustomer !== undefined && { perCustomerLimit: limits.perCustomer }),
    ...(limits.budget !== undefined && { budget: money(limits.budget) }),
    status: ruleStatus(ruleOf(stored), now),
    timesUsed: stored.times_used,
    amountGiven: money(Number(stored.amount_given)),
  }
}
