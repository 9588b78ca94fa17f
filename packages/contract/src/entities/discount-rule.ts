import type { Static } from 'typebox'
import {
  amount,
  anyMap,
  entity,
  flag,
  guid,
  integer,
  list,
  number,
  oneOf,
  optional,
  text,
  timestamp,
} from '../schema.ts'
import { revision } from './common.ts'
import { kept } from './record-fields.ts'

const money = () => optional(amount({ money: 'store' }, { gte: 0, lte: 1_000_000_000_000_000, maxScale: 4 }))
const mostOfEach = { maxItems: 50 }

export type DiscountScope = Static<typeof DiscountScope>
export const DiscountScope = entity('DiscountScope', {
  id: optional(text({ minLength: 1, maxLength: 100 })),
  type: optional(oneOf(['CATALOG_ITEM', 'CUSTOM_FILTER'])),
  catalogItemFilter: optional(
    entity('CatalogItemFilter', {
      catalogAppId: optional(guid()),
      catalogItemIds: optional(
        list(text({ minLength: 1, maxLength: 36 }), { ...mostOfEach, description: 'All items unless told.' }),
      ),
    }),
  ),
  customFilter: optional(entity('CustomFilter', { appId: optional(guid()), params: optional(anyMap()) })),
})

const scopes = optional(list(DiscountScope, mostOfEach))

const oneTrigger = {
  triggerType: optional(
    oneOf(['CUSTOM', 'AND', 'OR', 'SUBTOTAL_RANGE', 'ITEM_QUANTITY_RANGE', 'CUSTOMER_ELIGIBILITY']),
  ),
  customTrigger: optional(
    entity('CustomTrigger', { id: optional(text({ minLength: 1, maxLength: 100 })), appId: optional(guid()) }),
  ),
  subtotalRange: optional(entity('SubtotalRange', { scopes, from: money(), to: money() })),
  itemQuantityRange: optional(
    entity('ItemQuantityRange', {
      scopes,
      from: optional(integer({ minimum: 1, maximum: 1_000_000 })),
      to: optional(integer({ minimum: 1, maximum: 1_000_000 })),
    }),
  ),
  customerEligibility: optional(
    entity('CustomerEligibility', {
      eligibilityType: optional(oneOf(['INDIVIDUAL_MEMBERS'])),
      individualMembersInfo: optional(
        entity('IndividualMembers', {
          memberIds: optional(list(text({ minLength: 1, maxLength: 36 }), { minItems: 1, maxItems: 100 })),
        }),
      ),
    }),
  ),
}

export type NestedDiscountTrigger = Static<typeof NestedDiscountTrigger>
export const NestedDiscountTrigger = entity('NestedDiscountTrigger', oneTrigger, {
  description: 'One of several triggers; it holds none itself.',
})

const triggers = (title: string) =>
  optional(entity(title, { triggers: optional(list(NestedDiscountTrigger, { minItems: 2, maxItems: 5 })) }))

export type DiscountTrigger = Static<typeof DiscountTrigger>
export const DiscountTrigger = entity('DiscountTrigger', {
  ...oneTrigger,
  and: triggers('AllTriggers'),
  or: triggers('AnyTrigger'),
})

export type QuantityPrice = Static<typeof QuantityPrice>
export const QuantityPrice = entity('QuantityPrice', {
  id: optional(guid({ readOnly: true })),
  quantity: optional(integer({ minimum: 2, maximum: 100_000 })),
  price: optional(amount({ money: 'store' }, { gte: 0, lte: 1_000_000, maxScale: 4 })),
})

export type RuleDiscount = Static<typeof RuleDiscount>
export const RuleDiscount = entity('RuleDiscount', {
  discountType: optional(oneOf(['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'])),
  percentage: optional(number({ minimum: 0.1, maximum: 100 })),
  fixedAmount: optional(amount({ money: 'store' }, { gt: 0, lte: 1_000_000_000_000_000, maxScale: 4 })),
  fixedPrice: money(),
  quantityBased: optional(
    entity('QuantityBased', { configurations: optional(list(QuantityPrice, { minItems: 1, maxItems: 1 })) }),
  ),
  targetType: optional(oneOf(['SPECIFIC_ITEMS'])),
  specificItemsInfo: optional(entity('SpecificItems', { scopes })),
})

const tagIds = (title: string) =>
  optional(entity(title, { tagIds: optional(list(text({ minLength: 1, maxLength: 100 }), { maxItems: 100 })) }))

export type StoreDiscountRule = Static<typeof StoreDiscountRule>
export const StoreDiscountRule = entity(
  'StoreDiscountRule',
  {
    ...kept,
    revision,
    active: optional(flag()),
    name: optional(text({ minLength: 1, maxLength: 50 })),
    trigger: optional(DiscountTrigger),
    activeTimeInfo: optional(entity('ActiveTime', { start: optional(timestamp()), end: optional(timestamp()) })),
    discounts: optional(
      entity('RuleDiscounts', { values: optional(list(RuleDiscount, { minItems: 1, maxItems: 1 })) }),
    ),
    status: optional(oneOf(['PENDING', 'LIVE', 'EXPIRED'], { readOnly: true })),
    usageCount: optional(integer({ readOnly: true })),
    tags: optional(
      entity('RuleTags', { privateTags: tagIds('PrivateRuleTags'), publicTags: tagIds('PublicRuleTags') }),
    ),
  },
  { description: 'An automatic discount, given when its trigger applies.' },
)

export type DiscountCustomTrigger = Static<typeof DiscountCustomTrigger>
export const DiscountCustomTrigger = entity(
  'DiscountCustomTrigger',
  {
    id: text({ minLength: 1, maxLength: 100 }),
    appId: guid(),
    name: text({ minLength: 1, maxLength: 200 }),
  },
  { description: 'A condition of the store’s own that a rule can name as a custom trigger.' },
)
