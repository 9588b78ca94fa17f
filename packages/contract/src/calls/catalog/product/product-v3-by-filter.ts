import { elevated, room } from '../../../call.ts'
import { filterBounds } from '../../../bounds.ts'
import { ProductV3, VariantV3 } from '../../../entities/catalog/product/product-v3.ts'
import { maskedFields } from '../../../entities/record-fields.ts'
import { tagChanges } from '../../../entities/tags.ts'
import { SearchDetails } from '../../cursor-search.ts'
import {
  anything,
  decimal,
  described,
  entity,
  guid,
  input,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
} from '../../../schema.ts'

const filter = anything({
  description: 'Conditions by field, as in queries of products. An empty filter matches all products.',
  json: filterBounds.json,
})
const search = optional(
  described(SearchDetails, 'Only products that match these words change. Then `filter` takes all fields of searches.'),
)
const job = shape({ jobId: text({ description: 'ID of the background job.' }) })
const ids = (name: string) => list(guid(), { minItems: 1, maxItems: 20, description: `IDs of ${name}.` })
const productsOf = "const filter = { slug: { $in: ['mug', 'bowl'] } }"

const maxAmount = 999_999_999.99
const Adjustment = entity(
  'PriceAdjustment',
  {
    amount: optional(decimal({ gte: -maxAmount, lte: maxAmount, maxScale: 2 })),
    percentage: optional(number({ minimum: -100, maximum: 1000 })),
  },
  { description: 'A change by an amount or by percent. A negative one is a reduction.' },
)
const Discount = entity(
  'PriceDiscount',
  {
    amount: optional(decimal({ gte: 0, lte: maxAmount, maxScale: 2 })),
    percentage: optional(number({ minimum: 0, maximum: 100 })),
  },
  { description: 'A reduction by an amount or by percent.' },
)

const inBackground = 'Runs in the background, and leaves out products that it cannot change.'

