import type { Static } from 'typebox'
import { amount, decimal, entity, flag, guid, integer, list, oneOf, optional, text, timestamp } from '../schema.ts'
import { revision } from './common.ts'

export type StoreCouponEffect = Static<typeof StoreCouponEffect>
export const StoreCouponEffect = entity('StoreCouponEffect', {
  type: oneOf(['PERCENT_OFF', 'MONEY_OFF', 'FREE_SHIPPING']),
  percent: optional(decimal({ gt: 0, lte: 100, maxScale: 4 })),
  amount: optional(amount({ money: 'store' })),
})

export type StoreCoupon = Static<typeof StoreCoupon>
export const StoreCoupon = entity(
  'StoreCoupon',
  {
    id: guid({ readOnly: true }),
    revision,
    code: text({ minLength: 1, maxLength: 40, description: 'What buyers enter, case-insensitive.' }),
    name: text({ minLength: 1, maxLength: 100 }),
    effect: StoreCouponEffect,
    active: flag({ description: 'On by default.' }),
    minimumSubtotal: optional(amount({ money: 'store' })),
    collectionId: optional(text({ maxLength: 100, description: 'Only items in this collection are discounted.' })),
    productIds: optional(
      list(text({ minLength: 1, maxLength: 36 }), {
        maxItems: 200,
        description: 'Only these products are discounted.',
      }),
    ),
    memberGroupIds: optional(list(guid(), { maxItems: 50, description: 'Only for members in one of these groups.' })),
    combinesWithDiscounts: flag({ description: 'Whether automatic discounts may be given beside it. On by default.' }),
    status: oneOf(['ENABLED', 'DISABLED', 'PENDING', 'DEMO'], {
      readOnly: true,
      description:
        'DISABLED is switched off, expired or used up. PENDING starts later. DEMO is sample data of the demo store, and can be used there.',
    }),
    startTime: optional(timestamp()),
    expirationTime: optional(timestamp()),
    usageLimit: optional(integer({ minimum: 1, maximum: 1_000_000_000 })),
    perCustomerLimit: optional(integer({ minimum: 1, maximum: 1_000_000, description: 'Uses per email.' })),
    timesUsed: integer({ readOnly: true }),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
  },
  { description: 'A discount code.' },
)
