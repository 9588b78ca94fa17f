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

/** Keeps how parcels are to be labelled with a carrier outside; no carrier is asked yet. */
export const createShippoConfiguration: ElevatedEndpoint<
  { body: { shippoConfiguration: ShippoConfigurationInput; backupRate?: string } },
  { shippoConfiguration: ShippoConfiguration }
> = { route: 'POST /ecom/v1/shippo-configurations', elevated: true, dates: createShippoConfigurationDates }

/** Reads how parcels are to be labelled. */
export const getShippoConfiguration: ElevatedEndpoint<
  { params: { id: string } },
  { shippoConfiguration: ShippoConfiguration }
> = {
  route: 'GET /ecom/v1/shippo-configurations/{id}',
  repeatable: true,
  elevated: true,
  dates: createShippoConfigurationDates,
}

/** Finds settings of labels. */
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

/** Changes the fields that are sent, with the revision that was read; regions have calls of their own. */
export const updateShippoConfiguration: ElevatedEndpoint<
  { params: { id: string }; body: { shippoConfiguration: ShippoConfigurationInput } },
  { shippoConfiguration: ShippoConfiguration }
> = { route: 'PATCH /ecom/v1/shippo-configurations/{id}', elevated: true, dates: createShippoConfigurationDates }

/** Takes settings of labels away. */
export const deleteShippoConfiguration: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /ecom/v1/shippo-configurations/{id}',
  elevated: true,
}

/** Lets settings of labels hold in one more region. */
export const addShippoDeliveryRegion: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      deliveryRegionId: string
      /** Rises with each change; a change sends the one it read. */
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

/** Lets settings of labels hold in a region no more. */
export const removeShippoDeliveryRegion: ElevatedEndpoint<
  {
    params: { id: string; deliveryRegionId: string }
    query?: {
      /** Rises with each change; a change sends the one it read. */
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

/** Sets the fields that an app keeps on settings of labels. */
export const updateShippoExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData?: Record<string, unknown> } },
  { shippoConfiguration: ShippoConfiguration }
> = {
  route: 'POST /ecom/v1/shippo-configurations/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createShippoConfigurationDates,
}
