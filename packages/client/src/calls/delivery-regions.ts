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

/** Creates a delivery region of countries and subdivisions. Without destinations, it covers the whole world. */
export const createDeliveryRegion: ElevatedEndpoint<
  { body: { deliveryRegion: StoreDeliveryRegionInput } },
  { deliveryRegion: StoreDeliveryRegion }
> = { route: 'POST /vitrine/v1/delivery-regions', elevated: true, dates: createDeliveryRegionDates }

/** Returns a delivery region. */
export const getDeliveryRegion: ElevatedEndpoint<{ params: { id: string } }, { deliveryRegion: StoreDeliveryRegion }> =
  { route: 'GET /vitrine/v1/delivery-regions/{id}', repeatable: true, elevated: true, dates: createDeliveryRegionDates }

/** Lists delivery regions that match a filter, sorted and paged. */
export const queryDeliveryRegions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { deliveryRegions: readonly StoreDeliveryRegion[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /vitrine/v1/delivery-regions/query',
  repeatable: true,
  elevated: true,
  dates: { deliveryRegions: deliveryRegionDates },
}

/** Updates a delivery region. Fields that are not sent do not change. Requires its current revision. */
export const updateDeliveryRegion: ElevatedEndpoint<
  { params: { id: string }; body: { deliveryRegion: StoreDeliveryRegionInput } },
  { deliveryRegion: StoreDeliveryRegion }
> = { route: 'PATCH /vitrine/v1/delivery-regions/{id}', elevated: true, dates: createDeliveryRegionDates }

/** Deletes a delivery region. Fails if a shipping option uses it. */
export const deleteDeliveryRegion: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/delivery-regions/{id}',
  elevated: true,
}
