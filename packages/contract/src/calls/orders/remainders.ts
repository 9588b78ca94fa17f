import { elevated, room, shoppers } from '../../call.ts'
import { Price } from '../../entities/common.ts'
import { OrderRemainder } from '../../entities/orders/remainder.ts'
import { email, entity, guid, integer, list, localDate, optional, shape, text } from '../../schema.ts'

const order = shape({ orderId: guid() })
const remainders = shape({ remainders: list(OrderRemainder) })
const byDueDate = shape({
  dueDate: optional(
    localDate({ description: 'Due date of the balance. Default: that of the earliest unpaid balance.' }),
  ),
})

const OverdueRemainder = entity(
  'OverdueRemainder',
  { orderId: guid(), orderNumber: text(), dueDate: localDate(), balance: Price },
  { description: 'An overdue balance of an order.' },
)

/** Outstanding balances of orders with a deposit. The paths are specific to Vitrine. */
export const remainderCalls = room({ scope: 'orders', area: 'payments', idempotent: true })({
  listRemainders: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/remainders',
    summary: "Lists an order's outstanding balances with their due dates and status.",
    roles: shoppers,
    repeatable: true,
    params: order,
    response: remainders,
    errors: ['NOT_FOUND'],
    client: {
      module: 'purchaseTerms',
      gives: 'remainders',
      example: 'const remainders = await owner.purchaseTerms.listRemainders(depositOrder.id)',
    },
  },
  chargeRemainder: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/remainders/charge',
    summary: 'Charges an outstanding balance to the card that the buyer agreed to, before or after its due date.',
    roles: elevated,
    repeatable: true,
    params: order,
    body: byDueDate,
    response: remainders,
    errors: [
      'NOT_FOUND',
      'ORDER_PAID',
      'ORDER_CANCELED',
      'ORDER_HAS_CHARGEBACKS',
      'NO_SAVED_PAYMENT_METHOD',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_ALREADY_IN_PROGRESS',
      'PAYMENT_DECLINED',
    ],
    client: {
      module: 'purchaseTerms',
      args: 'orderId ...options',
      gives: 'remainders',
      example: 'const charge = () => owner.purchaseTerms.chargeRemainder(depositOrder.id)',
    },
  },
  sendRemainder: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/remainders/send',
    summary: 'Emails the buyer of an order a link to pay an outstanding balance.',
    roles: elevated,
    repeatable: false,
    params: order,
    body: byDueDate,
    response: shape({ recipient: email() }),
    errors: ['NOT_FOUND', 'ORDER_PAID', 'ORDER_CANCELED'],
    client: {
      module: 'purchaseTerms',
      args: 'orderId ...options',
      gives: 'recipient',
      example: 'const recipient = await owner.purchaseTerms.sendRemainder(depositOrder.id)',
    },
  },
  listOverdueRemainders: {
    method: 'GET',
    path: '/vitrine/v1/remainders/overdue',
    summary: 'Lists up to 20 overdue balances of orders, and returns their total number.',
    roles: elevated,
    repeatable: true,
    response: shape({ remainders: list(OverdueRemainder), total: integer() }),
    client: {
      module: 'purchaseTerms',
      example: 'const { total } = await owner.purchaseTerms.listOverdueRemainders()',
    },
  },
})
