import type { Discount, DiscountCondition, DiscountEffect, DiscountItems } from '@vitrine/contract/entities/discount.ts'
import { ruleStatus, type Condition, type Effect, type ItemScopes } from '@vitrine/domain/discount/rule.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { presentRevision } from '../../ground/document/document-store.ts'
import type { Site } from '../../ground/site/sites.ts'
import { ruleOf } from './store.ts'
import type { StoredDiscount } from './tables.ts'

type Money = (minor: Minor) => string

const presentItems = (scopes: ItemScopes | undefined): DiscountItems | undefined => {
  const isForAll = !scopes || scopes.some(({ productIds, collectionIds }) => !productIds && !collectionIds)
  if (isForAll) return undefined
  const [productIds, collectionIds] = [
    scopes.flatMap((scope) => scope.productIds ?? []),
    scopes.flatMap((scope) => scope.collectionIds ?? []),
  ]
  return { ...(productIds.length > 0 && { productIds }), ...(collectionIds.length > 0 && { collectionIds }) }
}

const itemsOf = (scopes: ItemScopes | undefined) => {
  const items = presentItems(scopes)
  return items ? { items } : {}
}

const presentCondition = (condition: Condition, money: Money): DiscountCondition => {
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

const presentEffect = (effect: Effect, money: Money): DiscountEffect => {
  const { type } = effect
  const items = itemsOf(effect.scopes)
  switch (type) {
    case 'PERCENT':
      return { type, percentage: effect.percentage, ...items }
    case 'AMOUNT':
    case 'AMOUNT_EACH':
      return { type, amount: money(effect.amount), ...items }
    case 'FIXED_PRICE':
      return { type, price: money(effect.price), ...items }
    case 'BUNDLE':
      return { type, quantity: effect.quantity, price: money(effect.price), ...items }
    case 'BUY_X_GET_Y': {
      const { buyQuantity, getQuantity, percentage, most } = effect
      const getItems = presentItems(effect.getScopes)
      const rest = { ...(most !== undefined && { mostTimes: most }), ...items, ...(getItems && { getItems }) }
      return { type, buyQuantity, getQuantity, percentage, ...rest }
    }
    case 'QUANTITY_STEPS':
      return {
        type,
        steps: effect.steps.map(({ from, reduction }) => ({
          from,
          ...('percentage' in reduction && { percentage: reduction.percentage }),
          ...('amountEach' in reduction && { amountEach: money(reduction.amountEach) }),
          ...('priceEach' in reduction && { priceEach: money(reduction.priceEach) }),
        })),
        ...items,
      }
    case 'FREE_DELIVERY':
      return { type, ...items }
    default:
      return type satisfies never
  }
}

/** Presents a discount to the owner. */
export const presentDiscount = (stored: StoredDiscount, { currency }: Pick<Site, 'currency'>, now: Date): Discount => {
  const { body } = stored
  const { limits, starts, ends, excludes } = body
  const money: Money = (minor) => toDecimal(minor, currency)
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
