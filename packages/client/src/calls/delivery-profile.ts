// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
  DeliveryProfile,
  ListedDeliveryCarrier,
  InstalledDeliveryCarrier,
  DeliveryDestinationProperties,
  CountryDeliveryProperties,
  Search,
  DeliveryProfileInput,
  ProfileRegionInput,
  ProfileCarrierInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const deliveryProfileDates = { deliveryRegions: { createdDate: true }, createdDate: true, updatedDate: true } as const

const createDeliveryProfileDates = { deliveryProfile: deliveryProfileDates } as const

/** Creates a delivery profile: a group of products with its own delivery regions and carriers. */
export const createDeliveryProfile: ElevatedEndpoint<
  { body: { deliveryProfile: DeliveryProfileInput } },
  { deliveryProfile: DeliveryProfile }
> = { route: 'POST /ecom/v1/delivery-profiles', elevated: true, dates: createDeliveryProfileDates }

/** Returns a delivery profile. */
export const getDeliveryProfile: ElevatedEndpoint<
  { params: { deliveryProfileId: string } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'GET /ecom/v1/delivery-profiles/{deliveryProfileId}',
  repeatable: true,
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Updates the name and extended fields of a delivery profile. Requires its current revision. */
export const updateDeliveryProfile: ElevatedEndpoint<
  { params: { id: string }; body: { deliveryProfile: DeliveryProfileInput } },
  { deliveryProfile: DeliveryProfile }
> = { route: 'PATCH /ecom/v1/delivery-profiles/{id}', elevated: true, dates: createDeliveryProfileDates }

/** Deletes a delivery profile with its regions. Its products move to the default profile. */
export const deleteDeliveryProfile: ElevatedEndpoint<{ params: { deliveryProfileId: string } }, {}> = {
  route: 'DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}',
  elevated: true,
}

/** Lists delivery profiles that match a filter, sorted and paged. */
export const queryDeliveryProfiles: ElevatedEndpoint<
  { body?: { query?: Search } },
  { deliveryProfiles: readonly DeliveryProfile[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /ecom/v1/delivery-profiles/query',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: { deliveryProfiles: deliveryProfileDates },
}

/** Adds a region to a delivery profile. */
export const addProfileDeliveryRegion: ElevatedEndpoint<
  {
    params: { deliveryProfileId: string }
    body: {
      deliveryRegion: ProfileRegionInput
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region',
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Updates a region of a delivery profile. Fields that are not sent do not change. */
export const updateProfileDeliveryRegion: ElevatedEndpoint<
  {
    params: { deliveryProfileId: string; deliveryRegionId: string }
    body: {
      deliveryRegion: ProfileRegionInput
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'PATCH /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Removes a region from a delivery profile. Fails if a delivery method uses the region. */
export const removeProfileDeliveryRegion: ElevatedEndpoint<
  {
    params: { deliveryProfileId: string; deliveryRegionId: string }
    query?: {
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Returns the delivery profile that a region belongs to. */
export const getProfileByDeliveryRegion: ElevatedEndpoint<
  { params: { deliveryRegionId: string } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'GET /ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}',
  repeatable: true,
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Adds a carrier to a delivery region. */
export const addDeliveryCarrier: ElevatedEndpoint<
  { body: { deliveryRegionId: string; deliveryCarrier: ProfileCarrierInput } },
  { deliveryProfile: DeliveryProfile }
> = { route: 'POST /ecom/v1/delivery-profiles/add-delivery-carrier', elevated: true, dates: createDeliveryProfileDates }

/** Updates a carrier's additional charges in a region. */
export const updateDeliveryCarrier: ElevatedEndpoint<
  { body: { deliveryRegionId: string; deliveryCarrier?: ProfileCarrierInput } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'PATCH /ecom/v1/delivery-profiles/update-delivery-carrier',
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Removes a carrier from a delivery region. */
export const removeDeliveryCarrier: ElevatedEndpoint<
  { body: { deliveryRegionId: string; appId: string } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'POST /ecom/v1/delivery-profiles/remove-delivery-carrier',
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Lists the carriers of a delivery profile with their settings in each region. */
export const listDeliveryCarriers: ElevatedEndpoint<
  {
    params: { deliveryProfileId: string }
    body?: {
      /** Returns only these carriers. Default: all. */
      appIds?: readonly string[]
    }
  },
  { results: readonly ListedDeliveryCarrier[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers', repeatable: true, elevated: true }

/** Lists the installed carriers: the store itself and apps that provide shipping rates. */
export const listInstalledDeliveryCarriers: ElevatedEndpoint<
  {},
  { installedDeliveryCarriers: readonly InstalledDeliveryCarrier[] }
> = { route: 'GET /ecom/v1/delivery-profiles/installed-carriers', repeatable: true, elevated: true }

/** Activates or deactivates a row of a carrier’s settings, such as a shipping option. */
export const setDeliveryCarrierActiveStatus: ElevatedEndpoint<
  {
    body: {
      /** App ID of the carrier. */
      carrierAppId: string
      /** ID of the row, such as that of a shipping option. */
      rowId: string
      active: boolean
    }
  },
  {}
> = { route: 'POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status', elevated: true }

/** Activates or deactivates a row of a carrier’s settings (legacy name of `setDeliveryCarrierActiveStatus`). */
export const updateCarrierSettings: ElevatedEndpoint<
  {
    body: {
      /** App ID of the carrier. */
      carrierId: string
      /** ID of the row, such as that of a shipping option. */
      rowId: string
      active: boolean
    }
  },
  {}
> = { route: 'POST /ecom/v1/delivery-profiles/update-carrier-settings', elevated: true }

/** Returns for each country whether the store delivers there or offers only pickup. */
export const getDeliveryDestinationProperties: ElevatedEndpoint<
  {},
  { restOfWorld?: DeliveryDestinationProperties; countries: readonly CountryDeliveryProperties[] }
> = { route: 'GET /ecom/v1/delivery-profiles/delivery-destination-properties', repeatable: true, elevated: true }

/** Updates an app’s extended fields of a delivery profile. */
export const updateDeliveryProfileExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData?: Record<string, unknown> } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'POST /ecom/v1/delivery-profiles/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Assigns products to a delivery profile. */
export const setProductsDeliveryProfile: ElevatedEndpoint<
  { params: { deliveryProfileId: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /vitrine/v1/delivery-profiles/{deliveryProfileId}/products', repeatable: true, elevated: true }

/** Returns the delivery profile of a product. */
export const getProductDeliveryProfile: ElevatedEndpoint<
  { params: { productId: string } },
  { deliveryProfileId: string }
> = { route: 'GET /vitrine/v1/products/{productId}/delivery-profile', repeatable: true, elevated: true }
