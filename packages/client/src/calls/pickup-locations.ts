// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  PickupLocation,
  PickupLocationError,
  Search,
  PickupLocationInput,
  PickupLocationUpdateInput,
} from '../generated.ts'

const pickupLocationDates = { createdDate: true, updatedDate: true } as const

const createPickupLocationDates = { pickupLocation: pickupLocationDates } as const

const queryPickupLocationDates = { pickupLocations: pickupLocationDates } as const

/** Creates a pickup location, which is offered in its delivery regions. */
export const createPickupLocation: ElevatedEndpoint<
  { body: { pickupLocation: PickupLocationInput } },
  { pickupLocation: PickupLocation }
> = { route: 'POST /v1/pickup-locations', elevated: true, dates: createPickupLocationDates }

/** Returns a pickup location. */
export const getPickupLocation: ElevatedEndpoint<
  { params: { pickupLocationId: string } },
  { pickupLocation: PickupLocation }
> = {
  route: 'GET /v1/pickup-locations/{pickupLocationId}',
  repeatable: true,
  elevated: true,
  dates: createPickupLocationDates,
}

/** Updates a pickup location. Fields that are not sent do not change. Requires its current revision. */
export const updatePickupLocation: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      pickupLocation: PickupLocationInput
      /** Fields to remove. */
      unset?: readonly ('slots' | 'preparation' | 'cutOffTime')[]
    }
  },
  { pickupLocation: PickupLocation }
> = { route: 'PATCH /v1/pickup-locations/{id}', elevated: true, dates: createPickupLocationDates }

/** Deletes a pickup location. */
export const deletePickupLocation: ElevatedEndpoint<{ params: { pickupLocationId: string } }, {}> = {
  route: 'DELETE /v1/pickup-locations/{pickupLocationId}',
  elevated: true,
}

/** Lists pickup locations that match a filter, sorted and paged. */
export const queryPickupLocation: ElevatedEndpoint<
  { body?: { query?: Search } },
  { pickupLocations: readonly PickupLocation[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /v1/pickup-locations/query', repeatable: true, elevated: true, dates: queryPickupLocationDates }

/** Adds a delivery region to a pickup location. */
export const addPickupLocationDeliveryRegion: ElevatedEndpoint<
  {
    params: { pickupLocationId: string }
    body: {
      deliveryRegionId: string
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { pickupLocation: PickupLocation }
> = {
  route: 'POST /v1/pickup-locations/{pickupLocationId}/add-delivery-region',
  repeatable: true,
  elevated: true,
  dates: createPickupLocationDates,
}

/** Removes a delivery region from a pickup location. */
export const removePickupLocationDeliveryRegion: ElevatedEndpoint<
  {
    params: { pickupLocationId: string }
    body: {
      deliveryRegionId: string
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { pickupLocation: PickupLocation }
> = {
  route: 'POST /v1/pickup-locations/{pickupLocationId}/remove-delivery-region',
  repeatable: true,
  elevated: true,
  dates: createPickupLocationDates,
}

/** Creates up to 100 pickup locations. Those that cannot be created are returned in `errors`. */
export const bulkCreatePickupLocation: ElevatedEndpoint<
  { body: { pickupLocations: readonly PickupLocationInput[] } },
  { pickupLocations: readonly PickupLocation[]; errors: readonly PickupLocationError[] }
> = { route: 'POST /v1/bulk/pickup-locations/create', elevated: true, dates: queryPickupLocationDates }

/** Updates up to 100 pickup locations, each by its ID and revision. */
export const bulkUpdatePickupLocation: ElevatedEndpoint<
  { body: { pickupLocations: readonly PickupLocationUpdateInput[] } },
  { pickupLocations: readonly PickupLocation[]; errors: readonly PickupLocationError[] }
> = { route: 'PATCH /v1/bulk/pickup-locations/update', elevated: true, dates: queryPickupLocationDates }

/** Deletes up to 20 pickup locations. Those that do not exist are returned in `errors`. */
export const bulkDeletePickupLocation: ElevatedEndpoint<
  { query: { pickupLocationIds: readonly string[] } },
  { errors: readonly PickupLocationError[] }
> = { route: 'DELETE /v1/bulk/pickup-locations/delete', elevated: true }
