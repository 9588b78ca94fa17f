import { room, shoppers } from '../../../call.ts'
import { ReadOnlyVariant, requestableVariantFields } from '../../../entities/catalog/product/read-only-variant.ts'
import { requestedFields } from '../../../entities/record-fields.ts'
import { AggregationData } from '../../../entities/search-aggregation.ts'
import { entity, guid, list, oneOf, optional, shape, text } from '../../../schema.ts'
import { cursorSearch } from '../../cursor-search.ts'
import { CursorMetadata, cursorQuery } from '../../query.ts'

const maxLimit = 1000
const fields = requestedFields(requestableVariantFields)

const VariantFields = entity(
  'ReadOnlyVariantFields',
  { id: guid(), variantId: guid(), 'productData.productId': text() },
  { description: 'Fields that variants can be filtered by.' },
)
const VariantSortField = oneOf(['id', 'variantId', 'productData.productId'], {
  title: 'ReadOnlyVariantSortField',
  description: 'Fields that variants can be sorted by.',
})

/** Variants of all products of catalog V3. Shoppers find visible variants of visible products only. */
export const readOnlyVariantCalls = room({ scope: 'catalog', area: 'products' })({
  queryReadOnlyVariants: {
    method: 'POST',
    path: '/stores/v3/products/query-variants',
    summary: 'Lists variants with data of their products. Default order: of the latest updated products first.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(cursorQuery({ maxLimit, maxSorts: 5 })), fields }),
    response: shape({ variants: list(ReadOnlyVariant), pagingMetadata: CursorMetadata }),
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'readOnlyVariantsV3',
      name: 'queryVariants',
      finds: { fields: VariantFields, sortBy: VariantSortField },
      example: [
        'const query = client.readOnlyVariantsV3.queryVariants()',
        "const { items } = await query.eq('productData.productId', product.id).find()",
      ],
    },
  },
  searchReadOnlyVariants: {
    method: 'POST',
    path: '/stores/v3/products/search-variants',
    summary:
      'Finds variants by words, filters or both, and aggregates all matches. Default order: of the latest updated products first.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ search: optional(cursorSearch({ maxLimit })), fields }),
    response: shape({
      variants: list(ReadOnlyVariant),
      pagingMetadata: CursorMetadata,
      aggregationData: optional(AggregationData),
    }),
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'readOnlyVariantsV3',
      name: 'searchVariants',
      args: 'search ...options',
      example:
        "const { variants } = await client.readOnlyVariantsV3.searchVariants({ filter: { 'inventoryStatus.inStock': true } })",
    },
  },
})
