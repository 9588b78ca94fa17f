/**
 * The catalog calls of the provider's REST interface, for programs without its SDK. Filter and sorting are JSON
 * strings. They return the same products and collections as `catalogCalls`.
 */
import { room, shoppers } from '../../../call.ts'
import { Collection } from '../../../entities/catalog/collection.ts'
import { Product } from '../../../entities/catalog/product/product.ts'
import { flag, list, optional, shape } from '../../../schema.ts'
import { RestQuery, restMetadata as metadata, totalResults } from '../../rest-query.ts'

export const catalogRestCalls = room({ scope: 'catalog', area: 'products' })({
  queryProductsByRest: {
    method: 'POST',
    path: '/stores-reader/v1/products/query',
    aliases: ['/stores/v1/products/query'],
    summary: 'Lists products that match a filter, sorted and paged. Filter and sorting are JSON strings.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({
      query: optional(RestQuery),
      includeVariants: optional(flag({ description: 'Also returns the variants. Default: false.' })),
      includeHiddenProducts: optional(flag({ description: 'Also returns hidden products. Elevated callers only.' })),
      includeMerchantSpecificData: optional(
        flag({ description: 'Also returns cost and profit. Ignored unless the caller is elevated.' }),
      ),
    }),
    response: shape({ products: list(Product), metadata, totalResults }),
  },
  queryCollectionsByRest: {
    method: 'POST',
    path: '/stores-reader/v1/collections/query',
    aliases: ['/stores/v1/collections/query'],
    summary: 'Lists collections that match a filter, sorted and paged. Filter and sorting are JSON strings.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({
      query: optional(RestQuery),
      includeNumberOfProducts: optional(flag({ description: 'Also returns the number of products. Default: false.' })),
      includeDescription: optional(flag({ description: 'Also returns the description. Default: false.' })),
    }),
    response: shape({ collections: list(Collection), metadata, totalResults }),
  },
})