/** Changes of all products of catalog V3 that match a filter. */
export const productV3ByFilterCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  bulkUpdateProductsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/update-by-filter',
    summary: `Updates the products that match a filter. ${inBackground}`,
    roles: elevated,
    repeatable: false,
    body: shape({ filter: optional(filter), search, product: input(ProductV3), fieldMask: maskedFields }),
    response: job,
    errors: ['FIELD_MASK_VALUE_NOT_SUPPORTED', 'FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', 'RIBBON_NOT_FOUND'],
    client: {
      module: 'productsV3',
      args: '...options',
      example: [
        productsOf,
        "const product = { ribbon: { name: 'Sale' } }",
        'const { jobId } = await owner.productsV3.bulkUpdateProductsByFilter({ filter, product })',
      ],
    },
  },
  bulkUpdateProductVariantsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/update-variants-by-filter',
    summary: `Updates all variants of the products that match a filter. ${inBackground}`,
    roles: elevated,
    repeatable: false,
    body: shape({ filter, search, variant: input(VariantV3) }),
    response: job,
    errors: ['COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE'],
    client: {
      module: 'productsV3',
      args: 'filter ...options',
      example: [
        productsOf,
        "const variant = { price: { actualPrice: { amount: '12.00' } } }",
        'await owner.productsV3.bulkUpdateProductVariantsByFilter(filter, { variant })',
      ],
    },
  },
  bulkAdjustProductVariantsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/adjust-variants-by-filter',
    summary: `Raises or lowers prices and costs of all variants of the products that match a filter. ${inBackground}`,
    roles: elevated,
    repeatable: false,
    body: shape({
      filter,
      search,
      actualPrice: optional(Adjustment),
      compareAtPrice: optional(Adjustment),
      compareAtPriceDiscount: optional(Discount),
      cost: optional(Adjustment),
      rounding: optional(
        oneOf(['NO_ROUNDING', 'CURRENCY_PRECISION', 'NEAREST_WHOLE_NUMBER'], {
          description: '`NEAREST_WHOLE_NUMBER`: rounds to whole units. Otherwise to the decimals of the currency.',
        }),
      ),
    }),
    response: job,
    client: {
      module: 'productsV3',
      args: 'filter ...options',
      example: [
        productsOf,
        'const actualPrice = { percentage: 10 }',
        'await owner.productsV3.bulkAdjustProductVariantsByFilter(filter, { actualPrice })',
      ],
    },
  },
  bulkAddProductsToCategoriesByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/add-to-categories-by-filter',
    summary: `Adds the products that match a filter to categories. ${inBackground}`,
    roles: elevated,
    repeatable: false,
    body: shape({ filter: optional(filter), search, categoryIds: ids('categories') }),
    response: job,
    errors: ['NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', 'COLLECTION_HAS_RULE'],
    client: {
      module: 'productsV3',
      args: '...options',
      example: [
        productsOf,
        'const categoryIds = [category.id]',
        'await owner.productsV3.bulkAddProductsToCategoriesByFilter({ filter, categoryIds })',
      ],
    },
  },
  bulkRemoveProductsFromCategoriesByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/remove-from-categories-by-filter',
    summary: `Removes the products that match a filter from categories. ${inBackground}`,
    roles: elevated,
    repeatable: false,
    body: shape({ filter: optional(filter), search, categoryIds: ids('categories') }),
    response: job,
    errors: ['NOT_FOUND', 'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED', 'COLLECTION_HAS_RULE'],
    client: {
      module: 'productsV3',
      args: '...options',
      example: [
        productsOf,
        'const categoryIds = [category.id]',
        'await owner.productsV3.bulkRemoveProductsFromCategoriesByFilter({ filter, categoryIds })',
      ],
    },
  },
  bulkDeleteProductsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/delete-by-filter',
    summary: `Deletes the products that match a filter. ${inBackground}`,
    roles: elevated,
    repeatable: false,
    body: shape({ filter, search }),
    response: job,
    client: {
      module: 'productsV3',
      args: 'filter ...options',
      example: [productsOf, 'const { jobId } = await owner.productsV3.bulkDeleteProductsByFilter(filter)'],
    },
  },
  bulkUpdateProductTagsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/update-tags-by-filter',
    summary: `Adds and removes tags of the products that match a filter. ${inBackground}`,
    roles: elevated,
    repeatable: true,
    body: shape({ filter, ...tagChanges }),
    response: job,
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'productsV3',
      args: 'filter ...options',
      example: [
        productsOf,
        "const assignTags = { privateTags: { tagIds: ['gift'] } }",
        'await owner.productsV3.bulkUpdateProductTagsByFilter(filter, { assignTags })',
      ],
    },
  },
  bulkAddInfoSectionsToProductsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/add-info-sections-by-filter',
    summary: `Adds info sections to the products that match a filter. ${inBackground}`,
    roles: elevated,
    repeatable: true,
    body: shape({ filter, search, infoSectionIds: ids('info sections') }),
    response: job,
    client: {
      module: 'productsV3',
      args: 'filter ...options',
      example: [
        productsOf,
        'const infoSectionIds = [infoSection.id]',
        'await owner.productsV3.bulkAddInfoSectionsToProductsByFilter(filter, { infoSectionIds })',
      ],
    },
  },
  bulkRemoveInfoSectionsFromProductsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/products/remove-info-sections-by-filter',
    summary: `Removes info sections from the products that match a filter. ${inBackground}`,
    roles: elevated,
    repeatable: true,
    body: shape({ filter, search, infoSectionIds: ids('info sections') }),
    response: job,
    client: {
      module: 'productsV3',
      args: 'filter ...options',
      example: [
        productsOf,
        'const infoSectionIds = [infoSection.id]',
        'await owner.productsV3.bulkRemoveInfoSectionsFromProductsByFilter(filter, { infoSectionIds })',
      ],
    },
  },
})
