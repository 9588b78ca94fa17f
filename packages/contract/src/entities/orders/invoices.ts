import type { Static } from 'typebox'
import {
  described,
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
} from '../../schema.ts'
import { Price } from '../common.ts'

export type OrderInvoice = Static<typeof OrderInvoice>
export const OrderInvoice = entity(
  'OrderInvoice',
  { id: text({ minLength: 1, maxLength: 100 }), appId: guid() },
  { description: 'An invoice of an order and the app that created it.' },
)

export type InvoicesForOrder = Static<typeof InvoicesForOrder>
export const InvoicesForOrder = entity(
  'InvoicesForOrder',
  { orderId: guid(), invoicesInfo: list(OrderInvoice) },
  { description: 'The invoices of an order.' },
)

export type BulkInvoiceResult = Static<typeof BulkInvoiceResult>
export const BulkInvoiceResult = entity(
  'BulkInvoiceResult',
  {
    itemMetadata: shape({
      id: optional(text()),
      originalIndex: integer(),
      success: flag(),
      error: optional(shape({ code: text(), description: text() })),
    }),
    item: optional(shape({ orderId: guid(), invoiceId: guid() })),
  },
  { description: 'The result for one order of a bulk request.' },
)

const invoiceStatusNames = [
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

const InvoiceLine = entity(
  'InvoiceLine',
  {
    id: text({ description: 'ID of the line item, `delivery`, or the ID of a fee.' }),
    kind: oneOf(['LINE', 'DELIVERY', 'FEE', 'ADJUSTMENT']),
    name: text(),
    quantity: integer(),
    total: described(Price, 'Total, with tax.'),
    creditableQuantity: optional(integer({ description: 'Quantity that can still be credited.' })),
  },
  { description: 'A line of an invoice.' },
)

const InvoiceTax = entity(
  'InvoiceTax',
  {
    rate: decimal({}, { description: 'Tax rate as a fraction: `"0.19"` is 19 percent.' }),
    net: described(Price, 'Taxed amount, without tax.'),
    tax: described(Price, 'Amount of tax.'),
  },
  { description: 'The tax at one rate on an invoice.' },
)

export type Invoice = Static<typeof Invoice>
export const Invoice = entity(
  'Invoice',
  {
    id: guid(),
    type: oneOf(['INVOICE', 'CREDIT_NOTE']),
    status: oneOf(invoiceStatusNames, {
      description: 'Computed from the actions of the owner, the payments of the order and the due date.',
    }),
    displayNumber: optional(
      text({
        description: 'Prefix and number. Numbers are consecutive within a series. Drafts have none.',
      }),
    ),
    orderId: guid(),
    orderNumber: text(),
    currency: currency(),
    total: described(Price, 'Total, with tax.'),
    credited: optional(described(Price, 'Amount credited by credit notes.')),
    outstanding: optional(described(Price, 'Amount still to be paid.')),
    lines: list(InvoiceLine),
    taxes: list(InvoiceTax),
    creditedInvoiceId: optional(guid({ description: 'ID of the invoice that a credit note is for.' })),
    refundId: optional(guid({ description: 'ID of the refund that created the credit note.' })),
    reason: optional(text({ description: 'Reason for the credit note.' })),
    createdDate: timestamp(),
    issuedDate: optional(timestamp({ description: 'When the invoice was issued.' })),
    dueDate: optional(timestamp({ description: 'When the payment is due.' })),
    sentDate: optional(timestamp({ description: 'When the document was last emailed.' })),
    voidedDate: optional(timestamp({ description: 'When the document was voided.' })),
    url: webUrl({ description: 'URL of the PDF. Anyone who has it can open the document.' }),
  },
  { description: 'An invoice for an order, or a credit note for all or a part of one.' },
)

export type InvoiceSettings = Static<typeof InvoiceSettings>
export const InvoiceSettings = entity(
  'InvoiceSettings',
  {
    invoicePrefix: text({ maxLength: 20, description: 'Prefix of invoice numbers.' }),
    nextInvoiceNumber: integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'Number of the next invoice. Can only be increased.',
    }),
    creditNotePrefix: text({ maxLength: 20, description: 'Prefix of credit note numbers.' }),
    nextCreditNoteNumber: integer({
      minimum: 1,
      maximum: 1_000_000_000,
      description: 'Number of the next credit note. Can only be increased.',
    }),
    sharesSeries: flag({ description: 'Whether credit notes and invoices are numbered in one series.' }),
    createOn: oneOf(['ORDER_PLACED', 'ORDER_PAID'], {
      description: 'When an invoice is created, if `createInvoice` of the orders settings is true.',
    }),
    sendsInvoices: flag({ description: 'Whether automatically created documents are emailed to the buyer.' }),
    createsCreditNotes: flag({ description: 'Whether a refund of an order with an invoice creates a credit note.' }),
    dueDays: integer({
      minimum: 0,
      maximum: 365,
      description: 'Number of days after the issue date until an invoice is due.',
    }),
    footer: text({ maxLength: 1000, description: 'Text at the bottom of every document, such as bank details.' }),
  },
  { description: 'Settings for the numbering and the automatic creation of documents.' },
)
