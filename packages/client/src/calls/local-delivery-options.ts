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

/** Creates a local delivery: an area in which the store brings orders itself. */
export const createLocalDeliveryOption: ElevatedEndpoint<
  { body: { localDeliveryOption: LocalDeliveryOptionInput } },
  { localDeliveryOption: LocalDeliveryOption }
> = { route: 'POST /v1/local-delivery-options', elevated: true, dates: createLocalDeliveryOptionDates }

/** Reads a local delivery. */
export const getLocalDeliveryOption: ElevatedEndpoint<
  { params: { localDeliveryOptionId: string } },
  { localDeliveryOption: LocalDeliveryOption }
> = {
  route: 'GET /v1/local-delivery-options/{localDeliveryOptionId}',
  repeatable: true,
  elevated: true,
  dates: createLocalDeliveryOptionDates,
}

/** Updates the fields of a local delivery that are sent; needs its revision. `unset` removes others. */
export const updateLocalDeliveryOption: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      localDeliveryOption: LocalDeliveryOptionInput
      unset?: readonly ('zipConfig' | 'radiusConfig' | 'customAreaConfig' | 'cityConfig' | 'scheduledDeliveryConfig')[]
    }
  },
  { localDeliveryOption: LocalDeliveryOption }
> = { route: 'PATCH /v1/local-delivery-options/{id}', elevated: true, dates: createLocalDeliveryOptionDates }

/** Deletes a local delivery. */
export const deleteLocalDeliveryOption: ElevatedEndpoint<{ params: { localDeliveryOptionId: string } }, {}> = {
  route: 'DELETE /v1/local-delivery-options/{localDeliveryOptionId}',
  elevated: true,
}

/** Finds local deliveries. */
export const queryLocalDeliveryOptions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { localDeliveryOptions: readonly LocalDeliveryOption[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /v1/local-delivery-options/query',
  repeatable: true,
  elevated: true,
  dates: queryLocalDeliveryOptionsDates,
}

/** Lists the local deliveries of a region; older callers name the region so. */
export const listLocalDeliveryOptions: ElevatedEndpoint<
  { query: { externalId: string } },
  { localDeliveryOptions: readonly LocalDeliveryOption[] }
> = {
  route: 'GET /stores/v1/localDeliveryOptions',
  repeatable: true,
  elevated: true,
  dates: queryLocalDeliveryOptionsDates,
}

/** Offers a local delivery in another region. */
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

/** Removes a region from a local delivery. */
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

/** Creates local deliveries; those that cannot be are told with the reason. */
export const bulkCreateLocalDeliveryOption: ElevatedEndpoint<
  { body: { localDeliveryOptions: readonly LocalDeliveryOptionInput[] } },
  { localDeliveryOptions: readonly LocalDeliveryOption[]; errors: readonly LocalDeliveryOptionError[] }
> = { route: 'POST /v1/bulk/local-delivery-options/create', elevated: true, dates: queryLocalDeliveryOptionsDates }

/** Updates local deliveries, each by its ID and revision. */
export const bulkUpdateLocalDeliveryOption: ElevatedEndpoint<
  { body: { localDeliveryOptions: readonly LocalDeliveryOptionUpdateInput[] } },
  { localDeliveryOptions: readonly LocalDeliveryOption[]; errors: readonly LocalDeliveryOptionError[] }
> = { route: 'PATCH /v1/bulk/local-delivery-options/update', elevated: true, dates: queryLocalDeliveryOptionsDates }

/** Deletes local deliveries. */
export const bulkDeleteLocalDeliveryOption: ElevatedEndpoint<{ query: { ids: readonly string[] } }, {}> = {
  route: 'DELETE /v1/bulk/local-delivery-options/delete',
  elevated: true,
}
