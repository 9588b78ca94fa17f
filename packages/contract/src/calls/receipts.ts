import { room, shoppers } from '../call.ts'
import { Receipt, ReceiptDocument } from '../entities/receipts.ts'
import { guid, list, shape, text } from '../schema.ts'

export const receiptCalls = room({ scope: 'orders' })({
  listReceipts: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/receipts',
    summary: 'Lists the receipts of an order, oldest first; for its buyer and elevated callers.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: shape({ orderId: guid() }),
    response: shape({ receipts: list(Receipt) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'payments',
      gives: 'receipts',
      example: 'const receipts = await client.payments.listReceipts(order.id)',
    },
  },
  openReceipt: {
    method: 'POST',
    path: '/vitrine/v1/receipts/open',
    summary: 'Reads what stands on a receipt, for whoever has the address of its page.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({ token: text({ minLength: 1, maxLength: 200, description: 'What the address of the page holds.' }) }),
    response: shape({ receipt: ReceiptDocument }),
    errors: ['NOT_FOUND'],
  },
})
