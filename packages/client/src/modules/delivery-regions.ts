/** Where a store delivers to, as its owner decides. Elevated. */
import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { CursorMetadata, StoreDeliveryRegion, StoreDeliveryRegionInput, Search } from '../generated.ts'

/** Adds a region: countries, and parts of countries; without any of them it is everywhere. */
export const createDeliveryRegion =
  (send: Send) =>
  async (deliveryRegion: StoreDeliveryRegionInput, call?: CallOptions): Promise<StoreDeliveryRegion> =>
    (await send(calls.createDeliveryRegion, { body: { deliveryRegion } }, call)).deliveryRegion

/** Reads a region. */
export const getDeliveryRegion =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<StoreDeliveryRegion> =>
    (await send(calls.getDeliveryRegion, { params: { id } }, call)).deliveryRegion

/** Finds regions. */
export const queryDeliveryRegions =
  (send: Send) =>
  (
    query: Search = {},
    call?: CallOptions,
  ): Promise<{ deliveryRegions: readonly StoreDeliveryRegion[]; pagingMetadata: CursorMetadata }> =>
    send(calls.queryDeliveryRegions, { body: { query } }, call)

/** Changes the fields that are given; `revision` is the one that was read. */
export const updateDeliveryRegion =
  (send: Send) =>
  async (id: string, deliveryRegion: StoreDeliveryRegionInput, call?: CallOptions): Promise<StoreDeliveryRegion> =>
    (await send(calls.updateDeliveryRegion, { params: { id }, body: { deliveryRegion } }, call)).deliveryRegion

/** Takes away a region that nothing is offered in. */
export const deleteDeliveryRegion =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.deleteDeliveryRegion, { params: { id } }, call)
  }
