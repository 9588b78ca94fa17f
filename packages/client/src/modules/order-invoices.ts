// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type {
  BulkActionMetadata,
  BulkInvoiceResult,
  OrderInvoice,
  InvoicesForOrder,
  OrderInvoiceInput,
} from '../generated.ts'

/**
 * Issues an invoice for an order with the next invoice number. Elevated.
 *
 * @example
 * const { invoiceId } = await owner.orderInvoices.generateInvoice(order.id)
 */
export const generateInvoice = (
  send: ElevatedSend,
): ((orderId: string, call?: CallOptions) => Promise<{ invoiceId: string }>) =>
  bind(send, { route: 'POST /ecom/v1/invoices/orders/{orderId} orderId', elevated: true })

/**
 * Issues invoices for up to 100 orders. Each order succeeds or fails independently. Elevated.
 *
 * @example
 * const { results } = await owner.orderInvoices.bulkGenerateInvoices([order.id])
 */
export const bulkGenerateInvoices = (
  send: ElevatedSend,
): ((
  orderIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkInvoiceResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /ecom/v1/bulk/invoices/generate orderIds', elevated: true })

/**
 * Adds a reference to an invoice that another app issued for an order. At most 300 per order. Elevated.
 *
 * @example
 * await owner.orderInvoices.addInvoiceToOrder(order.id, { id: '2026-17', appId })
 */
export const addInvoiceToOrder = (
  send: ElevatedSend,
): ((
  orderId: string,
  invoiceInfo: OrderInvoiceInput,
  call?: CallOptions,
) => Promise<{ orderInvoices: readonly OrderInvoice[] }>) =>
  bind(send, {
    route: 'POST /ecom/v1/invoices/orders/{orderId}/add-invoice orderId invoiceInfo',
    repeatable: true,
    elevated: true,
  })

/**
 * Lists the invoices of up to 100 orders. Members see only the invoices of their own orders.
 *
 * @example
 * const { invoicesForOrder } = await owner.orderInvoices.listInvoicesForMultipleOrders([order.id])
 */
export const listInvoicesForMultipleOrders = (
  send: Send,
): ((orderIds: readonly string[], call?: CallOptions) => Promise<{ invoicesForOrder: readonly InvoicesForOrder[] }>) =>
  bind(send, { route: 'POST /ecom/v1/invoices/list-by-ids orderIds', repeatable: true })
