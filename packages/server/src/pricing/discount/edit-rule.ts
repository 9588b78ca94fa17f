import type {
  DiscountScope,
  DiscountTrigger,
  NestedDiscountTrigger,
  RuleDiscount,
  StoreDiscountRule,
} from '@vitrine/contract/entities/pricing/discount-rule.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import { discountsAppId } from '@vitrine/domain/discount/app.ts'
import type { Condition } from '@vitrine/domain/discount/rule.ts'
import type { Effect } from '@vitrine/domain/discount/effects.ts'
import type { ItemScope, ItemScopes } from '@vitrine/domain/discount/scope.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { invalidField, Refusal, required } from '../../ground/base/refusal.ts'
import { readMoments } from './bounds.ts'
import { conditionOfTrigger } from './custom-triggers.ts'
import { refuseBudgetOfDelivery, refuseEmptyRange } from './edit.ts'
import type { DiscountRecord } from './tables.ts'

interface Reading {
  readonly currency: string
  /** The rule's existing conditions. */
  readonly before: readonly Condition[]
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= 100

/** Reads the collections of a custom filter of the store's own app. */
const readCollections = (params: Readonly<Record<string, unknown>>, field: string): readonly string[] => {
  const { collectionIds, ...others } = params
  const isList = Array.isArray(collectionIds) && collectionIds.length > 0 && collectionIds.length <= 50
  if (!isList || !collectionIds.every(isText) || Object.keys(others).length > 0) {
    throw invalidField(`${field}.params`, 'must have collectionIds and nothing else', 'VALIDATION', 'INVALID_SCOPE')
  }
  return collectionIds
}

const readScope = (sent: Input<DiscountScope>, field: string): ItemScope => {
  const id = required(sent.id, `${field}.id`)
  const { catalogItemFilter, customFilter } = sent
  const wrong = (name: string, words: string) => invalidField(`${field}.${name}`, words, 'VALIDATION', 'INVALID_SCOPE')
  switch (required(sent.type, `${field}.type`)) {
    case 'CATALOG_ITEM': {
      if (!catalogItemFilter || customFilter) throw wrong('catalogItemFilter', 'must be set for CATALOG_ITEM, alone')
      const { catalogAppId, catalogItemIds } = catalogItemFilter
      if (!storesAppIds.has(catalogAppId ?? '')) {
        throw wrong('catalogItemFilter.catalogAppId', `must be the stores app, ${storesAppId}`)
      }
      return { id, ...(catalogItemIds && catalogItemIds.length > 0 && { productIds: catalogItemIds }) }
    }
    case 'CUSTOM_FILTER': {
      if (!customFilter || catalogItemFilter) throw wrong('customFilter', 'must be set for CUSTOM_FILTER, alone')
      if (customFilter.appId !== discountsAppId) {
        throw wrong('customFilter.appId', `must be the store’s own app, ${discountsAppId}`)
      }
      return { id, collectionIds: readCollections(customFilter.params ?? {}, `${field}.customFilter`) }
    }
    default:
      throw invalidField(
        `${field}.type`,
        'must be CATALOG_ITEM or CUSTOM_FILTER',
        'INVALID_ENUM_VALUE',
        'INVALID_SCOPE_TYPE',
      )
  }
}

const readScopes = (sent: readonly Input<DiscountScope>[] | undefined, field: string): { scopes?: ItemScopes } =>
  sent && sent.length > 0 ? { scopes: sent.map((scope, index) => readScope(scope, `${field}[${index}]`)) } : {}

const partOf = {
  SUBTOTAL_RANGE: 'subtotalRange',
  ITEM_QUANTITY_RANGE: 'itemQuantityRange',
  CUSTOMER_ELIGIBILITY: 'customerEligibility',
  CUSTOM: 'customTrigger',
} as const
type Leaf = keyof typeof partOf

const missingRule = {
  SUBTOTAL_RANGE: 'MISSING_SUBTOTAL_RANGE',
  ITEM_QUANTITY_RANGE: 'MISSING_ITEM_QUANTITY_RANGE',
  CUSTOMER_ELIGIBILITY: 'INVALID_CUSTOMER_BUY_CONDITION',
  CUSTOM: 'INVALID_TRIGGER_TYPE',
} as const satisfies Record<Leaf, string>

/** Each trigger type has its own field; others are refused. */
const refuseOtherParts = (sent: Input<NestedDiscountTrigger>, type: Leaf, field: string): void => {
  for (const part of Object.values(partOf)) {
    if (part === partOf[type] && sent[part] === undefined) {
      throw invalidField(`${field}.${part}`, `must be set for ${type}`, 'REQUIRED_FIELD', missingRule[type])
    }
    if (part !== partOf[type] && sent[part] !== undefined) {
      throw invalidField(`${field}.${part}`, `cannot be used with ${type}`, 'ONE_OF_ALIGNMENT', 'INVALID_TRIGGER_TYPE')
    }
  }
}

const readCustom = ({ id, appId }: { id?: string; appId?: string }, field: string, { before }: Reading): Condition => {
  if (required(appId, `${field}.appId`) !== discountsAppId) {
    throw new Refusal(
      'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED',
      `Custom triggers are those of the store’s own app, ${discountsAppId}.`,
    )
  }
  const condition = conditionOfTrigger(required(id, `${field}.id`), before)
  if (condition) return condition
  const known = 'must be first-order, country:DE,AT, member-group:ID or time:MON,FRI@17:00-19:00'
  throw invalidField(`${field}.id`, known, 'VALIDATION', 'INVALID_TRIGGER_TYPE')
}

const readTrigger = (sent: Input<NestedDiscountTrigger>, field: string, reading: Reading): Condition => {
  const type = required(sent.triggerType, `${field}.triggerType`)
  if (type === 'AND' || type === 'OR') {
    const words = 'cannot hold other triggers here: one AND or OR around all of them'
    throw invalidField(`${field}.triggerType`, words, 'VALIDATION', 'OPERATOR_TOO_DEEPLY_NESTED')
  }
  refuseOtherParts(sent, type, field)
  switch (type) {
    case 'SUBTOTAL_RANGE': {
      const { scopes, ...range } = sent.subtotalRange!
      const [from, to] = [range.from, range.to].map((one) => (one === undefined ? one : toMinor(one, reading.currency)))
      const at = `${field}.subtotalRange`
      refuseEmptyRange({ from, to }, { field: at, names: ['from', 'to'], ruleName: 'INVALID_SUBTOTAL_RANGE' })
      const limits = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
      return { type: 'SUBTOTAL', ...limits, ...readScopes(scopes, `${at}.scopes`) }
    }
    case 'ITEM_QUANTITY_RANGE': {
      const { scopes, from, to } = sent.itemQuantityRange!
      const at = `${field}.itemQuantityRange`
      refuseEmptyRange({ from, to }, { field: at, names: ['from', 'to'], ruleName: 'INVALID_ITEM_QUANTITY_RANGE' })
      const limits = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
      return { type: 'QUANTITY', ...limits, ...readScopes(scopes, `${at}.scopes`) }
    }
    case 'CUSTOMER_ELIGIBILITY': {
      const at = `${field}.customerEligibility.individualMembersInfo.memberIds`
      return { type: 'MEMBERS', memberIds: required(sent.customerEligibility!.individualMembersInfo?.memberIds, at) }
    }
    case 'CUSTOM':
      return readCustom(sent.customTrigger!, `${field}.customTrigger`, reading)
    default:
      return type satisfies never
  }
}

const readTriggers = (
  { triggerType, and, or, ...one }: Input<DiscountTrigger>,
  reading: Reading,
): Pick<DiscountRecord, 'match' | 'conditions'> => {
  const field = 'discountRule.trigger'
  if (triggerType !== 'AND' && triggerType !== 'OR') {
    if (and || or) {
      throw invalidField(
        `${field}.${and ? 'and' : 'or'}`,
        `cannot be used with ${triggerType}`,
        'ONE_OF_ALIGNMENT',
        'INVALID_TRIGGER_TYPE',
      )
    }
    const trigger = { ...one, ...(triggerType !== undefined && { triggerType }) }
    return { match: 'ALL', conditions: [readTrigger(trigger, field, reading)] }
  }
  const [name, held, other] = triggerType === 'AND' ? (['and', and, or] as const) : (['or', or, and] as const)
  if (other || Object.values(partOf).some((part) => one[part] !== undefined)) {
    throw invalidField(field, `must have ${name} alone`, 'ONE_OF_ALIGNMENT', 'INVALID_TRIGGER_TYPE')
  }
  const triggers = required(held?.triggers, `${field}.${name}.triggers`)
  const conditions = triggers.map((each, index) => readTrigger(each, `${field}.${name}.triggers[${index}]`, reading))
  return { match: triggerType === 'AND' ? 'ALL' : 'ANY', conditions }
}

const valueOf = {
  PERCENTAGE: 'percentage',
  FIXED_AMOUNT: 'fixedAmount',
  FIXED_PRICE: 'fixedPrice',
  QUANTITY_BASED: 'quantityBased',
} as const

const refuseOtherValues = (sent: Input<RuleDiscount>, type: keyof typeof valueOf, field: string): void => {
  for (const name of Object.values(valueOf)) {
    const isOwn = name === valueOf[type]
    if (isOwn === (sent[name] !== undefined)) continue
    const words = isOwn ? `must be set for ${type}` : `cannot be used with ${type}`
    throw invalidField(
      `${field}.${name}`,
      words,
      isOwn ? 'REQUIRED_FIELD' : 'ONE_OF_ALIGNMENT',
      'INVALID_DISCOUNT_TYPE',
    )
  }
}

const readValue = (sent: Input<RuleDiscount>, currency: string): Effect => {
  const field = 'discountRule.discounts.values[0]'
  const type = required(sent.discountType, `${field}.discountType`)
  refuseOtherValues(sent, type, field)
  if (sent.targetType === undefined || !sent.specificItemsInfo?.scopes?.length) {
    const words = 'must be SPECIFIC_ITEMS, with specificItemsInfo.scopes'
    throw invalidField(`${field}.targetType`, words, 'REQUIRED_FIELD', 'INVALID_TARGET_TYPE_FIELD')
  }
  const scopes = readScopes(sent.specificItemsInfo.scopes, `${field}.specificItemsInfo.scopes`)
  switch (type) {
    case 'PERCENTAGE':
      return { type: 'PERCENT', percentage: String(Number(sent.percentage!.toFixed(4))), ...scopes }
    case 'FIXED_AMOUNT':
      return { type: 'AMOUNT_EACH', amount: toMinor(sent.fixedAmount!, currency), ...scopes }
    case 'FIXED_PRICE':
      return { type: 'FIXED_PRICE', price: toMinor(sent.fixedPrice!, currency), ...scopes }
    case 'QUANTITY_BASED': {
      const [{ quantity, price } = {}] = sent.quantityBased!.configurations ?? []
      const at = `${field}.quantityBased.configurations[0]`
      const bundle = { quantity: required(quantity, `${at}.quantity`), price: required(price, `${at}.price`) }
      return { type: 'BUNDLE', quantity: bundle.quantity, price: toMinor(bundle.price, currency), ...scopes }
    }
    default:
      return type satisfies never
  }
}

const readEffect = ({ discounts }: Input<StoreDiscountRule>, before: Effect | undefined, currency: string): Effect => {
  const [value] = discounts?.values ?? []
  if (value) return readValue(value, currency)
  if (before && !discounts) return before
  throw invalidField(
    'discountRule.discounts.values',
    'must have one discount',
    'REQUIRED_FIELD',
    'INVALID_EMPTY_DISCOUNT',
  )
}

/** Applies a change in the specification's format to a discount. Absent fields are unchanged. */
export const editRule = (
  before: Omit<DiscountRecord, 'name' | 'effect'> & Partial<DiscountRecord>,
  sent: Input<StoreDiscountRule>,
  currency: string,
): DiscountRecord => {
  const { active, name, trigger, activeTimeInfo, tags } = sent
  const { starts: _starts, ends: _ends, ...rest } = before
  const moments = {
    starts: activeTimeInfo?.start,
    ends: activeTimeInfo?.end,
    unset: [],
    field: 'discountRule.activeTimeInfo.end',
    ruleName: 'INVALID_ACTIVE_TIME_RANGE',
  }
  const record = {
    ...rest,
    name: required(name ?? before.name, 'discountRule.name'),
    effect: readEffect(sent, before.effect, currency),
    ...(active !== undefined && { active }),
    ...(trigger && readTriggers(trigger, { currency, before: before.conditions })),
    ...readMoments(before, moments),
    ...(tags && { tags }),
  }
  refuseBudgetOfDelivery(record, 'discountRule.discounts.values')
  return record
}
