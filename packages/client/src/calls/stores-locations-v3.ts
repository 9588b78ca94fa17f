// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  StoresLocation,
  LocationStock,
  StoresLocationInput,
  StoresLocationUpdateInput,
} from '../generated.ts'

const storesLocationDates = { createdDate: true, updatedDate: true } as const

const getDefaultStoresLocationDates = { storesLocation: storesLocationDates } as const

/** Returns the default location. */
export const getDefaultStoresLocation: Endpoint<{}, { storesLocation: StoresLocation }> = {
  route: 'GET /stores/v3/locations/default',
  repeatable: true,
  dates: getDefaultStoresLocationDates,
}

/** Returns a location. */
export const getStoresLocation: Endpoint<{ params: { storesLocationId: string } }, { storesLocation: StoresLocation }> =
  { route: 'GET /stores/v3/locations/{storesLocationId}', repeatable: true, dates: getDefaultStoresLocationDates }

/** Lists locations that match a filter, sorted and paged. Archived ones are not listed. */
export const queryStoresLocations: Endpoint<
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
    }
  },
  { storesLocations: readonly StoresLocation[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /stores/v3/locations/query', repeatable: true, dates: { storesLocations: storesLocationDates } }

/** Summarizes the stock of each location that is not archived. */
export const listLocationStocks: ElevatedEndpoint<{}, { locationStocks: readonly LocationStock[] }> = {
  route: 'GET /vitrine/v1/stores-locations/stock',
  repeatable: true,
  elevated: true,
}

/** Creates a location. A store has at most 100. */
export const createStoresLocation: ElevatedEndpoint<
  { body: { storesLocation: StoresLocationInput } },
  { storesLocation: StoresLocation }
> = { route: 'POST /vitrine/v1/stores-locations', elevated: true, dates: getDefaultStoresLocationDates }

/** Updates a location. Fields that are not sent do not change. Requires its current revision. */
export const updateStoresLocation: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      storesLocation: StoresLocationUpdateInput
      /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
      fieldMask?: readonly string[]
    }
  },
  { storesLocation: StoresLocation }
> = { route: 'PATCH /vitrine/v1/stores-locations/{id}', elevated: true, dates: getDefaultStoresLocationDates }

/** Archives a location without inventory items and unfinished transfers. The default location cannot be archived. */
export const archiveStoresLocation: ElevatedEndpoint<
  {
    params: { storesLocationId: string }
    body?: {
      /** Moves its inventory items to this location first, in the background. It is not archived until all have moved. */
      moveStockTo?: string
    }
  },
  { storesLocation: StoresLocation }
> = {
  route: 'POST /vitrine/v1/stores-locations/{storesLocationId}/archive',
  repeatable: true,
  elevated: true,
  dates: getDefaultStoresLocationDates,
}
