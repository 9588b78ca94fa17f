// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/categories.ts'
import type {
  BulkResult,
  BulkActionMetadata,
  CursorMetadata,
  Category,
  CategoryTreeReference,
  BulkCategoryResult,
  BulkCategoryItemResult,
  CategoryItemReference,
  CategoriesOfItem,
  CategoryInput,
  TreeReference,
  CategoryUpdateInput,
  MaskedCategoryInput,
} from '../generated.ts'
import { bulkUpdateCategoriesMoments } from '../moments.ts'
import { flatten } from '../flatten.ts'
export * from '../by-hand/categories.ts'

const categoryDates = {
  createdDate: true,
  updatedDate: true,
  richContentDescription: { metadata: { createdTimestamp: true, updatedTimestamp: true } },
} as const

const createCategoryDates = { category: categoryDates } as const

/**
 * Creates a category, at the top level or in another one. A tree has at most 5 levels. Elevated.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * const lamps = await owner.categories.createCategory({ name: 'Lamps' }, { treeReference })
 */
export const createCategory = (
  send: ElevatedSend,
): ((
  category: CategoryInput,
  options: Omit<BodyOf<typeof calls.createCategory>, 'category'>,
  call?: CallOptions,
) => Promise<Category>) =>
  bind(
    send,
    { route: 'POST /categories/v1/categories category ...options', elevated: true, dates: createCategoryDates },
    'category',
  )

/**
 * Returns a category.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * const { name } = await client.categories.getCategory(category.id, treeReference)
 */
export const getCategory = (
  send: Send,
): ((
  categoryId: string,
  treeReference: TreeReference,
  options?: Omit<BodyOf<typeof calls.getCategory>, 'treeReference'>,
  call?: CallOptions,
) => Promise<Category>) =>
  bind(
    send,
    {
      route: 'GET /categories/v1/categories/{categoryId} categoryId treeReference ...options',
      repeatable: true,
      packed: flatten,
      dates: createCategoryDates,
    },
    'category',
  )

/**
 * Returns the category with a slug.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * const { category: found } = await client.categories.getCategoryBySlug(category.slug!, treeReference)
 */
export const getCategoryBySlug = (
  send: Send,
): ((
  slug: string,
  treeReference: TreeReference,
  options?: Omit<BodyOf<typeof calls.getCategoryBySlug>, 'treeReference'>,
  call?: CallOptions,
) => Promise<{ category: Category }>) =>
  bind(send, {
    route: 'GET /categories/v1/categories/slug/{slug} slug treeReference ...options',
    repeatable: true,
    packed: flatten,
    dates: createCategoryDates,
  })

/**
 * Updates a category. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * const change = { revision: category.revision, name: 'Lamps' }
 * await owner.categories.updateCategory(category.id, change, { treeReference })
 */
export const updateCategory = (
  send: ElevatedSend,
): ((
  id: string,
  category: CategoryUpdateInput,
  options: Omit<BodyOf<typeof calls.updateCategory>, 'category'>,
  call?: CallOptions,
) => Promise<Category>) =>
  bind(
    send,
    {
      route: 'PATCH /categories/v1/categories/{id} id category ...options',
      elevated: true,
      dates: createCategoryDates,
    },
    'category',
  )

/**
 * Deletes a category and all its subcategories. Their products remain. Elevated.
 *
 * @example
 * await owner.categories.deleteCategory(category.id, { appNamespace: '@wix/stores' })
 */
export const deleteCategory = (
  send: ElevatedSend,
): ((categoryId: string, treeReference: TreeReference, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'DELETE /categories/v1/categories/{categoryId} categoryId treeReference',
      elevated: true,
      packed: flatten,
    },
    '',
  )

/**
 * Lists categories whose name or description contains all words of an expression.
 *
 * @example
 * const options = { treeReference: { appNamespace: '@wix/stores' } }
 * const search = { search: { expression: 'lamps' } }
 * const { categories } = await client.categories.searchCategories(search, options)
 */
export const searchCategories = (
  send: Send,
): ((
  search: NonNullable<BodyOf<typeof calls.searchCategories>['search']>,
  options: Omit<BodyOf<typeof calls.searchCategories>, 'search'>,
  call?: CallOptions,
) => Promise<{ categories: readonly Category[]; pagingMetadata: CursorMetadata }>) =>
  bind(send, {
    route: 'POST /categories/v1/categories/search search ...options',
    repeatable: true,
    dates: { categories: categoryDates },
  })

