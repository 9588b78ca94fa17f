/** How parcels are to be labelled with a carrier outside. Kept and checked; no carrier is asked yet. Elevated. */
import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { ShippoConfiguration, ShippoConfigurationInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What settings of labels can be found by. */
export interface ShippoConfigurationFields {
  id: string
  packageType: NonNullable<ShippoConfiguration['packageType']>
  deliveryRegionIds: string[]
  createdDate: Date
  updatedDate: Date
}
/** What they can be sorted by. */
export type ShippoConfigurationSortField = 'id' | 'packageType' | 'createdDate' | 'updatedDate'
/** A query for settings of labels in the making. */
export type ShippoConfigurationQuery = CursorQuery<
  ShippoConfiguration,
  ShippoConfigurationFields,
  ShippoConfigurationSortField
>

/**
 * Keeps settings of labels. No carrier is asked yet, so a `backupRate` is refused.
 *
 * @example
 * const box = { packageType: 'FLAT_RATE_ENVELOPE', packageDetails: { maxNumberOfProducts: '3' } } as const
 * const { id } = await owner.shippoConfigurations.createShippoConfiguration(box)
 */
export const createShippoConfiguration = (
  send: ElevatedSend,
): ((
  shippoConfiguration: ShippoConfigurationInput,
  options?: { readonly backupRate?: string },
  call?: CallOptions,
) => Promise<ShippoConfiguration>) =>
  bind(send, calls.createShippoConfiguration, 'shippoConfiguration ...options', 'shippoConfiguration')

/**
 * Reads settings of labels.
 *
 * @example
 * const { packageType } = await owner.shippoConfigurations.getShippoConfiguration(labels.id)
 */
export const getShippoConfiguration = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<ShippoConfiguration>) =>
  bind(send, calls.getShippoConfiguration, 'id', 'shippoConfiguration')

/**
 * Finds settings of labels: without arguments a query to build, with one the answer to it.
 *
 * @example
 * const { items } = await owner.shippoConfigurations.queryShippoConfigurations().find()
 */
export const queryShippoConfigurations = (
  send: ElevatedSend,
): CursorQueryCall<ShippoConfigurationQuery, ResponseOf<typeof calls.queryShippoConfigurations>> =>
  cursorQueryCall(send, calls.queryShippoConfigurations, 'shippoConfigurations')

/**
 * Changes the fields that are given; `revision` is the one that was read.
 *
 * @example
 * const { revision } = labels
 * await owner.shippoConfigurations.updateShippoConfiguration(labels.id, { revision, packageDetails: { maxNumberOfProducts: '4' } })
 */
export const updateShippoConfiguration = (
  send: ElevatedSend,
): ((id: string, shippoConfiguration: ShippoConfigurationInput, call?: CallOptions) => Promise<ShippoConfiguration>) =>
  bind(send, calls.updateShippoConfiguration, 'id shippoConfiguration', 'shippoConfiguration')

/**
 * Takes settings of labels away.
 *
 * @example
 * await owner.shippoConfigurations.deleteShippoConfiguration(labels.id)
 */
export const deleteShippoConfiguration = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteShippoConfiguration, 'id', '')

interface RegionChange {
  /** The revision that was read; a stale one is refused. */
  readonly revision?: string
}

/**
 * Lets settings of labels hold in one more region.
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
  options?: RegionChange,
  call?: CallOptions,
) => Promise<{ shippoConfiguration: ShippoConfiguration }>) =>
  bind(send, calls.addShippoDeliveryRegion, 'id deliveryRegionId ...options')

/**
 * Lets settings of labels hold in a region no more.
 *
 * @example
 * const identifiers = { shippoConfigurationId: labels.id, deliveryRegionId: labels.deliveryRegionIds![0]! }
 * await owner.shippoConfigurations.removeDeliveryRegion(identifiers, { revision: labels.revision })
 */
export const removeDeliveryRegion =
  (send: ElevatedSend) =>
  (
    identifiers: { readonly shippoConfigurationId: string; readonly deliveryRegionId: string },
    options: RegionChange = {},
    call?: CallOptions,
  ): Promise<{ shippoConfiguration: ShippoConfiguration }> => {
    const { shippoConfigurationId: id, deliveryRegionId } = identifiers
    const remove = bind(send, calls.removeShippoDeliveryRegion, 'id deliveryRegionId ...options')
    return remove(id, deliveryRegionId, options, call)
  }

/**
 * Sets the fields that an app keeps on settings of labels.
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
  options?: { readonly namespaceData?: Record<string, unknown> },
  call?: CallOptions,
) => Promise<{ shippoConfiguration: ShippoConfiguration }>) =>
  bind(send, calls.updateShippoExtendedFields, 'id namespace ...options')
