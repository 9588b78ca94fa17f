import type { Static } from 'typebox'
import {
  anyMap,
  anything,
  decimal,
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
import { kept } from './record-fields.ts'

const money = () => optional(decimal({ gte: 0, lte: 1_000_000_000_000_000, maxScale: 4 }))

export type DiscountScope = Static<typeof DiscountScope>
export const DiscountScope = entity('DiscountScope', {
  id: optional(text({ minLength: 1, maxLength: 100 })),
  type: optional(oneOf(['CATALOG_ITEM', 'CUSTOM_FILTER'])),
  catalogItemFilter: optional(
    entity('CatalogItemFilter', { catalogAppId: optional(guid()), catalogItemIds: optional(list(text())) }),
  ),
  customFilter: optional(entity('CustomFilter', { appId: optional(guid()), params: optional(anyMap()) })),
})

const scopes = optional(list(DiscountScope))
const triggers = (title: string) =>
  optional(entity(title, { triggers: optional(list(anything({ description: 'A trigger like the one around it.' }))) }))

export type DiscountTrigger = Static<typeof DiscountTrigger>
export const DiscountTrigger = entity('DiscountTrigger', {
  triggerType: optional(
    oneOf(['CUSTOM', 'AND', 'OR', 'SUBTOTAL_RANGE', 'ITEM_QUANTITY_RANGE', 'CUSTOMER_ELIGIBILITY']),
  ),
  and: triggers('AllTriggers'),
  or: triggers('AnyTrigger'),
  customTrigger: optional(
    entity('CustomTrigger', { id: optional(text({ minLength: 1, maxLength: 100 })), appId: optional(guid()) }),
  ),
  subtotalRange: optional(entity('SubtotalRange', { scopes, from: money(), to: money() })),
  itemQuantityRange: optional(
    entity('ItemQuantityRange', {
      scopes,
      from: optional(integer({ minimum: 1 })),
      to: optional(integer({ minimum: 1 })),
    }),
  ),
  customerEligibility: optional(
    entity('CustomerEligibility', {
      eligibilityType: optional(oneOf(['INDIVIDUAL_MEMBERS'])),
      individualMembersInfo: optional(entity('IndividualMembers', { memberIds: optional(list(text())) })),
    }),
  ),
})

export type QuantityPrice = Static<typeof QuantityPrice>
export const QuantityPrice = entity('QuantityPrice', {
  id: optional(guid({ readOnly: true })),
  quantity: optional(integer({ minimum: 2 })),
  price: optional(decimal({ gte: 0, lte: 1_000_000, maxScale: 4 })),
})

export type RuleDiscount = Static<typeof RuleDiscount>
export const RuleDiscount = entity('RuleDiscount', {
  discountType: optional(oneOf(['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'])),
  percentage: optional(number({ minimum: 0.1, maximum: 100 })),
  fixedAmount: optional(decimal({ gt: 0, lte: 1_000_000_000_000_000, maxScale: 4 })),
  fixedPrice: money(),
  quantityBased: optional(entity('QuantityBased', { configurations: optional(list(QuantityPrice)) })),
  targetType: optional(oneOf(['SPECIFIC_ITEMS'])),
  specificItemsInfo: optional(entity('SpecificItems', { scopes })),
})

const tagIds = (title: string) => optional(entity(title, { tagIds: optional(list(text())) }))

export type StoreDiscountRule = Static<typeof StoreDiscountRule>
export const StoreDiscountRule = entity(
  'StoreDiscountRule',
  {
    ...kept,
    active: optional(flag()),
    name: optional(text({ minLength: 1, maxLength: 50 })),
    trigger: optional(DiscountTrigger),
    activeTimeInfo: optional(entity('ActiveTime', { start: optional(timestamp()), end: optional(timestamp()) })),
    discounts: optional(entity('RuleDiscounts', { values: optional(list(RuleDiscount)) })),
    status: optional(oneOf(['PENDING', 'LIVE', 'EXPIRED'], { readOnly: true })),
    usageCount: optional(integer({ readOnly: true })),
    tags: optional(
      entity('RuleTags', { privateTags: tagIds('PrivateRuleTags'), publicTags: tagIds('PublicRuleTags') }),
    ),
  },
  { description: 'An automatic discount, given when its trigger applies. Only in events.' },
)
