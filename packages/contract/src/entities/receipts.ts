import type { Static } from 'typebox'
import { Price } from './common.ts'
import {
  currency,
  entity,
  flag,
  guid,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  webUrl,
} from '../schema.ts'

export type ReceiptInfo = Static<typeof ReceiptInfo>
export const ReceiptInfo = entity('ReceiptInfo', { paymentId: guid(), receiptId: guid() })

const about = {
  id: guid(),
  displayNumber: text({ description: 'Numbers of a store follow each other without a gap.' }),
  type: oneOf(['PAYMENT', 'REFUND']),
  amount: Price,
  createdDate: timestamp(),
}

export type Receipt = Static<typeof Receipt>
export const Receipt = entity(
  'Receipt',
  {
    ...about,
    orderId: guid(),
    paymentId: guid(),
    refundId: optional(guid({ description: 'Set if it is for a refund.' })),
    url: webUrl({ description: 'A page to read and print it. Whoever has the address can open it.' }),
  },
  { description: 'A receipt for a payment of an order, or for a refund of it.' },
)

export type ReceiptDocument = Static<typeof ReceiptDocument>
export const ReceiptDocument = entity(
  'ReceiptDocument',
  {
    ...about,
    siteId: guid(),
    currency: currency(),
    buyerLanguage: optional(text()),
    orderNumber: text(),
    orderDate: timestamp(),
    store: shape({ name: text(), email: optional(text()) }),
    buyer: list(text(), { description: 'Name and billing address, line by line.' }),
    buyerCountry: optional(text()),
    items: list(shape({ name: text(), quantity: integer(), amount: Price })),
    delivery: optional(Price),
    fees: optional(list(shape({ name: text(), amount: Price }))),
    discount: optional(Price),
    tax: optional(Price),
    taxes: optional(
      list(shape({ name: text(), rate: text({ description: 'A fraction.' }), amount: Price }), {
        description: 'What the tax is made of, where it has names.',
      }),
    ),
    taxIncluded: flag(),
    total: Price,
    method: optional(text({ description: 'The card, or the name of the payment method.' })),
  },
  { description: 'What stands on a receipt, as it was when the receipt was created.' },
)
