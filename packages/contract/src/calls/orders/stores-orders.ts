/** Orders of the provider's legacy REST interface, for back-office programs. */
import { elevated, room } from '../../call.ts'
import { StoresOrder } from '../../entities/orders/stores-order.ts'
import { list, optional, shape } from '../../schema.ts'
import { RestQuery, restMetadata, totalResults } from '../rest-query.ts'

export const storesOrderCalls = room({ scope: 'orders', area: 'orders' })({
  queryStoresOrders: {
    method: 'POST',
    path: '/stores/v2/orders/query',
    summary: 'Lists orders in the legacy format, newest first. Filter and sorting are JSON strings.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(RestQuery) }),
    response: shape({ orders: list(StoresOrder), metadata: restMetadata, totalResults }),
  },
})
