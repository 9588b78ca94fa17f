import type { NestedDiscountTrigger, StoreDiscountRule } from '@vitrine/contract/entities/pricing/discount-rule.ts'
import { discountsAppId } from '@vitrine/domain/discount/app.ts'
import { ruleStatus, type Condition } from '@vitrine/domain/discount/rule.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import { presentRevision } from '../../ground/document/document-store.ts'
import type { Site } from '../../ground/site/sites.ts'
import { triggerIdOf } from './custom-triggers.ts'
import { presentValue } from './effect.ts'
import { presentScopes, type WriteMoney } from './items.ts'
import { ruleOf } from './store.ts'
import type { StoredDiscount } from './tables.ts'

const presentTrigger = (condition: Condition, index: number, money: WriteMoney): NestedDiscountTrigger => {
  switch (condition.type) {
    case 'SUBTOTAL': {
      const { from, to } = condition
      const range = { ...(from !== undefined && { from: money(from) }), ...(to !== undefined && { to: money(to) }) }
      return { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { scopes: presentScopes(condition.scopes), ...range } }
    }
    case 'QUANTITY': {
      const { from, to } = condition
      const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
      const scopes = presentScopes(condition.scopes)
      return { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { scopes, ...range } }
    }
    case 'MEMBERS': {
      const individualMembersInfo = { memberIds: [...condition.memberIds] }
      const customerEligibility = { eligibilityType: 'INDIVIDUAL_MEMBERS' as const, individualMembersInfo }
      return { triggerType: 'CUSTOMER_ELIGIBILITY', customerEligibility }
    }
    case 'MEMBER_GROUPS':
    case 'COUNTRY':
    case 'TIME':
    case 'FIRST_ORDER':
      return {
        triggerType: 'CUSTOM',
        customTrigger: { id: triggerIdOf(condition, index), appId: discountsAppId },
      }
    default:
      return condition satisfies never
  }
}

const presentTriggers = ({ conditions, match }: StoredDiscount['body'], money: WriteMoney) => {
  const triggers = conditions.map((condition, index) => presentTrigger(condition, index, money))
  const [first, ...others] = triggers
  if (!first) return {}
  if (others.length === 0) return { trigger: first }
  const all = { triggers }
  return {
    trigger: match === 'ALL' ? { triggerType: 'AND' as const, and: all } : { triggerType: 'OR' as const, or: all },
  }
}

/** Presents a discount in the specification's format. */
export const presentRule = (
  stored: StoredDiscount,
  { currency }: Pick<Site, 'currency'>,
  now: Date,
): StoreDiscountRule => {
  const { body } = stored
  const money: WriteMoney = (minor) => toDecimal(minor, currency)
  const { starts, ends, tags } = body
  const value = presentValue(stored, money)
  return {
    ...presentRevision(stored),
    active: body.active,
    name: body.name,
    ...presentTriggers(body, money),
    ...((starts !== undefined || ends !== undefined) && {
      activeTimeInfo: { ...(starts !== undefined && { start: starts }), ...(ends !== undefined && { end: ends }) },
    }),
    ...(value && { discounts: { values: [value] } }),
    status: ruleStatus(ruleOf(stored), now),
    usageCount: stored.times_used,
    ...(tags && { tags }),
  }
}
