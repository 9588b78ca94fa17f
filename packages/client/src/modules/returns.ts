// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/returns.ts'
import type {
  CursorMetadata,
  OrderReturn,
  ReceivedItem,
  LineItemReturnability,
  ReturnSettings,
  Withdrawability,
  OrderCount,
  ReturnSettlementPreview,
  Search,
  ReturnItem,
  ReturnSettingsInput,
} from '../generated.ts'

const orderReturnDates = { history: { date: true }, createdDate: true, updatedDate: true } as const

const requestReturnDates = { orderReturn: orderReturnDates } as const

const listReturnsOfOrderDates = { orderReturns: orderReturnDates } as const

/**
 * Returns how many units of each line item can be returned, until when, and if none, why.
 *
 * @example
 * const returnable = await client.returns.getReturnability(order.id)
 */
export const getReturnability = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<readonly LineItemReturnability[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/orders/{orderId}/returnability orderId',
      repeatable: true,
      dates: { lineItems: { until: true } },
    },
    'lineItems',
  )

/**
 * Requests a return of items of an order. If one item cannot be returned, the whole request fails.
 *
 * @example
 * const items = [{ lineItemId: sentOrder.lineItems[0]!.id, quantity: 1, reason: 'DOES_NOT_FIT' as const }]
 * const requested = await owner.returns.requestReturn(sentOrder.id, { items, wish: 'REFUND' })
 */
export const requestReturn = (
  send: Send,
): ((
  orderId: string,
  options: { items: readonly ReturnItem[]; wish: 'REFUND' | 'STORE_CREDIT' | 'EXCHANGE' },
  call?: CallOptions,
) => Promise<OrderReturn>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/orders/{orderId}/returns orderId ...options', dates: requestReturnDates },
    'orderReturn',
  )

/**
 * Returns the items that the buyer can withdraw from under EU law, until when, and if none, why.
 *
 * @example
 * const { canWithdraw, lastDay } = await client.returns.getWithdrawability(order.id)
 */
export const getWithdrawability = (send: Send): ((orderId: string, call?: CallOptions) => Promise<Withdrawability>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/orders/{orderId}/withdrawability orderId',
      repeatable: true,
      dates: { withdrawability: { until: true, lineItems: { until: true } } },
    },
    'withdrawability',
  )

/**
 * Withdraws from an order or some of its items, and emails an acknowledgement immediately.
 *
 * @example
 * const items = [{ lineItemId: sentOrder.lineItems[0]!.id, quantity: 1 }]
 * const statement = { name: 'Ada Lovelace', email: 'ada@example.com', items }
 * const withdrawal = await owner.returns.withdrawFromOrder(sentOrder.id, { confirmationId: crypto.randomUUID(), ...statement })
 */
export const withdrawFromOrder = (
  send: Send,
): ((orderId: string, options: BodyOf<typeof calls.withdrawFromOrder>, call?: CallOptions) => Promise<OrderReturn>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/orders/{orderId}/withdrawals orderId ...options',
      repeatable: true,
      dates: requestReturnDates,
    },
    'orderReturn',
  )

/**
 * Lists the returns of an order, oldest first. Available to its buyer and to elevated callers.
 *
 * @example
 * const returns = await client.returns.listReturnsOfOrder(order.id)
 */
export const listReturnsOfOrder = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<readonly OrderReturn[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/orders/{orderId}/returns orderId', repeatable: true, dates: listReturnsOfOrderDates },
    'orderReturns',
  )

/**
 * Cancels a return. Fails if items were already received.
 *
 * @example
 * await owner.returns.cancelReturn(orderReturn.orderId, orderReturn.id)
 */
export const cancelReturn = (
  send: Send,
): ((orderId: string, returnId: string, call?: CallOptions) => Promise<OrderReturn>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/orders/{orderId}/returns/{returnId}/cancel orderId returnId',
      repeatable: true,
      dates: requestReturnDates,
    },
    'orderReturn',
  )

/**
 * Returns a return by its ID. Elevated.
 *
 * @example
 * const { status } = await owner.returns.getReturn(orderReturn.id)
 */
export const getReturn = (send: ElevatedSend): ((returnId: string, call?: CallOptions) => Promise<OrderReturn>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/returns/{returnId} returnId',
      repeatable: true,
      elevated: true,
      dates: requestReturnDates,
    },
    'orderReturn',
  )

/**
 * Lists returns that match a filter, sorted and paged. Oldest first by default. Elevated.
 *
 * @example
 * const { orderReturns } = await owner.returns.queryReturns({ query: { filter: { status: 'REQUESTED' } } })
 */
export const queryReturns = (
  send: ElevatedSend,
): ((
  options?: { query?: Search },
  call?: CallOptions,
) => Promise<{ orderReturns: readonly OrderReturn[]; pagingMetadata: CursorMetadata }>) =>
  bind(send, {
    route: 'POST /vitrine/v1/returns/query ...options',
    repeatable: true,
    elevated: true,
    dates: listReturnsOfOrderDates,
  })