/**
 * Counts categories, all or those that match a filter.
 *
 * @example
 * const { count } = await client.categories.countCategories({ treeReference: { appNamespace: '@wix/stores' } })
 */
export const countCategories = (
  send: Send,
): ((options: BodyOf<typeof calls.countCategories>, call?: CallOptions) => Promise<{ count: number }>) =>
  bind(send, { route: 'POST /categories/v1/categories/count ...options', repeatable: true })

/**
 * Moves a category with its subcategories. Its slug does not change. Elevated.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * await owner.categories.moveCategory(category.id, treeReference, { position: 'FIRST' })
 */
export const moveCategory = (
  send: ElevatedSend,
): ((
  categoryId: string,
  treeReference: TreeReference,
  options: Omit<BodyOf<typeof calls.moveCategory>, 'treeReference'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.moveCategory>>) =>
  bind(send, {
    route: 'POST /categories/v1/categories/{categoryId}/move categoryId treeReference ...options',
    elevated: true,
  })

/**
 * Shows or hides a category. Hiding it also hides its subcategories. Requires its current revision. Elevated.
 *
 * @example
 * const options = { treeReference: { appNamespace: '@wix/stores' }, revision: category.revision, visible: false }
 * await owner.categories.updateCategoryVisibility(category.id, options)
 */
export const updateCategoryVisibility = (
  send: ElevatedSend,
): ((
  categoryId: string,
  options: Omit<BodyOf<typeof calls.updateCategoryVisibility>, 'categoryId'>,
  call?: CallOptions,
) => Promise<{ category: Category }>) =>
  bind(send, {
    route: 'PATCH /categories/v1/categories/visibility categoryId ...options',
    elevated: true,
    dates: createCategoryDates,
  })

/**
 * Updates up to 100 categories by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const options = { treeReference: { appNamespace: '@wix/stores' }, returnEntity: true }
 * const change = { id: category.id, revision: category.revision, name: 'Lamps' }
 * await owner.categories.bulkUpdateCategories([{ category: change }], options)
 */
export const bulkUpdateCategories = (
  send: ElevatedSend,
): ((
  categories: readonly MaskedCategoryInput[],
  options: Omit<BodyOf<typeof calls.bulkUpdateCategories>, 'categories'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkCategoryResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /categories/v1/bulk/categories/update categories ...options',
    elevated: true,
    dates: bulkUpdateCategoriesMoments,
  })

/**
 * Shows up to 100 categories, parents first. Those with a hidden parent fail. Elevated.
 *
 * @example
 * await owner.categories.bulkShowCategories([category.id], { treeReference: { appNamespace: '@wix/stores' } })
 */
export const bulkShowCategories = (
  send: ElevatedSend,
): ((
  categoryIds: readonly string[],
  options: Omit<BodyOf<typeof calls.bulkShowCategories>, 'categoryIds'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkCategoryResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /categories/v1/bulk/categories/show categoryIds ...options',
    elevated: true,
    dates: bulkUpdateCategoriesMoments,
  })

/**
 * Adds up to 100 products to a category. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * await owner.categories.bulkAddItemsToCategory(category.id, [catalogReference], { treeReference })
 */
export const bulkAddItemsToCategory = (
  send: ElevatedSend,
): ((
  categoryId: string,
  items: readonly CategoryItemReference[],
  options: { treeReference: TreeReference },
  call?: CallOptions,
) => Promise<{ results: readonly BulkCategoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /categories/v1/bulk/categories/{categoryId}/add-items categoryId items ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Adds a product to up to 100 categories. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const options = { treeReference: { appNamespace: '@wix/stores' }, categoryIds: [category.id] }
 * await owner.categories.bulkAddItemToCategories(catalogReference, options)
 */
export const bulkAddItemToCategories = (
  send: ElevatedSend,
): ((
  item: CategoryItemReference,
  options: { categoryIds: readonly string[]; treeReference: TreeReference },
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /categories/v1/bulk/categories/add-item item ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Removes up to 100 products from a category. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * await owner.categories.bulkRemoveItemsFromCategory(category.id, [catalogReference], { treeReference })
 */
export const bulkRemoveItemsFromCategory = (
  send: ElevatedSend,
): ((
  categoryId: string,
  items: readonly CategoryItemReference[],
  options: { treeReference: TreeReference },
  call?: CallOptions,
) => Promise<{ results: readonly BulkCategoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /categories/v1/bulk/categories/{categoryId}/remove-items categoryId items ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Removes a product from up to 100 categories. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const options = { treeReference: { appNamespace: '@wix/stores' }, categoryIds: [category.id] }
 * await owner.categories.bulkRemoveItemFromCategories(catalogReference, options)
 */
export const bulkRemoveItemFromCategories = (
  send: ElevatedSend,
): ((
  item: CategoryItemReference,
  options: { categoryIds: readonly string[]; treeReference: TreeReference },
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /categories/v1/bulk/categories/remove-item item ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Sets the categories of a product: adds it to those that are named, and removes it from all others, except for
 * those with a rule. Elevated.
 *
 * @example
 * const options = { treeReference: { appNamespace: '@wix/stores' }, categoryIds: [category.id] }
 * await owner.categories.bulkSetItemCategories(catalogReference, options)
 */
export const bulkSetItemCategories = (
  send: ElevatedSend,
): ((
  item: CategoryItemReference,
  options: { categoryIds?: readonly string[]; treeReference: TreeReference },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkSetItemCategories>>) =>
  bind(send, {
    route: 'POST /categories/v1/bulk/categories/set-item-categories item ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Lists the products in a category, newest first. Shoppers see visible products only.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * const { items } = await client.categories.listItemsInCategory(category.id, treeReference)
 */
export const listItemsInCategory = (
  send: Send,
): ((
  categoryId: string,
  treeReference: TreeReference,
  options?: Omit<BodyOf<typeof calls.listItemsInCategory>, 'treeReference'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.listItemsInCategory>>) =>
  bind(send, {
    route: 'GET /categories/v1/categories/{categoryId}/list-items categoryId treeReference ...options',
    repeatable: true,
    packed: flatten,
  })

/**
 * Lists the IDs of the categories of a product, and of their parents.
 *
 * @example
 * const options = { treeReference: { appNamespace: '@wix/stores' } }
 * const { allCategoryIds } = await client.categories.listCategoriesForItem(catalogReference, options)
 */
export const listCategoriesForItem = (
  send: Send,
): ((
  item: CategoryItemReference,
  options: { treeReference: TreeReference },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.listCategoriesForItem>>) =>
  bind(send, {
    route: 'GET /categories/v1/categories/list-categories-for-item item ...options',
    repeatable: true,
    packed: flatten,
  })

/**
 * Lists the IDs of the categories of up to 100 products, and of their parents.
 *
 * @example
 * const options = { treeReference: { appNamespace: '@wix/stores' } }
 * const { categoriesForItems } = await client.categories.listCategoriesForItems([catalogReference], options)
 */
export const listCategoriesForItems = (
  send: Send,
): ((
  items: readonly CategoryItemReference[],
  options: { treeReference: TreeReference },
  call?: CallOptions,
) => Promise<{ categoriesForItems: readonly CategoriesOfItem[] }>) =>
  bind(send, {
    route: 'GET /categories/v1/categories/list-categories-for-items items ...options',
    repeatable: true,
    packed: flatten,
  })

/**
 * Lists the trees of categories of a store, of which there is one.
 *
 * @example
 * const { trees } = await owner.categories.listTrees()
 */
export const listTrees = (send: Send): ((call?: CallOptions) => Promise<{ trees: readonly CategoryTreeReference[] }>) =>
  bind(send, { route: 'GET /categories/v1/categories/list-trees', repeatable: true })

/**
 * Sets the first products of a category, in order. Replaces the previous arrangement. Elevated.
 *
 * @example
 * const treeReference = { appNamespace: '@wix/stores' }
 * await owner.categories.setArrangedItems(category.id, treeReference, { items: [] })
 */
export const setArrangedItems = (
  send: ElevatedSend,
): ((
  categoryId: string,
  treeReference: TreeReference,
  options?: { items?: readonly CategoryItemReference[] },
  call?: CallOptions,
) => Promise<{ items: readonly CategoryItemReference[] }>) =>
  bind(send, {
    route: 'POST /categories/v1/categories/{categoryId}/set-arranged-items categoryId treeReference ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Lists the arranged products of a category, in order.
 *
 * @example
 * const { items } = await client.categories.getArrangedItems(category.id, { appNamespace: '@wix/stores' })
 */
export const getArrangedItems = (
  send: Send,
): ((
  categoryId: string,
  treeReference: TreeReference,
  call?: CallOptions,
) => Promise<{ items: readonly CategoryItemReference[] }>) =>
  bind(send, {
    route: 'GET /categories/v1/categories/{categoryId}/arranged-items categoryId treeReference',
    repeatable: true,
    packed: flatten,
  })
