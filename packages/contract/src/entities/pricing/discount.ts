import type { Static } from 'typebox'
import {
  described,
  amount,
  country,
  decimal,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  text,
  timestamp,
} from '../../schema.ts'
import { MultiCurrencyPrice, revision } from '../common.ts'

const percentage = () => decimal({ gt: 0, lte: 100, maxScale: 4 })
const clock = () => text({ maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
const countOf = (description: string) => integer({ minimum: 1, maximum: 100_000, description })

export type DiscountItems = Static<typeof DiscountItems>
export const DiscountItems = entity(
  'DiscountItems',
  {
    productIds: optional(list(text({ minLength: 1, maxLength: 36 }), { maxItems: 200 })),
    collectionIds: optional(list(text({ minLength: 1, maxLength: 100 }), { maxItems: 50 })),
  },
  {
    description:
      'Items to which a condition or discount applies: any of these products, or any product in these collections.',
  },
)

const discountConditionTypes = [
  'SUBTOTAL',
  'QUANTITY',
  'MEMBERS',
  'MEMBER_GROUPS',
  'COUNTRY',
  'TIME',
  'FIRST_ORDER',
] as const

export type DiscountCondition = Static<typeof DiscountCondition>
export const DiscountCondition = entity(
  'DiscountCondition',
  {
    type: oneOf(discountConditionTypes, {
      description: '`FIRST_ORDER`: the buyer has not ordered before. The other fields set the limits of each type.',
    }),
    subtotalFrom: optional(
      amount({ money: 'store', description: "Minimum subtotal of the items, in the store's currency." }),
    ),
    subtotalTo: optional(
      amount({ money: 'store', description: "Maximum subtotal of the items, in the store's currency." }),
    ),
    quantityFrom: optional(countOf('Minimum quantity of the items.')),
    quantityTo: optional(countOf('Maximum quantity of the items.')),
    items: optional(described(DiscountItems, 'Items to count. Default: all items.')),
    memberIds: optional(
      list(guid(), { minItems: 1, maxItems: 100, description: 'IDs of members who get the discount.' }),
    ),
    memberGroupIds: optional(
      list(guid(), { minItems: 1, maxItems: 50, description: 'IDs of member groups whose members get the discount.' }),
    ),
    countries: optional(list(country(), { minItems: 1, maxItems: 250, description: 'Countries of delivery.' })),
    days: optional(
      list(oneOf(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']), {
        minItems: 1,
        maxItems: 7,
        description: 'Days of the week.',
      }),
    ),
    startTime: optional(described(clock(), 'Start time of day, as `HH:MM`.')),
    endTime: optional(described(clock(), 'End time of day, as `HH:MM`.')),
  },
  { description: "A condition that a purchase must meet. Limits are inclusive. Times are in the store's time zone." },
)

const DiscountStep = entity(
  'DiscountStep',
  {
    from: countOf('Minimum quantity.'),
    percentage: optional(described(percentage(), 'Percentage off the price of each item.')),
    amountEach: optional(amount({ money: 'store', description: 'Amount off the price of each item.' }, { gt: 0 })),
    priceEach: optional(amount({ money: 'store', description: 'Price of each item.' })),
  },
  { description: 'A quantity from which each item has a discount or a fixed price.' },
)

const discountEffectTypes = [
  'PERCENT',
  'AMOUNT',
  'AMOUNT_EACH',
  'FIXED_PRICE',
  'BUNDLE',
  'BUY_X_GET_Y',
  'QUANTITY_STEPS',
  'FREE_DELIVERY',
] as const

export type DiscountEffect = Static<typeof DiscountEffect>
export const DiscountEffect = entity(
  'DiscountEffect',
  {
    type: oneOf(discountEffectTypes, {
      description:
        '`AMOUNT`: off all items together. `AMOUNT_EACH`: off each item. `BUNDLE`: a price for a number of items.',
    }),
    percentage: optional(described(percentage(), 'Percentage to take off. For `PERCENT` and `BUY_X_GET_Y`.')),
    amount: optional(amount({ money: 'store', description: 'Amount to take off.' }, { gt: 0 })),
    price: optional(
      amount({
        money: 'store',
        description: 'Price of each item for `FIXED_PRICE`, or of the whole bundle for `BUNDLE`.',
      }),
    ),
    quantity: optional(integer({ minimum: 2, maximum: 100_000, description: 'Number of items in a bundle.' })),
    buyQuantity: optional(countOf('Number of items to buy for `BUY_X_GET_Y`.')),
    getQuantity: optional(countOf('Number of items that get the discount for `BUY_X_GET_Y`.')),
    mostTimes: optional(countOf('Maximum number of times the discount applies in one order.')),
    steps: optional(
      list(DiscountStep, { minItems: 1, maxItems: 20, description: 'Discounts by quantity. For `QUANTITY_STEPS`.' }),
    ),
    items: optional(described(DiscountItems, 'Items that are discounted, or that must be bought for `BUY_X_GET_Y`.')),
    getItems: optional(
      described(DiscountItems, 'Items that get the discount for `BUY_X_GET_Y`. Default: the same as `items`.'),
    ),
  },
  { description: 'What a discount takes off. Without `items` it applies to all items.' },
)

export type Discount = Static<typeof Discount>
export const Discount = entity(
  'Discount',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 50, description: 'Name, shown to buyers next to the amount taken off.' }),
    active: flag({ description: 'Whether the discount is applied. Default: true.' }),
    priority: integer({
      minimum: 0,
      maximum: 1000,
      description: 'The discount with the highest priority is applied first.',
    }),
    match: oneOf(['ALL', 'ANY'], { description: 'Whether all conditions must be met, or any one of them.' }),
    conditions: list(DiscountCondition, { maxItems: 10 }),
    effect: DiscountEffect,
    combinesWithDiscounts: flag({
      description: 'Whether the discount can be combined with other automatic discounts. Default: true.',
    }),
    combinesWithCodes: flag({ description: 'Whether the discount can be combined with a coupon code. Default: true.' }),
    excludedDiscountIds: optional(
      list(guid(), { maxItems: 50, description: 'IDs of discounts that this one is never combined with.' }),
    ),
    startTime: optional(timestamp({ description: 'When the discount starts.' })),
    endTime: optional(timestamp({ description: 'When the discount ends.' })),
    usageLimit: optional(
      integer({ minimum: 1, maximum: 1_000_000_000, description: 'Maximum number of orders with this discount.' }),
    ),
    perCustomerLimit: optional(
      integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'Maximum number of orders with this discount per email address.',
      }),
    ),
    budget: optional(
      amount(
        { money: 'store', description: 'Maximum amount that the discount takes off in all orders together.' },
        { gt: 0 },
      ),
    ),
    status: oneOf(['PENDING', 'LIVE', 'EXPIRED'], {
      readOnly: true,
      description: '`PENDING`: not started. `EXPIRED`: ended.',
    }),
    timesUsed: integer({ readOnly: true, description: 'Number of orders with this discount.' }),
    amountGiven: amount({
      readOnly: true,
      description: "Amount taken off in all orders together, in the store's currency.",
    }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A discount that is applied automatically to purchases that meet its conditions.' },
)

