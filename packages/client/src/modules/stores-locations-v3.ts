// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/stores-locations-v3.ts'
import type { StoresLocation, LocationStock, StoresLocationInput, StoresLocationUpdateInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const storesLocationDates = { createdDate: true, updatedDate: true } as const

const getDefaultStoresLocationDates = { storesLocation: storesLocationDates } as const

/**
 * Returns the default location.
 *
 * @example
 * const { storesLocation } = await client.storesLocationsV3.getDefaultStoresLocation()
 */
export const getDefaultStoresLocation = (
  send: Send,
): ((call?: CallOptions) => Promise<{ storesLocation: StoresLocation }>) =>
  bind(send, { route: 'GET /stores/v3/locations/default', repeatable: true, dates: getDefaultStoresLocationDates })

/**
 * Returns a location.
 *
 * @example
 * const { name } = await client.storesLocationsV3.getStoresLocation(storesLocation.id)
 */
export const getStoresLocation = (
  send: Send,
): ((storesLocationId: string, call?: CallOptions) => Promise<StoresLocation>) =>
  bind(
    send,
    {
      route: 'GET /stores/v3/locations/{storesLocationId} storesLocationId',
      repeatable: true,
      dates: getDefaultStoresLocationDates,
    },
    'storesLocation',
  )

/** Fields that locations can be filtered by. */
export interface StoresLocationFields {
  id: string
  name: string
  locationType: string
  defaultLocation: boolean
  createdDate: Date
  updatedDate: Date
}

/** Fields that locations can be sorted by. */
export type StoresLocationSortField = 'name' | 'locationType' | 'defaultLocation' | 'createdDate' | 'updatedDate'

/** A query builder for stores locations. */
export type StoresLocationQuery = CursorQuery<StoresLocation, StoresLocationFields, StoresLocationSortField>

/**
 * Lists locations that match a filter, sorted and paged. Archived ones are not listed. Without arguments,
 * returns a query to build.
 *
 * @example
 * const { items } = await client.storesLocationsV3.queryStoresLocations().ascending('name').find()
 */
export const queryStoresLocations = (
  send: Send,
): CursorQueryCall<StoresLocationQuery, ResponseOf<typeof calls.queryStoresLocations>> =>
  cursorQueryCall(
    send,
    { route: 'POST /stores/v3/locations/query', repeatable: true, dates: { storesLocations: storesLocationDates } },
    'storesLocations',
  )

/**
 * Summarizes the stock of each location that is not archived. Elevated.
 *
 * @example
 * const stocks = await owner.storesLocationsV3.listLocationStocks()
 */
export const listLocationStocks = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly LocationStock[]>) =>
  bind(send, { route: 'GET /vitrine/v1/stores-locations/stock', repeatable: true, elevated: true }, 'locationStocks')

/**
 * Creates a location. A store has at most 100. Elevated.
 *
 * @example
 * const about = { name: 'Warehouse', country: 'DE', priority: 1 }
 * const { id } = await owner.storesLocationsV3.createStoresLocation(about)
 */
export const createStoresLocation = (
  send: ElevatedSend,
): ((storesLocation: StoresLocationInput, call?: CallOptions) => Promise<StoresLocation>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/stores-locations storesLocation', elevated: true, dates: getDefaultStoresLocationDates },
    'storesLocation',
  )

/**
 * Updates a location. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = storesLocation
 * await owner.storesLocationsV3.updateStoresLocation(id, { revision, name: 'Store in Berlin' })
 */
export const updateStoresLocation = (
  send: ElevatedSend,
): ((
  id: string,
  storesLocation: StoresLocationUpdateInput,
  options?: { fieldMask?: readonly string[] },
  call?: CallOptions,
) => Promise<StoresLocation>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/stores-locations/{id} id storesLocation ...options',
      elevated: true,
      dates: getDefaultStoresLocationDates,
    },
    'storesLocation',
  )

/**
 * Archives a location without inventory items and unfinished transfers. The default location cannot be archived.
 * Elevated.
 *
 * @example
 * await owner.storesLocationsV3.archiveStoresLocation(storesLocation.id)
 */
export const archiveStoresLocation = (
  send: ElevatedSend,
): ((storesLocationId: string, options?: { moveStockTo?: string }, call?: CallOptions) => Promise<StoresLocation>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/stores-locations/{storesLocationId}/archive storesLocationId ...options',
      repeatable: true,
      elevated: true,
      dates: getDefaultStoresLocationDates,
    },
    'storesLocation',
  )
