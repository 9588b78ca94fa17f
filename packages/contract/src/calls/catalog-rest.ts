/**
 * The catalog as the provider's REST interface has it for programs without its SDK: filter and order travel as JSON in
 * text. The same products and collections as `catalogCalls` has.
 */
import { filterBounds } from '../bounds.ts'
import { room, shoppers } from '../call.ts'
import { Collection } from '../entities/collection.ts'
import { Product } from '../entities/product.ts'
import { entity, flag, integer, list, optional, shape, text } from '../schema.ts'

const RestQuery = entity(
  'RestQuery',
  {
    filter: optional(
      text({
        maxLength: filterBounds.json.size,
        description: 'Conditions by field, as JSON in text: `"{\\"price\\": {\\"$lt\\": 20}}"`.',
      }),
    ),
    sort: optional(
      text({
        maxLength: 2000,
        description: 'Fields with `asc` or `desc`, as JSON in text: `"[{\\"price\\": \\"desc\\"}]"`.',
      }),
    ),
    paging: optional(
      shape({
        limit: optional(integer({ minimum: 0, maximum: 100 })),
        offset: optional(integer({ minimum: 0, maximum: 1_000_000 })),
      }),
    ),
  },
  { description: 'Filter, sorting and paging; 50 per page by default, at most 100.' },
)

const metadata = shape({
  items: integer({ description: 'The number of items on this page.' }),
  offset: integer({ description: 'The number of items before it.' }),
})
const totalResults = optional(integer({ description: 'The total number of matches; absent if too many to count.' }))

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
