import { filterBounds } from '../../bounds.ts'
import { elevated, room, shoppers } from '../../call.ts'
import { Price } from '../../entities/common.ts'
import {
  LineItemReturnability,
  OrderReturn,
  ReceivedItem,
  ReturnItem,
  ReturnLabel,
  ReturnSettings,
  ReturnSettlementPreview,
} from '../../entities/orders/returns.ts'
import { statedWithdrawal, Withdrawability } from '../../entities/orders/withdrawal.ts'
import { anything, flag, guid, input, integer, list, oneOf, optional, shape, text } from '../../schema.ts'
import { OrderCount } from './orders.ts'
import { CursorMetadata, Search } from '../query.ts'

const byOrder = shape({ orderId: guid() })
const byId = shape({ returnId: guid() })
const orderReturn = shape({ orderReturn: OrderReturn })
const settings = shape({ returnSettings: ReturnSettings })
/** Errors of placing the draft order of an exchange. */
const exchangeErrors = [
  'DRAFT_ORDER_DOES_NOT_EXIST',
  'DRAFT_ORDER_ALREADY_COMMITTED',
  'CREATE_ORDER_FAILED_VALIDATIONS',
  'BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION',
  'BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION',
  'INSUFFICIENT_INVENTORY',
  'CONFLICT',
] as const
const settlement = shape({
  type: oneOf(['REFUND', 'STORE_CREDIT', 'EXCHANGE'], {
    title: 'ReturnSettlementType',
    description: '`EXCHANGE` places the draft order from `createExchangeDraft`.',
  }),
  amount: optional(Price),
  includesDelivery: optional(flag({ description: 'Whether the remaining delivery cost is refunded.' })),
  fee: optional(Price),
  revision: optional(
    integer({
      minimum: 0,
      description:
        'The revision of the exchange draft that you last read. A draft changed since then fails with `CONFLICT`.',
    }),
  ),
})
const returnErrors = ['NOT_FOUND', 'ILLEGAL_STATE'] as const

/** Fields of a return request. */
export const returnRequest = {
  items: list(ReturnItem, { minItems: 1, maxItems: 300 }),
  wish: oneOf(['REFUND', 'STORE_CREDIT', 'EXCHANGE'], {
    title: 'ReturnWish',
    description: 'The settlement that the buyer prefers. The store decides.',
  }),
}

