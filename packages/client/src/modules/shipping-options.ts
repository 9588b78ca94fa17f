/** Ways of delivery, as the store owner keeps them. Elevated. */
import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { ShippingOption, ShippingOptionInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What ways of delivery can be found by. */
export interface ShippingOptionFields {
  id: string
  title: string
  estimatedDeliveryTime: string
  deliveryRegionIds: string[]
  createdDate: Date
  updatedDate: Date
}
/** What they can be sorted by. */
export type ShippingOptionSortField = 'id' | 'title' | 'createdDate' | 'updatedDate'
/** A query for ways of delivery in the making. */
export type ShippingOptionQuery = CursorQuery<ShippingOption, ShippingOptionFields, ShippingOptionSortField>

/**
 * Adds a way of delivery; buyers see it in the delivery regions that it names.
 *
 * @example
 * const rates = [{ amount: '4.90', conditions: [] }]
 * const { id } = await owner.shippingOptions.createShippingOption({ title: 'By bicycle', rates })
 */
export const createShippingOption = (
  send: ElevatedSend,
): ((shippingOption: ShippingOptionInput, call?: CallOptions) => Promise<ShippingOption>) =>
  bind(send, calls.createShippingOption, 'shippingOption', 'shippingOption')

/**
 * Reads a way of delivery.
 *
 * @example
 * const { title } = await owner.shippingOptions.getShippingOption(shippingOption.id)
 */
export const getShippingOption = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<ShippingOption>) =>
  bind(send, calls.getShippingOption, 'id', 'shippingOption')

/**
 * Finds ways of delivery: without arguments a query to build, with one the answer to it.
 *
 * @example
 * const { items } = await owner.shippingOptions.queryShippingOptions().ascending('title').find()
 */
export const queryShippingOptions = (
  send: ElevatedSend,
): CursorQueryCall<ShippingOptionQuery, ResponseOf<typeof calls.queryShippingOptions>> =>
  cursorQueryCall(send, calls.queryShippingOptions, 'shippingOptions')

/**
 * Changes the fields that are given; `revision` is the one that was read.
 *
 * @example
 * const { revision } = shippingOption
 * await owner.shippingOptions.updateShippingOption(shippingOption.id, { revision, title: 'By tram' })
 */
export const updateShippingOption = (
  send: ElevatedSend,
): ((id: string, shippingOption: ShippingOptionInput, call?: CallOptions) => Promise<ShippingOption>) =>
  bind(send, calls.updateShippingOption, 'id shippingOption', 'shippingOption')

/**
 * Takes a way of delivery away.
 *
 * @example
 * await owner.shippingOptions.deleteShippingOption(shippingOption.id)
 */
export const deleteShippingOption = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteShippingOption, 'id', '')

interface RegionChange {
  /** The revision that was read; a stale one is refused. */
  readonly revision?: string
}

/**
 * Offers a way of delivery in one more region.
 *
 * @example
 * const { revision } = shippingOption
 * await owner.shippingOptions.addDeliveryRegion(shippingOption.id, region.id, { revision })
 */
export const addDeliveryRegion = (
  send: ElevatedSend,
): ((
  id: string,
  deliveryRegionId: string,
  options?: RegionChange,
  call?: CallOptions,
) => Promise<{ shippingOption: ShippingOption }>) =>
  bind(send, calls.addShippingOptionDeliveryRegion, 'id deliveryRegionId ...options')

/**
 * Offers a way of delivery in a region no more; without any region it is offered nowhere.
 *
 * @example
 * const { revision, deliveryRegionIds = [] } = shippingOption
 * await owner.shippingOptions.removeDeliveryRegion(shippingOption.id, deliveryRegionIds[0]!, { revision })
 */
export const removeDeliveryRegion = (
  send: ElevatedSend,
): ((
  id: string,
  deliveryRegionId: string,
  options?: RegionChange,
  call?: CallOptions,
) => Promise<{ shippingOption: ShippingOption }>) =>
  bind(send, calls.removeShippingOptionDeliveryRegion, 'id deliveryRegionId ...options')

/**
 * Sets the fields that an app keeps on a way of delivery.
 *
 * @example
 * const namespaceData = { warehouse: 'north' }
 * await owner.shippingOptions.updateExtendedFields(shippingOption.id, '@app/stock', { namespaceData })
 */
export const updateExtendedFields = (
  send: ElevatedSend,
): ((
  id: string,
  namespace: string,
  options?: { readonly namespaceData?: Record<string, unknown> },
  call?: CallOptions,
) => Promise<{ shippingOption: ShippingOption }>) =>
  bind(send, calls.updateShippingOptionExtendedFields, 'id namespace ...options')
