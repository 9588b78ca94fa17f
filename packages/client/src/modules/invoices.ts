// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/invoices.ts'
import type { Invoice, InvoiceSettings, InvoiceSettingsInput } from '../generated.ts'

const invoicesDates = { createdDate: true, issuedDate: true, dueDate: true, sentDate: true, voidedDate: true } as const

const createInvoiceDates = { invoice: invoicesDates } as const

/**
 * Lists the invoices and credit notes of an order, oldest first. Buyers do not see drafts.
 *
 * @example
 * const invoices = await client.invoices.listInvoices(order.id)
 */
export const listInvoices = (send: Send): ((orderId: string, call?: CallOptions) => Promise<readonly Invoice[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/orders/{orderId}/invoices orderId',
      repeatable: true,
      dates: { invoices: invoicesDates },
    },
    'invoices',
  )

/**
 * Creates a draft invoice for an order. A draft has no number and is not visible to the buyer. Elevated.
 *
 * @example
 * const draft = await owner.invoices.createInvoice(order.id)
 */
export const createInvoice = (
  send: ElevatedSend,
): ((orderId: string, options?: { dueDate?: Date | string; note?: string }, call?: CallOptions) => Promise<Invoice>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/invoices orderId ...options', elevated: true, dates: createInvoiceDates },
    'invoice',
  )

/**
 * Issues a draft invoice with the next invoice number. An issued invoice cannot be changed. Elevated.
 *
 * @example
 * const draft = await owner.invoices.createInvoice(order.id)
 * const { displayNumber } = await owner.invoices.issueInvoice(draft.id, { send: true })
 */
export const issueInvoice = (
  send: ElevatedSend,
): ((invoiceId: string, options?: { send?: boolean }, call?: CallOptions) => Promise<Invoice>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/invoices/{invoiceId}/issue invoiceId ...options',
      elevated: true,
      dates: createInvoiceDates,
    },
    'invoice',
  )

/**
 * Emails an issued invoice or credit note to the buyer, with the PDF attached. Elevated.
 *
 * @example
 * const { invoiceId } = await owner.orderInvoices.generateInvoice(order.id)
 * const { recipient } = await owner.invoices.sendInvoice(invoiceId)
 */
export const sendInvoice = (
  send: ElevatedSend,
): ((
  invoiceId: string,
  call?: CallOptions,
) => Promise<{
  /** Email address of the recipient. */
  recipient: string
}>) => bind(send, { route: 'POST /vitrine/v1/invoices/{invoiceId}/send invoiceId', elevated: true })

/**
 * Voids an issued invoice or credit note. It keeps its number and is marked as void. Elevated.
 *
 * @example
 * const { invoiceId } = await owner.orderInvoices.generateInvoice(order.id)
 * const { status } = await owner.invoices.voidInvoice(invoiceId)
 */
export const voidInvoice = (send: ElevatedSend): ((invoiceId: string, call?: CallOptions) => Promise<Invoice>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/invoices/{invoiceId}/void invoiceId',
      repeatable: true,
      elevated: true,
      dates: createInvoiceDates,
    },
    'invoice',
  )

/**
 * Deletes a draft invoice. Issued documents cannot be deleted, only voided. Elevated.
 *
 * @example
 * const draft = await owner.invoices.createInvoice(order.id)
 * await owner.invoices.deleteInvoice(draft.id)
 */
export const deleteInvoice = (send: ElevatedSend): ((invoiceId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/invoices/{invoiceId} invoiceId', repeatable: true, elevated: true }, '')

/**
 * Issues a credit note for lines or an amount of an invoice, at most the amount not credited yet. Elevated.
 *
 * @example
 * const { invoiceId } = await owner.orderInvoices.generateInvoice(order.id)
 * const credit = await owner.invoices.createCreditNote(invoiceId, { amount: '5' })
 */
export const createCreditNote = (
  send: ElevatedSend,
): ((invoiceId: string, options?: BodyOf<typeof calls.createCreditNote>, call?: CallOptions) => Promise<Invoice>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/invoices/{invoiceId}/credit-notes invoiceId ...options',
      elevated: true,
      dates: createInvoiceDates,
    },
    'invoice',
  )

/**
 * Creates a PDF with a document for each order, in the order given. Its URL is valid for one hour. Elevated.
 *
 * @example
 * await owner.orderInvoices.generateInvoice(order.id)
 * const { url } = await owner.invoices.printDocuments([order.id], { type: 'INVOICE' })
 */
export const printDocuments = (
  send: ElevatedSend,
): ((
  orderIds: readonly string[],
  options: { type: 'INVOICE' | 'PACKING_SLIP'; fulfillmentId?: string },
  call?: CallOptions,
) => Promise<{
  url: string
  /** Number of documents in the PDF. */
  documents: number
}>) => bind(send, { route: 'POST /vitrine/v1/documents/print orderIds ...options', repeatable: true, elevated: true })

/**
 * Returns the numbering of invoices and credit notes, and which are created automatically. Elevated.
 *
 * @example
 * const { nextInvoiceNumber } = await owner.invoices.getInvoiceSettings()
 */
export const getInvoiceSettings = (send: ElevatedSend): ((call?: CallOptions) => Promise<InvoiceSettings>) =>
  bind(send, { route: 'GET /vitrine/v1/invoice-settings', repeatable: true, elevated: true }, 'invoiceSettings')

/**
 * Updates the invoice settings. Settings that are not sent do not change. A next number can only be raised.
 * Elevated.
 *
 * @example
 * await owner.invoices.updateInvoiceSettings({ invoicePrefix: 'R-' })
 */
export const updateInvoiceSettings = (
  send: ElevatedSend,
): ((invoiceSettings: InvoiceSettingsInput, call?: CallOptions) => Promise<InvoiceSettings>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/invoice-settings invoiceSettings', repeatable: true, elevated: true },
    'invoiceSettings',
  )
