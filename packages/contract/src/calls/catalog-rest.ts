/**
 * The catalog as the provider's REST interface has it for programs without its SDK: filter and order travel as JSON in
 * text. The same products and collections as `catalogCalls` has.
 */
import { room, shoppers } from '../call.ts'
import { Collection } from '../entities/collection.ts'
import { Product } from '../entities/product.ts'
import { flag, list, optional, shape } from '../schema.ts'
import { RestQuery, restMetadata as metadata, totalResults } from './rest-query.ts'

export const catalogRestCalls = room({ scope: 'catalog' })({
  queryProductsByRest: {
    method: 'POST',
    path: '/stores-reader/v1/products/query',
    aliases: ['/stores/v1/products/query'],
    summary: 'Finds products, with filter and order as JSON in text.',
    roles: shoppers,
    repeatable: true,
    body: shape({
      query: optional(RestQuery),
      includeVariants: optional(flag({ description: 'Answers come without variants unless told.' })),
      includeHiddenProducts: optional(flag({ description: 'Only elevated callers see hidden products.' })),
      includeMerchantSpecificData: optional(flag()),
    }),
    response: shape({ products: list(Product), metadata, totalResults }),
  },
  queryCollectionsByRest: {
    method: 'POST',
    path: '/stores-reader/v1/collections/query',
    aliases: ['/stores/v1/collections/query'],
    summary: 'Finds collections, with filter and order as JSON in text.',
    roles: shoppers,
    repeatable: true,
    body: shape({
      query: optional(RestQuery),
      includeNumberOfProducts: optional(
        flag({ description: 'Answers come without the number of products unless told.' }),
      ),
      includeDescription: optional(flag({ description: 'Answers come without the description unless told.' })),
    }),
    response: shape({ collections: list(Collection), metadata, totalResults }),
  },
})
