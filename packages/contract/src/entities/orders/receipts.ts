import type { Static } from 'typebox'
import { Price } from '../common.ts'
import {
  described,
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
} from '../../schema.ts'

export type ReceiptInfo = Static<typeof ReceiptInfo>
export const ReceiptInfo = entity(
  'ReceiptInfo',
  { paymentId: guid(), receiptId: guid() },
  { description: 'The receipt of a payment.' },
)

const about = {
  id: guid(),
  displayNumber: text({ description: 'Receipt number. Numbers of a store are consecutive.' }),
  type: oneOf(['PAYMENT', 'REFUND']),
  amount: described(Price, 'Amount paid or refunded.'),
  createdDate: timestamp(),
}

export type Receipt = Static<typeof Receipt>
export const Receipt = entity(
  'Receipt',
  {
    ...about,
    orderId: guid(),
    paymentId: guid(),
    refundId: optional(guid({ description: 'ID of the refund. Only on receipts for refunds.' })),
    url: webUrl({ description: 'Page to view and print the receipt. Anyone who has the URL can open it.' }),
  },
  { description: 'A receipt for a payment or refund of an order.' },
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
    delivery: optional(described(Price, 'Price of the delivery.')),
    fees: optional(list(shape({ name: text(), amount: Price }), { description: 'Additional fees.' })),
    discount: optional(described(Price, 'Amount that all discounts take off.')),
    tax: optional(described(Price, 'Amount of tax.')),
    taxes: optional(
      list(
        shape({
          name: text(),
          rate: text({ description: 'Tax rate as a fraction: `"0.19"` is 19 percent.' }),
          amount: Price,
        }),
        {
          description: 'Taxes that make up `tax`, if they have names.',
        },
      ),
    ),
    taxIncluded: flag({ description: 'Whether prices include tax.' }),
    total: described(Price, 'Total amount of the order.'),
    method: optional(text({ description: 'Card or payment method.' })),
  },
  { description: 'The content of a receipt, as of its creation.' },
)
