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

/** Issues an invoice for an order, with the next number of the store. */
export const generateInvoice: ElevatedEndpoint<{ params: { orderId: string } }, { invoiceId: string }> = {
  route: 'POST /ecom/v1/invoices/orders/{orderId}',
  elevated: true,
}

/** Issues an invoice for each of several orders; each succeeds or fails on its own. */
export const bulkGenerateInvoices: ElevatedEndpoint<
  { body: { orderIds: readonly string[] } },
  { results: readonly BulkInvoiceResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/bulk/invoices/generate', elevated: true }

/** Notes an invoice that another app has written for an order. An order has at most 300. */
export const addInvoiceToOrder: ElevatedEndpoint<
  { params: { orderId: string }; body: { invoiceInfo: OrderInvoiceInput } },
  { orderInvoices: readonly OrderInvoice[] }
> = { route: 'POST /ecom/v1/invoices/orders/{orderId}/add-invoice', repeatable: true, elevated: true }

/** Lists the invoices of orders; members get those of their own orders. */
export const listInvoicesForMultipleOrders: Endpoint<
  { body: { orderIds: readonly string[] } },
  { invoicesForOrder: readonly InvoicesForOrder[] }
> = { route: 'POST /ecom/v1/invoices/list-by-ids', repeatable: true }
