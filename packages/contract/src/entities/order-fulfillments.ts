import type { Static } from 'typebox'
import { ItemMetadata } from './product.ts'
import { entity, text, integer, flag, guid, webUrl, timestamp, list, optional, textMap } from '../schema.ts'

export type TrackingInfo = Static<typeof TrackingInfo>
export const TrackingInfo = entity('TrackingInfo', {
  trackingNumber: optional(text({ minLength: 1, maxLength: 100 })),
  shippingProvider: optional(text({ minLength: 1, maxLength: 100 })),
  trackingLink: optional(
    webUrl({
      minLength: 1,
      maxLength: 2048,
      description:
        'Without it, the page of the carrier, where that is known: `fedex`, `ups`, `usps`, `dhl`, `canadaPost`, `dpd`, `gls`, `royalMail`, `australiaPost`.',
    }),
  ),
})

export type CustomInfo = Static<typeof CustomInfo>
export const CustomInfo = entity('CustomInfo', {
  fieldsData: optional(textMap({ maxProperties: 100 })),
})

export type FulfillmentLineItem = Static<typeof FulfillmentLineItem>
export const FulfillmentLineItem = entity('FulfillmentLineItem', {
  id: optional(guid()),
  quantity: optional(integer({ minimum: 1, maximum: 100000 })),
})

export type Fulfillment = Static<typeof Fulfillment>
export const Fulfillment = entity('Fulfillment', {
  trackingInfo: optional(TrackingInfo),
  customInfo: optional(CustomInfo),
  id: optional(guid({ readOnly: true })),
  createdDate: optional(timestamp({ readOnly: true })),
  lineItems: optional(list(FulfillmentLineItem, { maxItems: 300 })),
  status: optional(
    text({
      minLength: 1,
      maxLength: 100,
      description: 'How far it is, in the words of whoever handles it: `Pending`, `In_Delivery`, `Fulfilled`.',
    }),
  ),
  completed: optional(
    flag({
      description:
        'Whether it has been sent. What is not holds its line items, and the order is not fulfilled with it.',
    }),
  ),
  deliveredDate: optional(
    timestamp({
      description: 'When the buyer received it, where that is known: the period of withdrawal begins then.',
    }),
  ),
})

export type OrderWithFulfillments = Static<typeof OrderWithFulfillments>
export const OrderWithFulfillments = entity('OrderWithFulfillments', {
  orderId: optional(text({ minLength: 1, maxLength: 100 })),
  fulfillments: optional(list(Fulfillment)),
})

export type OrderFulfillmentsResult = Static<typeof OrderFulfillmentsResult>
export const OrderFulfillmentsResult = entity('BulkOrderFulfillmentsResult', {
  itemMetadata: ItemMetadata,
  ordersWithFulfillments: optional(OrderWithFulfillments),
})
