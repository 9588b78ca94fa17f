import { elevated, room, shoppers } from '../call.ts'
import { Invoice, InvoiceSettings } from '../entities/invoices.ts'
import { amount, flag, guid, input, integer, list, oneOf, optional, shape, text, timestamp, webUrl } from '../schema.ts'

const byId = shape({ invoiceId: guid() })
const invoice = shape({ invoice: Invoice })
const settings = shape({ invoiceSettings: InvoiceSettings })
const drafted = 'const draft = await owner.invoices.createInvoice(order.id)'
const issued = ['const { invoiceId } = await owner.orderInvoices.generateInvoice(order.id)']

export const invoiceCalls = room({ scope: 'orders', idempotent: true })({
  listInvoices: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/invoices',
    summary: 'Lists the invoices and credit notes of an order, oldest first; buyers get those that were issued.',
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
    summary: 'Creates a draft of an invoice for an order. It has no number, and its buyer does not see it.',
    roles: elevated,
    repeatable: false,
    body: shape({
      orderId: guid(),
      dueDate: optional(timestamp({ description: 'When it is due; by the settings of the store unless told.' })),
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
    client: { module: 'invoices', args: 'orderId ...options', gives: 'invoice', example: drafted },
  },
  issueInvoice: {
    method: 'POST',
    path: '/vitrine/v1/invoices/{invoiceId}/issue',
    summary: 'Issues a draft with the next number of the store. From then on nothing on it changes.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ send: optional(flag({ description: 'Emails it to the buyer, too.' })) }),
    response: invoice,
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_IS_ISSUED', 'INVOICE_IS_VOID', 'GENERATE_INVOICE_NOT_SUPPORTED'],
    client: {
      module: 'invoices',
      args: 'invoiceId ...options',
      gives: 'invoice',
      example: [drafted, 'const { displayNumber } = await owner.invoices.issueInvoice(draft.id, { send: true })'],
    },
  },
  sendInvoice: {
    method: 'POST',
    path: '/vitrine/v1/invoices/{invoiceId}/send',
    summary: 'Emails an issued document to the buyer of its order, with the PDF attached.',
    roles: elevated,
    repeatable: false,
    params: byId,
    response: shape({ recipient: text() }),
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_IS_DRAFT', 'INVOICE_IS_VOID'],
    client: {
      module: 'invoices',
      example: [...issued, 'const { recipient } = await owner.invoices.sendInvoice(invoiceId)'],
    },
  },
  voidInvoice: {
    method: 'POST',
    path: '/vitrine/v1/invoices/{invoiceId}/void',
    summary: 'Voids an issued document: it keeps its number, and says that it is void.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: invoice,
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_IS_DRAFT', 'INVOICE_HAS_CREDIT_NOTES'],
    client: {
      module: 'invoices',
      gives: 'invoice',
      example: [...issued, 'const { status } = await owner.invoices.voidInvoice(invoiceId)'],
    },
  },
  deleteInvoice: {
    method: 'DELETE',
    path: '/vitrine/v1/invoices/{invoiceId}',
    summary: 'Deletes a draft. What has a number cannot be deleted, only voided.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: shape({}),
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_IS_ISSUED', 'INVOICE_IS_VOID'],
    client: { module: 'invoices', example: [drafted, 'await owner.invoices.deleteInvoice(draft.id)'] },
  },
  createCreditNote: {
    method: 'POST',
    path: '/vitrine/v1/invoices/{invoiceId}/credit-notes',
    summary: 'Issues a credit note that takes back lines or an amount of an invoice, at most what is left of it.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      amount: optional(amount({ description: 'Instead of lines.' }, { gt: 0 })),
      lines: optional(
        list(
          shape({
            id: text({ minLength: 1, maxLength: 100 }),
            quantity: optional(
              integer({ minimum: 1, maximum: 100_000, description: 'All that is left of it unless told.' }),
            ),
          }),
          { minItems: 1, maxItems: 1000 },
        ),
      ),
      reason: optional(text({ maxLength: 200 })),
      send: optional(flag({ description: 'Emails it to the buyer, too.' })),
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
      example: [...issued, "const credit = await owner.invoices.createCreditNote(invoiceId, { amount: '5' })"],
    },
  },
  printDocuments: {
    method: 'POST',
    path: '/vitrine/v1/documents/print',
    summary: 'Returns a PDF with a document for each of several orders, in their order. The address works for an hour.',
    roles: elevated,
    repeatable: true,
    body: shape({
      orderIds: list(guid(), { minItems: 1, maxItems: 200 }),
      type: oneOf(['INVOICE', 'PACKING_SLIP'], {
        description: 'The invoices of the orders that have one, or packing slips of what is left to send.',
      }),
      fulfillmentId: optional(guid({ description: 'A packing slip of this fulfillment, of a single order.' })),
    }),
    response: shape({ url: webUrl(), documents: integer({ description: 'How many documents it has.' }) }),
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
    summary: 'Reads how documents are numbered, and which are created automatically.',
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
    summary: 'Changes the settings that are sent. A next number can be raised, never lowered.',
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
