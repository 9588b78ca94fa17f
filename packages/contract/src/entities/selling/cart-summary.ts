/** What a cart of the second generation costs. It is calculated, and not stored. */
import type { Static } from 'typebox'
import {
  decimal,
  described,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  translatable,
} from '../../schema.ts'
import { CartAmount, CartDiscount } from './cart-amount.ts'
import { DeliveryMethod } from './cart-v2.ts'

/** Problems of a cart. */
const cartViolationCodes = [
  'GENERAL_CODE',
  'CUSTOM_VALIDATION',
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'INVALID_COUPON_CODE',
  'INVALID_COUPON_STATUS',
  'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'INVALID_GIFT_CARD_CODE',
  'INVALID_GIFT_CARD_STATUS',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'SUBTOTAL_BELOW_ORDER_MINIMUM',
  'INVALID_MEMBERSHIP_STATUS',
  'INVALID_POSTAL_CODE',
  'INVALID_SUBDIVISION',
  'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
  'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
  'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
] as const

const SummaryLine = entity(
  'SummaryLine',
  {
    lineItemId: guid(),
    quantity: integer({ minimum: 1, maximum: 100_000 }),
    unitPrice: described(CartAmount, 'Price of one piece, after discounts.'),
    totalPrice: described(CartAmount, 'Price of all pieces, after discounts.'),
  },
  { description: 'A line item of a summary.' },
)

const SummaryFee = entity(
  'SummaryFee',
  {
    code: optional(text({ minLength: 1, maxLength: 100 })),
    name: translatable(200, 400, 1),
    providerAppId: optional(text({ minLength: 1, maxLength: 100 })),
    lineItemIds: optional(list(guid(), { maxItems: 100 })),
    price: described(CartAmount, 'Price of the fee.'),
    subscriptionCycles: optional(integer({ minimum: 1, maximum: 999 })),
    source: oneOf(['UNKNOWN_ADDITIONAL_FEE_SOURCE', 'SERVICE_PLUGIN', 'LINE_ITEM', 'DELIVERY', 'PLATFORM'], {
      description: '`SERVICE_PLUGIN`: an app. `PLATFORM`: the rules of the store.',
    }),
  },
  { description: 'An additional fee of a cart.' },
)

const SummaryTax = entity(
  'SummaryTax',
  {
    name: translatable(200, 400, 1),
    rate: optional(decimal({ gte: 0, maxScale: 6 }, { description: '`"0.19"` is 19 percent.' })),
    taxableAmount: described(CartAmount, 'Amount that is taxed.'),
    exemptAmount: described(CartAmount, 'Amount that is exempt.'),
    amount: described(CartAmount, 'Amount of the tax.'),
  },
  { description: 'A tax of a cart.' },
)

const CartTaxSummary = entity(
  'CartTaxSummary',
  {
    taxes: list(SummaryTax, { maxItems: 100 }),
    totalExempt: described(CartAmount, 'Amount that is exempt from tax.'),
    pricesIncludeTax: flag({ readOnly: true, description: 'Whether prices include tax.' }),
    lineItemTaxes: list(
      shape({
        lineItemId: guid(),
        tax: CartAmount,
        rate: optional(decimal({ gte: 0, lte: 1, maxScale: 6 }, { description: '`"0.19"` is 19 percent.' })),
      }),
      { maxItems: 300 },
    ),
    deliveryTax: optional(described(CartAmount, 'Tax on the delivery.')),
    additionalFeeTaxes: list(shape({ additionalFeeCode: text({ minLength: 1, maxLength: 100 }), tax: CartAmount }), {
      maxItems: 100,
    }),
  },
  { description: 'The taxes of a cart.' },
)

const CartPriceSummary = entity(
  'CartPriceSummary',
  {
    subtotal: described(CartAmount, 'Price of all line items, after their discounts.'),
    discount: described(CartAmount, 'Discounts on the whole cart.'),
    delivery: described(CartAmount, 'Price of the delivery, after discounts.'),
    additionalFees: described(CartAmount, 'Price of all additional fees.'),
    tax: described(CartAmount, 'Tax that is not included in prices.'),
    total: described(CartAmount, '`subtotal - discount + delivery + additionalFees + tax`.'),
  },
  { description: 'The total of a cart and its parts.' },
)

