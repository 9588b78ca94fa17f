import { filterBounds } from '../bounds.ts'
import { elevated, room, shoppers } from '../call.ts'
import { Price } from '../entities/common.ts'
import {
  LineItemReturnability,
  OrderReturn,
  ReceivedItem,
  ReturnItem,
  ReturnLabel,
  ReturnSettings,
  ReturnSettlementPreview,
} from '../entities/returns.ts'
import { statedWithdrawal, Withdrawability } from '../entities/withdrawal.ts'
import { anything, flag, guid, input, integer, list, oneOf, optional, shape, text } from '../schema.ts'
import { OrderCount } from './orders.ts'
import { CursorMetadata, Search } from './query.ts'

const byOrder = shape({ orderId: guid() })
const byId = shape({ returnId: guid() })
const orderReturn = shape({ orderReturn: OrderReturn })
const settings = shape({ returnSettings: ReturnSettings })
/** Why the draft order of an exchange is not placed. */
const placing = [
  'DRAFT_ORDER_DOES_NOT_EXIST',
  'DRAFT_ORDER_ALREADY_COMMITTED',
  'CREATE_ORDER_FAILED_VALIDATIONS',
  'BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION',
  'BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION',
  'INSUFFICIENT_INVENTORY',
  'CONFLICT',
] as const
const settling = shape({
  type: oneOf(['REFUND', 'STORE_CREDIT', 'EXCHANGE'], {
    title: 'ReturnSettlementType',
    description: 'An exchange places the draft order of `createExchangeDraft`.',
  }),
  amount: optional(Price),
  includesDelivery: optional(flag({ description: 'Whether delivery is refunded, all that is left of it.' })),
  fee: optional(Price),
  revision: optional(
    integer({
      minimum: 0,
      description: 'Of the draft order of an exchange, as it was looked at; a later one is refused.',
    }),
  ),
})
const why = ['NOT_FOUND', 'ILLEGAL_STATE'] as const

/** What a buyer asks to return. */
export const askedReturn = {
  items: list(ReturnItem, { minItems: 1, maxItems: 300 }),
  wish: oneOf(['REFUND', 'STORE_CREDIT', 'EXCHANGE'], { title: 'ReturnWish' }),
}

/** Goods that come back: asked for, approved, received and settled. The provider has no such calls; these are ours. */
export const returnCalls = room({ scope: 'orders', idempotent: true })({
  getReturnability: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/returnability',
    summary: 'Tells how many pieces of each line item of an order can be returned, until when, and why not.',
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
    summary: 'Asks to return items of an order: all of them, or none are asked for.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: false,
    params: byOrder,
    body: shape(askedReturn),
    response: orderReturn,
    errors: ['NOT_FOUND', 'NOT_RETURNABLE'],
    client: {
      module: 'returns',
      gives: 'orderReturn',
      args: 'orderId ...options!',
      example: [
        "const items = [{ lineItemId: sentOrder.lineItems[0]!.id, quantity: 1, reason: 'DOES_NOT_FIT' as const }]",
        "const asked = await owner.returns.requestReturn(sentOrder.id, { items, wish: 'REFUND' })",
      ],
    },
  },
  getWithdrawability: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/withdrawability',
    summary: 'Returns what a buyer can withdraw from by the EU right of withdrawal, until when, and why not.',
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
    summary: 'Withdraws from an order, or from some of its items, and emails an acknowledgement at once.',
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
        'const withdrawn = [{ lineItemId: sentOrder.lineItems[0]!.id, quantity: 1 }]',
        "const stated = { name: 'Ada Lovelace', email: 'ada@example.com', items: withdrawn }",
        'const withdrawal = await owner.returns.withdrawFromOrder(sentOrder.id, { confirmationId: crypto.randomUUID(), ...stated })',
      ],
    },
  },
  listReturnsOfOrder: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/returns',
    summary: 'Lists the returns of an order, oldest first; for its buyer and elevated callers.',
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
    summary: 'Cancels a return of which nothing was received.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: shape({ orderId: guid(), returnId: guid() }),
    response: orderReturn,
    errors: why,
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
    summary: 'Reads a return.',
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
    summary: 'Finds returns, oldest first unless told otherwise.',
    roles: elevated,
    repeatable: true,
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
    summary: 'Counts what queries for returns find: exactly up to 1,000, and whether there are more.',
    roles: elevated,
    repeatable: true,
    body: shape({
      queries: list(shape({ filter: optional(anything({ json: filterBounds.json })) }), { minItems: 1, maxItems: 20 }),
    }),
    response: shape({ counts: list(OrderCount) }),
    client: {
      module: 'returns',
      gives: 'counts',
      args: 'queries',
      example: "const [waiting] = await owner.returns.countReturns([{ filter: { status: 'REQUESTED' } }])",
    },
  },
  approveReturn: {
    method: 'POST',
    path: '/vitrine/v1/returns/{returnId}/approve',
    summary: 'Approves a return, and emails its buyer where to send it.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({
      instructions: optional(text({ maxLength: 2000 })),
      returnAddress: optional(text({ maxLength: 1000 })),
      label: optional(ReturnLabel),
      buyLabel: optional(
        flag({
          description: 'Buys a label from the buyer to the store, by the cheapest service of the label settings.',
        }),
      ),
    }),
    response: orderReturn,
    errors: [...why, 'LABELS_NOT_SET_UP', 'LABEL_REFUSED', 'UNAVAILABLE'],
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
    summary: 'Declines a return, and emails its buyer why.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ reason: text({ minLength: 1, maxLength: 1000 }) }),
    response: orderReturn,
    errors: why,
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
    summary: 'Notes what came of a return, at most what was asked for.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: shape({ items: list(ReceivedItem, { minItems: 1, maxItems: 300 }) }),
    response: orderReturn,
    errors: why,
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
      'Begins a draft order of what is sent instead, for the same buyer, or gives the one there is. Settling the return as an exchange places it.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: orderReturn,
    errors: why,
    client: {
      module: 'returns',
      gives: 'orderReturn',
      example: 'const { exchangeDraftId } = await owner.returns.createExchangeDraft(approvedReturn.id)',
    },
  },
  previewReturnSettlement: {
    method: 'POST',
    path: '/vitrine/v1/returns/{returnId}/settlement-preview',
    summary: 'Tells what settling a return would give back, by which way, and put back on the shelf; nothing moves.',
    roles: elevated,
    repeatable: true,
    params: byId,
    body: settling,
    response: shape({ preview: ReturnSettlementPreview }),
    errors: [...why, 'CONFLICT'],
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
    summary:
      'Refunds what was received, gives store credit for it or exchanges it, and puts it back on the shelf: once.',
    roles: elevated,
    repeatable: false,
    params: byId,
    body: settling,
    response: orderReturn,
    errors: [...why, ...placing, 'INVALID_AMOUNT', 'PAYMENT_NOT_REFUNDABLE'],
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
    summary: 'Reads whether and how long items can be returned, and where they are sent.',
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
    summary: 'Updates the return settings that are sent.',
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
