import type { DiscountEffect } from '@vitrine/contract/entities/pricing/discount.ts'
import type { RuleDiscount } from '@vitrine/contract/entities/pricing/discount-rule.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Effect, QuantityStep } from '@vitrine/domain/discount/effects.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { invalidField, required } from '../../ground/base/refusal.ts'
import { itemsOf, presentItems, presentScopes, readItems, refuseOthers, scopesOf, type WriteMoney } from './items.ts'
import type { StoredDiscount } from './tables.ts'

const readStep = (
  { from, percentage, amountEach, priceEach }: NonNullable<Input<DiscountEffect>['steps']>[number],
  field: string,
  currency: string,
): QuantityStep => {
  const values = [percentage, amountEach, priceEach].filter((one) => one !== undefined)
  if (values.length !== 1) {
    throw invalidField(field, 'must have one of percentage, amountEach and priceEach', 'ONE_OF_ALIGNMENT')
  }
  const reduction =
    percentage !== undefined
      ? { percentage }
      : amountEach !== undefined
        ? { amountEach: toMinor(amountEach, currency) }
        : { priceEach: toMinor(priceEach!, currency) }
  return { from: required(from, `${field}.from`), reduction }
}

const readSteps = (steps: NonNullable<Input<DiscountEffect>['steps']>, field: string, currency: string) => {
  const read = steps.map((step, index) => readStep(step, `${field}[${index}]`, currency))
  read.forEach(({ from }, index) => {
    if (read.findIndex((one) => one.from === from) === index) return
    throw invalidField(`${field}[${index}].from`, 'must be different for each step')
  })
  return read
}

const fieldsOfEffect = {
  PERCENT: ['percentage', 'items'],
  AMOUNT: ['amount', 'items'],
  AMOUNT_EACH: ['amount', 'items'],
  FIXED_PRICE: ['price', 'items'],
  BUNDLE: ['quantity', 'price', 'items'],
  BUY_X_GET_Y: ['buyQuantity', 'getQuantity', 'percentage', 'mostTimes', 'items', 'getItems'],
  QUANTITY_STEPS: ['steps', 'items'],
  FREE_DELIVERY: ['items'],
} as const satisfies Record<Effect['type'], readonly string[]>

/** Reads the effect of a discount. */
export const readEffect = (sent: Input<DiscountEffect>, currency: string): Effect => {
  const field = 'discount.effect'
  const type = required(sent.type, `${field}.type`)
  refuseOthers(sent, { allowed: fieldsOfEffect[type], field })
  const money = (name: 'amount' | 'price') => toMinor(required(sent[name], `${field}.${name}`), currency)
  const scopes = scopesOf(sent.items)
  switch (type) {
    case 'PERCENT':
      return { type, percentage: required(sent.percentage, `${field}.percentage`), ...scopes }
    case 'AMOUNT':
    case 'AMOUNT_EACH':
      return { type, amount: money('amount'), ...scopes }
    case 'FIXED_PRICE':
      return { type, price: money('price'), ...scopes }
    case 'BUNDLE':
      return { type, quantity: required(sent.quantity, `${field}.quantity`), price: money('price'), ...scopes }
    case 'BUY_X_GET_Y': {
      const getScopes = readItems(sent.getItems)
      return {
        type,
        buyQuantity: required(sent.buyQuantity, `${field}.buyQuantity`),
        getQuantity: required(sent.getQuantity, `${field}.getQuantity`),
        percentage: sent.percentage ?? '100',
        ...(sent.mostTimes !== undefined && { most: sent.mostTimes }),
        ...scopes,
        ...(getScopes && { getScopes }),
      }
    }
    case 'QUANTITY_STEPS':
      return { type, steps: readSteps(required(sent.steps, `${field}.steps`), `${field}.steps`, currency), ...scopes }
    case 'FREE_DELIVERY':
      return { type, ...scopes }
    default:
      return type satisfies never
  }
}

/** Presents the effect of a discount to the owner. */
export const presentEffect = (effect: Effect, money: WriteMoney): DiscountEffect => {
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

/** Presents an effect in the specification's format; `undefined` if it has none for it. */
export const presentValue = ({ id, body: { effect } }: StoredDiscount, money: WriteMoney): RuleDiscount | undefined => {
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
    case 'AMOUNT':
    case 'BUY_X_GET_Y':
    case 'QUANTITY_STEPS':
    case 'FREE_DELIVERY':
      return undefined
    default:
      return effect satisfies never
  }
}
