import { filterBounds } from '../../../bounds.ts'
import { elevated, room, shoppers } from '../../../call.ts'
import { bulkItems, bulkResponse, bulkResultOf, BulkResult, returnEntity } from '../../../entities/bulk-results.ts'
import { ProductGroup, ProductGroupUpdate } from '../../../entities/catalog/product/product-group.ts'
import { maskedFields, requestedFields } from '../../../entities/record-fields.ts'
import { AggregationData } from '../../../entities/search-aggregation.ts'
import { tagChanges } from '../../../entities/tags.ts'
import { anything, entity, flag, guid, input, list, oneOf, optional, shape, text } from '../../../schema.ts'
import { cursorSearch } from '../../cursor-search.ts'
import { CursorMetadata, cursorQuery } from '../../query.ts'

const ProductGroupFields = entity(
  'ProductGroupFields',
  { id: text(), handle: text() },
  { description: 'Fields that product groups can be filtered and sorted by.' },
)

const requestable = ['GROUPING_CUSTOMIZATION', 'THUMBNAIL'] as const
const fields = requestedFields(requestable)
const returned = { fields: optional(list(oneOf(requestable), { description: 'The requested fields.' })) }

const id = shape({ productGroupId: guid() })
const productGroup = shape({ productGroup: ProductGroup, ...returned })
const MaskedProductGroup = entity(
  'MaskedProductGroup',
  { productGroup: ProductGroupUpdate, fieldMask: maskedFields },
  { description: 'Changes of a product group, with the names of the fields that change.' },
)
const bulkGroups = bulkResponse(bulkResultOf('BulkProductGroupResult', ProductGroup))
const productIds = list(text({ minLength: 1, maxLength: 36 }), {
  ...bulkItems,
  description: 'IDs of products. Duplicates count once.',
})
const memberResults = shape({
  results: list(
    entity(
      'ProductGroupMemberResult',
      { productId: text(), success: flag({ description: 'Always true: the products change together or not at all.' }) },
      { description: 'The result for one product.' },
    ),
  ),
})
const createErrors = [
  'PRODUCT_GROUP_LIMIT_EXCEEDED',
  'CUSTOMIZATION_NOT_FOUND',
  'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE',
] as const

