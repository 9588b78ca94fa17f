import { elevated, room, shoppers } from '../call.ts'
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
  sendReceipt: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/receipts/{receiptId}/send',
    summary: 'Emails a receipt to the buyer of its order, with the address of its page.',
    roles: elevated,
    repeatable: false,
    params: shape({ orderId: guid(), receiptId: guid() }),
    response: shape({ recipient: text() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    client: {
      module: 'payments',
      args: 'orderId receiptId',
      example: 'const { recipient } = await owner.payments.sendReceipt(receipt.orderId, receipt.id)',
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