const discountReasons = [
  'OFF',
  'NOT_STARTED',
  'ENDED',
  'USED_UP',
  'USED_UP_BY_CUSTOMER',
  'BUDGET_SPENT',
  'CONDITION',
  'NO_ITEMS',
  'TAKES_NOTHING',
  'NOT_COMBINED',
] as const

export type DiscountOutcome = Static<typeof DiscountOutcome>
export const DiscountOutcome = entity(
  'DiscountOutcome',
  {
    id: text(),
    name: text(),
    source: oneOf(['RULE', 'COUPON'], { description: '`RULE`: an automatic discount. `COUPON`: a coupon code.' }),
    applied: flag({ description: 'Whether the discount was applied.' }),
    amount: optional(described(MultiCurrencyPrice, 'Amount taken off.')),
    reason: optional(oneOf(discountReasons, { description: 'Why the discount was not applied.' })),
    condition: optional(oneOf(discountConditionTypes, { description: 'The condition that is not met.' })),
    missingAmount: optional(described(MultiCurrencyPrice, 'Amount missing from the subtotal to meet the condition.')),
    missingQuantity: optional(integer({ description: 'Quantity missing to meet the condition.' })),
    notBesideId: optional(
      text({ description: 'ID of the discount that was applied and that this one cannot be combined with.' }),
    ),
  },
  {
    description:
      'The result of evaluating a discount for a purchase. Applied discounts come first, in the order of application.',
  },
)

export type DiscountHint = Static<typeof DiscountHint>
export const DiscountHint = entity(
  'DiscountHint',
  {
    id: guid(),
    name: text(),
    missingAmount: optional(described(MultiCurrencyPrice, 'Amount missing from the subtotal.')),
    missingQuantity: optional(integer({ description: 'Quantity missing.' })),
    freeDelivery: flag({ description: 'Whether the discount is free delivery.' }),
  },
  { description: 'A discount that the buyer gets by adding a little more.' },
)

export type LineDiscount = Static<typeof LineDiscount>
export const LineDiscount = entity(
  'LineDiscount',
  {
    id: optional(text()),
    name: text(),
    source: oneOf(['RULE', 'COUPON', 'MERCHANT'], {
      description: '`RULE`: an automatic discount. `COUPON`: a coupon code. `MERCHANT`: given by the merchant.',
    }),
    amount: optional(described(MultiCurrencyPrice, 'Amount taken off.')),
    status: oneOf(['ACTIVE', 'EXPIRED', 'DELETED', 'MAX_USAGE_REACHED'], {
      description: '`ACTIVE`: the discount applies. All others: it applied earlier and no longer does.',
    }),
  },
  { description: 'A discount on a line item, including an earlier one that no longer applies.' },
)
