// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkResult,
  BulkActionMetadata,
  CursorMetadata,
  AggregationData,
  ProductGroup,
  Tags,
  ProductGroupMemberResult,
  BulkProductGroupResult,
  SearchAggregation,
  ProductGroupInput,
  ProductGroupUpdateInput,
  SearchDetails,
  MaskedProductGroupInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const productGroupDates = { createdDate: true, updatedDate: true } as const

const createProductGroupDates = { productGroup: productGroupDates } as const

const queryProductGroupsDates = { productGroups: productGroupDates } as const

const bulkCreateProductGroupsDates = { results: { item: productGroupDates } } as const

/** Creates a product group without products. A store can have 1,000 groups. */
export const createProductGroup: ElevatedEndpoint<
  {
    body: {
      productGroup: ProductGroupInput
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
    }
  },
  {
    productGroup: ProductGroup
    /** The requested fields. */
    fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
  }
> = { route: 'POST /stores/v3/product-groups', elevated: true, dates: createProductGroupDates }

/** Returns a product group with its products. */
export const getProductGroup: Endpoint<
  {
    params: { productGroupId: string }
    query?: {
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
    }
  },
  {
    productGroup: ProductGroup
    /** The requested fields. */
    fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
  }
> = { route: 'GET /stores/v3/product-groups/{productGroupId}', repeatable: true, dates: createProductGroupDates }

/** Updates a product group. Fields that are not sent do not change. Requires its current revision. */
export const updateProductGroup: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      productGroup: ProductGroupUpdateInput
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
    }
  },
  {
    productGroup: ProductGroup
    /** The requested fields. */
    fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
  }
> = { route: 'PATCH /stores/v3/product-groups/{id}', elevated: true, dates: createProductGroupDates }

/** Deletes a product group. Its products remain. */
export const deleteProductGroup: ElevatedEndpoint<{ params: { productGroupId: string } }, {}> = {
  route: 'DELETE /stores/v3/product-groups/{productGroupId}',
  elevated: true,
}

/** Lists product groups that match a filter, sorted and paged. Default order: newest first. */
export const queryProductGroups: Endpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 100. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
      }
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
    }
  },
  {
    productGroups: readonly ProductGroup[]
    pagingMetadata: CursorMetadata
    /** The requested fields. */
    fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
  }
> = { route: 'GET /stores/v3/product-groups/query', repeatable: true, packed: pack, dates: queryProductGroupsDates }

/**
 * Finds product groups by words, filters or both, and aggregates all matches. Default order: most relevant
 * first, without words newest first.
 */
export const searchProductGroups: Endpoint<
  {
    body?: {
      search?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 100. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
        search?: SearchDetails
        aggregations?: readonly SearchAggregation[]
        /** IANA time zone of date histograms. Default: `UTC`. */
        timeZone?: string
      }
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
    }
  },
  {
    productGroups: readonly ProductGroup[]
    pagingMetadata: CursorMetadata
    aggregationData?: AggregationData
    /** The requested fields. */
    fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
  }
> = { route: 'GET /stores/v3/product-groups/search', repeatable: true, packed: pack, dates: queryProductGroupsDates }

/**
 * Adds products to a group. Each must have the grouping customization with exactly one choice. Members already
 * in the group are skipped.
 */
export const assignProductsToProductGroup: ElevatedEndpoint<
  {
    body: {
      productGroupId: string
      /** IDs of products. Duplicates count once. */
      productIds: readonly string[]
    }
  },
  { results: readonly ProductGroupMemberResult[] }
> = { route: 'POST /stores/v3/product-groups/assign-products', repeatable: true, elevated: true }

/** Removes products from a group. All must be in it. */
export const unassignProductsFromProductGroup: ElevatedEndpoint<
  {
    body: {
      productGroupId: string
      /** IDs of products. Duplicates count once. */
      productIds: readonly string[]
    }
  },
  { results: readonly ProductGroupMemberResult[] }
> = { route: 'POST /stores/v3/product-groups/unassign-products', elevated: true }

/** Creates up to 100 product groups. Each one succeeds or fails independently. */
export const bulkCreateProductGroups: ElevatedEndpoint<
  {
    body: {
      productGroups: readonly ProductGroupInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
    }
  },
  {
    results: readonly BulkProductGroupResult[]
    bulkActionMetadata: BulkActionMetadata
    /** The requested fields. */
    fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
  }
> = { route: 'POST /stores/v3/bulk/product-groups/create', elevated: true, dates: bulkCreateProductGroupsDates }

/** Updates up to 100 product groups by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdateProductGroups: ElevatedEndpoint<
  {
    body: {
      productGroups: readonly MaskedProductGroupInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('GROUPING_CUSTOMIZATION' | 'THUMBNAIL')[]
    }
  },
  { results: readonly BulkProductGroupResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/product-groups/update', elevated: true, dates: bulkCreateProductGroupsDates }

/** Deletes up to 100 product groups. Each one succeeds or fails independently. */
export const bulkDeleteProductGroups: ElevatedEndpoint<
  { body: { productGroupIds: readonly string[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/product-groups/delete', elevated: true }

/** Adds tags to up to 100 product groups and removes tags from them. */
export const bulkUpdateProductGroupTags: ElevatedEndpoint<
  {
    body: {
      productGroupIds: readonly string[]
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/product-groups/update-tags', repeatable: true, elevated: true }

/**
 * Starts a job that adds tags to all product groups that match a filter and removes tags from them. An empty
 * filter matches all.
 */
export const bulkUpdateProductGroupTagsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, such as `{"handle": "shirts"}`. */
      filter: unknown
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  {
    /** ID of the job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/product-groups/update-tags-by-filter', repeatable: true, elevated: true }
