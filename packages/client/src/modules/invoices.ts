// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/invoices.ts'
import type { Invoice, InvoiceSettings, InvoiceSettingsInput } from '../generated.ts'

const invoicesDates = { createdDate: true, issuedDate: true, dueDate: true, sentDate: true, voidedDate: true } as const

const createInvoiceDates = { invoice: invoicesDates } as const

/**
 * Lists the invoices and credit notes of an order, oldest first; buyers get those that were issued.
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
 * Creates a draft of an invoice for an order. It has no number, and its buyer does not see it. Elevated.
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
 * Issues a draft with the next number of the store. From then on nothing on it changes. Elevated.
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
 * Emails an issued document to the buyer of its order, with the PDF attached. Elevated.
 *
 * @example
 * const { invoiceId } = await owner.orderInvoices.generateInvoice(order.id)
 * const { recipient } = await owner.invoices.sendInvoice(invoiceId)
 */
export const sendInvoice = (
  send: ElevatedSend,
): ((invoiceId: string, call?: CallOptions) => Promise<{ recipient: string }>) =>
  bind(send, { route: 'POST /vitrine/v1/invoices/{invoiceId}/send invoiceId', elevated: true })

/**
 * Voids an issued document: it keeps its number, and says that it is void. Elevated.
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
 * Deletes a draft. What has a number cannot be deleted, only voided. Elevated.
 *
 * @example
 * const draft = await owner.invoices.createInvoice(order.id)
 * await owner.invoices.deleteInvoice(draft.id)
 */
export const deleteInvoice = (send: ElevatedSend): ((invoiceId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/invoices/{invoiceId} invoiceId', repeatable: true, elevated: true }, '')

/**
 * Issues a credit note that takes back lines or an amount of an invoice, at most what is left of it. Elevated.
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
 * Returns a PDF with a document for each of several orders, in their order. The address works for an hour.
 * Elevated.
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
  /** How many documents it has. */
  documents: number
}>) => bind(send, { route: 'POST /vitrine/v1/documents/print orderIds ...options', repeatable: true, elevated: true })

/**
 * Reads how documents are numbered, and which are created automatically. Elevated.
 *
 * @example
 * const { nextInvoiceNumber } = await owner.invoices.getInvoiceSettings()
 */
export const getInvoiceSettings = (send: ElevatedSend): ((call?: CallOptions) => Promise<InvoiceSettings>) =>
  bind(send, { route: 'GET /vitrine/v1/invoice-settings', repeatable: true, elevated: true }, 'invoiceSettings')

/**
 * Changes the settings that are sent. A next number can be raised, never lowered. Elevated.
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