/** Groups of products that differ by a choice. Shoppers see visible products with exactly one choice. */
export const productGroupCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createProductGroup: {
    method: 'POST',
    path: '/stores/v3/product-groups',
    summary: 'Creates a product group without products. A store can have 1,000 groups.',
    roles: elevated,
    repeatable: false,
    body: shape({ productGroup: input(ProductGroup), fields }),
    response: productGroup,
    errors: [...createErrors, 'ALREADY_EXISTS'],
    client: {
      module: 'productGroupsV3',
      args: 'productGroup ...options',
      gives: 'productGroup',
      example: [
        "const shirts = { name: 'Shirts', groupingCustomizationId: customization.id }",
        'const { id } = await owner.productGroupsV3.createProductGroup(shirts)',
      ],
    },
  },
  getProductGroup: {
    method: 'GET',
    path: '/stores/v3/product-groups/{productGroupId}',
    summary: 'Returns a product group with its products.',
    roles: shoppers,
    repeatable: true,
    cached: true,
    params: id,
    query: shape({ fields }),
    response: productGroup,
    errors: ['NOT_FOUND'],
    client: {
      module: 'productGroupsV3',
      args: 'productGroupId ...options',
      gives: 'productGroup',
      example: 'const { members } = await client.productGroupsV3.getProductGroup(productGroup.id)',
    },
  },
  updateProductGroup: {
    method: 'PATCH',
    path: '/stores/v3/product-groups/{id}',
    summary: 'Updates a product group. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ productGroup: input(ProductGroupUpdate), fields }),
    response: productGroup,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'productGroupsV3',
      args: 'id productGroup ...options',
      gives: 'productGroup',
      example: [
        'const { id, revision } = productGroup',
        "await owner.productGroupsV3.updateProductGroup(id, { revision, name: 'Linen shirts' })",
      ],
    },
  },
  deleteProductGroup: {
    method: 'DELETE',
    path: '/stores/v3/product-groups/{productGroupId}',
    summary: 'Deletes a product group. Its products remain.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'productGroupsV3',
      example: 'await owner.productGroupsV3.deleteProductGroup(productGroup.id)',
    },
  },
  queryProductGroups: {
    method: 'GET',
    path: '/stores/v3/product-groups/query',
    encoding: 'r',
    summary: 'Lists product groups that match a filter, sorted and paged. Default order: newest first.',
    roles: shoppers,
    repeatable: true,
    cached: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 100, maxSorts: 5 })), fields }),
    response: shape({ productGroups: list(ProductGroup), pagingMetadata: CursorMetadata, ...returned }),
    client: {
      module: 'productGroupsV3',
      finds: { fields: ProductGroupFields },
      example: "const { items } = await client.productGroupsV3.queryProductGroups().eq('handle', 'shirts').find()",
    },
  },
  searchProductGroups: {
    method: 'GET',
    path: '/stores/v3/product-groups/search',
    encoding: 'r',
    summary:
      'Finds product groups by words, filters or both, and aggregates all matches. Default order: most relevant first, without words newest first.',
    roles: shoppers,
    repeatable: true,
    cached: true,
    body: shape({ search: optional(cursorSearch({ maxLimit: 100 })), fields }),
    response: shape({
      productGroups: list(ProductGroup),
      pagingMetadata: CursorMetadata,
      aggregationData: optional(AggregationData),
      ...returned,
    }),
    client: {
      module: 'productGroupsV3',
      args: 'search ...options',
      example:
        "const { productGroups } = await client.productGroupsV3.searchProductGroups({ search: { expression: 'shirts' } })",
    },
  },
  assignProductsToProductGroup: {
    method: 'POST',
    path: '/stores/v3/product-groups/assign-products',
    summary:
      'Adds products to a group. Each must have the grouping customization with exactly one choice. Members already in the group are skipped.',
    roles: elevated,
    repeatable: true,
    body: shape({ productGroupId: guid(), productIds }),
    response: memberResults,
    errors: ['NOT_FOUND', 'MEMBER_LIMIT_EXCEEDED', 'PRODUCTS_NOT_FOUND', 'PRODUCTS_MISSING_CUSTOMIZATION'],
    client: {
      module: 'productGroupsV3',
      args: 'productGroupId ...options!',
      example: [
        'const productIds = [groupable.id]',
        'await owner.productGroupsV3.assignProductsToProductGroup(productGroup.id, { productIds })',
      ],
    },
  },
  unassignProductsFromProductGroup: {
    method: 'POST',
    path: '/stores/v3/product-groups/unassign-products',
    summary: 'Removes products from a group. All must be in it.',
    roles: elevated,
    repeatable: false,
    body: shape({ productGroupId: guid(), productIds }),
    response: memberResults,
    errors: ['NOT_FOUND', 'PRODUCTS_NOT_FOUND', 'PRODUCTS_NOT_IN_GROUP'],
    client: {
      module: 'productGroupsV3',
      args: 'productGroupId ...options!',
      example: [
        'const productIds = [groupable.id]',
        'await owner.productGroupsV3.assignProductsToProductGroup(productGroup.id, { productIds })',
        'await owner.productGroupsV3.unassignProductsFromProductGroup(productGroup.id, { productIds })',
      ],
    },
  },
  bulkCreateProductGroups: {
    method: 'POST',
    path: '/stores/v3/bulk/product-groups/create',
    summary: 'Creates up to 100 product groups. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ productGroups: list(input(ProductGroup), bulkItems), returnEntity, fields }),
    response: shape({ ...bulkGroups.properties, ...returned }),
    client: {
      module: 'productGroupsV3',
      args: 'productGroups ...options',
      example: [
        "const scarves = { name: 'Scarves', groupingCustomizationId: customization.id }",
        'const { results } = await owner.productGroupsV3.bulkCreateProductGroups([scarves])',
      ],
    },
  },
  bulkUpdateProductGroups: {
    method: 'POST',
    path: '/stores/v3/bulk/product-groups/update',
    summary: 'Updates up to 100 product groups by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ productGroups: list(input(MaskedProductGroup), bulkItems), returnEntity, fields }),
    response: bulkGroups,
    client: {
      module: 'productGroupsV3',
      args: 'productGroups ...options',
      example: [
        'const { id, revision } = productGroup',
        "await owner.productGroupsV3.bulkUpdateProductGroups([{ productGroup: { id, revision, name: 'Shirts' } }])",
      ],
    },
  },
  bulkDeleteProductGroups: {
    method: 'POST',
    path: '/stores/v3/bulk/product-groups/delete',
    summary: 'Deletes up to 100 product groups. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ productGroupIds: list(guid(), bulkItems) }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'productGroupsV3',
      args: 'productGroupIds',
      example: 'const { bulkActionMetadata } = await owner.productGroupsV3.bulkDeleteProductGroups([productGroup.id])',
    },
  },
  bulkUpdateProductGroupTags: {
    method: 'POST',
    path: '/stores/v3/bulk/product-groups/update-tags',
    summary: 'Adds tags to up to 100 product groups and removes tags from them.',
    roles: elevated,
    repeatable: true,
    body: shape({ productGroupIds: list(guid(), bulkItems), ...tagChanges }),
    response: bulkResponse(BulkResult),
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'productGroupsV3',
      args: 'productGroupIds ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['sale'] } }",
        'await owner.productGroupsV3.bulkUpdateProductGroupTags([productGroup.id], { assignTags })',
      ],
    },
  },
  bulkUpdateProductGroupTagsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/product-groups/update-tags-by-filter',
    summary:
      'Starts a job that adds tags to all product groups that match a filter and removes tags from them. An empty filter matches all.',
    roles: elevated,
    repeatable: true,
    body: shape({
      filter: anything({
        description: 'Conditions by field, such as `{"handle": "shirts"}`.',
        json: filterBounds.json,
      }),
      ...tagChanges,
    }),
    response: shape({ jobId: guid({ description: 'ID of the job.' }) }),
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'productGroupsV3',
      args: 'filter ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['sale'] } }",
        "await owner.productGroupsV3.bulkUpdateProductGroupTagsByFilter({ handle: 'shirts' }, { assignTags })",
      ],
    },
  },
})
