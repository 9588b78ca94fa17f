/** Orders as the provider's older REST interface has them, for back-office programs that were written for it. */
import { elevated, room } from '../call.ts'
import { StoresOrder } from '../entities/stores-order.ts'
import { list, optional, shape } from '../schema.ts'
import { RestQuery, restMetadata, totalResults } from './rest-query.ts'

export const storesOrderCalls = room({ scope: 'orders' })({
  queryStoresOrders: {
    method: 'POST',
    path: '/stores/v2/orders/query',
    summary: 'Finds orders in the form of the older interface, newest first, with filter and order as JSON in text.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(RestQuery) }),
    response: shape({ orders: list(StoresOrder), metadata: restMetadata, totalResults }),
  },
})
