// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkResult,
  BulkActionMetadata,
  CursorMetadata,
  InfoSection,
  BulkInfoSectionResult,
  InfoSectionInput,
  InfoSectionForGetOrCreateInput,
  InfoSectionUpdateInput,
  MaskedInfoSectionInput,
} from '../generated.ts'
import { bulkCreateInfoSectionsMoments } from '../moments.ts'
import { pack } from '../pack.ts'

const infoSectionDates = {
  createdDate: true,
  updatedDate: true,
  description: { metadata: { createdTimestamp: true, updatedTimestamp: true } },
} as const

const createInfoSectionDates = { infoSection: infoSectionDates } as const

/** Creates an info section: a text that several products can show. */
export const createInfoSection: ElevatedEndpoint<
  { body: { infoSection: InfoSectionInput } },
  { infoSection: InfoSection }
> = { route: 'POST /stores/v3/info-sections', elevated: true, dates: createInfoSectionDates }

/** Returns an info section. */
export const getInfoSection: Endpoint<
  {
    params: { infoSectionId: string }
    query?: {
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { infoSection: InfoSection }
> = { route: 'GET /stores/v3/info-sections/{infoSectionId}', repeatable: true, dates: createInfoSectionDates }

/** Returns an info section by ID or unique name. Creates it if none has the unique name. */
export const getOrCreateInfoSection: ElevatedEndpoint<
  {
    body: {
      infoSection: InfoSectionForGetOrCreateInput
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { infoSection: InfoSection }
> = {
  route: 'POST /stores/v3/info-sections/get-or-create',
  repeatable: true,
  elevated: true,
  dates: createInfoSectionDates,
}

/** Updates an info section. Fields that are not sent do not change. Requires its current revision. */
export const updateInfoSection: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      infoSection: InfoSectionUpdateInput
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { infoSection: InfoSection }
> = { route: 'PATCH /stores/v3/info-sections/{id}', elevated: true, dates: createInfoSectionDates }

/** Deletes an info section. Its products no longer show it. */
export const deleteInfoSection: ElevatedEndpoint<{ params: { infoSectionId: string } }, {}> = {
  route: 'DELETE /stores/v3/info-sections/{infoSectionId}',
  elevated: true,
}

/** Lists info sections that match a filter, sorted and paged. */
export const queryInfoSections: Endpoint<
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
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { infoSections: readonly InfoSection[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /stores/v3/info-sections/query',
  repeatable: true,
  packed: pack,
  dates: { infoSections: infoSectionDates },
}

/** Counts info sections, all or those that match a filter. */
export const countInfoSections: Endpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
    }
  },
  { count: number }
> = { route: 'POST /stores/v3/info-sections/count', repeatable: true }

/** Creates up to 100 info sections. Each one succeeds or fails independently. */
export const bulkCreateInfoSections: ElevatedEndpoint<
  {
    body: {
      infoSections: readonly InfoSectionInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkInfoSectionResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/info-sections/create', elevated: true, dates: bulkCreateInfoSectionsMoments }

/** Returns up to 100 info sections by ID or unique name. Creates those that do not exist. */
export const bulkGetOrCreateInfoSections: ElevatedEndpoint<
  {
    body: {
      infoSections: readonly InfoSectionForGetOrCreateInput[]
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { results: readonly BulkInfoSectionResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /stores/v3/bulk/info-sections/get-or-create',
  repeatable: true,
  elevated: true,
  dates: bulkCreateInfoSectionsMoments,
}

/** Updates up to 100 info sections by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdateInfoSections: ElevatedEndpoint<
  {
    body: {
      infoSections: readonly MaskedInfoSectionInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly 'ASSIGNED_PRODUCTS_COUNT'[]
    }
  },
  { results: readonly BulkInfoSectionResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/info-sections/update', elevated: true, dates: bulkCreateInfoSectionsMoments }

/** Deletes up to 100 info sections. Each one succeeds or fails independently. */
export const bulkDeleteInfoSections: ElevatedEndpoint<
  { body: { infoSectionIds: readonly string[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/info-sections/delete', elevated: true }
