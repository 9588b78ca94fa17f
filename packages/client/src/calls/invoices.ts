// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, Invoice, InvoiceSettings, InvoiceSettingsInput } from '../generated.ts'

const invoicesDates = { createdDate: true, issuedDate: true, dueDate: true, sentDate: true, voidedDate: true } as const

const createInvoiceDates = { invoice: invoicesDates } as const

/** Lists the invoices and credit notes of an order, oldest first. Buyers do not see drafts. */
export const listInvoices: Endpoint<{ params: { orderId: string } }, { invoices: readonly Invoice[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/invoices',
  repeatable: true,
  dates: { invoices: invoicesDates },
}

/** Creates a draft invoice for an order. A draft has no number and is not visible to the buyer. */
export const createInvoice: ElevatedEndpoint<
  {
    body: {
      orderId: string
      /** Due date. Default: set by the invoice settings. */
      dueDate?: Date | string
      /** Printed on the invoice. */
      note?: string
    }
  },
  { invoice: Invoice }
> = { route: 'POST /vitrine/v1/invoices', elevated: true, dates: createInvoiceDates }

/** Issues a draft invoice with the next invoice number. An issued invoice cannot be changed. */
export const issueInvoice: ElevatedEndpoint<
  {
    params: { invoiceId: string }
    body?: {
      /** Whether to email the document to the buyer. Default: false. */
      send?: boolean
    }
  },
  { invoice: Invoice }
> = { route: 'POST /vitrine/v1/invoices/{invoiceId}/issue', elevated: true, dates: createInvoiceDates }

/** Emails an issued invoice or credit note to the buyer, with the PDF attached. */
export const sendInvoice: ElevatedEndpoint<
  { params: { invoiceId: string } },
  {
    /** Email address of the recipient. */
    recipient: string
  }
> = { route: 'POST /vitrine/v1/invoices/{invoiceId}/send', elevated: true }

/** Voids an issued invoice or credit note. It keeps its number and is marked as void. */
export const voidInvoice: ElevatedEndpoint<{ params: { invoiceId: string } }, { invoice: Invoice }> = {
  route: 'POST /vitrine/v1/invoices/{invoiceId}/void',
  repeatable: true,
  elevated: true,
  dates: createInvoiceDates,
}

/** Deletes a draft invoice. Issued documents cannot be deleted, only voided. */
export const deleteInvoice: ElevatedEndpoint<{ params: { invoiceId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/invoices/{invoiceId}',
  repeatable: true,
  elevated: true,
}

/** Issues a credit note for lines or an amount of an invoice, at most the amount not credited yet. */
export const createCreditNote: ElevatedEndpoint<
  {
    params: { invoiceId: string }
    body?: {
      /** Amount to credit, instead of `lines`. */
      amount?: string
      lines?: readonly {
        id: string
        /** Quantity to credit. Default: the quantity not credited yet. */
        quantity?: number
      }[]
      reason?: string
      /** Whether to email the document to the buyer. Default: false. */
      send?: boolean
    }
  },
  { invoice: Invoice }
> = { route: 'POST /vitrine/v1/invoices/{invoiceId}/credit-notes', elevated: true, dates: createInvoiceDates }

/** Creates a PDF with a document for each order, in the order given. Its URL is valid for one hour. */
export const printDocuments: ElevatedEndpoint<
  {
    body: {
      orderIds: readonly string[]
      /** `INVOICE` prints the invoices of orders that have one, `PACKING_SLIP` packing slips of unfulfilled items. */
      type: 'INVOICE' | 'PACKING_SLIP'
      /** Prints the packing slip of this fulfillment. Only for a single order. */
      fulfillmentId?: string
    }
  },
  {
    url: string
    /** Number of documents in the PDF. */
    documents: number
  }
> = { route: 'POST /vitrine/v1/documents/print', repeatable: true, elevated: true }

/** Returns the numbering of invoices and credit notes, and which are created automatically. */
export const getInvoiceSettings: ElevatedEndpoint<{}, { invoiceSettings: InvoiceSettings }> = {
  route: 'GET /vitrine/v1/invoice-settings',
  repeatable: true,
  elevated: true,
}

/** Updates the invoice settings. Settings that are not sent do not change. A next number can only be raised. */
export const updateInvoiceSettings: ElevatedEndpoint<
  { body: { invoiceSettings: InvoiceSettingsInput } },
  { invoiceSettings: InvoiceSettings }
> = { route: 'PATCH /vitrine/v1/invoice-settings', repeatable: true, elevated: true }
