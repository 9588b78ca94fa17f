import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { revision } from '../common.ts'
import { recordFields } from '../record-fields.ts'

const money = () => optional(amount({ money: 'store' }, { gte: 0, lte: 1_000_000_000_000_000, maxScale: 4 }))
const maxIds = { maxItems: 50 }

export type DiscountScope = Static<typeof DiscountScope>
export const DiscountScope = entity(
  'DiscountScope',
  {
    id: optional(text({ minLength: 1, maxLength: 100 })),
    type: optional(
      oneOf(['CATALOG_ITEM', 'CUSTOM_FILTER'], {
        description: '`CATALOG_ITEM`: see `catalogItemFilter`. `CUSTOM_FILTER`: see `customFilter`.',
      }),
    ),
    catalogItemFilter: optional(
      entity(
        'CatalogItemFilter',
        {
          catalogAppId: optional(guid({ description: 'ID of the app that owns the catalog.' })),
          catalogItemIds: optional(
            list(text({ minLength: 1, maxLength: 36 }), {
              ...maxIds,
              description: 'IDs of the items. Default: all items.',
            }),
          ),
        },
        { description: 'Items of a catalog.' },
      ),
    ),
    customFilter: optional(
      entity(
        'CustomFilter',
        {
          appId: optional(guid({ description: 'ID of the app that defines the filter.' })),
          params: optional(described(anyMap(), 'Parameters of the filter.')),
        },
        { description: 'A filter defined by an app, such as products of a collection.' },
      ),
    ),
  },
  { description: 'Items that a trigger or discount applies to.' },
)

const scopes = optional(list(DiscountScope, maxIds))

const oneTrigger = {
  triggerType: optional(
    oneOf(['CUSTOM', 'AND', 'OR', 'SUBTOTAL_RANGE', 'ITEM_QUANTITY_RANGE', 'CUSTOMER_ELIGIBILITY']),
  ),
  customTrigger: optional(
    entity(
      'CustomTrigger',
      {
        id: optional(text({ minLength: 1, maxLength: 100, description: 'ID of the trigger in the app.' })),
        appId: optional(guid({ description: 'ID of the app that defines the trigger.' })),
      },
      { description: 'A trigger defined by an app.' },
    ),
  ),
  subtotalRange: optional(
    entity(
      'SubtotalRange',
      { scopes, from: described(money(), 'Minimum, inclusive.'), to: described(money(), 'Maximum, inclusive.') },
      { description: 'A range of the subtotal.' },
    ),
  ),
  itemQuantityRange: optional(
    entity(
      'ItemQuantityRange',
      {
        scopes,
        from: optional(integer({ minimum: 1, maximum: 1_000_000, description: 'Minimum, inclusive.' })),
        to: optional(integer({ minimum: 1, maximum: 1_000_000, description: 'Maximum, inclusive.' })),
      },
      { description: 'A range of the quantity of items.' },
    ),
  ),
  customerEligibility: optional(
    entity(
      'CustomerEligibility',
      {
        eligibilityType: optional(oneOf(['INDIVIDUAL_MEMBERS'])),
        individualMembersInfo: optional(
          entity(
            'IndividualMembers',
            {
              memberIds: optional(list(text({ minLength: 1, maxLength: 36 }), { minItems: 1, maxItems: 100 })),
            },
            { description: 'Members who are eligible.' },
          ),
        ),
      },
      { description: 'Buyers who are eligible.' },
    ),
  ),
}

export type NestedDiscountTrigger = Static<typeof NestedDiscountTrigger>
export const NestedDiscountTrigger = entity('NestedDiscountTrigger', oneTrigger, {
  description: 'A trigger within `and` or `or`. Cannot contain other triggers.',
})

const triggers = (title: string, description: string) =>
  optional(
    entity(title, { triggers: optional(list(NestedDiscountTrigger, { minItems: 2, maxItems: 5 })) }, { description }),
  )

export type DiscountTrigger = Static<typeof DiscountTrigger>
export const DiscountTrigger = entity(
  'DiscountTrigger',
  {
    ...oneTrigger,
    and: triggers('AllTriggers', 'Triggers that must all be met.'),
    or: triggers('AnyTrigger', 'Triggers of which one must be met.'),
  },
  { description: 'The condition for a discount. The field that matches `triggerType` has its details.' },
)

