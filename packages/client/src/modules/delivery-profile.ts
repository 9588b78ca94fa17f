// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/delivery-profile.ts'
import type {
  BulkActionMetadata,
  DeliveryProfile,
  ListedDeliveryCarrier,
  InstalledDeliveryCarrier,
  DeliveryProfileInput,
  ProfileRegionInput,
  ProfileCarrierInput,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'
export * from '../by-hand/delivery-profile.ts'

const deliveryProfileDates = { deliveryRegions: { createdDate: true }, createdDate: true, updatedDate: true } as const

const createDeliveryProfileDates = { deliveryProfile: deliveryProfileDates } as const

/**
 * Creates a delivery profile: a group of products with its own delivery regions and carriers. Elevated.
 *
 * @example
 * const { id } = await owner.deliveryProfile.createDeliveryProfile({ name: 'Freight' })
 */
export const createDeliveryProfile = (
  send: ElevatedSend,
): ((deliveryProfile: DeliveryProfileInput, call?: CallOptions) => Promise<DeliveryProfile>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/delivery-profiles deliveryProfile', elevated: true, dates: createDeliveryProfileDates },
    'deliveryProfile',
  )

/**
 * Returns a delivery profile. Elevated.
 *
 * @example
 * const { name } = await owner.deliveryProfile.getDeliveryProfile(deliveryProfile.id)
 */
export const getDeliveryProfile = (
  send: ElevatedSend,
): ((deliveryProfileId: string, call?: CallOptions) => Promise<DeliveryProfile>) =>
  bind(
    send,
    {
      route: 'GET /ecom/v1/delivery-profiles/{deliveryProfileId} deliveryProfileId',
      repeatable: true,
      elevated: true,
      dates: createDeliveryProfileDates,
    },
    'deliveryProfile',
  )

/**
 * Updates the name and extended fields of a delivery profile. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = deliveryProfile
 * await owner.deliveryProfile.updateDeliveryProfile(id, { revision, name: 'By truck' })
 */
export const updateDeliveryProfile = (
  send: ElevatedSend,
): ((id: string, deliveryProfile: DeliveryProfileInput, call?: CallOptions) => Promise<DeliveryProfile>) =>
  bind(
    send,
    {
      route: 'PATCH /ecom/v1/delivery-profiles/{id} id deliveryProfile',
      elevated: true,
      dates: createDeliveryProfileDates,
    },
    'deliveryProfile',
  )

/**
 * Deletes a delivery profile with its regions. Its products move to the default profile. Elevated.
 *
 * @example
 * await owner.deliveryProfile.deleteDeliveryProfile(deliveryProfile.id)
 */
export const deleteDeliveryProfile = (
  send: ElevatedSend,
): ((deliveryProfileId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/delivery-profiles/{deliveryProfileId} deliveryProfileId', elevated: true }, '')

/** Fields that delivery profiles can be filtered and sorted by. */
export interface DeliveryProfileFields {
  id: string
  name: string
  default: boolean
  'createdBy.appId': string
  'createdBy.userId': string
  createdDate: Date
  updatedDate: Date
}

/** A query builder for delivery profiles. */
export type DeliveryProfileQuery = CursorQuery<DeliveryProfile, DeliveryProfileFields, keyof DeliveryProfileFields>

/**
 * Lists delivery profiles that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.deliveryProfile.queryDeliveryProfiles().eq('default', true).find()
 */
export const queryDeliveryProfiles = (
  send: ElevatedSend,
): CursorQueryCall<DeliveryProfileQuery, ResponseOf<typeof calls.queryDeliveryProfiles>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /ecom/v1/delivery-profiles/query',
      repeatable: true,
      elevated: true,
      packed: pack,
      dates: { deliveryProfiles: deliveryProfileDates },
    },
    'deliveryProfiles',
  )

/**
 * Adds a region to a delivery profile. Elevated.
 *
 * @example
 * const alps = { name: 'Alps', destinations: [{ countryCode: 'CH' }] }
 * await owner.deliveryProfile.addDeliveryRegion(deliveryProfile.id, alps)
 */
export const addDeliveryRegion = (
  send: ElevatedSend,
): ((
  deliveryProfileId: string,
  deliveryRegion: ProfileRegionInput,
  options?: { revision?: string },
  call?: CallOptions,
) => Promise<{ deliveryProfile: DeliveryProfile }>) =>
  bind(send, {
    route:
      'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region deliveryProfileId deliveryRegion ...options',
    elevated: true,
    dates: createDeliveryProfileDates,
  })

/**
 * Returns the delivery profile that a region belongs to. Elevated.
 *
 * @example
 * const { deliveryProfile: regionProfile } = await owner.deliveryProfile.getDeliveryProfileByDeliveryRegionId(region.id)
 */
export const getDeliveryProfileByDeliveryRegionId = (
  send: ElevatedSend,
): ((deliveryRegionId: string, call?: CallOptions) => Promise<{ deliveryProfile: DeliveryProfile }>) =>
  bind(send, {
    route: 'GET /ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId} deliveryRegionId',
    repeatable: true,
    elevated: true,
    dates: createDeliveryProfileDates,
  })

/**
 * Adds a carrier to a delivery region. Elevated.
 *
 * @example
 * const regionId = deliveryProfile.deliveryRegions[0]!.id
 * const options = { deliveryCarrier: { appId: storeCarrier } }
 * await owner.deliveryProfile.removeDeliveryCarrier(regionId, { appId: storeCarrier })
 * await owner.deliveryProfile.addDeliveryCarrier(regionId, options)
 */
export const addDeliveryCarrier = (
  send: ElevatedSend,
): ((
  deliveryRegionId: string,
  options: { deliveryCarrier: ProfileCarrierInput },
  call?: CallOptions,
) => Promise<{ deliveryProfile: DeliveryProfile }>) =>
  bind(send, {
    route: 'POST /ecom/v1/delivery-profiles/add-delivery-carrier deliveryRegionId ...options',
    elevated: true,
    dates: createDeliveryProfileDates,
  })

/**
 * Updates a carrier's additional charges in a region. Elevated.
 *
 * @example
 * const regionId = deliveryProfile.deliveryRegions[0]!.id
 * const additionalCharges = [{ description: 'Packing', amount: '2.00' }]
 * const deliveryCarrier = { appId: storeCarrier, additionalCharges }
 * await owner.deliveryProfile.updateDeliveryCarrier(regionId, { deliveryCarrier })
 */
export const updateDeliveryCarrier = (
  send: ElevatedSend,
): ((
  deliveryRegionId: string,
  options?: { deliveryCarrier?: ProfileCarrierInput },
  call?: CallOptions,
) => Promise<{ deliveryProfile: DeliveryProfile }>) =>
  bind(send, {
    route: 'PATCH /ecom/v1/delivery-profiles/update-delivery-carrier deliveryRegionId ...options',
    elevated: true,
    dates: createDeliveryProfileDates,
  })

/**
 * Removes a carrier from a delivery region. Elevated.
 *
 * @example
 * const regionId = deliveryProfile.deliveryRegions[0]!.id
 * await owner.deliveryProfile.removeDeliveryCarrier(regionId, { appId: storeCarrier })
 */
export const removeDeliveryCarrier = (
  send: ElevatedSend,
): ((
  deliveryRegionId: string,
  options: { appId: string },
  call?: CallOptions,
) => Promise<{ deliveryProfile: DeliveryProfile }>) =>
  bind(send, {
    route: 'POST /ecom/v1/delivery-profiles/remove-delivery-carrier deliveryRegionId ...options',
    elevated: true,
    dates: createDeliveryProfileDates,
  })

/**
 * Lists the carriers of a delivery profile with their settings in each region. Elevated.
 *
 * @example
 * const { results } = await owner.deliveryProfile.listDeliveryCarriers(deliveryProfile.id)
 */
export const listDeliveryCarriers = (
  send: ElevatedSend,
): ((
  deliveryProfileId: string,
  options?: { appIds?: readonly string[] },
  call?: CallOptions,
) => Promise<{ results: readonly ListedDeliveryCarrier[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers deliveryProfileId ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Lists the installed carriers: the store itself and apps that provide shipping rates. Elevated.
 *
 * @example
 * const { installedDeliveryCarriers } = await owner.deliveryProfile.listInstalledDeliveryCarriers()
 */
export const listInstalledDeliveryCarriers = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ installedDeliveryCarriers: readonly InstalledDeliveryCarrier[] }>) =>
  bind(send, { route: 'GET /ecom/v1/delivery-profiles/installed-carriers', repeatable: true, elevated: true })

/**
 * Activates or deactivates a row of a carrier’s settings, such as a shipping option. Elevated.
 *
 * @example
 * const rowId = shippingOption.id
 * await owner.deliveryProfile.setDeliveryCarrierActiveStatus(storeCarrier, { rowId, active: true })
 */
export const setDeliveryCarrierActiveStatus = (
  send: ElevatedSend,
): ((carrierAppId: string, options: { rowId: string; active: boolean }, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status carrierAppId ...options',
      elevated: true,
    },
    '',
  )

/**
 * Activates or deactivates a row of a carrier’s settings (legacy name of `setDeliveryCarrierActiveStatus`).
 * Elevated.
 *
 * @example
 * const rowId = shippingOption.id
 * await owner.deliveryProfile.updateCarrierSettings(storeCarrier, { rowId, active: true })
 */
export const updateCarrierSettings = (
  send: ElevatedSend,
): ((carrierId: string, options: { rowId: string; active: boolean }, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/delivery-profiles/update-carrier-settings carrierId ...options', elevated: true },
    '',
  )

/**
 * Returns for each country whether the store delivers there or offers only pickup. Elevated.
 *
 * @example
 * const { countries } = await owner.deliveryProfile.getDeliveryDestinationProperties()
 */
export const getDeliveryDestinationProperties = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.getDeliveryDestinationProperties>>) =>
  bind(send, {
    route: 'GET /ecom/v1/delivery-profiles/delivery-destination-properties',
    repeatable: true,
    elevated: true,
  })

/**
 * Updates an app’s extended fields of a delivery profile. Elevated.
 *
 * @example
 * const namespaceData = { warehouse: 'north' }
 * await owner.deliveryProfile.updateExtendedFields(deliveryProfile.id, '@app/stock', { namespaceData })
 */
export const updateExtendedFields = (
  send: ElevatedSend,
): ((
  id: string,
  namespace: string,
  options?: { namespaceData?: Record<string, unknown> },
  call?: CallOptions,
) => Promise<{ deliveryProfile: DeliveryProfile }>) =>
  bind(send, {
    route: 'POST /ecom/v1/delivery-profiles/{id}/update-extended-fields id namespace ...options',
    repeatable: true,
    elevated: true,
    dates: createDeliveryProfileDates,
  })

/**
 * Assigns products to a delivery profile. Elevated.
 *
 * @example
 * await owner.deliveryProfile.setProductsDeliveryProfile(deliveryProfile.id, [product.id])
 */
export const setProductsDeliveryProfile = (
  send: ElevatedSend,
): ((deliveryProfileId: string, productIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/delivery-profiles/{deliveryProfileId}/products deliveryProfileId productIds',
      repeatable: true,
      elevated: true,
    },
    '',
  )

/**
 * Returns the delivery profile of a product. Elevated.
 *
 * @example
 * const { deliveryProfileId } = await owner.deliveryProfile.getProductDeliveryProfile(product.id)
 */
export const getProductDeliveryProfile = (
  send: ElevatedSend,
): ((productId: string, call?: CallOptions) => Promise<{ deliveryProfileId: string }>) =>
  bind(send, {
    route: 'GET /vitrine/v1/products/{productId}/delivery-profile productId',
    repeatable: true,
    elevated: true,
  })
