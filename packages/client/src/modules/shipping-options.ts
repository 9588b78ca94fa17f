/** Ways of delivery, as the store owner keeps them. Elevated. */
import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { CursorMetadata, Search, ShippingOption, ShippingOptionInput } from '../generated.ts'
import { cursorQuery, type CursorQuery } from '../query/cursor-query.ts'

/** What ways of delivery can be found by. */
export interface ShippingOptionFields {
  id: string
  title: string
  deliveryRegionIds: string[]
  createdDate: Date
  updatedDate: Date
}
/** What they can be sorted by. */
export type ShippingOptionSortField = 'id' | 'title' | 'createdDate' | 'updatedDate'
export type ShippingOptionQuery = CursorQuery<ShippingOption, ShippingOptionFields, ShippingOptionSortField>

/** Adds a way of delivery; buyers see it in the delivery regions that it names. */
export const createShippingOption =
  (send: Send) =>
  async (shippingOption: ShippingOptionInput, call?: CallOptions): Promise<ShippingOption> =>
    (await send(calls.createShippingOption, { body: { shippingOption } }, call)).shippingOption

/** Reads a way of delivery. */
export const getShippingOption =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<ShippingOption> =>
    (await send(calls.getShippingOption, { params: { id } }, call)).shippingOption

/** Finds ways of delivery: without arguments a query to build, with one the answer to it. */
export const queryShippingOptions = (send: Send) => {
  function query(): ShippingOptionQuery
  function query(
    query: Search,
    call?: CallOptions,
  ): Promise<{ shippingOptions: readonly ShippingOption[]; pagingMetadata: CursorMetadata }>
  function query(query?: Search, call?: CallOptions) {
    if (query) return send(calls.queryShippingOptions, { body: { query } }, call)
    return cursorQuery<ShippingOption, ShippingOptionFields, ShippingOptionSortField>(async (built, call) => {
      const answer = await send(calls.queryShippingOptions, { body: { query: built } }, call)
      return { items: answer.shippingOptions, metadata: answer.pagingMetadata }
    })
  }
  return query
}

/** Changes the fields that are given; `revision` is the one that was read. */
export const updateShippingOption =
  (send: Send) =>
  async (id: string, shippingOption: ShippingOptionInput, call?: CallOptions): Promise<ShippingOption> =>
    (await send(calls.updateShippingOption, { params: { id }, body: { shippingOption } }, call)).shippingOption

/** Takes a way of delivery away. */
export const deleteShippingOption =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.deleteShippingOption, { params: { id } }, call)
  }

interface RegionChange {
  /** The revision that was read; a stale one is refused. */
  readonly revision?: string
}

/** Offers a way of delivery in one more region. */
export const addDeliveryRegion =
  (send: Send) =>
  (
    id: string,
    deliveryRegionId: string,
    options: RegionChange = {},
    call?: CallOptions,
  ): Promise<{ shippingOption: ShippingOption }> =>
    send(calls.addShippingOptionDeliveryRegion, { params: { id }, body: { ...options, deliveryRegionId } }, call)

/** Offers a way of delivery in a region no more; without any region it is offered nowhere. */
export const removeDeliveryRegion =
  (send: Send) =>
  (
    id: string,
    deliveryRegionId: string,
    options: RegionChange = {},
    call?: CallOptions,
  ): Promise<{ shippingOption: ShippingOption }> =>
    send(calls.removeShippingOptionDeliveryRegion, { params: { id }, body: { ...options, deliveryRegionId } }, call)

/** Sets the fields that an app keeps on a way of delivery. */
export const updateExtendedFields =
  (send: Send) =>
  (
    id: string,
    namespace: string,
    options: { readonly namespaceData?: Record<string, unknown> } = {},
    call?: CallOptions,
  ): Promise<{ shippingOption: ShippingOption }> =>
    send(calls.updateShippingOptionExtendedFields, { params: { id }, body: { namespace, ...options } }, call)