const QuantityPrice = entity(
  'QuantityPrice',
  {
    id: optional(guid({ readOnly: true })),
    quantity: optional(integer({ minimum: 2, maximum: 100_000, description: 'Number of items.' })),
    price: optional(
      amount(
        { money: 'store', description: 'Price of all these items together.' },
        { gte: 0, lte: 1_000_000, maxScale: 4 },
      ),
    ),
  },
  { description: 'A quantity of items with a fixed price.' },
)

export type RuleDiscount = Static<typeof RuleDiscount>
export const RuleDiscount = entity(
  'RuleDiscount',
  {
    discountType: optional(
      oneOf(['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'], {
        description: '`QUANTITY_BASED`: a fixed price for a number of items.',
      }),
    ),
    percentage: optional(
      number({ minimum: 0.1, maximum: 100, description: 'Percentage to take off. For `PERCENTAGE`.' }),
    ),
    fixedAmount: optional(
      amount(
        { money: 'store', description: 'Amount to take off each item. For `FIXED_AMOUNT`.' },
        { gt: 0, lte: 1_000_000_000_000_000, maxScale: 4 },
      ),
    ),
    fixedPrice: described(money(), 'Price of each item. For `FIXED_PRICE`.'),
    quantityBased: optional(
      described(
        entity(
          'QuantityBased',
          { configurations: optional(list(QuantityPrice, { minItems: 1, maxItems: 1 })) },
          { description: 'Prices of a number of items.' },
        ),
        'Price of a number of items. For `QUANTITY_BASED`.',
      ),
    ),
    targetType: optional(oneOf(['SPECIFIC_ITEMS'])),
    specificItemsInfo: optional(entity('SpecificItems', { scopes }, { description: 'Items that are discounted.' })),
  },
  { description: 'What a discount rule takes off.' },
)

const tagIds = (title: string) =>
  optional(
    entity(
      title,
      { tagIds: optional(list(text({ minLength: 1, maxLength: 100 }), { maxItems: 100 })) },
      { description: 'A list of tags.' },
    ),
  )

export type StoreDiscountRule = Static<typeof StoreDiscountRule>
export const StoreDiscountRule = entity(
  'StoreDiscountRule',
  {
    ...recordFields,
    revision,
    active: optional(flag({ description: 'Whether the discount is applied.' })),
    name: optional(text({ minLength: 1, maxLength: 50 })),
    trigger: optional(described(DiscountTrigger, 'Condition for the discount. Without one it always applies.')),
    activeTimeInfo: optional(
      described(
        entity(
          'ActiveTime',
          { start: optional(timestamp()), end: optional(timestamp()) },
          { description: 'A period.' },
        ),
        'When the discount is valid.',
      ),
    ),
    discounts: optional(
      entity(
        'RuleDiscounts',
        { values: optional(list(RuleDiscount, { minItems: 1, maxItems: 1 })) },
        { description: 'What the rule takes off.' },
      ),
    ),
    status: optional(
      oneOf(['PENDING', 'LIVE', 'EXPIRED'], {
        readOnly: true,
        description: '`PENDING`: not started. `EXPIRED`: ended.',
      }),
    ),
    usageCount: optional(integer({ readOnly: true, description: 'Number of orders with this discount.' })),
    tags: optional(
      entity(
        'RuleTags',
        { privateTags: tagIds('PrivateRuleTags'), publicTags: tagIds('PublicRuleTags') },
        { description: 'Tags of a discount rule.' },
      ),
    ),
  },
  { description: 'An automatic discount, applied when its trigger is met.' },
)

export type DiscountCustomTrigger = Static<typeof DiscountCustomTrigger>
export const DiscountCustomTrigger = entity(
  'DiscountCustomTrigger',
  {
    id: text({ minLength: 1, maxLength: 100 }),
    appId: guid({ description: 'ID of the app that defines the trigger.' }),
    name: text({ minLength: 1, maxLength: 200 }),
  },
  { description: 'A trigger that a discount rule can use as its custom trigger.' },
)
