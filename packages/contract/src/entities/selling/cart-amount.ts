/** Amounts of the second generation of carts, and discounts with them. */
import type { Static } from 'typebox'
import {
  amount,
  described,
  entity,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  translatable,
} from '../../schema.ts'

/** Bounds of the amounts of a cart. */
export const amountBounds = { gte: 0, lte: 999_999_999, maxScale: 3 }

export type CartAmount = Static<typeof CartAmount>
export const CartAmount = entity(
  'CartAmount',
  {
    amount: amount({ description: 'Amount in the cart\'s currency, in major units, such as `"12.50"`.' }, amountBounds),
    convertedAmount: amount(
      { readOnly: true, description: 'Amount in the currency shown to the buyer, in major units.' },
      amountBounds,
    ),
  },
  { description: 'An amount of money in the currency of a cart and in the currency shown to the buyer.' },
)

const DiscountSource = shape({
  sourceType: oneOf(['AUTOMATIC_RULE', 'COUPON']),
  couponCode: optional(text({ maxLength: 50 })),
})

export type CartDiscount = Static<typeof CartDiscount>
export const CartDiscount = entity(
  'CartDiscount',
  {
    name: translatable(200, 400, 1),
    source: DiscountSource,
    scope: oneOf(['UNKNOWN_DISCOUNT_SCOPE', 'CART_SUBTOTAL', 'LINE_ITEM', 'DELIVERY'], {
      description: 'What the discount reduces.',
    }),
    subscriptionCycles: optional(integer({ minimum: 1, maximum: 1000 })),
    total: described(CartAmount, 'Amount that the discount takes off.'),
    lineItemDiscounts: optional(
      list(shape({ lineItemId: guid(), amountOff: CartAmount }), {
        maxItems: 100,
        description: 'Shares of line items.',
      }),
    ),
  },
  { description: 'A discount of a cart.' },
)
