// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkResult,
  BulkActionMetadata,
  CursorMetadata,
  CatalogRibbon,
  BulkRibbonResult,
  CatalogRibbonInput,
  RibbonUpdateInput,
  MaskedRibbonInput,
} from '../generated.ts'

const ribbonDates = { createdDate: true, updatedDate: true } as const

const createRibbonDates = { ribbon: ribbonDates } as const

const bulkCreateRibbonsDates = { results: { item: ribbonDates } } as const

/** Creates a ribbon. */
export const createRibbon: ElevatedEndpoint<{ body: { ribbon: CatalogRibbonInput } }, { ribbon: CatalogRibbon }> = {
  route: 'POST /stores/v3/ribbons',
  elevated: true,
  dates: createRibbonDates,
}

/** Returns a ribbon. */
export const getRibbon: Endpoint<
  {
    params: { ribbonId: string }
    query?: {
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[]
    }
  },
  { ribbon: CatalogRibbon }
> = { route: 'GET /stores/v3/ribbons/{ribbonId}', repeatable: true, dates: createRibbonDates }

/** Returns the ribbon with a name. Creates it if there is none. */
export const getOrCreateRibbon: ElevatedEndpoint<
  {
    body: {
      /** Text of the ribbon. Unique in the store. */
      ribbonName: string
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[]
    }
  },
  { ribbon: CatalogRibbon }
> = { route: 'POST /stores/v3/ribbons/get-or-create', repeatable: true, elevated: true, dates: createRibbonDates }

/** Updates a ribbon. Fields that are not sent do not change. Requires its current revision. */
export const updateRibbon: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      ribbon: RibbonUpdateInput
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[]
    }
  },
  { ribbon: CatalogRibbon }
> = { route: 'PATCH /stores/v3/ribbons/{id}', elevated: true, dates: createRibbonDates }

/** Deletes a ribbon. It disappears from its products. */
export const deleteRibbon: ElevatedEndpoint<{ params: { ribbonId: string } }, {}> = {
  route: 'DELETE /stores/v3/ribbons/{ribbonId}',
  elevated: true,
}

/** Lists ribbons that match a filter, sorted and paged. */
export const queryRibbons: Endpoint<
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
      fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[]
    }
  },
  { ribbons: readonly CatalogRibbon[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /stores/v3/ribbons/query', repeatable: true, dates: { ribbons: ribbonDates } }

/** Counts ribbons, all or those that match a filter. */
export const countRibbons: Endpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
    }
  },
  { count: number }
> = { route: 'POST /stores/v3/ribbons/count', repeatable: true }

/** Creates up to 100 ribbons. Each one succeeds or fails independently. */
export const bulkCreateRibbons: ElevatedEndpoint<
  {
    body: {
      ribbons: readonly CatalogRibbonInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkRibbonResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/ribbons/create', elevated: true, dates: bulkCreateRibbonsDates }

/** Returns the ribbons with up to 100 names. Creates those that do not exist. */
export const bulkGetOrCreateRibbons: ElevatedEndpoint<
  {
    body: {
      ribbonNames: readonly string[]
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[]
    }
  },
  { results: readonly BulkRibbonResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /stores/v3/bulk/ribbons/get-or-create',
  repeatable: true,
  elevated: true,
  dates: bulkCreateRibbonsDates,
}

/** Updates up to 100 ribbons by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdateRibbons: ElevatedEndpoint<
  {
    body: {
      ribbons: readonly MaskedRibbonInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[]
    }
  },
  { results: readonly BulkRibbonResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/ribbons/update', elevated: true, dates: bulkCreateRibbonsDates }

/** Deletes up to 100 ribbons. Each one succeeds or fails independently. */
export const bulkDeleteRibbons: ElevatedEndpoint<
  { body: { ribbonIds: readonly string[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/ribbons/delete', elevated: true }
