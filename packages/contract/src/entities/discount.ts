import type { Static } from 'typebox'
import {
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
} from '../schema.ts'
import { MultiCurrencyPrice, revision } from './common.ts'

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
  { description: 'Items that are one of these products, or in one of these collections.' },
)

export const discountConditionTypes = [
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
    type: oneOf(discountConditionTypes),
    subtotalFrom: optional(amount({ money: 'store' })),
    subtotalTo: optional(amount({ money: 'store' })),
    quantityFrom: optional(countOf('Of the items that count.')),
    quantityTo: optional(countOf('Of the items that count.')),
    items: optional(DiscountItems),
    memberIds: optional(list(guid(), { minItems: 1, maxItems: 100 })),
    memberGroupIds: optional(list(guid(), { minItems: 1, maxItems: 50 })),
    countries: optional(list(country(), { minItems: 1, maxItems: 250 })),
    days: optional(list(oneOf(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']), { minItems: 1, maxItems: 7 })),
    startTime: optional(clock()),
    endTime: optional(clock()),
  },
  { description: 'What a purchase must be like. Limits are inclusive; times are those of the store’s clock.' },
)

export type DiscountStep = Static<typeof DiscountStep>
export const DiscountStep = entity(
  'DiscountStep',
  {
    from: countOf('From so many items on.'),
    percentage: optional(percentage()),
    amountEach: optional(amount({ money: 'store' }, { gt: 0 })),
    priceEach: optional(amount({ money: 'store' })),
  },
  { description: 'What each item costs, or what is taken off it, from a quantity on.' },
)

export const discountEffectTypes = [
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
    type: oneOf(discountEffectTypes),
    percentage: optional(percentage()),
    amount: optional(amount({ money: 'store' }, { gt: 0 })),
    price: optional(amount({ money: 'store' })),
    quantity: optional(integer({ minimum: 2, maximum: 100_000, description: 'Items of a bundle.' })),
    buyQuantity: optional(countOf('Items that are bought.')),
    getQuantity: optional(countOf('Items that are cheaper for it.')),
    mostTimes: optional(countOf('How often in one order.')),
    steps: optional(list(DiscountStep, { minItems: 1, maxItems: 20 })),
    items: optional(DiscountItems),
    getItems: optional(DiscountItems),
  },
  { description: 'What is taken off. Without `items` it is meant for all of them.' },
)

export type Discount = Static<typeof Discount>
export const Discount = entity(
  'Discount',
  {
    id: guid({ readOnly: true }),
    revision,
    name: text({ minLength: 1, maxLength: 50, description: 'Buyers see it beside what it takes off.' }),
    active: flag({ description: 'On by default.' }),
    priority: integer({ minimum: 0, maximum: 1000, description: 'Of several, the highest is chosen first.' }),
    match: oneOf(['ALL', 'ANY'], { description: 'Whether all conditions must hold, or one of them.' }),
    conditions: list(DiscountCondition, { maxItems: 10 }),
    effect: DiscountEffect,
    combinesWithDiscounts: flag({ description: 'Whether other discounts may be given beside it. On by default.' }),
    combinesWithCodes: flag({ description: 'Whether it may be given beside a coupon code. On by default.' }),
    excludedDiscountIds: optional(list(guid(), { maxItems: 50, description: 'Never given together with these.' })),
    startTime: optional(timestamp()),
    endTime: optional(timestamp()),
    usageLimit: optional(integer({ minimum: 1, maximum: 1_000_000_000 })),
    perCustomerLimit: optional(integer({ minimum: 1, maximum: 1_000_000, description: 'Orders of one email.' })),
    budget: optional(
      amount({ money: 'store', description: 'The most that it takes off in all orders together.' }, { gt: 0 }),
    ),
    status: oneOf(['PENDING', 'LIVE', 'EXPIRED'], { readOnly: true }),
    timesUsed: integer({ readOnly: true }),
    amountGiven: amount({ readOnly: true }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A discount that is given by itself to purchases that fit.' },
)

export const discountReasons = [
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
    source: oneOf(['RULE', 'COUPON']),
    applied: flag(),
    amount: optional(MultiCurrencyPrice),
    reason: optional(oneOf(discountReasons, { description: 'Why it was not applied.' })),
    condition: optional(oneOf(discountConditionTypes, { description: 'The condition that does not hold.' })),
    missingAmount: optional(MultiCurrencyPrice),
    missingQuantity: optional(integer()),
    notBesideId: optional(text({ description: 'The discount that was applied in its place.' })),
  },
  { description: 'What has become of a discount for a purchase. Applied ones stand in the order of application.' },
)

export type DiscountHint = Static<typeof DiscountHint>
export const DiscountHint = entity(
  'DiscountHint',
  {
    id: guid(),
    name: text(),
    missingAmount: optional(MultiCurrencyPrice),
    missingQuantity: optional(integer()),
    freeDelivery: flag(),
  },
  { description: 'A discount that a buyer gets if they buy a little more.' },
)

export type LineDiscount = Static<typeof LineDiscount>
export const LineDiscount = entity(
  'LineDiscount',
  {
    id: optional(text()),
    name: text(),
    source: oneOf(['RULE', 'COUPON', 'MERCHANT']),
    amount: optional(MultiCurrencyPrice),
    status: oneOf(['ACTIVE', 'EXPIRED', 'DELETED', 'MAX_USAGE_REACHED']),
  },
  { description: 'A discount on a line: what it takes off now, or why one that it had counts no more.' },
)
