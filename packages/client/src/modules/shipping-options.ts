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
 * Creates a shipping option, which is offered in its delivery regions. Elevated.
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
 * Returns a shipping option. Elevated.
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

/** Fields that shipping options can be filtered by. */
export interface ShippingOptionFields {
  id: string
  title: string
  estimatedDeliveryTime: string
  deliveryRegionIds: readonly string[]
  createdDate: Date
  updatedDate: Date
}

/** Fields that shipping options can be sorted by. */
export type ShippingOptionSortField = 'id' | 'title' | 'createdDate' | 'updatedDate'

/** A query builder for shipping options. */
export type ShippingOptionQuery = CursorQuery<ShippingOption, ShippingOptionFields, ShippingOptionSortField>

/**
 * Lists shipping options that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
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
 * Updates a shipping option. Fields that are not sent do not change. Requires its current revision. Elevated.
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
 * Deletes a shipping option. Elevated.
 *
 * @example
 * await owner.shippingOptions.deleteShippingOption(shippingOption.id)
 */
export const deleteShippingOption = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/shipping-options/{id} id', elevated: true }, '')

/**
 * Adds a delivery region to a shipping option. Elevated.
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
 * Removes a delivery region from a shipping option. Without regions, it is not offered anywhere. Elevated.
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
 * Updates an app’s extended fields of a shipping option. Elevated.
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
