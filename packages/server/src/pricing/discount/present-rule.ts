import type {
  DiscountScope,
  NestedDiscountTrigger,
  RuleDiscount,
  StoreDiscountRule,
} from '@vitrine/contract/entities/discount-rule.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { discountsAppId } from '@vitrine/domain/discount/app.ts'
import { ruleStatus, type Condition, type ItemScope, type ItemScopes } from '@vitrine/domain/discount/rule.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { presentRevision } from '../../ground/document/document-store.ts'
import type { Site } from '../../ground/site/sites.ts'
import { triggerIdOf } from './custom-triggers.ts'
import { ruleOf } from './store.ts'
import type { StoredDiscount } from './tables.ts'

type Money = (minor: Minor) => string

const presentScope = ({ id, productIds, collectionIds }: ItemScope): DiscountScope => {
  if (collectionIds) {
    return { id, type: 'CUSTOM_FILTER', customFilter: { appId: discountsAppId, params: { collectionIds } } }
  }
  const items = productIds ? { catalogItemIds: [...productIds] } : {}
  return { id, type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: storesAppId, ...items } }
}

const presentScopes = (scopes: ItemScopes = []): DiscountScope[] => scopes.map(presentScope)

const presentTrigger = (condition: Condition, index: number, money: Money): NestedDiscountTrigger => {
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
    default:
      return {
        triggerType: 'CUSTOM',
        customTrigger: { id: triggerIdOf(condition, index), appId: discountsAppId },
      }
  }
}

const presentTriggers = ({ conditions, match }: StoredDiscount['body'], money: Money) => {
  const triggers = conditions.map((condition, index) => presentTrigger(condition, index, money))
  const [first, ...others] = triggers
  if (!first) return {}
  if (others.length === 0) return { trigger: first }
  const all = { triggers }
  return {
    trigger: match === 'ALL' ? { triggerType: 'AND' as const, and: all } : { triggerType: 'OR' as const, or: all },
  }
}

/** Presents an effect in the specification's format; `undefined` if it has none for it. */
const presentValue = ({ id, body: { effect } }: StoredDiscount, money: Money): RuleDiscount | undefined => {
  const scopes = presentScopes(effect.scopes ?? [{ id: 'all' }])
  const target = { targetType: 'SPECIFIC_ITEMS' as const, specificItemsInfo: { scopes } }
  switch (effect.type) {
    case 'PERCENT':
      return { discountType: 'PERCENTAGE', percentage: Number(effect.percentage), ...target }
    case 'AMOUNT_EACH':
      return { discountType: 'FIXED_AMOUNT', fixedAmount: money(effect.amount), ...target }
    case 'FIXED_PRICE':
      return { discountType: 'FIXED_PRICE', fixedPrice: money(effect.price), ...target }
    case 'BUNDLE': {
      const configurations = [{ id, quantity: effect.quantity, price: money(effect.price) }]
      return { discountType: 'QUANTITY_BASED', quantityBased: { configurations }, ...target }
    }
    default:
      return undefined
  }
}

/** Presents a discount in the specification's format. */
export const presentRule = (
  stored: StoredDiscount,
  { currency }: Pick<Site, 'currency'>,
  now: Date,
): StoreDiscountRule => {
  const { body } = stored
  const money: Money = (minor) => toDecimal(minor, currency)
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
