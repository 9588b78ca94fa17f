import type { Static } from 'typebox'
import {
  currency,
  decimal,
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
import { Price } from './common.ts'

export type OrderInvoice = Static<typeof OrderInvoice>
export const OrderInvoice = entity(
  'OrderInvoice',
  { id: text({ minLength: 1, maxLength: 100 }), appId: guid() },
  { description: 'An invoice of an order, and the app that it is of.' },
)

export type InvoicesForOrder = Static<typeof InvoicesForOrder>
export const InvoicesForOrder = entity('InvoicesForOrder', { orderId: guid(), invoicesInfo: list(OrderInvoice) })

export type BulkInvoiceResult = Static<typeof BulkInvoiceResult>
export const BulkInvoiceResult = entity('BulkInvoiceResult', {
  itemMetadata: shape({
    id: optional(text()),
    originalIndex: integer(),
    success: flag(),
    error: optional(shape({ code: text(), description: text() })),
  }),
  item: optional(shape({ orderId: guid(), invoiceId: guid() })),
})

export const invoiceStatusNames = [
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
] as const

export type InvoiceLine = Static<typeof InvoiceLine>
export const InvoiceLine = entity('InvoiceLine', {
  id: text({ description: 'The line item of the order, `delivery`, or a fee.' }),
  kind: oneOf(['LINE', 'DELIVERY', 'FEE', 'ADJUSTMENT']),
  name: text(),
  quantity: integer(),
  total: Price,
  creditableQuantity: optional(integer({ description: 'How many can still be credited.' })),
})

export type InvoiceTax = Static<typeof InvoiceTax>
export const InvoiceTax = entity('InvoiceTax', {
  rate: decimal({}, { description: 'As a fraction: `0.19`.' }),
  net: Price,
  tax: Price,
})

export type Invoice = Static<typeof Invoice>
export const Invoice = entity(
  'Invoice',
  {
    id: guid(),
    type: oneOf(['INVOICE', 'CREDIT_NOTE']),
    status: oneOf(invoiceStatusNames, {
      description: 'Follows from what the owner did, the payments of the order and the due date.',
    }),
    displayNumber: optional(
      text({
        description: 'Prefix and number. Numbers of a series follow each other without a gap; drafts have none.',
      }),
    ),
    orderId: guid(),
    orderNumber: text(),
    currency: currency(),
    total: Price,
    credited: optional(Price),
    outstanding: optional(Price),
    lines: list(InvoiceLine),
    taxes: list(InvoiceTax),
    creditedInvoiceId: optional(guid({ description: 'The invoice that a credit note takes back from.' })),
    refundId: optional(guid({ description: 'Set if a credit note was created with a refund.' })),
    reason: optional(text()),
    createdDate: timestamp(),
    issuedDate: optional(timestamp()),
    dueDate: optional(timestamp()),
    sentDate: optional(timestamp({ description: 'When it was last emailed.' })),
    voidedDate: optional(timestamp()),
    url: webUrl({ description: 'The PDF. Whoever has the address can open it.' }),
  },
  { description: 'An invoice for an order, or a credit note that takes back all or a part of one.' },
)

export type InvoiceSettings = Static<typeof InvoiceSettings>
export const InvoiceSettings = entity(
  'InvoiceSettings',
  {
    invoicePrefix: text({ maxLength: 20 }),
    nextInvoiceNumber: integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'Can be raised, never lowered.',
    }),
    creditNotePrefix: text({ maxLength: 20 }),
    nextCreditNoteNumber: integer({ minimum: 1, maximum: 1_000_000_000, description: 'Can be raised, never lowered.' }),
    sharesSeries: flag({ description: 'Credit notes are numbered in one series with the invoices.' }),
    createOn: oneOf(['ORDER_PLACED', 'ORDER_PAID'], {
      description: 'When `createInvoice` of the orders settings creates an invoice.',
    }),
    sendsInvoices: flag({ description: 'Documents that are created automatically are emailed to the buyer.' }),
    createsCreditNotes: flag({ description: 'A refund of an order with an invoice creates a credit note.' }),
    dueDays: integer({ minimum: 0, maximum: 365, description: 'An invoice is due so many days after it was issued.' }),
    footer: text({ maxLength: 1000, description: 'Printed on every document, such as bank details.' }),
  },
  { description: 'How documents of a store are numbered, and which are created automatically.' },
)
