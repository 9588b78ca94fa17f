import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import * as calls from '../calls/orders.ts'
import type { CursorMetadata, Order, OrderLineItemUpdateInput, PublicActivity } from '../generated.ts'
import { cursorQuery, type CursorQuery, type CursorQueryState } from '../query/cursor-query.ts'

/** Fields that orders can be filtered by. */
export interface OrderFields {
  id: string
  number: string
  status: Order['status']
  paymentStatus: Order['paymentStatus']
  fulfillmentStatus: Order['fulfillmentStatus']
  'buyerInfo.contactId': string
  'buyerInfo.memberId': string
  'buyerInfo.email': string
}

/** Fields that orders can be sorted by. */
export type OrderSortField = 'createdDate'
/** A search builder for orders. */
export type OrderQuery = CursorQuery<Order, OrderFields, OrderSortField>

/** A search for orders, as sent. */
export interface OrderSearch {
  readonly filter?: unknown
  readonly sort?: readonly { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' }[]
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string | null }
  readonly search?: { readonly expression?: string }
}

/**
 * Finds orders, newest first; members find only their own. Without arguments, returns a search to build.
 *
 * @example
 * const { items } = await owner.orders.searchOrders().eq('paymentStatus', 'PAID').descending('createdDate').find()
 */
export const searchOrders = (send: Send) => {
  function search(): OrderQuery
  function search(
    search: OrderSearch,
    call?: CallOptions,
  ): Promise<{ orders: readonly Order[]; metadata: CursorMetadata }>
  function search(search?: OrderSearch, call?: CallOptions) {
    if (search) return send(calls.searchOrders, { body: { search } }, call)
    return cursorQuery<Order, OrderFields, OrderSortField>(async (built: CursorQueryState, call) => {
      const { orders, metadata } = await send(calls.searchOrders, { body: { search: built } }, call)
      return { items: orders, metadata }
    })
  }
  return search
}

interface ActivityIdentifiers {
  /** ID of the order. */
  readonly id: string
  readonly activityId: string
}

/**
 * Updates a private note or an app's activity.
 * @example
 * const { activityId } = await owner.orders.addActivity(order.id, { merchantComment: { message: 'Call' } })
 * const activity = { merchantComment: { message: 'Called' } }
 * await owner.orders.updateActivity({ id: order.id, activityId }, activity)
 */
export const updateActivity =
  (send: ElevatedSend) =>
  (identifiers: ActivityIdentifiers, activity: PublicActivity, call?: CallOptions): Promise<{ order: Order }> =>
    send(
      calls.updateActivity,
      { params: identifiers, body: { activity } },
      { ...call, args: ['identifiers', 'activity'] },
    )

/**
 * Deletes a private note or an app's activity.
 * @example
 * const { activityId } = await owner.orders.addActivity(order.id, { merchantComment: { message: 'Call' } })
 * await owner.orders.deleteActivity({ id: order.id, activityId })
 */
export const deleteActivity =
  (send: ElevatedSend) =>
  (identifiers: ActivityIdentifiers, call?: CallOptions): Promise<{ order: Order }> =>
    send(calls.deleteActivity, { params: identifiers }, { ...call, args: ['identifiers'] })

interface LineItemIdentifiers {
  /** ID of the order. */
  readonly id: string
  readonly lineItemId: string
}

/**
 * Updates the name, description and extended fields of a line item. Use `draftOrders` to change what is bought.
 * @example
 * const lineItem = { productName: { original: 'Mug, gift wrapped' } }
 * await owner.orders.updateOrderLineItem({ id: order.id, lineItemId: order.lineItems![0]!.id }, lineItem)
 */
export const updateOrderLineItem =
  (send: ElevatedSend) =>
  (
    identifiers: LineItemIdentifiers,
    lineItem: OrderLineItemUpdateInput,
    call?: CallOptions,
  ): Promise<{ order: Order }> =>
    send(
      calls.updateOrderLineItem,
      { params: identifiers, body: { lineItem } },
      { ...call, args: ['identifiers', 'lineItem'] },
    )
