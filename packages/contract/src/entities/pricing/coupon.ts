import type { Static } from 'typebox'
import { amount, decimal, entity, flag, guid, integer, list, oneOf, optional, text, timestamp } from '../../schema.ts'
import { revision } from '../common.ts'

const StoreCouponEffect = entity(
  'StoreCouponEffect',
  {
    type: oneOf(['PERCENT_OFF', 'MONEY_OFF', 'FREE_SHIPPING'], { description: '`FREE_SHIPPING`: free delivery.' }),
    percent: optional(
      decimal({ gt: 0, lte: 100, maxScale: 4 }, { description: 'Percentage to take off. For `PERCENT_OFF`.' }),
    ),
    amount: optional(
      amount({ money: 'store', description: "Amount to take off, in the store's currency. For `MONEY_OFF`." }),
    ),
  },
  { description: 'What a coupon takes off.' },
)

export type StoreCoupon = Static<typeof StoreCoupon>
export const StoreCoupon = entity(
  'StoreCoupon',
  {
    id: guid({ readOnly: true }),
    revision,
    code: text({ minLength: 1, maxLength: 40, description: 'Code that buyers enter. Not case-sensitive.' }),
    name: text({ minLength: 1, maxLength: 100 }),
    effect: StoreCouponEffect,
    active: flag({ description: 'Whether the coupon can be used. Default: true.' }),
    minimumSubtotal: optional(
      amount({ money: 'store', description: "Minimum subtotal of the purchase, in the store's currency." }),
    ),
    collectionId: optional(
      text({ maxLength: 100, description: 'ID of a collection. Only its products are discounted.' }),
    ),
    productIds: optional(
      list(text({ minLength: 1, maxLength: 36 }), {
        maxItems: 200,
        description: 'IDs of products. Only these are discounted.',
      }),
    ),
    memberGroupIds: optional(
      list(guid(), { maxItems: 50, description: 'IDs of member groups. Only their members can use the coupon.' }),
    ),
    combinesWithDiscounts: flag({
      description: 'Whether the coupon can be combined with automatic discounts. Default: true.',
    }),
    status: oneOf(['ENABLED', 'DISABLED', 'PENDING', 'DEMO'], {
      readOnly: true,
      description:
        '`DISABLED`: inactive, expired or used up. `PENDING`: not started. `DEMO`: sample data of the demo store.',
    }),
    startTime: optional(timestamp({ description: 'When the coupon becomes valid.' })),
    expirationTime: optional(timestamp({ description: 'When the coupon expires.' })),
    usageLimit: optional(
      integer({ minimum: 1, maximum: 1_000_000_000, description: 'Maximum number of orders with this coupon.' }),
    ),
    perCustomerLimit: optional(
      integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'Maximum number of orders with this coupon per email address.',
      }),
    ),
    timesUsed: integer({ readOnly: true, description: 'Number of orders with this coupon.' }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A coupon with a code that buyers enter.' },
)
