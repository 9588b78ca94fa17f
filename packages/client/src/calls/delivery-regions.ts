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

/** Adds a region: countries, and parts of countries; without any of them it is everywhere. */
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

/** Changes the fields of a delivery region that are sent, with the revision that was read. */
export const updateDeliveryRegion: ElevatedEndpoint<
  { params: { id: string }; body: { deliveryRegion: StoreDeliveryRegionInput } },
  { deliveryRegion: StoreDeliveryRegion }
> = { route: 'PATCH /vitrine/v1/delivery-regions/{id}', elevated: true, dates: createDeliveryRegionDates }

/** Takes away a delivery region that nothing is offered in. */
export const deleteDeliveryRegion: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/delivery-regions/{id}',
  elevated: true,
}
