/** Where a store delivers to, as its owner decides. Elevated. */
import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Search, StoreDeliveryRegion, StoreDeliveryRegionInput } from '../generated.ts'

/**
 * Adds a region: countries, and parts of countries; without any of them it is everywhere.
 *
 * @example
 * const destinations = [{ country: 'AT' }]
 * const { id } = await owner.deliveryRegions.createDeliveryRegion({ name: 'Austria', destinations })
 */
export const createDeliveryRegion = (
  send: ElevatedSend,
): ((deliveryRegion: StoreDeliveryRegionInput, call?: CallOptions) => Promise<StoreDeliveryRegion>) =>
  bind(send, calls.createDeliveryRegion, 'deliveryRegion', 'deliveryRegion')

/**
 * Reads a region.
 *
 * @example
 * const { name } = await owner.deliveryRegions.getDeliveryRegion(region.id)
 */
export const getDeliveryRegion = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<StoreDeliveryRegion>) =>
  bind(send, calls.getDeliveryRegion, 'id', 'deliveryRegion')

/**
 * Finds regions.
 *
 * @example
 * const { deliveryRegions } = await owner.deliveryRegions.queryDeliveryRegions()
 */
export const queryDeliveryRegions = (
  send: ElevatedSend,
): ((query?: Search, call?: CallOptions) => Promise<ResponseOf<typeof calls.queryDeliveryRegions>>) =>
  bind(send, calls.queryDeliveryRegions, 'query')

/**
 * Changes the fields that are given; `revision` is the one that was read.
 *
 * @example
 * const { revision } = region
 * await owner.deliveryRegions.updateDeliveryRegion(region.id, { revision, name: 'Nearby' })
 */
export const updateDeliveryRegion = (
  send: ElevatedSend,
): ((id: string, deliveryRegion: StoreDeliveryRegionInput, call?: CallOptions) => Promise<StoreDeliveryRegion>) =>
  bind(send, calls.updateDeliveryRegion, 'id deliveryRegion', 'deliveryRegion')

/**
 * Takes away a region that nothing is offered in.
 *
 * @example
 * await owner.deliveryRegions.deleteDeliveryRegion(region.id)
 */
export const deleteDeliveryRegion = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteDeliveryRegion, 'id', '')
