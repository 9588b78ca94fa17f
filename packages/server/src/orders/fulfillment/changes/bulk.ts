import type { Fulfillment, OrderFulfillmentsResult } from '@vitrine/contract/entities/orders/order-fulfillments.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../../ground/context/context.ts'
import { bulkError } from '../../../ground/entity/bulk.ts'
import { fulfillOrder } from './create.ts'
import type { OnSite, FulfillmentOptions } from '../hold.ts'

interface BulkRequest {
  readonly caller: OnSite
  readonly orders: readonly { readonly orderId: string; readonly fulfillments: readonly Input<Fulfillment>[] }[]
  readonly options: Pick<FulfillmentOptions, 'sendShippingEmail'>
}

/** Fulfills several orders in sequence. Each order gets all its fulfillments or none, with the error. */
export const bulkFulfill = async (context: Context, { caller, orders, options }: BulkRequest) => {
  const results: OrderFulfillmentsResult[] = []
  for (const [originalIndex, { orderId, fulfillments }] of orders.entries()) {
    const made = await fulfillOrder(context, { caller, orderId, fulfillments, options }).then(
      ({ orderWithFulfillments }) => ({ ordersWithFulfillments: orderWithFulfillments }),
      (error: unknown) => ({ error: bulkError(error) }),
    )
    const about = { id: orderId, originalIndex }
    results.push(
      'error' in made
        ? { itemMetadata: { ...about, success: false, error: made.error } }
        : { itemMetadata: { ...about, success: true }, ...made },
    )
  }
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length
  const totalSuccesses = results.length - totalFailures
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}
