// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/local-delivery-options.ts'
import type { LocalDeliveryOption, LocalDeliveryOptionInput, LocalDeliveryOptionUpdateInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const localDeliveryOptionDates = { createdDate: true, updatedDate: true } as const

const createLocalDeliveryOptionDates = { localDeliveryOption: localDeliveryOptionDates } as const

const queryLocalDeliveryOptionsDates = { localDeliveryOptions: localDeliveryOptionDates } as const

/**
 * Creates a local delivery option: an area in which the store delivers orders itself. Elevated.
 *
 * @example
 * const rates = [{ amount: '3.00', conditions: [] }]
 * const around = { areaName: 'Around us', zipConfig: { zipCodes: ['101*'] }, rates }
 * const { id } = await owner.localDeliveryOptions.createLocalDeliveryOption(around)
 */
export const createLocalDeliveryOption = (
  send: ElevatedSend,
): ((localDeliveryOption: LocalDeliveryOptionInput, call?: CallOptions) => Promise<LocalDeliveryOption>) =>
  bind(
    send,
    {
      route: 'POST /v1/local-delivery-options localDeliveryOption',
      elevated: true,
      dates: createLocalDeliveryOptionDates,
    },
    'localDeliveryOption',
  )

/**
 * Returns a local delivery option. Elevated.
 *
 * @example
 * const { areaName } = await owner.localDeliveryOptions.getLocalDeliveryOption(localDelivery.id)
 */
export const getLocalDeliveryOption = (
  send: ElevatedSend,
): ((localDeliveryOptionId: string, call?: CallOptions) => Promise<LocalDeliveryOption>) =>
  bind(
    send,
    {
      route: 'GET /v1/local-delivery-options/{localDeliveryOptionId} localDeliveryOptionId',
      repeatable: true,
      elevated: true,
      dates: createLocalDeliveryOptionDates,
    },
    'localDeliveryOption',
  )

/**
 * Updates a local delivery option. Fields that are not sent do not change. Requires its current revision.
 * Elevated.
 *
 * @example
 * const { id, revision } = localDelivery
 * await owner.localDeliveryOptions.updateLocalDeliveryOption(id, { revision, areaName: 'Downtown' })
 */
export const updateLocalDeliveryOption = (
  send: ElevatedSend,
): ((
  id: string,
  localDeliveryOption: LocalDeliveryOptionInput,
  options?: Omit<BodyOf<typeof calls.updateLocalDeliveryOption>, 'localDeliveryOption'>,
  call?: CallOptions,
) => Promise<LocalDeliveryOption>) =>
  bind(
    send,
    {
      route: 'PATCH /v1/local-delivery-options/{id} id localDeliveryOption ...options',
      elevated: true,
      dates: createLocalDeliveryOptionDates,
    },
    'localDeliveryOption',
  )

/**
 * Deletes a local delivery option. Elevated.
 *
 * @example
 * await owner.localDeliveryOptions.deleteLocalDeliveryOption(localDelivery.id)
 */
export const deleteLocalDeliveryOption = (
  send: ElevatedSend,
): ((localDeliveryOptionId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /v1/local-delivery-options/{localDeliveryOptionId} localDeliveryOptionId', elevated: true },
    '',
  )

/** Fields that local delivery options can be filtered by. */
export interface LocalDeliveryOptionFields {
  id: string
  areaName: string
  estimatedDeliveryTime: string
  deliveryRegionIds: readonly string[]
}

/** A query builder for local delivery options. */
export type LocalDeliveryOptionQuery = CursorQuery<
  LocalDeliveryOption,
  LocalDeliveryOptionFields,
  keyof LocalDeliveryOptionFields
>

/**
 * Lists local delivery options that match a filter, sorted and paged. Without arguments, returns a query to
 * build. Elevated.
 *
 * @example
 * const { items } = await owner.localDeliveryOptions.queryLocalDeliveryOptions().eq('areaName', 'Downtown').find()
 */
export const queryLocalDeliveryOptions = (
  send: ElevatedSend,
): CursorQueryCall<LocalDeliveryOptionQuery, ResponseOf<typeof calls.queryLocalDeliveryOptions>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /v1/local-delivery-options/query',
      repeatable: true,
      elevated: true,
      dates: queryLocalDeliveryOptionsDates,
    },
    'localDeliveryOptions',
  )

