import { elevated, room, shoppers } from '../../call.ts'
import { Invoice, InvoiceSettings } from '../../entities/orders/invoices.ts'
import {
  amount,
  flag,
  guid,
  input,
  integer,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  webUrl,
} from '../../schema.ts'

const byId = shape({ invoiceId: guid() })
const invoice = shape({ invoice: Invoice })
const settings = shape({ invoiceSettings: InvoiceSettings })
const draftExample = 'const draft = await owner.invoices.createInvoice(order.id)'
const issueExample = ['const { invoiceId } = await owner.orderInvoices.generateInvoice(order.id)']

export const invoiceCalls = room({ scope: 'orders', area: 'finances', idempotent: true })({
  listInvoices: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/invoices',
    summary: 'Lists the invoices and credit notes of an order, oldest first. Buyers do not see drafts.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: shape({ orderId: guid() }),
    response: shape({ invoices: list(Invoice) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'invoices',
      gives: 'invoices',
      example: 'const invoices = await client.invoices.listInvoices(order.id)',
    },
  },
  createInvoice: {
    method: 'POST',
    path: '/vitrine/v1/invoices',
    summary: 'Creates a draft invoice for an order. A draft has no number and is not visible to the buyer.',
    roles: elevated,
    repeatable: false,
    body: shape({
      orderId: guid(),
      dueDate: optional(timestamp({ description: 'Due date. Default: set by the invoice settings.' })),
      note: optional(text({ maxLength: 1000, description: 'Printed on the invoice.' })),
    }),
    response: invoice,
    errors: [
      'ORDER_NOT_FOUND',
      'GENERATE_INVOICE_NOT_SUPPORTED',
      'INVOICE_ALREADY_EXISTS',
      'MISSING_CONTACT',
      'MISSING_CONTACT_EMAIL',
      'INVALID_EMAIL',
      'INVALID_PRICE_AMOUNT',
      'CONTACT_NOT_FOUND',
      'UNKNOWN_CURRENCY',
      'ORDER_HAS_CHARGEBACKS',
    ],
    client: { module: 'invoices', args: 'orderId ...options', gives: 'invoice', example: draftExample },
  },
  issueInvoice: {
    method: 'POST',
    path: '/vitrine/v1/invoices/{invoiceId}/issue',
    summary: 'Issues a draft invoice with the next invoice number. An issued invoice cannot be changed.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      send: optional(flag({ description: 'Whether to email the document to the buyer. Default: false.' })),
    }),
    response: invoice,
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_IS_ISSUED', 'INVOICE_IS_VOID', 'GENERATE_INVOICE_NOT_SUPPORTED'],
    client: {
      module: 'invoices',
      args: 'invoiceId ...options',
      gives: 'invoice',
      example: [draftExample, 'const { displayNumber } = await owner.invoices.issueInvoice(draft.id, { send: true })'],
    },
  },
  sendInvoice: {
    method: 'POST',
    path: '/vitrine/v1/invoices/{invoiceId}/send',
    summary: 'Emails an issued invoice or credit note to the buyer, with the PDF attached.',
    roles: elevated,
    repeatable: false,
    params: byId,
    response: shape({ recipient: text({ description: 'Email address of the recipient.' }) }),
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_IS_DRAFT', 'INVOICE_IS_VOID'],
    client: {
      module: 'invoices',
      example: [...issueExample, 'const { recipient } = await owner.invoices.sendInvoice(invoiceId)'],
    },
  },
  voidInvoice: {
    method: 'POST',
    path: '/vitrine/v1/invoices/{invoiceId}/void',
    summary: 'Voids an issued invoice or credit note. It keeps its number and is marked as void.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: invoice,
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_IS_DRAFT', 'INVOICE_HAS_CREDIT_NOTES'],
    client: {
      module: 'invoices',
      gives: 'invoice',
      example: [...issueExample, 'const { status } = await owner.invoices.voidInvoice(invoiceId)'],
    },
  },
  deleteInvoice: {
    method: 'DELETE',
    path: '/vitrine/v1/invoices/{invoiceId}',
    summary: 'Deletes a draft invoice. Issued documents cannot be deleted, only voided.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: shape({}),
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_IS_ISSUED', 'INVOICE_IS_VOID'],
    client: { module: 'invoices', example: [draftExample, 'await owner.invoices.deleteInvoice(draft.id)'] },
  },
  createCreditNote: {
    method: 'POST',
    path: '/vitrine/v1/invoices/{invoiceId}/credit-notes',
    summary: 'Issues a credit note for lines or an amount of an invoice, at most the amount not credited yet.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      amount: optional(amount({ description: 'Amount to credit, instead of `lines`.' }, { gt: 0 })),
      lines: optional(
        list(
          shape({
            id: text({ minLength: 1, maxLength: 100 }),
            quantity: optional(
              integer({
                minimum: 1,
                maximum: 100_000,
                description: 'Quantity to credit. Default: the quantity not credited yet.',
              }),
            ),
          }),
          { minItems: 1, maxItems: 1000 },
        ),
      ),
      reason: optional(text({ maxLength: 200 })),
      send: optional(flag({ description: 'Whether to email the document to the buyer. Default: false.' })),
    }),
    response: invoice,
    errors: [
      'INVOICE_NOT_FOUND',
      'INVOICE_IS_DRAFT',
      'INVOICE_IS_VOID',
      'LINE_NOT_ON_INVOICE',
      'CREDIT_EXCEEDS_INVOICE',
    ],
    client: {
      module: 'invoices',
      args: 'invoiceId ...options',
      gives: 'invoice',
      example: [...issueExample, "const credit = await owner.invoices.createCreditNote(invoiceId, { amount: '5' })"],
    },
  },
  printDocuments: {
    method: 'POST',
    path: '/vitrine/v1/documents/print',
    summary: 'Creates a PDF with a document for each order, in the order given. Its URL is valid for one hour.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      orderIds: list(guid(), { minItems: 1, maxItems: 200 }),
      type: oneOf(['INVOICE', 'PACKING_SLIP'], {
        description:
          '`INVOICE` prints the invoices of orders that have one, `PACKING_SLIP` packing slips of unfulfilled items.',
      }),
      fulfillmentId: optional(
        guid({ description: 'Prints the packing slip of this fulfillment. Only for a single order.' }),
      ),
    }),
    response: shape({ url: webUrl(), documents: integer({ description: 'Number of documents in the PDF.' }) }),
    errors: ['ORDER_NOT_FOUND', 'NOTHING_TO_PRINT'],
    client: {
      module: 'invoices',
      args: 'orderIds ...options!',
      example: [
        'await owner.orderInvoices.generateInvoice(order.id)',
        "const { url } = await owner.invoices.printDocuments([order.id], { type: 'INVOICE' })",
      ],
    },
  },
  getInvoiceSettings: {
    method: 'GET',
    path: '/vitrine/v1/invoice-settings',
    summary: 'Returns the numbering of invoices and credit notes, and which are created automatically.',
    roles: elevated,
    scope: 'settings',
    repeatable: true,
    response: settings,
    client: {
      module: 'invoices',
      gives: 'invoiceSettings',
      example: 'const { nextInvoiceNumber } = await owner.invoices.getInvoiceSettings()',
    },
  },
  updateInvoiceSettings: {
    method: 'PATCH',
    path: '/vitrine/v1/invoice-settings',
    summary:
      'Updates the invoice settings. Settings that are not sent do not change. A next number can only be raised.',
    roles: elevated,
    scope: 'settings',
    repeatable: true,
    body: shape({ invoiceSettings: input(InvoiceSettings) }),
    response: settings,
    client: {
      module: 'invoices',
      args: 'invoiceSettings',
      gives: 'invoiceSettings',
      example: "await owner.invoices.updateInvoiceSettings({ invoicePrefix: 'R-' })",
    },
  },
})