/** Returns of goods: requested, approved, received and settled. The paths are specific to Vitrine. */
export const returnCalls = room({ scope: 'orders', area: 'orders', idempotent: true })({
  getReturnability: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/returnability',
    summary: 'Returns how many units of each line item can be returned, until when, and if none, why.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: byOrder,
    response: shape({ lineItems: list(LineItemReturnability) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'returns',
      gives: 'lineItems',
      example: 'const returnable = await client.returns.getReturnability(order.id)',
    },
  },
  requestReturn: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/returns',
    summary: 'Requests a return of items of an order. If one item cannot be returned, the whole request fails.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: false,
    params: byOrder,
    body: shape(returnRequest),
    response: orderReturn,
    errors: ['NOT_FOUND', 'NOT_RETURNABLE'],
    client: {
      module: 'returns',
      gives: 'orderReturn',
      args: 'orderId ...options!',
      example: [
        "const items = [{ lineItemId: sentOrder.lineItems[0]!.id, quantity: 1, reason: 'DOES_NOT_FIT' as const }]",
        "const requested = await owner.returns.requestReturn(sentOrder.id, { items, wish: 'REFUND' })",
      ],
    },
  },
  getWithdrawability: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/withdrawability',
    summary: 'Returns the items that the buyer can withdraw from under EU law, until when, and if none, why.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: byOrder,
    response: shape({ withdrawability: Withdrawability }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'returns',
      gives: 'withdrawability',
      example: 'const { canWithdraw, lastDay } = await client.returns.getWithdrawability(order.id)',
    },
  },
  withdrawFromOrder: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/withdrawals',
    summary: 'Withdraws from an order or some of its items, and emails an acknowledgement immediately.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: byOrder,
    body: shape(statedWithdrawal),
    response: orderReturn,
    errors: ['NOT_FOUND', 'NOT_WITHDRAWABLE'],
    client: {
      module: 'returns',
      gives: 'orderReturn',
      args: 'orderId ...options!',
      example: [
        'const items = [{ lineItemId: sentOrder.lineItems[0]!.id, quantity: 1 }]',
        "const statement = { name: 'Ada Lovelace', email: 'ada@example.com', items }",
        'const withdrawal = await owner.returns.withdrawFromOrder(sentOrder.id, { confirmationId: crypto.randomUUID(), ...statement })',
      ],
    },
  },
  listReturnsOfOrder: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/returns',
    summary: 'Lists the returns of an order, oldest first. Available to its buyer and to elevated callers.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: byOrder,
    response: shape({ orderReturns: list(OrderReturn) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'returns',
      gives: 'orderReturns',
      example: 'const returns = await client.returns.listReturnsOfOrder(order.id)',
    },
  },
  cancelReturn: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/returns/{returnId}/cancel',
    summary: 'Cancels a return. Fails if items were already received.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: shape({ orderId: guid(), returnId: guid() }),
    response: orderReturn,
    errors: returnErrors,
    client: {
      module: 'returns',
      gives: 'orderReturn',
      args: 'orderId returnId',
      example: 'await owner.returns.cancelReturn(orderReturn.orderId, orderReturn.id)',
    },
  },
  getReturn: {
    method: 'GET',
    path: '/vitrine/v1/returns/{returnId}',
    summary: 'Returns a return by its ID.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: orderReturn,
    errors: ['NOT_FOUND'],
    client: {
      module: 'returns',
      gives: 'orderReturn',
      example: 'const { status } = await owner.returns.getReturn(orderReturn.id)',
    },
  },
  queryReturns: {
    method: 'POST',
    path: '/vitrine/v1/returns/query',
    summary: 'Lists returns that match a filter, sorted and paged. Oldest first by default.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ orderReturns: list(OrderReturn), pagingMetadata: CursorMetadata }),
    client: {
      module: 'returns',
      args: '...options',
      example:
        "const { orderReturns } = await owner.returns.queryReturns({ query: { filter: { status: 'REQUESTED' } } })",
    },
  },
  countReturns: {
    method: 'POST',
    path: '/vitrine/v1/returns/count',
    summary: 'Counts the returns that match each query. Counts are exact up to 1,000.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      queries: list(shape({ filter: optional(anything({ json: filterBounds.json })) }), { minItems: 1, maxItems: 20 }),
    }),
    response: shape({ counts: list(OrderCount) }),
    client: {
      module: 'returns',
      gives: 'counts',
      args: 'queries',
      example: "const [requested] = await owner.returns.countReturns([{ filter: { status: 'REQUESTED' } }])",
    },
  },
  approveReturn: {
    method: 'POST',
    path: '/vitrine/v1/returns/{returnId}/approve',
    summary: 'Approves a return and emails the buyer the return instructions.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      instructions: optional(text({ maxLength: 2000, description: 'Return instructions for the buyer.' })),
      returnAddress: optional(text({ maxLength: 1000, description: 'Address to send the items to.' })),
      label: optional(ReturnLabel),
      buyLabel: optional(
        flag({
          description: 'Whether to buy a return label, using the cheapest service of the label settings.',
        }),
      ),
    }),
    response: orderReturn,
    errors: [...returnErrors, 'LABELS_NOT_SET_UP', 'LABEL_REFUSED', 'UNAVAILABLE'],
    client: {
      module: 'returns',
      gives: 'orderReturn',
      args: 'returnId ...options',
      example: "await owner.returns.approveReturn(orderReturn.id, { instructions: 'Leave the ribbon on.' })",
    },
  },
  declineReturn: {
    method: 'POST',
    path: '/vitrine/v1/returns/{returnId}/decline',
    summary: 'Declines a return and emails the buyer the reason.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ reason: text({ minLength: 1, maxLength: 1000 }) }),
    response: orderReturn,
    errors: returnErrors,
    client: {
      module: 'returns',
      gives: 'orderReturn',
      args: 'returnId reason',
      example: "await owner.returns.declineReturn(orderReturn.id, 'It was worn.')",
    },
  },
  receiveReturn: {
    method: 'POST',
    path: '/vitrine/v1/returns/{returnId}/receive',
    summary: 'Records the received items of a return, at most the requested quantities.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ items: list(ReceivedItem, { minItems: 1, maxItems: 300 }) }),
    response: orderReturn,
    errors: returnErrors,
    client: {
      module: 'returns',
      gives: 'orderReturn',
      args: 'returnId items',
      example: [
        'const { lineItemId, quantity } = approvedReturn.items[0]!',
        "await owner.returns.receiveReturn(approvedReturn.id, [{ lineItemId, quantity, condition: 'AS_NEW' }])",
      ],
    },
  },
  createExchangeDraft: {
    method: 'POST',
    path: '/vitrine/v1/returns/{returnId}/exchange-draft',
    summary:
      'Creates a draft order of replacement items, or returns the existing one. An exchange settlement places it.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: orderReturn,
    errors: returnErrors,
    client: {
      module: 'returns',
      gives: 'orderReturn',
      example: 'const { exchangeDraftId } = await owner.returns.createExchangeDraft(approvedReturn.id)',
    },
  },
  previewReturnSettlement: {
    method: 'POST',
    path: '/vitrine/v1/returns/{returnId}/settlement-preview',
    summary:
      'Calculates a settlement: the refund, how it would be paid, and the restocked items. Does not change anything.',
    roles: elevated,
    repeatable: true,
    reads: true,
    params: byId,
    body: settlement,
    response: shape({ preview: ReturnSettlementPreview }),
    errors: [...returnErrors, 'CONFLICT'],
    client: {
      module: 'returns',
      gives: 'preview',
      args: 'returnId ...options!',
      example: "const { worth } = await owner.returns.previewReturnSettlement(receivedReturn.id, { type: 'REFUND' })",
    },
  },
  settleReturn: {
    method: 'POST',
    path: '/vitrine/v1/returns/{returnId}/settle',
    summary: 'Settles a return, once: refunds, credits or exchanges the received items and restocks them.',
    roles: elevated,
    repeatable: false,
    area: 'payments',
    params: byId,
    body: settlement,
    response: orderReturn,
    errors: [...returnErrors, ...exchangeErrors, 'INVALID_AMOUNT', 'PAYMENT_NOT_REFUNDABLE'],
    client: {
      module: 'returns',
      gives: 'orderReturn',
      args: 'returnId ...options!',
      example: "const { settlement } = await owner.returns.settleReturn(receivedReturn.id, { type: 'REFUND' })",
    },
  },
  getReturnSettings: {
    method: 'GET',
    path: '/vitrine/v1/return-settings',
    summary: 'Returns the return policy: whether and how long items can be returned, and the return address.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    response: settings,
    client: {
      module: 'returns',
      gives: 'returnSettings',
      example: 'const { windowDays } = await client.returns.getReturnSettings()',
    },
  },
  updateReturnSettings: {
    method: 'PATCH',
    path: '/vitrine/v1/return-settings',
    summary: 'Updates the return settings. Settings that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    body: shape({ returnSettings: input(ReturnSettings) }),
    response: settings,
    client: {
      module: 'returns',
      gives: 'returnSettings',
      args: 'returnSettings',
      example: 'await owner.returns.updateReturnSettings({ windowDays: 60 })',
    },
  },
})
