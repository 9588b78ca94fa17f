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
 * Tells how many pieces of each line item of an order can be returned, until when, and why not.
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
 * Asks to return items of an order: all of them, or none are asked for.
 *
 * @example
 * const items = [{ lineItemId: sentOrder.lineItems[0]!.id, quantity: 1, reason: 'DOES_NOT_FIT' as const }]
 * const asked = await owner.returns.requestReturn(sentOrder.id, { items, wish: 'REFUND' })
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
 * Returns what a buyer can withdraw from by the EU right of withdrawal, until when, and why not.
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
 * Withdraws from an order, or from some of its items, and emails an acknowledgement at once.
 *
 * @example
 * const withdrawn = [{ lineItemId: sentOrder.lineItems[0]!.id, quantity: 1 }]
 * const stated = { name: 'Ada Lovelace', email: 'ada@example.com', items: withdrawn }
 * const withdrawal = await owner.returns.withdrawFromOrder(sentOrder.id, { confirmationId: crypto.randomUUID(), ...stated })
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
 * Lists the returns of an order, oldest first; for its buyer and elevated callers.
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
 * Cancels a return of which nothing was received.
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
 * Reads a return. Elevated.
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
 * Finds returns, oldest first unless told otherwise. Elevated.
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
 * Counts what queries for returns find: exactly up to 1,000, and whether there are more. Elevated.
 *
 * @example
 * const [waiting] = await owner.returns.countReturns([{ filter: { status: 'REQUESTED' } }])
 */
export const countReturns = (
  send: ElevatedSend,
): ((queries: readonly { filter?: unknown }[], call?: CallOptions) => Promise<readonly OrderCount[]>) =>
  bind(send, { route: 'POST /vitrine/v1/returns/count queries', repeatable: true, elevated: true }, 'counts')

/**
 * Approves a return, and emails its buyer where to send it. Elevated.
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
 * Declines a return, and emails its buyer why. Elevated.
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
 * Notes what came of a return, at most what was asked for. Elevated.
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
 * Begins a draft order of what is sent instead, for the same buyer, or gives the one there is. Settling the
 * return as an exchange places it. Elevated.
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
 * Tells what settling a return would give back, by which way, and put back on the shelf; nothing moves.
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
 * Refunds what was received, gives store credit for it or exchanges it, and puts it back on the shelf: once.
 * Elevated.
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
 * Reads whether and how long items can be returned, and where they are sent.
 *
 * @example
 * const { windowDays } = await client.returns.getReturnSettings()
 */
export const getReturnSettings = (send: Send): ((call?: CallOptions) => Promise<ReturnSettings>) =>
  bind(send, { route: 'GET /vitrine/v1/return-settings', repeatable: true }, 'returnSettings')

/**
 * Updates the return settings that are sent. Elevated.
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
