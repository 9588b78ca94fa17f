// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CalculatedDraftOrder,
  DraftOrder,
  Order,
  ChannelInfo,
  DraftOrderInput,
} from '../generated.ts'
import { createDraftOrderMoments } from '../moments.ts'

/** Begins an order that the store prepares itself, or the edit of an order that was placed. An order has one open draft: it is returned again. */
export const createDraftOrder: ElevatedEndpoint<
  {
    body?: {
      /** The order to edit. */
      sourceOrderId?: string
      /** Deprecated: use `sourceOrderId`. */
      orderId?: string
      draftOrder?: DraftOrderInput
    }
  },
  { calculatedDraftOrder: CalculatedDraftOrder; preexistingDraftOrder: boolean }
> = { route: 'POST /ecom/v1/draft-orders', elevated: true, dates: createDraftOrderMoments }

/** Reads a draft order with what it costs now. */
export const getDraftOrder: ElevatedEndpoint<
  { params: { draftOrderId: string } },
  { calculatedDraftOrder: CalculatedDraftOrder }
> = {
  route: 'GET /ecom/v1/draft-orders/{draftOrderId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes a draft order that has not become an order. */
export const deleteDraftOrder: ElevatedEndpoint<{ params: { draftOrderId: string } }, {}> = {
  route: 'DELETE /ecom/v1/draft-orders/{draftOrderId}',
  repeatable: true,
  elevated: true,
}

/** Places a draft as an order, not paid yet; takes its items out of stock. */
export const createOrderFromDraft: ElevatedEndpoint<
  {
    params: { draftOrderId: string }
    body?: {
      createSettings?: {
        editableByEveryone?: boolean
        editableByOwnerApps?: { appIds: readonly string[] }
        notifications?: {
          /** Whether the buyer gets an email; `true` unless set. */
          sendNotificationToBuyer?: boolean
          /** Whether the owners get an email; only where it is `true`. */
          sendNotificationsToBusiness?: boolean
        }
      }
      reason?: string
      channelInfo?: ChannelInfo
      /** The revision you have seen: a draft that has changed since is refused. */
      revision?: number
    }
  },
  { committedDraftOrder: DraftOrder; createdOrder: Order }
> = { route: 'POST /ecom/v1/draft-orders/{draftOrderId}/create-order', elevated: true, dates: createDraftOrderMoments }
