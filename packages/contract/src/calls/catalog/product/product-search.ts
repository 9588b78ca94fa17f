import { room, shoppers } from '../../../call.ts'
import { ProductV3, requestableProductFields } from '../../../entities/catalog/product/product-v3.ts'
import { requestedFields } from '../../../entities/record-fields.ts'
import { AggregationData } from '../../../entities/search-aggregation.ts'
import { flag, integer, list, optional, shape } from '../../../schema.ts'
import { countSearch, cursorSearch } from '../../cursor-search.ts'
import { countFilter, CursorMetadata } from '../../query.ts'

const fields = requestedFields(requestableProductFields)

/** Search of products of catalog V3. Shoppers find visible products only. */
export const productSearchCalls = room({ scope: 'catalog', area: 'products' })({
  searchProductsV3: {
    method: 'GET',
    path: '/stores/v3/products/search',
    encoding: 'r',
    summary:
      'Finds products by words, filters or both, and aggregates all matches. Default order: most relevant first, without words newest first.',
    roles: shoppers,
    repeatable: true,
    cached: true,
    body: shape({ search: optional(cursorSearch({ maxLimit: 100 })), fields }),
    response: shape({
      products: list(ProductV3),
      pagingMetadata: CursorMetadata,
      aggregationData: optional(AggregationData),
    }),
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'productsV3',
      name: 'searchProducts',
      args: 'search ...options',
      example:
        "const { products } = await client.productsV3.searchProducts({ search: { expression: 'lamps' }, sort: [{ fieldName: 'name' }] })",
    },
  },
  countProductsV3: {
    method: 'GET',
    path: '/stores/v3/products/count',
    encoding: 'r',
    summary: 'Counts products that match words, a filter or both. Default: all visible products.',
    roles: shoppers,
    repeatable: true,
    cached: true,
    body: shape({
      filter: countFilter,
      search: countSearch,
      returnNonVisibleProducts: optional(
        flag({ description: 'Whether hidden products count. Elevated callers only. Default: false.' }),
      ),
    }),
    response: shape({ count: integer() }),
    errors: ['NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS'],
    client: {
      module: 'productsV3',
      name: 'countProducts',
      args: '...options',
      example: "const { count } = await client.productsV3.countProducts({ filter: { 'brand.name': 'Hearth' } })",
    },
  },
})
