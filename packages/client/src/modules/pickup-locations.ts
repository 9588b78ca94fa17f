// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/pickup-locations.ts'
import type {
  PickupLocation,
  PickupLocationError,
  PickupLocationInput,
  PickupLocationUpdateInput,
} from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const pickupLocationDates = { createdDate: true, updatedDate: true } as const

const createPickupLocationDates = { pickupLocation: pickupLocationDates } as const

const queryPickupLocationDates = { pickupLocations: pickupLocationDates } as const

/**
 * Creates a pickup location, which is offered in its delivery regions. Elevated.
 *
 * @example
 * const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstr. 1' }
 * const { id } = await owner.pickupLocations.createPickupLocation({ name: 'Our store', address })
 */
export const createPickupLocation = (
  send: ElevatedSend,
): ((pickupLocation: PickupLocationInput, call?: CallOptions) => Promise<PickupLocation>) =>
  bind(
    send,
    { route: 'POST /v1/pickup-locations pickupLocation', elevated: true, dates: createPickupLocationDates },
    'pickupLocation',
  )

/**
 * Returns a pickup location. Elevated.
 *
 * @example
 * const { name } = await owner.pickupLocations.getPickupLocation(pickupLocation.id)
 */
export const getPickupLocation = (
  send: ElevatedSend,
): ((pickupLocationId: string, call?: CallOptions) => Promise<PickupLocation>) =>
  bind(
    send,
    {
      route: 'GET /v1/pickup-locations/{pickupLocationId} pickupLocationId',
      repeatable: true,
      elevated: true,
      dates: createPickupLocationDates,
    },
    'pickupLocation',
  )

/**
 * Updates a pickup location. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = pickupLocation
 * await owner.pickupLocations.updatePickupLocation(id, { revision, deliveryTime: 'Ready in an hour' })
 */
export const updatePickupLocation = (
  send: ElevatedSend,
): ((
  id: string,
  pickupLocation: PickupLocationInput,
  options?: { unset?: readonly ('slots' | 'preparation' | 'cutOffTime')[] },
  call?: CallOptions,
) => Promise<PickupLocation>) =>
  bind(
    send,
    {
      route: 'PATCH /v1/pickup-locations/{id} id pickupLocation ...options',
      elevated: true,
      dates: createPickupLocationDates,
    },
    'pickupLocation',
  )

/**
 * Deletes a pickup location. Elevated.
 *
 * @example
 * await owner.pickupLocations.deletePickupLocation(pickupLocation.id)
 */
export const deletePickupLocation = (
  send: ElevatedSend,
): ((pickupLocationId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /v1/pickup-locations/{pickupLocationId} pickupLocationId', elevated: true }, '')

/** Fields that pickup locations can be filtered by. */
export interface PickupLocationFields {
  id: string
  name: string
  'address.city': string
  'address.country': string
  'address.subdivision': string
  deliveryRegionIds: readonly string[]
  createdDate: Date
  updatedDate: Date
}

/** A query builder for pickup locations. */
export type PickupLocationQuery = CursorQuery<PickupLocation, PickupLocationFields, keyof PickupLocationFields>

/**
 * Lists pickup locations that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.pickupLocations.queryPickupLocation().eq('name', 'Our store').find()
 */
export const queryPickupLocation = (
  send: ElevatedSend,
): CursorQueryCall<PickupLocationQuery, ResponseOf<typeof calls.queryPickupLocation>> =>
  cursorQueryCall(
    send,
    { route: 'POST /v1/pickup-locations/query', repeatable: true, elevated: true, dates: queryPickupLocationDates },
    'pickupLocations',
  )

/**
 * Adds a delivery region to a pickup location. Elevated.
 *
 * @example
 * const { id, revision } = pickupLocation
 * await owner.pickupLocations.addDeliveryRegion(id, region.id, { revision })
 */
export const addDeliveryRegion = (
  send: ElevatedSend,
): ((
  pickupLocationId: string,
  deliveryRegionId: string,
  options?: { revision?: string },
  call?: CallOptions,
) => Promise<{ pickupLocation: PickupLocation }>) =>
  bind(send, {
    route:
      'POST /v1/pickup-locations/{pickupLocationId}/add-delivery-region pickupLocationId deliveryRegionId ...options',
    repeatable: true,
    elevated: true,
    dates: createPickupLocationDates,
  })

/**
 * Removes a delivery region from a pickup location. Elevated.
 *
 * @example
 * const { id, revision } = pickupLocation
 * await owner.pickupLocations.removeDeliveryRegion(id, region.id, { revision })
 */
export const removeDeliveryRegion = (
  send: ElevatedSend,
): ((
  pickupLocationId: string,
  deliveryRegionId: string,
  options?: { revision?: string },
  call?: CallOptions,
) => Promise<{ pickupLocation: PickupLocation }>) =>
  bind(send, {
    route:
      'POST /v1/pickup-locations/{pickupLocationId}/remove-delivery-region pickupLocationId deliveryRegionId ...options',
    repeatable: true,
    elevated: true,
    dates: createPickupLocationDates,
  })

/**
 * Creates up to 100 pickup locations. Those that cannot be created are returned in `errors`. Elevated.
 *
 * @example
 * const { errors } = await owner.pickupLocations.bulkCreatePickupLocation([{ name: 'North' }, { name: 'South' }])
 */
export const bulkCreatePickupLocation = (
  send: ElevatedSend,
): ((
  pickupLocations: readonly PickupLocationInput[],
  call?: CallOptions,
) => Promise<{ pickupLocations: readonly PickupLocation[]; errors: readonly PickupLocationError[] }>) =>
  bind(send, {
    route: 'POST /v1/bulk/pickup-locations/create pickupLocations',
    elevated: true,
    dates: queryPickupLocationDates,
  })

/**
 * Updates up to 100 pickup locations, each by its ID and revision. Elevated.
 *
 * @example
 * const { id, revision } = pickupLocation
 * await owner.pickupLocations.bulkUpdatePickupLocation([{ id, revision, active: false }])
 */
export const bulkUpdatePickupLocation = (
  send: ElevatedSend,
): ((
  pickupLocations: readonly PickupLocationUpdateInput[],
  call?: CallOptions,
) => Promise<{ pickupLocations: readonly PickupLocation[]; errors: readonly PickupLocationError[] }>) =>
  bind(send, {
    route: 'PATCH /v1/bulk/pickup-locations/update pickupLocations',
    elevated: true,
    dates: queryPickupLocationDates,
  })

/**
 * Deletes up to 20 pickup locations. Those that do not exist are returned in `errors`. Elevated.
 *
 * @example
 * const { errors } = await owner.pickupLocations.bulkDeletePickupLocation([pickupLocation.id])
 */
export const bulkDeletePickupLocation = (
  send: ElevatedSend,
): ((
  pickupLocationIds: readonly string[],
  call?: CallOptions,
) => Promise<{ errors: readonly PickupLocationError[] }>) =>
  bind(send, { route: 'DELETE /v1/bulk/pickup-locations/delete pickupLocationIds', elevated: true })
