import type { Fulfillment, OrderFulfillmentsResult } from '@vitrine/contract/entities/order-fulfillments.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Context } from '../../../ground/context/context.ts'
import { bulkError } from '../../../catalog/product/api.ts'
import { fulfillOrder } from './create.ts'
import type { OnSite, Wishes } from '../hold.ts'

interface Asked {
  readonly caller: OnSite
  readonly orders: readonly { readonly orderId: string; readonly fulfillments: readonly Input<Fulfillment>[] }[]
  readonly wishes: Pick<Wishes, 'sendShippingEmail'>
}

/** Sends several orders, one after the other: each with all its parcels, or not at all and with the reason. */
export const bulkFulfill = async (context: Context, { caller, orders, wishes }: Asked) => {
  const results: OrderFulfillmentsResult[] = []
  for (const [originalIndex, { orderId, fulfillments }] of orders.entries()) {
    const made = await fulfillOrder(context, { caller, orderId, asked: fulfillments, wishes }).then(
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
