/** Abandoned checkouts of the provider's legacy interface. */
import { elevated, room } from '../../call.ts'
import { AbandonedCart } from '../../entities/selling/abandoned-cart.ts'
import { guid, list, optional, shape } from '../../schema.ts'
import { RestQuery, totalResults } from '../rest-query.ts'

export const abandonedCartCalls = room({ scope: 'orders', area: 'marketing' })({
  getAbandonedCart: {
    method: 'GET',
    path: '/v1/abandonedCarts/{id}',
    summary: 'Returns an abandoned checkout in the legacy format, by the ID of its cart.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    response: shape({ abandonedCart: AbandonedCart }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'abandonedCarts',
      gives: 'abandonedCart',
      example: 'const { total } = await owner.abandonedCarts.getAbandonedCart(abandoned.cartId!)',
    },
  },
  queryAbandonedCarts: {
    method: 'POST',
    path: '/v1/abandonedCarts/query',
    summary: 'Lists abandoned checkouts in the legacy format, newest first. Filter and sorting are JSON strings.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(RestQuery) }),
    response: shape({ abandonedCarts: list(AbandonedCart), totalResults }),
    client: {
      module: 'abandonedCarts',
      args: '...options',
      example: [
        'const query = { filter: \'{"status":"ABANDONED"}\' }',
        'const { abandonedCarts } = await owner.abandonedCarts.queryAbandonedCarts({ query })',
      ],
    },
  },
})
