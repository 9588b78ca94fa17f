import { Address } from '../entities/common.ts'
import { amount, currency, flag, guid, integer, list, number, oneOf, optional, shape, text } from '../schema.ts'

/**
 * Requests to an app that charges additional fees, in the format of the provider's SDK. They are sent before a total is
 * shown. The fees in the response are stored and charged.
 */

const lineItem = shape({
  id: text({ minLength: 1, maxLength: 100 }),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
  catalogReference: optional(
    shape({ catalogItemId: text({ minLength: 1, maxLength: 36 }), appId: text({ minLength: 1 }) }),
  ),
  productName: text({ maxLength: 200 }),
  price: amount(),
  physicalProperties: shape({
    weight: optional(number()),
    sku: optional(text({ maxLength: 40 })),
    shippable: flag(),
  }),
  depositAmount: optional(amount()),
})

const discounted = shape({ amount: amount() })

const appliedDiscount = shape({
  coupon: optional(discounted),
  merchantDiscount: optional(discounted),
  discountRule: optional(discounted),
  discountType: oneOf(['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']),
})

export const additionalFeesMethods = {
  calculateAdditionalFees: {
    path: '/v1/calculate-additional-fees',
    summary: 'Returns the additional fees of a purchase.',
    request: shape({
      lineItems: list(lineItem, { minItems: 1, maxItems: 300 }),
      shippingAddress: optional(Address),
      buyerDetails: optional(shape({ contactDetails: shape({ email: optional(text()) }) })),
      appliedDiscounts: list(appliedDiscount, { maxItems: 320 }),
      shippingInfo: optional(
        shape({
          selectedCarrierServiceOption: shape({ code: text({ maxLength: 100 }), cost: shape({ price: amount() }) }),
        }),
      ),
      purchaseFlowId: guid(),
      subtotal: amount(),
    }),
    answer: shape({
      additionalFees: list(
        shape({
          code: text({ minLength: 1, maxLength: 100 }),
          name: text({ minLength: 1, maxLength: 50 }),
          translatedName: optional(text({ minLength: 1, maxLength: 50 })),
          price: amount(),
          taxDetails: optional(
            shape({
              taxable: optional(flag({ description: 'Whether tax is charged. Default: false.' })),
              taxGroupId: optional(guid()),
              taxableAddress: optional(shape({ addressType: oneOf(['BUSINESS', 'BILLING', 'SHIPPING']) })),
            }),
          ),
          lineItemIds: optional(list(guid(), { maxItems: 300 })),
        }),
        { maxItems: 100 },
      ),
      currency: optional(currency()),
    }),
  },
} as const
