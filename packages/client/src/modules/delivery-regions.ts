// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { CursorMetadata, StoreDeliveryRegion, Search, StoreDeliveryRegionInput } from '../generated.ts'

const deliveryRegionDates = { createdDate: true, updatedDate: true } as const

const createDeliveryRegionDates = { deliveryRegion: deliveryRegionDates } as const

/**
 * Creates a delivery region of countries and subdivisions. Without destinations, it covers the whole world.
 * Elevated.
 *
 * @example
 * const destinations = [{ country: 'AT' }]
 * const { id } = await owner.deliveryRegions.createDeliveryRegion({ name: 'Austria', destinations })
 */
export const createDeliveryRegion = (
  send: ElevatedSend,
): ((deliveryRegion: StoreDeliveryRegionInput, call?: CallOptions) => Promise<StoreDeliveryRegion>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/delivery-regions deliveryRegion', elevated: true, dates: createDeliveryRegionDates },
    'deliveryRegion',
  )

/**
 * Returns a delivery region. Elevated.
 *
 * @example
 * const { name } = await owner.deliveryRegions.getDeliveryRegion(region.id)
 */
export const getDeliveryRegion = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<StoreDeliveryRegion>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/delivery-regions/{id} id',
      repeatable: true,
      elevated: true,
      dates: createDeliveryRegionDates,
    },
    'deliveryRegion',
  )

/**
 * Lists delivery regions that match a filter, sorted and paged. Elevated.
 *
 * @example
 * const { deliveryRegions } = await owner.deliveryRegions.queryDeliveryRegions()
 */
export const queryDeliveryRegions = (
  send: ElevatedSend,
): ((
  query?: Search,
  call?: CallOptions,
) => Promise<{ deliveryRegions: readonly StoreDeliveryRegion[]; pagingMetadata: CursorMetadata }>) =>
  bind(send, {
    route: 'POST /vitrine/v1/delivery-regions/query query',
    repeatable: true,
    elevated: true,
    dates: { deliveryRegions: deliveryRegionDates },
  })

/**
 * Updates a delivery region. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = region
 * await owner.deliveryRegions.updateDeliveryRegion(region.id, { revision, name: 'Nearby' })
 */
export const updateDeliveryRegion = (
  send: ElevatedSend,
): ((id: string, deliveryRegion: StoreDeliveryRegionInput, call?: CallOptions) => Promise<StoreDeliveryRegion>) =>
  bind(
    send,
    {
      route: 'PATCH /vitrine/v1/delivery-regions/{id} id deliveryRegion',
      elevated: true,
      dates: createDeliveryRegionDates,
    },
    'deliveryRegion',
  )

/**
 * Deletes a delivery region. Fails if a shipping option uses it. Elevated.
 *
 * @example
 * await owner.deliveryRegions.deleteDeliveryRegion(region.id)
 */
export const deleteDeliveryRegion = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/delivery-regions/{id} id', elevated: true }, '')
