/** Orders in the format of the provider's older API `stores/v2/orders`. */
import type { Static } from 'typebox'
import { entity, flag, integer, list, number, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

const amount = () => text({ description: 'An amount in the currency of the order.' })

export type StoresOrderAddress = Static<typeof StoresOrderAddress>
export const StoresOrderAddress = entity(
  'StoresOrderAddress',
  {
    fullName: optional(shape({ firstName: optional(text()), lastName: optional(text()) })),
    country: optional(text()),
    subdivision: optional(text()),
    city: optional(text()),
    zipCode: optional(text()),
    phone: optional(text()),
    email: optional(text()),
    company: optional(text()),
    addressLine1: optional(text()),
    addressLine2: optional(text()),
    street: optional(shape({ number: optional(text()), name: optional(text()) })),
    vatId: optional(shape({ id: optional(text()), type: optional(text()) })),
  },
  { description: 'An address.' },
)

const priceData = shape({ taxIncludedInPrice: optional(flag()), price: amount(), totalPrice: optional(amount()) })

export type StoresOrderLineItem = Static<typeof StoresOrderLineItem>
export const StoresOrderLineItem = entity(
  'StoresOrderLineItem',
  {
    index: integer({ description: 'Position of the line item in the order, starting at 1.' }),
    quantity: integer(),
    name: text(),
    translatedName: optional(text()),
    productId: optional(text()),
    variantId: optional(text()),
    lineItemType: oneOf(['UNSPECIFIED', 'PHYSICAL', 'DIGITAL', 'CUSTOM_AMOUNT_ITEM']),
    options: list(shape({ option: text(), selection: text() })),
    customTextFields: list(shape({ title: text(), value: text() })),
    weight: optional(text()),
    mediaItem: optional(
      shape({
        mediaType: oneOf(['IMAGE']),
        id: optional(text()),
        url: optional(text()),
        width: optional(number()),
        height: optional(number()),
        altText: optional(text()),
      }),
    ),
    sku: optional(text()),
    fulfillerId: optional(text()),
    discount: amount(),
    tax: amount(),
    taxGroupId: optional(text()),
    priceData,
  },
  { description: 'A line item of an order.' },
)

const tracking = shape({
  trackingNumber: optional(text()),
  shippingProvider: optional(text()),
  trackingLink: optional(text()),
})

export type StoresOrder = Static<typeof StoresOrder>
export const StoresOrder = entity(
  'StoresOrder',
  {
    id: text(),
    number: integer(),
    dateCreated: timestamp(),
    lastUpdated: timestamp(),
    buyerInfo: shape({
      id: optional(text()),
      identityType: oneOf(['UNSPECIFIED_IDENTITY_TYPE', 'CONTACT', 'MEMBER']),
      firstName: optional(text()),
      lastName: optional(text()),
      phone: optional(text()),
      email: optional(text()),
    }),
    currency: text(),
    weightUnit: optional(oneOf(['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'], { description: 'Unit of all weights.' })),
    totals: shape({
      subtotal: amount(),
      shipping: amount(),
      tax: amount(),
      discount: amount(),
      total: amount(),
      weight: text({ description: 'Total weight, in `weightUnit`.' }),
      quantity: integer(),
    }),
    billingInfo: optional(shape({ address: StoresOrderAddress })),
    shippingInfo: optional(
      shape({
        code: optional(text()),
        deliveryOption: optional(text()),
        estimatedDeliveryTime: optional(text()),
        shippingRegion: optional(text()),
        deliverByDate: optional(timestamp()),
        shipmentDetails: optional(
          shape({ address: StoresOrderAddress, discount: amount(), tax: amount(), priceData: optional(priceData) }),
        ),
        pickupDetails: optional(shape({ pickupAddress: StoresOrderAddress, pickupInstructions: optional(text()) })),
      }),
    ),
    buyerNote: optional(text()),
    read: flag({ description: 'Whether the merchant has viewed the order.' }),
    archived: flag({ description: 'Whether the merchant archived the order.' }),
    paymentStatus: text(),
    fulfillmentStatus: text({ description: '`CANCELED` if the order was canceled.' }),
    lineItems: list(StoresOrderLineItem),
    activities: list(
      shape({ type: text(), author: optional(text()), message: optional(text()), timestamp: optional(timestamp()) }),
    ),
    fulfillments: list(
      shape({
        id: optional(text()),
        dateCreated: optional(timestamp()),
        lineItems: list(shape({ index: integer(), quantity: optional(integer()) })),
        trackingInfo: optional(tracking),
      }),
    ),
    discount: shape({
      value: amount(),
      appliedCoupon: optional(shape({ couponId: optional(text()), name: optional(text()), code: optional(text()) })),
    }),
    buyerLanguage: optional(text()),
    channelInfo: shape({ type: text(), externalOrderId: optional(text()), externalOrderUrl: optional(text()) }),
    enteredBy: optional(shape({ id: text(), identityType: oneOf(['USER', 'MEMBER', 'CONTACT', 'APP']) })),
  },
  { description: 'An order in the format of `stores/v2/orders`. Its payments are in `ecom/v1/payments/orders`.' },
)
