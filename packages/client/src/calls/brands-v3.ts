// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkResult,
  BulkActionMetadata,
  CursorMetadata,
  Brand,
  BulkBrandResult,
  BrandInput,
  BrandUpdateInput,
  MaskedBrandInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const brandDates = { createdDate: true, updatedDate: true } as const

const createBrandDates = { brand: brandDates } as const

const bulkCreateBrandsDates = { results: { item: brandDates } } as const

/** Creates a brand. */
export const createBrand: ElevatedEndpoint<{ body: { brand: BrandInput } }, { brand: Brand }> = {
  route: 'POST /stores/v3/brands',
  elevated: true,
  dates: createBrandDates,
}

/** Returns a brand. */
export const getBrand: Endpoint<
  {
    params: { brandId: string }
    query?: {
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { brand: Brand }
> = { route: 'GET /stores/v3/brands/{brandId}', repeatable: true, dates: createBrandDates }

/** Returns the brand with a name. Creates it if there is none. */
export const getOrCreateBrand: ElevatedEndpoint<
  {
    body: {
      /** Name, which is unique in the store. */
      brandName: string
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { brand: Brand }
> = { route: 'POST /stores/v3/brands/get-or-create', repeatable: true, elevated: true, dates: createBrandDates }

/** Updates a brand. Fields that are not sent do not change. Requires its current revision. */
export const updateBrand: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      brand: BrandUpdateInput
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { brand: Brand }
> = { route: 'PATCH /stores/v3/brands/{id}', elevated: true, dates: createBrandDates }

/** Deletes a brand. Its products no longer have one. */
export const deleteBrand: ElevatedEndpoint<{ params: { brandId: string } }, {}> = {
  route: 'DELETE /stores/v3/brands/{brandId}',
  elevated: true,
}

/** Lists brands that match a filter, sorted and paged. */
export const queryBrands: Endpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 300. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
      }
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { brands: readonly Brand[]; pagingMetadata: CursorMetadata }
> = { route: 'GET /stores/v3/brands/query', repeatable: true, packed: pack, dates: { brands: brandDates } }

/** Counts brands, all or those that match a filter. */
export const countBrands: Endpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
    }
  },
  { count: number }
> = { route: 'POST /stores/v3/brands/count', repeatable: true }

/** Creates up to 100 brands. Each one succeeds or fails independently. */
export const bulkCreateBrands: ElevatedEndpoint<
  {
    body: {
      brands: readonly BrandInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkBrandResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/brands/create', elevated: true, dates: bulkCreateBrandsDates }

/** Returns the brands with up to 100 names. Creates those that do not exist. */
export const bulkGetOrCreateBrands: ElevatedEndpoint<
  {
    body: {
      brandNames: readonly string[]
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { results: readonly BulkBrandResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /stores/v3/bulk/brands/get-or-create',
  repeatable: true,
  elevated: true,
  dates: bulkCreateBrandsDates,
}

/** Updates up to 100 brands by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdateBrands: ElevatedEndpoint<
  {
    body: {
      brands: readonly MaskedBrandInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { results: readonly BulkBrandResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/brands/update', elevated: true, dates: bulkCreateBrandsDates }

/** Deletes up to 100 brands. Each one succeeds or fails independently. */
export const bulkDeleteBrands: ElevatedEndpoint<
  { body: { brandIds: readonly string[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/brands/delete', elevated: true }
