import type { Static } from 'typebox'
import { ItemMetadata } from '../bulk-results.ts'
import {
  described,
  entity,
  text,
  integer,
  flag,
  guid,
  webUrl,
  timestamp,
  list,
  optional,
  textMap,
} from '../../schema.ts'

const TrackingInfo = entity(
  'TrackingInfo',
  {
    trackingNumber: optional(text({ minLength: 1, maxLength: 100 })),
    shippingProvider: optional(
      text({
        minLength: 1,
        maxLength: 100,
        description: 'Carrier, such as `dhl`, `ups`, `fedex`, `usps`, `dpd`, `gls`, or any other name.',
      }),
    ),
    trackingLink: optional(
      webUrl({
        minLength: 1,
        maxLength: 2048,
        description: 'Tracking page. Default: the page of the carrier, if it is known.',
      }),
    ),
  },
  { description: 'Tracking of a shipment.' },
)

const CustomInfo = entity(
  'CustomInfo',
  {
    fieldsData: optional(described(textMap({ maxProperties: 100 }), 'Values by name.')),
  },
  { description: 'Additional information about a fulfillment.' },
)

const FulfillmentLineItem = entity(
  'FulfillmentLineItem',
  {
    id: optional(guid()),
    quantity: optional(integer({ minimum: 1, maximum: 100000, description: 'Number of pieces.' })),
  },
  { description: 'A line item of a fulfillment.' },
)

export type Fulfillment = Static<typeof Fulfillment>
export const Fulfillment = entity(
  'Fulfillment',
  {
    trackingInfo: optional(TrackingInfo),
    customInfo: optional(CustomInfo),
    id: optional(guid({ readOnly: true })),
    createdDate: optional(timestamp({ readOnly: true })),
    lineItems: optional(list(FulfillmentLineItem, { maxItems: 300 })),
    status: optional(
      text({
        minLength: 1,
        maxLength: 100,
        description: 'Status of the fulfillment, such as `Pending`, `In_Delivery` or `Fulfilled`.',
      }),
    ),
    completed: optional(
      flag({
        description:
          'Whether the fulfillment was sent. If not, its line items are reserved but do not count as fulfilled.',
      }),
    ),
    deliveredDate: optional(
      timestamp({
        description: 'When the buyer received it, if known. The withdrawal period starts then.',
      }),
    ),
  },
  { description: 'A fulfillment: line items of an order that are sent together.' },
)

export type OrderWithFulfillments = Static<typeof OrderWithFulfillments>
export const OrderWithFulfillments = entity(
  'OrderWithFulfillments',
  {
    orderId: optional(text({ minLength: 1, maxLength: 100 })),
    fulfillments: optional(list(Fulfillment)),
  },
  { description: 'The fulfillments of an order.' },
)

export type OrderFulfillmentsResult = Static<typeof OrderFulfillmentsResult>
export const OrderFulfillmentsResult = entity(
  'BulkOrderFulfillmentsResult',
  {
    itemMetadata: ItemMetadata,
    ordersWithFulfillments: optional(OrderWithFulfillments),
  },
  { description: 'The result for one order of a bulk request.' },
)
