// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, Invoice, InvoiceSettings, InvoiceSettingsInput } from '../generated.ts'

const invoicesDates = { createdDate: true, issuedDate: true, dueDate: true, sentDate: true, voidedDate: true } as const

const createInvoiceDates = { invoice: invoicesDates } as const

/** Lists the invoices and credit notes of an order, oldest first; buyers get those that were issued. */
export const listInvoices: Endpoint<{ params: { orderId: string } }, { invoices: readonly Invoice[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/invoices',
  repeatable: true,
  dates: { invoices: invoicesDates },
}

/** Creates a draft of an invoice for an order. It has no number, and its buyer does not see it. */
export const createInvoice: ElevatedEndpoint<
  {
    body: {
      orderId: string
      /** When it is due; by the settings of the store unless told. */
      dueDate?: Date | string
      /** Printed on the invoice. */
      note?: string
    }
  },
  { invoice: Invoice }
> = { route: 'POST /vitrine/v1/invoices', elevated: true, dates: createInvoiceDates }

/** Issues a draft with the next number of the store. From then on nothing on it changes. */
export const issueInvoice: ElevatedEndpoint<
  {
    params: { invoiceId: string }
    body?: {
      /** Emails it to the buyer, too. */
      send?: boolean
    }
  },
  { invoice: Invoice }
> = { route: 'POST /vitrine/v1/invoices/{invoiceId}/issue', elevated: true, dates: createInvoiceDates }

/** Emails an issued document to the buyer of its order, with the PDF attached. */
export const sendInvoice: ElevatedEndpoint<{ params: { invoiceId: string } }, { recipient: string }> = {
  route: 'POST /vitrine/v1/invoices/{invoiceId}/send',
  elevated: true,
}

/** Voids an issued document: it keeps its number, and says that it is void. */
export const voidInvoice: ElevatedEndpoint<{ params: { invoiceId: string } }, { invoice: Invoice }> = {
  route: 'POST /vitrine/v1/invoices/{invoiceId}/void',
  repeatable: true,
  elevated: true,
  dates: createInvoiceDates,
}

/** Deletes a draft. What has a number cannot be deleted, only voided. */
export const deleteInvoice: ElevatedEndpoint<{ params: { invoiceId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/invoices/{invoiceId}',
  repeatable: true,
  elevated: true,
}

/** Issues a credit note that takes back lines or an amount of an invoice, at most what is left of it. */
export const createCreditNote: ElevatedEndpoint<
  {
    params: { invoiceId: string }
    body?: {
      /** Instead of lines. */
      amount?: string
      lines?: readonly {
        id: string
        /** All that is left of it unless told. */
        quantity?: number
      }[]
      reason?: string
      /** Emails it to the buyer, too. */
      send?: boolean
    }
  },
  { invoice: Invoice }
> = { route: 'POST /vitrine/v1/invoices/{invoiceId}/credit-notes', elevated: true, dates: createInvoiceDates }

/** Returns a PDF with a document for each of several orders, in their order. The address works for an hour. */
export const printDocuments: ElevatedEndpoint<
  {
    body: {
      orderIds: readonly string[]
      /** The invoices of the orders that have one, or packing slips of what is left to send. */
      type: 'INVOICE' | 'PACKING_SLIP'
      /** A packing slip of this fulfillment, of a single order. */
      fulfillmentId?: string
    }
  },
  {
    url: string
    /** How many documents it has. */
    documents: number
  }
> = { route: 'POST /vitrine/v1/documents/print', repeatable: true, elevated: true }

/** Reads how documents are numbered, and which are created automatically. */
export const getInvoiceSettings: ElevatedEndpoint<{}, { invoiceSettings: InvoiceSettings }> = {
  route: 'GET /vitrine/v1/invoice-settings',
  repeatable: true,
  elevated: true,
}

/** Changes the settings that are sent. A next number can be raised, never lowered. */
export const updateInvoiceSettings: ElevatedEndpoint<
  { body: { invoiceSettings: InvoiceSettingsInput } },
  { invoiceSettings: InvoiceSettings }
> = { route: 'PATCH /vitrine/v1/invoice-settings', repeatable: true, elevated: true }
