import type { Order } from '@vitrine/client'
import { bulkErrorText, type BulkError } from '../../errors/bulk-error-text.ts'
import { shop } from '../../shop.ts'
import { tagIdsOf } from '../tags/tag-names.ts'

/** An order for which a bulk action failed, with the reason. */
export interface BulkFailure {
  readonly number: string
  readonly reason: string
}

/** Result of a bulk action. */
export interface BulkResult {
  readonly done: readonly Order[]
  readonly failed: readonly BulkFailure[]
}

interface BulkResponse {
  readonly itemMetadata: {
    readonly originalIndex?: number
    readonly error?: BulkError
  }
}

const resultOf = (orders: readonly Order[], results: readonly BulkResponse[]): BulkResult => {
  const failed = results.flatMap(({ itemMetadata: { error, originalIndex = 0 } }) =>
    error ? [{ index: originalIndex, number: orders[originalIndex]!.number, reason: bulkErrorText(error) }] : [],
  )
  return { done: orders.filter((_order, at) => !failed.some(({ index }) => index === at)), failed }
}

export const isOpen = ({ status, fulfillmentStatus }: Order): boolean =>
  status === 'APPROVED' && (fulfillmentStatus === 'NOT_FULFILLED' || fulfillmentStatus === 'PARTIALLY_FULFILLED')

/** Fulfills all remaining items of orders, each independently. */
export const fulfillAll = async (orders: readonly Order[], sendShippingEmail: boolean): Promise<BulkResult> => {
  const changes = orders.map(({ id }) => ({ orderId: id, fulfillments: [{}] }))
  const { results } = await shop.orderFulfillments.bulkCreateFulfillments(changes, { sendShippingEmail })
  return resultOf(orders, results)
}

/** Archives or unarchives orders. */
export const archiveAll = async (orders: readonly Order[], archived: boolean): Promise<BulkResult> => {
  const changes = orders.map(({ id }) => ({ order: { id, archived } }))
  const { results } = await shop.orders.bulkUpdateOrders(changes)
  return resultOf(orders, results)
}

/** Adds a tag to orders or removes it. */
export const tagAll = async (orders: readonly Order[], tag: string, isAdded: boolean): Promise<BulkResult> => {
  if (orders.length === 0) return { done: [], failed: [] }
  const tags = { privateTags: { tagIds: [tag] } }
  const { results } = await shop.orders.bulkUpdateOrderTags(
    orders.map(({ id }) => id),
    isAdded ? { assignTags: tags } : { unassignTags: tags },
  )
  return resultOf(orders, results)
}

/** The orders that would change by adding or removing a tag. */
export const ordersToTag = (orders: readonly Order[], tag: string, isAdded: boolean): Order[] =>
  orders.filter((order) => tagIdsOf(order).includes(tag) !== isAdded)
