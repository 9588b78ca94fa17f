import { elevated, room, shoppers } from '../../call.ts'
import { Receipt, ReceiptDocument } from '../../entities/orders/receipts.ts'
import { guid, list, shape, text } from '../../schema.ts'

export const receiptCalls = room({ scope: 'orders', area: 'finances' })({
  listReceipts: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/receipts',
    summary: 'Lists the receipts of an order, oldest first. Available to its buyer and to elevated callers.',
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
    summary: 'Emails a receipt to the buyer of its order, with a link to its page.',
    roles: elevated,
    repeatable: false,
    params: shape({ orderId: guid(), receiptId: guid() }),
    response: shape({ recipient: text({ description: 'Email address of the recipient.' }) }),
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
    summary: 'Returns the content of a receipt. Available to anyone with the link to its page.',
    roles: ['anyone'],
    repeatable: true,
    body: shape({
      token: text({ minLength: 1, maxLength: 200, description: 'The token in the URL of the receipt page.' }),
    }),
    response: shape({ receipt: ReceiptDocument }),
    errors: ['NOT_FOUND'],
  },
})
