// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
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

const categoryDates = {
  createdDate: true,
  updatedDate: true,
  richContentDescription: { metadata: { createdTimestamp: true, updatedTimestamp: true } },
} as const

const createCategoryDates = { category: categoryDates } as const

const queryCategoriesDates = { categories: categoryDates } as const

/** Creates a category, at the top level or in another one. A tree has at most 5 levels. */
export const createCategory: ElevatedEndpoint<
  {
    body: {
      category: CategoryInput
      treeReference: TreeReference
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { category: Category }
> = { route: 'POST /categories/v1/categories', elevated: true, dates: createCategoryDates }

/** Returns a category. */
export const getCategory: Endpoint<
  {
    params: { categoryId: string }
    body: {
      treeReference: TreeReference
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { category: Category }
> = {
  route: 'GET /categories/v1/categories/{categoryId}',
  repeatable: true,
  packed: flatten,
  dates: createCategoryDates,
}

/** Returns the category with a slug. */
export const getCategoryBySlug: Endpoint<
  {
    params: { slug: string }
    body: {
      treeReference: TreeReference
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { category: Category }
> = {
  route: 'GET /categories/v1/categories/slug/{slug}',
  repeatable: true,
  packed: flatten,
  dates: createCategoryDates,
}

/** Updates a category. Fields that are not sent do not change. Requires its current revision. */
export const updateCategory: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      category: CategoryUpdateInput
      treeReference: TreeReference
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { category: Category }
> = { route: 'PATCH /categories/v1/categories/{id}', elevated: true, dates: createCategoryDates }

/** Deletes a category and all its subcategories. Their products remain. */
export const deleteCategory: ElevatedEndpoint<
  { params: { categoryId: string }; query: { treeReference: TreeReference } },
  {}
> = { route: 'DELETE /categories/v1/categories/{categoryId}', elevated: true, packed: flatten }

/** Lists categories that match a filter, sorted and paged. Default order: that of the merchant. */
export const queryCategories: Endpoint<
  {
    body: {
      query?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 1000. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
      }
      treeReference: TreeReference
      /** Whether to include hidden categories. Elevated callers only. Default: false. */
      returnNonVisibleCategories?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { categories: readonly Category[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /categories/v1/categories/query', repeatable: true, dates: queryCategoriesDates }

/** Lists categories whose name or description contains all words of an expression. */
export const searchCategories: Endpoint<
  {
    body: {
      search?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 1000. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
        search?: {
          /** Words of which each must be in the name or description. */
          expression?: string
          mode?: 'OR' | 'AND'
          fields?: readonly string[]
          fuzzy?: boolean
        }
        aggregations?: readonly Record<string, unknown>[]
        timeZone?: string
      }
      treeReference: TreeReference
      /** Whether to include hidden categories. Elevated callers only. Default: false. */
      returnNonVisibleCategories?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { categories: readonly Category[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /categories/v1/categories/search', repeatable: true, dates: queryCategoriesDates }

/** Counts categories, all or those that match a filter. */
export const countCategories: Endpoint<
  {
    body: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
      search?: {
        /** Words of which each must be in the name or description. */
        expression?: string
        mode?: 'OR' | 'AND'
        fields?: readonly string[]
        fuzzy?: boolean
      }
      treeReference: TreeReference
      /** Whether to include hidden categories. Elevated callers only. Default: false. */
      returnNonVisibleCategories?: boolean
    }
  },
  { count: number }
> = { route: 'POST /categories/v1/categories/count', repeatable: true }

/** Moves a category with its subcategories. Its slug does not change. */
export const moveCategory: ElevatedEndpoint<
  {
    params: { categoryId: string }
    body: {
      treeReference: TreeReference
      /** The new parent. Default: none, for the top level. */
      parentCategoryId?: string
      /** Place among the subcategories of the parent. */
      position: 'FIRST' | 'LAST' | 'AFTER'
      /** Required for `AFTER`: a subcategory of the parent. */
      moveAfterCategoryId?: string
    }
  },
  {
    parentCategoryId?: string
    /** IDs of the subcategories of the parent, in order. */
    categoriesAfterMove: readonly string[]
  }
> = { route: 'POST /categories/v1/categories/{categoryId}/move', elevated: true }

/** Shows or hides a category. Hiding it also hides its subcategories. Requires its current revision. */
export const updateCategoryVisibility: ElevatedEndpoint<
  {
    body: {
      categoryId: string
      visible: boolean
      treeReference: TreeReference
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision: string
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { category: Category }
> = { route: 'PATCH /categories/v1/categories/visibility', elevated: true, dates: createCategoryDates }

/** Updates up to 100 categories by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdateCategories: ElevatedEndpoint<
  {
    body: {
      categories: readonly MaskedCategoryInput[]
      treeReference: TreeReference
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { results: readonly BulkCategoryResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /categories/v1/bulk/categories/update', elevated: true, dates: bulkUpdateCategoriesMoments }

/** Shows up to 100 categories, parents first. Those with a hidden parent fail. */
export const bulkShowCategories: ElevatedEndpoint<
  {
    body: {
      categoryIds: readonly string[]
      treeReference: TreeReference
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('BREADCRUMBS_INFO' | 'DESCRIPTION' | 'RICH_CONTENT_DESCRIPTION')[]
    }
  },
  { results: readonly BulkCategoryResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /categories/v1/bulk/categories/show', elevated: true, dates: bulkUpdateCategoriesMoments }

/** Adds up to 100 products to a category. Each one succeeds or fails independently. */
export const bulkAddItemsToCategory: ElevatedEndpoint<
  { params: { categoryId: string }; body: { items: readonly CategoryItemReference[]; treeReference: TreeReference } },
  { results: readonly BulkCategoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /categories/v1/bulk/categories/{categoryId}/add-items', repeatable: true, elevated: true }

/** Adds a product to up to 100 categories. Each one succeeds or fails independently. */
export const bulkAddItemToCategories: ElevatedEndpoint<
  { body: { item: CategoryItemReference; categoryIds: readonly string[]; treeReference: TreeReference } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /categories/v1/bulk/categories/add-item', repeatable: true, elevated: true }

/** Removes up to 100 products from a category. Each one succeeds or fails independently. */
export const bulkRemoveItemsFromCategory: ElevatedEndpoint<
  { params: { categoryId: string }; body: { items: readonly CategoryItemReference[]; treeReference: TreeReference } },
  { results: readonly BulkCategoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /categories/v1/bulk/categories/{categoryId}/remove-items', repeatable: true, elevated: true }

/** Removes a product from up to 100 categories. Each one succeeds or fails independently. */
export const bulkRemoveItemFromCategories: ElevatedEndpoint<
  { body: { item: CategoryItemReference; categoryIds: readonly string[]; treeReference: TreeReference } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /categories/v1/bulk/categories/remove-item', repeatable: true, elevated: true }

/**
 * Sets the categories of a product: adds it to those that are named, and removes it from all others, except for
 * those with a rule.
 */
export const bulkSetItemCategories: ElevatedEndpoint<
  {
    body: {
      item: CategoryItemReference
      /** Default: none. */
      categoryIds?: readonly string[]
      treeReference: TreeReference
    }
  },
  { addResults: readonly BulkResult[]; removeResults: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /categories/v1/bulk/categories/set-item-categories', repeatable: true, elevated: true }

/** Lists the products in a category, newest first. Shoppers see visible products only. */
export const listItemsInCategory: Endpoint<
  {
    params: { categoryId: string }
    body: {
      treeReference: TreeReference
      cursorPaging?: {
        /** Page size. Default: 50. At most 1000. */
        limit?: number
        /** From `cursors` of the previous response. */
        cursor?: string
      }
      /** Whether products begin with those of `setArrangedItems`. Default: false. */
      useCategoryArrangement?: boolean
      /** Default: false. */
      includeItemsFromSubcategories?: boolean
    }
  },
  {
    items: readonly CategoryItemReference[]
    pagingMetadata: { count: number; cursors: { next?: string; prev?: string } }
  }
> = { route: 'GET /categories/v1/categories/{categoryId}/list-items', repeatable: true, packed: flatten }

/** Lists the IDs of the categories of a product, and of their parents. */
export const listCategoriesForItem: Endpoint<
  { body: { item: CategoryItemReference; treeReference: TreeReference } },
  {
    directCategoryIds: readonly string[]
    /** The direct categories and their parents. */
    allCategoryIds: readonly string[]
  }
> = { route: 'GET /categories/v1/categories/list-categories-for-item', repeatable: true, packed: flatten }

/** Lists the IDs of the categories of up to 100 products, and of their parents. */
export const listCategoriesForItems: Endpoint<
  { body: { items: readonly CategoryItemReference[]; treeReference: TreeReference } },
  { categoriesForItems: readonly CategoriesOfItem[] }
> = { route: 'GET /categories/v1/categories/list-categories-for-items', repeatable: true, packed: flatten }

/** Lists the trees of categories of a store, of which there is one. */
export const listTrees: Endpoint<{}, { trees: readonly CategoryTreeReference[] }> = {
  route: 'GET /categories/v1/categories/list-trees',
  repeatable: true,
}

/** Sets the first products of a category, in order. Replaces the previous arrangement. */
export const setArrangedItems: ElevatedEndpoint<
  { params: { categoryId: string }; body: { treeReference: TreeReference; items?: readonly CategoryItemReference[] } },
  { items: readonly CategoryItemReference[] }
> = { route: 'POST /categories/v1/categories/{categoryId}/set-arranged-items', repeatable: true, elevated: true }

/** Lists the arranged products of a category, in order. */
export const getArrangedItems: Endpoint<
  { params: { categoryId: string }; body: { treeReference: TreeReference } },
  { items: readonly CategoryItemReference[] }
> = { route: 'GET /categories/v1/categories/{categoryId}/arranged-items', repeatable: true, packed: flatten }