/**
 * Counts the returns that match each query. Counts are exact up to 1,000. Elevated.
 *
 * @example
 * const [requested] = await owner.returns.countReturns([{ filter: { status: 'REQUESTED' } }])
 */
export const countReturns = (
  send: ElevatedSend,
): ((queries: readonly { filter?: unknown }[], call?: CallOptions) => Promise<readonly OrderCount[]>) =>
  bind(send, { route: 'POST /vitrine/v1/returns/count queries', repeatable: true, elevated: true }, 'counts')

/**
 * Approves a return and emails the buyer the return instructions. Elevated.
 *
 * @example
 * await owner.returns.approveReturn(orderReturn.id, { instructions: 'Leave the ribbon on.' })
 */
export const approveReturn = (
  send: ElevatedSend,
): ((returnId: string, options?: BodyOf<typeof calls.approveReturn>, call?: CallOptions) => Promise<OrderReturn>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/returns/{returnId}/approve returnId ...options',
      elevated: true,
      dates: requestReturnDates,
    },
    'orderReturn',
  )

/**
 * Declines a return and emails the buyer the reason. Elevated.
 *
 * @example
 * await owner.returns.declineReturn(orderReturn.id, 'It was worn.')
 */
export const declineReturn = (
  send: ElevatedSend,
): ((returnId: string, reason: string, call?: CallOptions) => Promise<OrderReturn>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/returns/{returnId}/decline returnId reason', elevated: true, dates: requestReturnDates },
    'orderReturn',
  )

/**
 * Records the received items of a return, at most the requested quantities. Elevated.
 *
 * @example
 * const { lineItemId, quantity } = approvedReturn.items[0]!
 * await owner.returns.receiveReturn(approvedReturn.id, [{ lineItemId, quantity, condition: 'AS_NEW' }])
 */
export const receiveReturn = (
  send: ElevatedSend,
): ((returnId: string, items: readonly ReceivedItem[], call?: CallOptions) => Promise<OrderReturn>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/returns/{returnId}/receive returnId items', elevated: true, dates: requestReturnDates },
    'orderReturn',
  )

/**
 * Creates a draft order of replacement items, or returns the existing one. An exchange settlement places it.
 * Elevated.
 *
 * @example
 * const { exchangeDraftId } = await owner.returns.createExchangeDraft(approvedReturn.id)
 */
export const createExchangeDraft = (
  send: ElevatedSend,
): ((returnId: string, call?: CallOptions) => Promise<OrderReturn>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/returns/{returnId}/exchange-draft returnId',
      repeatable: true,
      elevated: true,
      dates: requestReturnDates,
    },
    'orderReturn',
  )

/**
 * Calculates a settlement: the refund, how it would be paid, and the restocked items. Does not change anything.
 * Elevated.
 *
 * @example
 * const { worth } = await owner.returns.previewReturnSettlement(receivedReturn.id, { type: 'REFUND' })
 */
export const previewReturnSettlement = (
  send: ElevatedSend,
): ((
  returnId: string,
  options: BodyOf<typeof calls.previewReturnSettlement>,
  call?: CallOptions,
) => Promise<ReturnSettlementPreview>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/returns/{returnId}/settlement-preview returnId ...options',
      repeatable: true,
      elevated: true,
    },
    'preview',
  )

/**
 * Settles a return, once: refunds, credits or exchanges the received items and restocks them. Elevated.
 *
 * @example
 * const { settlement } = await owner.returns.settleReturn(receivedReturn.id, { type: 'REFUND' })
 */
export const settleReturn = (
  send: ElevatedSend,
): ((returnId: string, options: BodyOf<typeof calls.settleReturn>, call?: CallOptions) => Promise<OrderReturn>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/returns/{returnId}/settle returnId ...options',
      elevated: true,
      dates: requestReturnDates,
    },
    'orderReturn',
  )

/**
 * Returns the return policy: whether and how long items can be returned, and the return address.
 *
 * @example
 * const { windowDays } = await client.returns.getReturnSettings()
 */
export const getReturnSettings = (send: Send): ((call?: CallOptions) => Promise<ReturnSettings>) =>
  bind(send, { route: 'GET /vitrine/v1/return-settings', repeatable: true }, 'returnSettings')

/**
 * Updates the return settings. Settings that are not sent do not change. Elevated.
 *
 * @example
 * await owner.returns.updateReturnSettings({ windowDays: 60 })
 */
export const updateReturnSettings = (
  send: ElevatedSend,
): ((returnSettings: ReturnSettingsInput, call?: CallOptions) => Promise<ReturnSettings>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/return-settings returnSettings', repeatable: true, elevated: true },
    'returnSettings',
  )
