import type { Static } from 'typebox'
import {
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
} from '../schema.ts'
import { ExtendedFields, Image, Price } from './common.ts'
import { later } from './later.ts'
import { PaymentMethod } from './payment-method.ts'
import { ItemMetadata } from './product.ts'

export type PaymentRequestSource = Static<typeof PaymentRequestSource>
export const PaymentRequestSource = entity(
  'PaymentRequestSource',
  {
    appId: optional(guid()),
    externalId: text({ minLength: 1, maxLength: 100, description: 'Its ID in the program that made it.' }),
  },
  { description: 'Where a payment request comes from.' },
)

export type OrderPaymentRequest = Static<typeof OrderPaymentRequest>
export const OrderPaymentRequest = entity(
  'OrderPaymentRequest',
  {
    id: guid({ readOnly: true }),
    source: optional(PaymentRequestSource),
    status: oneOf(['UNPAID', 'PAID', 'EXPIRED'], {
      readOnly: true,
      description: '`EXPIRED`: it can no longer be paid, because its time is over or it was voided.',
    }),
    orderId: guid({ description: 'The order that it is for.' }),
    orderNumber: optional(text({ maxLength: 100, readOnly: true })),
    amount: Price,
    currency: currency({ readOnly: true }),
    paymentGatewayOrderId: optional(text({ maxLength: 100, readOnly: true, description: 'The payment that paid it.' })),
    title: text({ minLength: 1, maxLength: 200 }),
    description: optional(text({ maxLength: 300 })),
    expirationDate: optional(timestamp({ description: 'After this moment it cannot be paid; always, unless told.' })),
    extendedFields: optional(ExtendedFields),
    createdDate: timestamp({ readOnly: true }),
    updatedDate: timestamp({ readOnly: true }),
    image: optional(unbuilt(Image, later.requestImage)),
    blockedPaymentMethods: list(oneOf(['MANUAL']), {
      maxItems: 1,
      description: '`MANUAL`: no offline payment method is offered.',
    }),
  },
  { description: 'Asks the buyer of an order for a payment, at an address of its own.' },
)

export type BulkOrderPaymentRequestResult = Static<typeof BulkOrderPaymentRequestResult>
export const BulkOrderPaymentRequestResult = entity('BulkOrderPaymentRequestResult', {
  itemMetadata: ItemMetadata,
  item: optional(
    shape({
      orderPaymentRequest: optional(OrderPaymentRequest),
      orderPaymentRequestUrl: webUrl(),
    }),
  ),
})

export type PaymentLink = Static<typeof PaymentLink>
export const PaymentLink = entity(
  'PaymentLink',
  {
    siteId: text(),
    state: oneOf(['UNPAID', 'IN_PROGRESS', 'PAID', 'EXPIRED', 'VOIDED', 'ORDER_CANCELED', 'NOT_DUE'], {
      description:
        '`IN_PROGRESS`: a payment is being processed. `NOT_DUE`: as much is no longer due, since the order was paid in another way.',
    }),
    title: text(),
    description: optional(text()),
    orderNumber: text(),
    amount: Price,
    currency: currency(),
    expirationDate: optional(timestamp()),
    buyerLanguage: optional(text()),
    paymentMethods: list(PaymentMethod),
    instructions: optional(PaymentMethod),
    isTest: flag({ description: 'Whether only test cards work.' }),
  },
  { description: 'What the page of a payment link shows.' },
)
