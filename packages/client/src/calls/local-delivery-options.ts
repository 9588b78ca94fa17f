// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  LocalDeliveryOption,
  LocalDeliveryOptionError,
  Search,
  LocalDeliveryOptionInput,
  LocalDeliveryOptionUpdateInput,
} from '../generated.ts'

const localDeliveryOptionDates = { createdDate: true, updatedDate: true } as const

const createLocalDeliveryOptionDates = { localDeliveryOption: localDeliveryOptionDates } as const

const queryLocalDeliveryOptionsDates = { localDeliveryOptions: localDeliveryOptionDates } as const

/** Creates a local delivery option: an area in which the store delivers orders itself. */
export const createLocalDeliveryOption: ElevatedEndpoint<
  { body: { localDeliveryOption: LocalDeliveryOptionInput } },
  { localDeliveryOption: LocalDeliveryOption }
> = { route: 'POST /v1/local-delivery-options', elevated: true, dates: createLocalDeliveryOptionDates }

/** Returns a local delivery option. */
export const getLocalDeliveryOption: ElevatedEndpoint<
  { params: { localDeliveryOptionId: string } },
  { localDeliveryOption: LocalDeliveryOption }
> = {
  route: 'GET /v1/local-delivery-options/{localDeliveryOptionId}',
  repeatable: true,
  elevated: true,
  dates: createLocalDeliveryOptionDates,
}

/** Updates a local delivery option. Fields that are not sent do not change. Requires its current revision. */
export const updateLocalDeliveryOption: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      localDeliveryOption: LocalDeliveryOptionInput
      /** Fields to remove. */
      unset?: readonly ('zipConfig' | 'radiusConfig' | 'customAreaConfig' | 'cityConfig' | 'scheduledDeliveryConfig')[]
    }
  },
  { localDeliveryOption: LocalDeliveryOption }
> = { route: 'PATCH /v1/local-delivery-options/{id}', elevated: true, dates: createLocalDeliveryOptionDates }

/** Deletes a local delivery option. */
export const deleteLocalDeliveryOption: ElevatedEndpoint<{ params: { localDeliveryOptionId: string } }, {}> = {
  route: 'DELETE /v1/local-delivery-options/{localDeliveryOptionId}',
  elevated: true,
}

/** Lists local delivery options that match a filter, sorted and paged. */
export const queryLocalDeliveryOptions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { localDeliveryOptions: readonly LocalDeliveryOption[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /v1/local-delivery-options/query',
  repeatable: true,
  elevated: true,
  dates: queryLocalDeliveryOptionsDates,
}

/** Lists the local delivery options of a region (legacy parameter name). */
export const listLocalDeliveryOptions: ElevatedEndpoint<
  {
    query: {
      /** ID of the delivery region. */
      externalId: string
    }
  },
  { localDeliveryOptions: readonly LocalDeliveryOption[] }
> = {
  route: 'GET /stores/v1/localDeliveryOptions',
  repeatable: true,
  elevated: true,
  dates: queryLocalDeliveryOptionsDates,
}

/** Adds a delivery region to a local delivery option. */
export const addLocalDeliveryOptionDeliveryRegion: ElevatedEndpoint<
  {
    body: {
      deliveryRegionId: string
      localDeliveryOptionId: string
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { localDeliveryOption: LocalDeliveryOption }
> = {
  route: 'POST /v1/local-delivery-options/add-delivery-region',
  repeatable: true,
  elevated: true,
  dates: createLocalDeliveryOptionDates,
}

/** Removes a delivery region from a local delivery option. */
export const removeLocalDeliveryOptionDeliveryRegion: ElevatedEndpoint<
  {
    body: {
      deliveryRegionId: string
      localDeliveryOptionId: string
      /** Revision number. Send the latest one when updating, so that no other change is overwritten. */
      revision?: string
    }
  },
  { localDeliveryOption: LocalDeliveryOption }
> = {
  route: 'POST /v1/local-delivery-options/remove-delivery-region',
  repeatable: true,
  elevated: true,
  dates: createLocalDeliveryOptionDates,
}

/** Creates up to 100 local delivery options. Those that cannot be created are returned in `errors`. */
export const bulkCreateLocalDeliveryOption: ElevatedEndpoint<
  { body: { localDeliveryOptions: readonly LocalDeliveryOptionInput[] } },
  { localDeliveryOptions: readonly LocalDeliveryOption[]; errors: readonly LocalDeliveryOptionError[] }
> = { route: 'POST /v1/bulk/local-delivery-options/create', elevated: true, dates: queryLocalDeliveryOptionsDates }

/** Updates up to 100 local delivery options, each by its ID and revision. */
export const bulkUpdateLocalDeliveryOption: ElevatedEndpoint<
  { body: { localDeliveryOptions: readonly LocalDeliveryOptionUpdateInput[] } },
  { localDeliveryOptions: readonly LocalDeliveryOption[]; errors: readonly LocalDeliveryOptionError[] }
> = { route: 'PATCH /v1/bulk/local-delivery-options/update', elevated: true, dates: queryLocalDeliveryOptionsDates }

/** Deletes up to 20 local delivery options. */
export const bulkDeleteLocalDeliveryOption: ElevatedEndpoint<{ query: { ids: readonly string[] } }, {}> = {
  route: 'DELETE /v1/bulk/local-delivery-options/delete',
  elevated: true,
}
