// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  ShippoConfiguration,
  Search,
  ShippoConfigurationInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const shippoConfigurationDates = { createdDate: true, updatedDate: true } as const

const createShippoConfigurationDates = { shippoConfiguration: shippoConfigurationDates } as const

/** Creates label settings: carrier services, package, fees and sender address. */
export const createShippoConfiguration: ElevatedEndpoint<
  { body: { shippoConfiguration: ShippoConfigurationInput; backupRate?: string } },
  { shippoConfiguration: ShippoConfiguration }
> = { route: 'POST /ecom/v1/shippo-configurations', elevated: true, dates: createShippoConfigurationDates }

/** Returns label settings. */
export const getShippoConfiguration: ElevatedEndpoint<
  { params: { id: string } },
  { shippoConfiguration: ShippoConfiguration }
> = {
  route: 'GET /ecom/v1/shippo-configurations/{id}',
  repeatable: true,
  elevated: true,
  dates: createShippoConfigurationDates,
}

/** Lists label settings that match a filter, sorted and paged. */
export const queryShippoConfigurations: ElevatedEndpoint<
  { body?: { query?: Search } },
  { shippoConfigurations: readonly ShippoConfiguration[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /ecom/v1/shippo-configurations/query',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: { shippoConfigurations: shippoConfigurationDates },
}

/** Updates label settings except regions. Fields that are not sent do not change. Requires the current revision. */
export const updateShippoConfiguration: ElevatedEndpoint<
  { params: { id: string }; body: { shippoConfiguration: ShippoConfigurationInput } },
  { shippoConfiguration: ShippoConfiguration }
> = { route: 'PATCH /ecom/v1/shippo-configurations/{id}', elevated: true, dates: createShippoConfigurationDates }

/** Deletes label settings. */
export const deleteShippoConfiguration: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/shippo-configurations/{id}',
  elevated: true,
}

/** Adds a delivery region to label settings. */
export const addShippoDeliveryRegion: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      deliveryRegionId: string
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { shippoConfiguration: ShippoConfiguration }
> = {
  route: 'POST /ecom/v1/shippo-configurations/{id}/delivery-regions',
  repeatable: true,
  elevated: true,
  dates: createShippoConfigurationDates,
}

/** Removes a delivery region from label settings. */
export const removeShippoDeliveryRegion: ElevatedEndpoint<
  {
    params: { id: string; deliveryRegionId: string }
    query?: {
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { shippoConfiguration: ShippoConfiguration }
> = {
  route: 'DELETE /ecom/v1/shippo-configurations/{id}/delivery-regions/{deliveryRegionId}',
  repeatable: true,
  elevated: true,
  dates: createShippoConfigurationDates,
}

/** Updates an app’s extended fields of label settings. */
export const updateShippoExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData?: Record<string, unknown> } },
  { shippoConfiguration: ShippoConfiguration }
> = {
  route: 'POST /ecom/v1/shippo-configurations/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createShippoConfigurationDates,
}
