// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/draft-orders.ts'
import type { CalculatedDraftOrder, DraftOrder, Order, DraftOrderInput } from '../generated.ts'
import { createDraftOrderMoments } from '../moments.ts'

/**
 * Begins an order that the store prepares itself, or the edit of an order that was placed. An order has one open
 * draft: it is returned again. Elevated.
 *
 * @example
 * const custom = { productName: { original: 'Engraving' }, price: { amount: '12.00' } }
 * const asked = { draftOrder: { customLineItems: [custom] } }
 * const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder(asked)
 */
export const createDraftOrder = (
  send: ElevatedSend,
): ((
  options?: { sourceOrderId?: string; orderId?: string; draftOrder?: DraftOrderInput },
  call?: CallOptions,
) => Promise<{ calculatedDraftOrder: CalculatedDraftOrder; preexistingDraftOrder: boolean }>) =>
  bind(send, { route: 'POST /ecom/v1/draft-orders ...options', elevated: true, dates: createDraftOrderMoments })

/**
 * Reads a draft order with what it costs now. Elevated.
 *
 * @example
 * const { draftOrder } = await owner.draftOrders.getDraftOrder(draft.id)
 */
export const getDraftOrder = (
  send: ElevatedSend,
): ((draftOrderId: string, call?: CallOptions) => Promise<CalculatedDraftOrder>) =>
  bind(
    send,
    {
      route: 'GET /ecom/v1/draft-orders/{draftOrderId} draftOrderId',
      repeatable: true,
      elevated: true,
      dates: createDraftOrderMoments,
    },
    'calculatedDraftOrder',
  )

/**
 * Deletes a draft order that has not become an order. Elevated.
 *
 * @example
 * await owner.draftOrders.deleteDraftOrder(draft.id)
 */
export const deleteDraftOrder = (send: ElevatedSend): ((draftOrderId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /ecom/v1/draft-orders/{draftOrderId} draftOrderId', repeatable: true, elevated: true },
    '',
  )

/**
 * Places a draft as an order, not paid yet; takes its items out of stock. Elevated.
 *
 * @example
 * const { createdOrder } = await owner.draftOrders.createOrderFromDraft(draft.id)
 */
export const createOrderFromDraft = (
  send: ElevatedSend,
): ((
  draftOrderId: string,
  options?: BodyOf<typeof calls.createOrderFromDraft>,
  call?: CallOptions,
) => Promise<{ committedDraftOrder: DraftOrder; createdOrder: Order }>) =>
  bind(send, {
    route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-order draftOrderId ...options',
    elevated: true,
    dates: createDraftOrderMoments,
  })
