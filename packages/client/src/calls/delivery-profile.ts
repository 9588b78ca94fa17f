// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  BulkActionMetadata,
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

/** Creates a delivery profile: goods that are delivered by rules of their own. */
export const createDeliveryProfile: ElevatedEndpoint<
  { body: { deliveryProfile: DeliveryProfileInput } },
  { deliveryProfile: DeliveryProfile }
> = { route: 'POST /ecom/v1/delivery-profiles', elevated: true, dates: createDeliveryProfileDates }

/** Reads a delivery profile. */
export const getDeliveryProfile: ElevatedEndpoint<
  { params: { deliveryProfileId: string } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'GET /ecom/v1/delivery-profiles/{deliveryProfileId}',
  repeatable: true,
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Updates the name and extended fields of a delivery profile; needs its revision. */
export const updateDeliveryProfile: ElevatedEndpoint<
  { params: { id: string }; body: { deliveryProfile: DeliveryProfileInput } },
  { deliveryProfile: DeliveryProfile }
> = { route: 'PATCH /ecom/v1/delivery-profiles/{id}', elevated: true, dates: createDeliveryProfileDates }

/** Deletes a delivery profile with its regions; its products go with the default one again. */
export const deleteDeliveryProfile: ElevatedEndpoint<{ params: { deliveryProfileId: string } }, {}> = {
  route: 'DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}',
  elevated: true,
}

/** Finds delivery profiles. */
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

/** Updates the fields of a region of a delivery profile that are sent. */
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

/** Removes a region of a delivery profile that no delivery method uses. */
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

/** Reads the delivery profile of a region. */
export const getProfileByDeliveryRegion: ElevatedEndpoint<
  { params: { deliveryRegionId: string } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'GET /ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}',
  repeatable: true,
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Has a carrier deliver to a region. */
export const addDeliveryCarrier: ElevatedEndpoint<
  { body: { deliveryRegionId: string; deliveryCarrier: ProfileCarrierInput } },
  { deliveryProfile: DeliveryProfile }
> = { route: 'POST /ecom/v1/delivery-profiles/add-delivery-carrier', elevated: true, dates: createDeliveryProfileDates }

/** Updates what a carrier charges in a region. */
export const updateDeliveryCarrier: ElevatedEndpoint<
  { body: { deliveryRegionId: string; deliveryCarrier?: ProfileCarrierInput } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'PATCH /ecom/v1/delivery-profiles/update-delivery-carrier',
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Has a carrier deliver to a region no more. */
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
  { params: { deliveryProfileId: string }; body?: { appIds?: readonly string[] } },
  { results: readonly ListedDeliveryCarrier[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers', repeatable: true, elevated: true }

/** Lists the carriers that the store has: itself, and apps that tell rates. */
export const listInstalledDeliveryCarriers: ElevatedEndpoint<
  {},
  { installedDeliveryCarriers: readonly InstalledDeliveryCarrier[] }
> = { route: 'GET /ecom/v1/delivery-profiles/installed-carriers', repeatable: true, elevated: true }

/** Offers a row of a carrier’s settings, such as a shipping option, or does no more. */
export const setDeliveryCarrierActiveStatus: ElevatedEndpoint<
  { body: { carrierAppId: string; rowId: string; active: boolean } },
  {}
> = { route: 'POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status', elevated: true }

/** Older callers switch a row of a carrier’s settings on and off so. */
export const updateCarrierSettings: ElevatedEndpoint<
  { body: { carrierId: string; rowId: string; active: boolean } },
  {}
> = { route: 'POST /ecom/v1/delivery-profiles/update-carrier-settings', elevated: true }

/** Tells for each country whether the store delivers there or offers pickup only. */
export const getDeliveryDestinationProperties: ElevatedEndpoint<
  {},
  { restOfWorld?: DeliveryDestinationProperties; countries: readonly CountryDeliveryProperties[] }
> = { route: 'GET /ecom/v1/delivery-profiles/delivery-destination-properties', repeatable: true, elevated: true }

/** Sets an app’s extended fields of a delivery profile. */
export const updateDeliveryProfileExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData?: Record<string, unknown> } },
  { deliveryProfile: DeliveryProfile }
> = {
  route: 'POST /ecom/v1/delivery-profiles/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createDeliveryProfileDates,
}

/** Has products delivered by the rules of a delivery profile. */
export const setProductsDeliveryProfile: ElevatedEndpoint<
  { params: { deliveryProfileId: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /vitrine/v1/delivery-profiles/{deliveryProfileId}/products', repeatable: true, elevated: true }

/** Reads by which delivery profile a product is delivered. */
export const getProductDeliveryProfile: ElevatedEndpoint<
  { params: { productId: string } },
  { deliveryProfileId: string }
> = { route: 'GET /vitrine/v1/products/{productId}/delivery-profile', repeatable: true, elevated: true }