const CartPaymentSummary = entity(
  'CartPaymentSummary',
  {
    giftCards: list(shape({ giftCardId: guid(), redeemAmount: CartAmount }), { maxItems: 1 }),
    memberships: list(
      shape({ id: text({ maxLength: 200 }), appId: guid(), lineItemIds: list(guid(), { minItems: 1, maxItems: 300 }) }),
      { maxItems: 300 },
    ),
    subscriptionCharges: list(shape({ lineItemIds: list(guid(), { minItems: 1, maxItems: 300 }) }), { maxItems: 100 }),
    requiresPaymentAfterGiftCard: flag({ description: 'Whether something is left to pay now, or must be secured.' }),
    totalAfterGiftCards: described(CartAmount, 'What is left to pay after gift cards.'),
    payNow: described(CartAmount, 'What is paid with the order, after gift cards.'),
    payLater: described(CartAmount, 'What is paid after the order.'),
    payAfterFreeTrial: described(CartAmount, 'What is paid after a free trial.'),
  },
  { description: 'How the total of a cart is paid.' },
)

export type CartViolation = Static<typeof CartViolation>
export const CartViolation = entity(
  'CartViolation',
  {
    scope: oneOf(['GLOBAL', 'LINE_ITEM', 'DISCOUNT', 'DELIVERY', 'TAX', 'MEMBERSHIP', 'GIFT_CARD']),
    code: oneOf(cartViolationCodes),
    description: optional(text({ maxLength: 1000, description: 'Explanation of the problem for the buyer.' })),
    severity: oneOf(['WARNING', 'ERROR'], { description: '`ERROR`: no order can be placed.' }),
    customValidationData: optional(
      shape({
        target: optional(shape({ lineItem: optional(shape({ name: optional(text()), id: optional(guid()) })) })),
      }),
    ),
    invalidCouponStatusData: optional(shape({ couponCode: text({ maxLength: 100 }), reason: text() })),
    invalidCouponCodeData: optional(shape({ couponCode: text({ maxLength: 100 }) })),
    invalidGiftCardStatusData: optional(
      shape({ giftCardCode: text({ maxLength: 100 }), reason: text(), giftCardId: optional(guid()) }),
    ),
    lineItemsOutOfStockData: optional(
      shape({ lineItemIds: list(guid(), { maxItems: 300 }), allLineItemsOutOfStock: flag() }),
    ),
    subtotalBelowOrderMinimumData: optional(shape({ minimumOrderSubtotal: CartAmount, remainingAmount: CartAmount })),
  },
  { description: 'A problem of a cart, with data of its kind.' },
)

export type CartSummary = Static<typeof CartSummary>
export const CartSummary = entity(
  'CartSummary',
  {
    cartId: guid(),
    cartRevision: text({ description: 'Revision of the cart that was calculated.' }),
    calculationId: guid({ description: 'ID of the calculation.' }),
    lineItems: list(SummaryLine, { maxItems: 300 }),
    discounts: list(CartDiscount, { maxItems: 100 }),
    deliverySummary: optional(
      shape({ method: optional(DeliveryMethod), price: described(CartAmount, 'Price of the delivery.') }),
    ),
    additionalFees: list(SummaryFee, { maxItems: 100 }),
    taxSummary: optional(CartTaxSummary),
    priceSummary: optional(CartPriceSummary),
    paymentSummary: optional(CartPaymentSummary),
    priceVerificationToken: optional(
      text({ maxLength: 1024, description: 'Stands for these prices. `placeOrder` refuses it if they have changed.' }),
    ),
    violations: list(CartViolation, { maxItems: 100 }),
  },
  { description: 'What a cart costs, and what prevents an order.' },
)
