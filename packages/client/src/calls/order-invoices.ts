// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkActionMetadata,
  BulkInvoiceResult,
  OrderInvoice,
  InvoicesForOrder,
  OrderInvoiceInput,
} from '../generated.ts'

/** Issues an invoice for an order with the next invoice number. */
export const generateInvoice: ElevatedEndpoint<{ params: { orderId: string } }, { invoiceId: string }> = {
  route: 'POST /ecom/v1/invoices/orders/{orderId}',
  elevated: true,
}

/** Issues invoices for up to 100 orders. Each order succeeds or fails independently. */
export const bulkGenerateInvoices: ElevatedEndpoint<
  { body: { orderIds: readonly string[] } },
  { results: readonly BulkInvoiceResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/bulk/invoices/generate', elevated: true }

/** Adds a reference to an invoice that another app issued for an order. At most 300 per order. */
export const addInvoiceToOrder: ElevatedEndpoint<
  { params: { orderId: string }; body: { invoiceInfo: OrderInvoiceInput } },
  { orderInvoices: readonly OrderInvoice[] }
> = { route: 'POST /ecom/v1/invoices/orders/{orderId}/add-invoice', repeatable: true, elevated: true }

/** Lists the invoices of up to 100 orders. Members see only the invoices of their own orders. */
export const listInvoicesForMultipleOrders: Endpoint<
  { body: { orderIds: readonly string[] } },
  { invoicesForOrder: readonly InvoicesForOrder[] }
> = { route: 'POST /ecom/v1/invoices/list-by-ids', repeatable: true }
