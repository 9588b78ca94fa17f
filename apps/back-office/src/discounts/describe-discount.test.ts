import type { DiscountInput } from '@vitrine/client'
import { expect, test } from 'vitest'
import { describeDiscount } from './describe-discount.ts'
import type { Names } from './names.ts'
import { discountState } from './discount-state.ts'

const names: Names = {
  currency: 'EUR',
  products: new Map([['mug', 'Mug']]),
  collections: new Map([['cups', 'Cups']]),
  groups: new Map([['trade', 'Wholesale']]),
  members: new Map([['ann', 'Ann Lee']]),
}
const items = { productIds: ['mug'], collectionIds: ['cups'] }

test.each<[DiscountInput, string]>([
  [{ effect: { type: 'PERCENT', percentage: '10' } }, '10% off everything.'],
  [{ effect: { type: 'AMOUNT', amount: '5' } }, '€5.00 off the order.'],
  [{ effect: { type: 'FIXED_PRICE', price: '9', items } }, '€9.00 for each of Mug or Cups.'],
  [{ effect: { type: 'BUNDLE', quantity: 3, price: '25', items } }, 'Any 3 of Mug or Cups for €25.00.'],
  [{ effect: { type: 'BUY_X_GET_Y', buyQuantity: 2, getQuantity: 1 } }, 'Buy 2 of everything, get 1 free.'],
  [
    {
      effect: {
        type: 'QUANTITY_STEPS',
        steps: [
          { from: 3, percentage: '5' },
          { from: 6, priceEach: '8' },
        ],
      },
    },
    'All items: 5% off from 3 items, €8.00 each from 6 items.',
  ],
  [
    { effect: { type: 'FREE_DELIVERY' }, conditions: [{ type: 'SUBTOTAL', subtotalFrom: '50' }] },
    'Free delivery, when the subtotal is at least €50.00.',
  ],
  [
    { effect: { type: 'PERCENT', percentage: '5' }, conditions: [{ type: 'MEMBERS', memberIds: ['ann', 'gone'] }] },
    '5% off everything, when the customer is Ann Lee or gone.',
  ],
  [
    {
      effect: { type: 'AMOUNT_EACH', amount: '1' },
      match: 'ANY',
      conditions: [
        { type: 'MEMBER_GROUPS', memberGroupIds: ['trade'] },
        { type: 'COUNTRY', countries: ['DE', 'AT'] },
      ],
    },
    '€1.00 off each of everything, when the customer is in Wholesale, or it goes to Germany or Austria.',
  ],
])('describes %j', (discount, sentence) => {
  expect(describeDiscount(discount, names)).toBe(sentence)
})

test('returns the state of a discount', () => {
  const live = { active: true, status: 'LIVE', timesUsed: 1, amountGiven: '5.00' } as const
  expect(discountState(live)).toBe('live')
  expect(discountState({ ...live, usageLimit: 1 })).toBe('usedUp')
  expect(discountState({ ...live, budget: '5.00' })).toBe('usedUp')
  expect(discountState({ ...live, status: 'PENDING' })).toBe('pending')
  expect(discountState({ ...live, status: 'EXPIRED' })).toBe('expired')
  expect(discountState({ ...live, active: false })).toBe('off')
})
