// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  StoreDeliveryRegion,
  Search,
  StoreDeliveryRegionInput,
} from '../generated.ts'

const deliveryRegionDates = { createdDate: true, updatedDate: true } as const

const createDeliveryRegionDates = { deliveryRegion: deliveryRegionDates } as const

/** Creates a delivery region of countries and subdivisions; without any, it is everywhere. */
export const createDeliveryRegion: ElevatedEndpoint<
  { body: { deliveryRegion: StoreDeliveryRegionInput } },
  { deliveryRegion: StoreDeliveryRegion }
> = { route: 'POST /vitrine/v1/delivery-regions', elevated: true, dates: createDeliveryRegionDates }

/** Reads a delivery region. */
export const getDeliveryRegion: ElevatedEndpoint<{ params: { id: string } }, { deliveryRegion: StoreDeliveryRegion }> =
  { route: 'GET /vitrine/v1/delivery-regions/{id}', repeatable: true, elevated: true, dates: createDeliveryRegionDates }

/** Finds delivery regions. */
export const queryDeliveryRegions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { deliveryRegions: readonly StoreDeliveryRegion[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/delivery-regions/query',
  repeatable: true,
  elevated: true,
  dates: { deliveryRegions: deliveryRegionDates },
}

/** Updates the fields of a delivery region that are sent; needs its revision. */
export const updateDeliveryRegion: ElevatedEndpoint<
  { params: { id: string }; body: { deliveryRegion: StoreDeliveryRegionInput } },
  { deliveryRegion: StoreDeliveryRegion }
> = { route: 'PATCH /vitrine/v1/delivery-regions/{id}', elevated: true, dates: createDeliveryRegionDates }

/** Deletes a delivery region that no shipping option uses. */
export const deleteDeliveryRegion: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/delivery-regions/{id}',
  elevated: true,
}
