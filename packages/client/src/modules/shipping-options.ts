// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/shipping-options.ts'
import type { ShippingOption, ShippingOptionInput } from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const shippingOptionDates = { createdDate: true, updatedDate: true } as const

const createShippingOptionDates = { shippingOption: shippingOptionDates } as const

/**
 * Adds a way of delivery; buyers see it in the delivery regions that it names. Elevated.
 *
 * @example
 * const rates = [{ amount: '4.90', conditions: [] }]
 * const { id } = await owner.shippingOptions.createShippingOption({ title: 'By bicycle', rates })
 */
export const createShippingOption = (
  send: ElevatedSend,
): ((shippingOption: ShippingOptionInput, call?: CallOptions) => Promise<ShippingOption>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/shipping-options shippingOption', elevated: true, dates: createShippingOptionDates },
    'shippingOption',
  )

/**
 * Reads a way of delivery. Elevated.
 *
 * @example
 * const { title } = await owner.shippingOptions.getShippingOption(shippingOption.id)
 */
export const getShippingOption = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<ShippingOption>) =>
  bind(
    send,
    {
      route: 'GET /ecom/v1/shipping-options/{id} id',
      repeatable: true,
      elevated: true,
      dates: createShippingOptionDates,
    },
    'shippingOption',
  )

/** What ways of delivery can be found by. */
export interface ShippingOptionFields {
  id: string
  title: string
  estimatedDeliveryTime: string
  deliveryRegionIds: readonly string[]
  createdDate: Date
  updatedDate: Date
}

/** What they can be sorted by. */
export type ShippingOptionSortField = 'id' | 'title' | 'createdDate' | 'updatedDate'

/** A query for shipping options in the making. */
export type ShippingOptionQuery = CursorQuery<ShippingOption, ShippingOptionFields, ShippingOptionSortField>

/**
 * Finds ways of delivery. Without arguments a query to build, with one the answer to it. Elevated.
 *
 * @example
 * const { items } = await owner.shippingOptions.queryShippingOptions().ascending('title').find()
 */
export const queryShippingOptions = (
  send: ElevatedSend,
): CursorQueryCall<ShippingOptionQuery, ResponseOf<typeof calls.queryShippingOptions>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /ecom/v1/shipping-options/query',
      repeatable: true,
      elevated: true,
      packed: pack,
      dates: { shippingOptions: shippingOptionDates },
    },
    'shippingOptions',
  )

/**
 * Changes the fields of a way of delivery that are sent, with the revision that was read. Elevated.
 *
 * @example
 * const { revision } = shippingOption
 * await owner.shippingOptions.updateShippingOption(shippingOption.id, { revision, title: 'By tram' })
 */
export const updateShippingOption = (
  send: ElevatedSend,
): ((id: string, shippingOption: ShippingOptionInput, call?: CallOptions) => Promise<ShippingOption>) =>
  bind(
    send,
    {
      route: 'PATCH /ecom/v1/shipping-options/{id} id shippingOption',
      elevated: true,
      dates: createShippingOptionDates,
    },
    'shippingOption',
  )

/**
 * Takes a way of delivery away. Elevated.
 *
 * @example
 * await owner.shippingOptions.deleteShippingOption(shippingOption.id)
 */
export const deleteShippingOption = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/shipping-options/{id} id', elevated: true }, '')

/**
 * Offers a way of delivery in one more region. Elevated.
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
  options?: { revision?: string },
  call?: CallOptions,
) => Promise<{ shippingOption: ShippingOption }>) =>
  bind(send, {
    route: 'POST /ecom/v1/shipping-options/{id}/add-delivery-region id deliveryRegionId ...options',
    repeatable: true,
    elevated: true,
    dates: createShippingOptionDates,
  })

/**
 * Offers a way of delivery in a region no more; without any region it is offered nowhere. Elevated.
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
  options?: { revision?: string },
  call?: CallOptions,
) => Promise<{ shippingOption: ShippingOption }>) =>
  bind(send, {
    route: 'POST /ecom/v1/shipping-options/{id}/remove-delivery-region id deliveryRegionId ...options',
    repeatable: true,
    elevated: true,
    dates: createShippingOptionDates,
  })

/**
 * Sets the fields that an app keeps on a way of delivery. Elevated.
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
  options?: { namespaceData?: Record<string, unknown> },
  call?: CallOptions,
) => Promise<{ shippingOption: ShippingOption }>) =>
  bind(send, {
    route: 'POST /ecom/v1/shipping-options/{id}/update-extended-fields id namespace ...options',
    repeatable: true,
    elevated: true,
    dates: createShippingOptionDates,
  })
