import type { Static } from 'typebox'
import {
  described,
  currency,
  entity,
  flag,
  guid,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  unbuilt,
  webUrl,
} from '../../schema.ts'
import { ExtendedFields, Image, Price } from '../common.ts'
import { later } from '../later.ts'
import { PaymentMethod } from './payment-method.ts'
import { ItemMetadata } from '../bulk-results.ts'

const PaymentRequestSource = entity(
  'PaymentRequestSource',
  {
    appId: optional(guid({ description: 'ID of the app.' })),
    externalId: text({ minLength: 1, maxLength: 100, description: 'ID of the payment request in the app.' }),
  },
  { description: 'The app that created a payment request.' },
)

export type OrderPaymentRequest = Static<typeof OrderPaymentRequest>
export const OrderPaymentRequest = entity(
  'OrderPaymentRequest',
  {
    id: guid({ readOnly: true }),
    source: optional(PaymentRequestSource),
    status: oneOf(['UNPAID', 'PAID', 'EXPIRED'], {
      readOnly: true,
      description: '`EXPIRED`: the request can no longer be paid, because it expired or was voided.',
    }),
    orderId: guid({ description: 'ID of the order.' }),
    orderNumber: optional(text({ maxLength: 100, readOnly: true })),
    amount: described(Price, 'Amount to pay.'),
    currency: currency({ readOnly: true }),
    paymentGatewayOrderId: optional(
      text({ maxLength: 100, readOnly: true, description: 'ID of the payment that paid the request.' }),
    ),
    title: text({ minLength: 1, maxLength: 200, description: 'Title, shown to the buyer.' }),
    description: optional(text({ maxLength: 300 })),
    expirationDate: optional(timestamp({ description: 'When the request expires. Default: never.' })),
    extendedFields: optional(ExtendedFields),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    image: optional(unbuilt(Image, later.requestImage)),
    blockedPaymentMethods: list(oneOf(['MANUAL']), {
      maxItems: 1,
      description: '`MANUAL`: offline payment methods are not offered.',
    }),
  },
  { description: 'A request to the buyer of an order for a payment, with a page to pay.' },
)

export type BulkOrderPaymentRequestResult = Static<typeof BulkOrderPaymentRequestResult>
export const BulkOrderPaymentRequestResult = entity(
  'BulkOrderPaymentRequestResult',
  {
    itemMetadata: ItemMetadata,
    item: optional(
      shape({
        orderPaymentRequest: optional(OrderPaymentRequest),
        orderPaymentRequestUrl: webUrl(),
      }),
    ),
  },
  { description: 'The result for one payment request of a bulk request.' },
)

export type PaymentLink = Static<typeof PaymentLink>
export const PaymentLink = entity(
  'PaymentLink',
  {
    siteId: text(),
    state: oneOf(['UNPAID', 'IN_PROGRESS', 'PAID', 'EXPIRED', 'VOIDED', 'ORDER_CANCELED', 'NOT_DUE'], {
      description: '`IN_PROGRESS`: a payment is being processed. `NOT_DUE`: the order was paid in another way.',
    }),
    title: text(),
    description: optional(text()),
    orderNumber: text(),
    amount: Price,
    currency: currency(),
    expirationDate: optional(timestamp()),
    buyerLanguage: optional(text()),
    paymentMethods: list(PaymentMethod),
    instructions: optional(
      described(PaymentMethod, 'Offline payment method that the buyer chose, with its instructions.'),
    ),
    isTest: flag({ description: 'Whether only test cards are accepted.' }),
  },
  { description: 'The data of the page for paying a payment request.' },
)
