// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/product-groups-v3.ts'
import type {
  BulkResult,
  BulkActionMetadata,
  ProductGroup,
  Tags,
  ProductGroupMemberResult,
  BulkProductGroupResult,
  ProductGroupInput,
  ProductGroupUpdateInput,
  MaskedProductGroupInput,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const productGroupDates = { createdDate: true, updatedDate: true } as const

const createProductGroupDates = { productGroup: productGroupDates } as const

const queryProductGroupsDates = { productGroups: productGroupDates } as const

const bulkCreateProductGroupsDates = { results: { item: productGroupDates } } as const

/**
 * Creates a product group without products. A store can have 1,000 groups. Elevated.
 *
 * @example
 * const shirts = { name: 'Shirts', groupingCustomizationId: customization.id }
 * const { id } = await owner.productGroupsV3.createProductGroup(shirts)
 */
export const createProductGroup = (
  send: ElevatedSend,
): ((
  productGroup: ProductGroupInput,
  options?: { fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[] },
  call?: CallOptions,
) => Promise<ProductGroup>) =>
  bind(
    send,
    { route: 'POST /stores/v3/product-groups productGroup ...options', elevated: true, dates: createProductGroupDates },
    'productGroup',
  )

/**
 * Returns a product group with its products.
 *
 * @example
 * const { members } = await client.productGroupsV3.getProductGroup(productGroup.id)
 */
export const getProductGroup = (
  send: Send,
): ((
  productGroupId: string,
  options?: { fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[] },
  call?: CallOptions,
) => Promise<ProductGroup>) =>
  bind(
    send,
    {
      route: 'GET /stores/v3/product-groups/{productGroupId} productGroupId ...options',
      repeatable: true,
      dates: createProductGroupDates,
    },
    'productGroup',
  )

/**
 * Updates a product group. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = productGroup
 * await owner.productGroupsV3.updateProductGroup(id, { revision, name: 'Linen shirts' })
 */
export const updateProductGroup = (
  send: ElevatedSend,
): ((
  id: string,
  productGroup: ProductGroupUpdateInput,
  options?: { fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[] },
  call?: CallOptions,
) => Promise<ProductGroup>) =>
  bind(
    send,
    {
      route: 'PATCH /stores/v3/product-groups/{id} id productGroup ...options',
      elevated: true,
      dates: createProductGroupDates,
    },
    'productGroup',
  )

/**
 * Deletes a product group. Its products remain. Elevated.
 *
 * @example
 * await owner.productGroupsV3.deleteProductGroup(productGroup.id)
 */
export const deleteProductGroup = (
  send: ElevatedSend,
): ((productGroupId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/product-groups/{productGroupId} productGroupId', elevated: true }, '')

/** Fields that product groups can be filtered and sorted by. */
export interface ProductGroupFields {
  id: string
  handle: string
}

/** A query builder for product groups. */
export type ProductGroupQuery = CursorQuery<ProductGroup, ProductGroupFields, keyof ProductGroupFields>

/**
 * Lists product groups that match a filter, sorted and paged. Default order: newest first. Without arguments,
 * returns a query to build.
 *
 * @example
 * const { items } = await client.productGroupsV3.queryProductGroups().eq('handle', 'shirts').find()
 */
export const queryProductGroups = (
  send: Send,
): CursorQueryCall<ProductGroupQuery, ResponseOf<typeof calls.queryProductGroups>> =>
  cursorQueryCall(
    send,
    { route: 'GET /stores/v3/product-groups/query', repeatable: true, packed: pack, dates: queryProductGroupsDates },
    'productGroups',
  )

/**
 * Finds product groups by words, filters or both, and aggregates all matches. Default order: most relevant
 * first, without words newest first.
 *
 * @example
 * const { productGroups } = await client.productGroupsV3.searchProductGroups({ search: { expression: 'shirts' } })
 */
export const searchProductGroups = (
  send: Send,
): ((
  search?: NonNullable<BodyOf<typeof calls.searchProductGroups>['search']>,
  options?: { fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[] },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.searchProductGroups>>) =>
  bind(send, {
    route: 'GET /stores/v3/product-groups/search search ...options',
    repeatable: true,
    packed: pack,
    dates: queryProductGroupsDates,
  })

/**
 * Adds products to a group. Each must have the grouping customization with exactly one choice. Members already
 * in the group are skipped. Elevated.
 *
 * @example
 * const productIds = [groupable.id]
 * await owner.productGroupsV3.assignProductsToProductGroup(productGroup.id, { productIds })
 */
export const assignProductsToProductGroup = (
  send: ElevatedSend,
): ((
  productGroupId: string,
  options: { productIds: readonly string[] },
  call?: CallOptions,
) => Promise<{ results: readonly ProductGroupMemberResult[] }>) =>
  bind(send, {
    route: 'POST /stores/v3/product-groups/assign-products productGroupId ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Removes products from a group. All must be in it. Elevated.
 *
 * @example
 * const productIds = [groupable.id]
 * await owner.productGroupsV3.assignProductsToProductGroup(productGroup.id, { productIds })
 * await owner.productGroupsV3.unassignProductsFromProductGroup(productGroup.id, { productIds })
 */
export const unassignProductsFromProductGroup = (
  send: ElevatedSend,
): ((
  productGroupId: string,
  options: { productIds: readonly string[] },
  call?: CallOptions,
) => Promise<{ results: readonly ProductGroupMemberResult[] }>) =>
  bind(send, { route: 'POST /stores/v3/product-groups/unassign-products productGroupId ...options', elevated: true })

/**
 * Creates up to 100 product groups. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const scarves = { name: 'Scarves', groupingCustomizationId: customization.id }
 * const { results } = await owner.productGroupsV3.bulkCreateProductGroups([scarves])
 */
export const bulkCreateProductGroups = (
  send: ElevatedSend,
): ((
  productGroups: readonly ProductGroupInput[],
  options?: Omit<BodyOf<typeof calls.bulkCreateProductGroups>, 'productGroups'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkCreateProductGroups>>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/product-groups/create productGroups ...options',
    elevated: true,
    dates: bulkCreateProductGroupsDates,
  })

/**
 * Updates up to 100 product groups by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { id, revision } = productGroup
 * await owner.productGroupsV3.bulkUpdateProductGroups([{ productGroup: { id, revision, name: 'Shirts' } }])
 */
export const bulkUpdateProductGroups = (
  send: ElevatedSend,
): ((
  productGroups: readonly MaskedProductGroupInput[],
  options?: Omit<BodyOf<typeof calls.bulkUpdateProductGroups>, 'productGroups'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkProductGroupResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/product-groups/update productGroups ...options',
    elevated: true,
    dates: bulkCreateProductGroupsDates,
  })

/**
 * Deletes up to 100 product groups. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { bulkActionMetadata } = await owner.productGroupsV3.bulkDeleteProductGroups([productGroup.id])
 */
export const bulkDeleteProductGroups = (
  send: ElevatedSend,
): ((
  productGroupIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /stores/v3/bulk/product-groups/delete productGroupIds', elevated: true })

/**
 * Adds tags to up to 100 product groups and removes tags from them. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['sale'] } }
 * await owner.productGroupsV3.bulkUpdateProductGroupTags([productGroup.id], { assignTags })
 */
export const bulkUpdateProductGroupTags = (
  send: ElevatedSend,
): ((
  productGroupIds: readonly string[],
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/product-groups/update-tags productGroupIds ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Starts a job that adds tags to all product groups that match a filter and removes tags from them. An empty
 * filter matches all. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['sale'] } }
 * await owner.productGroupsV3.bulkUpdateProductGroupTagsByFilter({ handle: 'shirts' }, { assignTags })
 */
export const bulkUpdateProductGroupTagsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{
  /** ID of the job. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/product-groups/update-tags-by-filter filter ...options',
    repeatable: true,
    elevated: true,
  })
