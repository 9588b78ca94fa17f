import { elevated, room, shoppers } from '../../call.ts'
import { BulkInvoiceResult, InvoicesForOrder, OrderInvoice } from '../../entities/orders/invoices.ts'
import { BulkActionMetadata } from '../../entities/bulk-results.ts'
import { guid, input, list, shape } from '../../schema.ts'

const byOrder = shape({ orderId: guid() })
const orderIds = shape({ orderIds: list(guid(), { minItems: 1, maxItems: 100 }) })

export const orderInvoiceCalls = room({ scope: 'orders', area: 'finances', idempotent: true })({
  generateInvoice: {
    method: 'POST',
    path: '/ecom/v1/invoices/orders/{orderId}',
    aliases: ['/ecom/v1/ep-invoices/orders/{orderId}'],
    summary: 'Issues an invoice for an order with the next invoice number.',
    roles: elevated,
    repeatable: false,
    params: byOrder,
    response: shape({ invoiceId: guid() }),
    errors: [
      'ORDER_NOT_FOUND',
      'GENERATE_INVOICE_NOT_SUPPORTED',
      'INVOICE_ALREADY_EXISTS',
      'MISSING_CONTACT',
      'MISSING_CONTACT_EMAIL',
      'INVALID_EMAIL',
      'INVALID_PRICE_AMOUNT',
      'CONTACT_NOT_FOUND',
      'FAILED_TO_RETRIEVE_CONTACT',
      'UNKNOWN_CURRENCY',
      'ORDER_HAS_CHARGEBACKS',
    ],
    client: {
      module: 'orderInvoices',
      example: 'const { invoiceId } = await owner.orderInvoices.generateInvoice(order.id)',
    },
  },
  bulkGenerateInvoices: {
    method: 'POST',
    path: '/ecom/v1/bulk/invoices/generate',
    summary: 'Issues invoices for up to 100 orders. Each order succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: orderIds,
    response: shape({ results: list(BulkInvoiceResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'orderInvoices',
      args: 'orderIds',
      example: 'const { results } = await owner.orderInvoices.bulkGenerateInvoices([order.id])',
    },
  },
  addInvoiceToOrder: {
    method: 'POST',
    path: '/ecom/v1/invoices/orders/{orderId}/add-invoice',
    aliases: ['/ecom/v1/ep-invoices/orders/{orderId}/add-invoice'],
    summary: 'Adds a reference to an invoice that another app issued for an order. At most 300 per order.',
    roles: elevated,
    repeatable: true,
    params: byOrder,
    body: shape({ invoiceInfo: input(OrderInvoice) }),
    response: shape({ orderInvoices: list(OrderInvoice) }),
    errors: ['ORDER_NOT_FOUND', 'TOO_MANY_INVOICES'],
    client: {
      module: 'orderInvoices',
      args: 'orderId invoiceInfo',
      example: "await owner.orderInvoices.addInvoiceToOrder(order.id, { id: '2026-17', appId })",
    },
  },
  listInvoicesForMultipleOrders: {
    method: 'POST',
    path: '/ecom/v1/invoices/list-by-ids',
    aliases: ['/ecom/v1/ep-invoices/list-by-ids'],
    summary: 'Lists the invoices of up to 100 orders. Members see only the invoices of their own orders.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: orderIds,
    response: shape({ invoicesForOrder: list(InvoicesForOrder) }),
    client: {
      module: 'orderInvoices',
      args: 'orderIds',
      example: 'const { invoicesForOrder } = await owner.orderInvoices.listInvoicesForMultipleOrders([order.id])',
    },
  },
})
