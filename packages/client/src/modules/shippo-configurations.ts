// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/shippo-configurations.ts'
import type { ShippoConfiguration, ShippoConfigurationInput } from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'
export * from '../by-hand/shippo-configurations.ts'

const shippoConfigurationDates = { createdDate: true, updatedDate: true } as const

const createShippoConfigurationDates = { shippoConfiguration: shippoConfigurationDates } as const

/**
 * Creates label settings. `backupRate` is rejected because checkouts do not request carrier rates. Elevated.
 *
 * @example
 * const box = { packageType: 'FLAT_RATE_ENVELOPE', packageDetails: { maxNumberOfProducts: '3' } } as const
 * const { id } = await owner.shippoConfigurations.createShippoConfiguration(box)
 */
export const createShippoConfiguration = (
  send: ElevatedSend,
): ((
  shippoConfiguration: ShippoConfigurationInput,
  options?: { backupRate?: string },
  call?: CallOptions,
) => Promise<ShippoConfiguration>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/shippo-configurations shippoConfiguration ...options',
      elevated: true,
      dates: createShippoConfigurationDates,
    },
    'shippoConfiguration',
  )

/**
 * Returns label settings. Elevated.
 *
 * @example
 * const { packageType } = await owner.shippoConfigurations.getShippoConfiguration(labels.id)
 */
export const getShippoConfiguration = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<ShippoConfiguration>) =>
  bind(
    send,
    {
      route: 'GET /ecom/v1/shippo-configurations/{id} id',
      repeatable: true,
      elevated: true,
      dates: createShippoConfigurationDates,
    },
    'shippoConfiguration',
  )

/** Fields that label settings can be filtered by. */
export interface ShippoConfigurationFields {
  id: string
  /** Package: a flat-rate package of USPS, or `CUSTOM`. */
  packageType:
    | 'CUSTOM'
    | 'FLAT_RATE_ENVELOPE'
    | 'PADDED_FLAT_RATE_ENVELOPE'
    | 'SMALL_FLAT_RATE_BOX'
    | 'MEDIUM_FLAT_RATE_BOX_1'
    | 'MEDIUM_FLAT_RATE_BOX_2'
    | 'LARGE_FLAT_RATE_BOX'
  deliveryRegionIds: readonly string[]
  createdDate: Date
  updatedDate: Date
}

/** Fields that label settings can be sorted by. */
export type ShippoConfigurationSortField = 'id' | 'packageType' | 'createdDate' | 'updatedDate'

/** A query builder for shippo configurations. */
export type ShippoConfigurationQuery = CursorQuery<
  ShippoConfiguration,
  ShippoConfigurationFields,
  ShippoConfigurationSortField
>

/**
 * Lists label settings that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.shippoConfigurations.queryShippoConfigurations().find()
 */
export const queryShippoConfigurations = (
  send: ElevatedSend,
): CursorQueryCall<ShippoConfigurationQuery, ResponseOf<typeof calls.queryShippoConfigurations>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /ecom/v1/shippo-configurations/query',
      repeatable: true,
      elevated: true,
      packed: pack,
      dates: { shippoConfigurations: shippoConfigurationDates },
    },
    'shippoConfigurations',
  )

/**
 * Updates label settings except regions. Fields that are not sent do not change. Requires the current revision.
 * Elevated.
 *
 * @example
 * const { revision } = labels
 * await owner.shippoConfigurations.updateShippoConfiguration(labels.id, { revision, packageDetails: { maxNumberOfProducts: '4' } })
 */
export const updateShippoConfiguration = (
  send: ElevatedSend,
): ((id: string, shippoConfiguration: ShippoConfigurationInput, call?: CallOptions) => Promise<ShippoConfiguration>) =>
  bind(
    send,
    {
      route: 'PATCH /ecom/v1/shippo-configurations/{id} id shippoConfiguration',
      elevated: true,
      dates: createShippoConfigurationDates,
    },
    'shippoConfiguration',
  )

/**
 * Deletes label settings. Elevated.
 *
 * @example
 * await owner.shippoConfigurations.deleteShippoConfiguration(labels.id)
 */
export const deleteShippoConfiguration = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/shippo-configurations/{id} id', elevated: true }, '')

/**
 * Adds a delivery region to label settings. Elevated.
 *
 * @example
 * const { revision } = labels
 * await owner.shippoConfigurations.addDeliveryRegion(labels.id, region.id, { revision })
 */
export const addDeliveryRegion = (
  send: ElevatedSend,
): ((
  id: string,
  deliveryRegionId: string,
  options?: { revision?: string },
  call?: CallOptions,
) => Promise<{ shippoConfiguration: ShippoConfiguration }>) =>
  bind(send, {
    route: 'POST /ecom/v1/shippo-configurations/{id}/delivery-regions id deliveryRegionId ...options',
    repeatable: true,
    elevated: true,
    dates: createShippoConfigurationDates,
  })

/**
 * Updates an app’s extended fields of label settings. Elevated.
 *
 * @example
 * const namespaceData = { printer: 'north' }
 * await owner.shippoConfigurations.updateExtendedFields(labels.id, '@app/labels', { namespaceData })
 */
export const updateExtendedFields = (
  send: ElevatedSend,
): ((
  id: string,
  namespace: string,
  options?: { namespaceData?: Record<string, unknown> },
  call?: CallOptions,
) => Promise<{ shippoConfiguration: ShippoConfiguration }>) =>
  bind(send, {
    route: 'POST /ecom/v1/shippo-configurations/{id}/update-extended-fields id namespace ...options',
    repeatable: true,
    elevated: true,
    dates: createShippoConfigurationDates,
  })