/**
 * Lists the local delivery options of a region (legacy parameter name). Elevated.
 *
 * @example
 * const { localDeliveryOptions } = await owner.localDeliveryOptions.listLocalDeliveryOptions(region.id)
 */
export const listLocalDeliveryOptions = (
  send: ElevatedSend,
): ((externalId: string, call?: CallOptions) => Promise<{ localDeliveryOptions: readonly LocalDeliveryOption[] }>) =>
  bind(send, {
    route: 'GET /stores/v1/localDeliveryOptions externalId',
    repeatable: true,
    elevated: true,
    dates: queryLocalDeliveryOptionsDates,
  })

/**
 * Adds a delivery region to a local delivery option. Elevated.
 *
 * @example
 * const localDeliveryOptionId = localDelivery.id
 * await owner.localDeliveryOptions.addDeliveryRegion(region.id, { localDeliveryOptionId })
 */
export const addDeliveryRegion = (
  send: ElevatedSend,
): ((
  deliveryRegionId: string,
  options: { localDeliveryOptionId: string; revision?: string },
  call?: CallOptions,
) => Promise<{ localDeliveryOption: LocalDeliveryOption }>) =>
  bind(send, {
    route: 'POST /v1/local-delivery-options/add-delivery-region deliveryRegionId ...options',
    repeatable: true,
    elevated: true,
    dates: createLocalDeliveryOptionDates,
  })

/**
 * Removes a delivery region from a local delivery option. Elevated.
 *
 * @example
 * const localDeliveryOptionId = localDelivery.id
 * await owner.localDeliveryOptions.removeDeliveryRegion(region.id, { localDeliveryOptionId })
 */
export const removeDeliveryRegion = (
  send: ElevatedSend,
): ((
  deliveryRegionId: string,
  options: { localDeliveryOptionId: string; revision?: string },
  call?: CallOptions,
) => Promise<{ localDeliveryOption: LocalDeliveryOption }>) =>
  bind(send, {
    route: 'POST /v1/local-delivery-options/remove-delivery-region deliveryRegionId ...options',
    repeatable: true,
    elevated: true,
    dates: createLocalDeliveryOptionDates,
  })

/**
 * Creates up to 100 local delivery options. Those that cannot be created are returned in `errors`. Elevated.
 *
 * @example
 * const area = { areaName: 'North', zipConfig: { zipCodes: ['13*'] } }
 * const { errors } = await owner.localDeliveryOptions.bulkCreateLocalDeliveryOption([area])
 */
export const bulkCreateLocalDeliveryOption = (
  send: ElevatedSend,
): ((
  localDeliveryOptions: readonly LocalDeliveryOptionInput[],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkCreateLocalDeliveryOption>>) =>
  bind(send, {
    route: 'POST /v1/bulk/local-delivery-options/create localDeliveryOptions',
    elevated: true,
    dates: queryLocalDeliveryOptionsDates,
  })

/**
 * Updates up to 100 local delivery options, each by its ID and revision. Elevated.
 *
 * @example
 * const { id, revision } = localDelivery
 * await owner.localDeliveryOptions.bulkUpdateLocalDeliveryOption([{ id, revision, active: false }])
 */
export const bulkUpdateLocalDeliveryOption = (
  send: ElevatedSend,
): ((
  localDeliveryOptions: readonly LocalDeliveryOptionUpdateInput[],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkUpdateLocalDeliveryOption>>) =>
  bind(send, {
    route: 'PATCH /v1/bulk/local-delivery-options/update localDeliveryOptions',
    elevated: true,
    dates: queryLocalDeliveryOptionsDates,
  })

/**
 * Deletes up to 20 local delivery options. Elevated.
 *
 * @example
 * await owner.localDeliveryOptions.bulkDeleteLocalDeliveryOption([localDelivery.id])
 */
export const bulkDeleteLocalDeliveryOption = (
  send: ElevatedSend,
): ((ids: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /v1/bulk/local-delivery-options/delete ids', elevated: true }, '')
