// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/ribbons-v3.ts'
import type {
  BulkResult,
  BulkActionMetadata,
  CatalogRibbon,
  BulkRibbonResult,
  CatalogRibbonInput,
  RibbonUpdateInput,
  MaskedRibbonInput,
} from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const ribbonDates = { createdDate: true, updatedDate: true } as const

const createRibbonDates = { ribbon: ribbonDates } as const

const bulkCreateRibbonsDates = { results: { item: ribbonDates } } as const

/**
 * Creates a ribbon. Elevated.
 *
 * @example
 * const { id } = await owner.ribbonsV3.createRibbon({ name: 'New' })
 */
export const createRibbon = (
  send: ElevatedSend,
): ((ribbon: CatalogRibbonInput, call?: CallOptions) => Promise<CatalogRibbon>) =>
  bind(send, { route: 'POST /stores/v3/ribbons ribbon', elevated: true, dates: createRibbonDates }, 'ribbon')

/**
 * Returns a ribbon.
 *
 * @example
 * const { name } = await client.ribbonsV3.getRibbon(ribbon.id)
 */
export const getRibbon = (
  send: Send,
): ((
  ribbonId: string,
  options?: { fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[] },
  call?: CallOptions,
) => Promise<CatalogRibbon>) =>
  bind(
    send,
    { route: 'GET /stores/v3/ribbons/{ribbonId} ribbonId ...options', repeatable: true, dates: createRibbonDates },
    'ribbon',
  )

/**
 * Returns the ribbon with a name. Creates it if there is none. Elevated.
 *
 * @example
 * const { ribbon: found } = await owner.ribbonsV3.getOrCreateRibbon('New')
 */
export const getOrCreateRibbon = (
  send: ElevatedSend,
): ((
  ribbonName: string,
  options?: { fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[] },
  call?: CallOptions,
) => Promise<{ ribbon: CatalogRibbon }>) =>
  bind(send, {
    route: 'POST /stores/v3/ribbons/get-or-create ribbonName ...options',
    repeatable: true,
    elevated: true,
    dates: createRibbonDates,
  })

/**
 * Updates a ribbon. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = ribbon
 * await owner.ribbonsV3.updateRibbon(id, { revision, name: 'Hand-glazed' })
 */
export const updateRibbon = (
  send: ElevatedSend,
): ((
  id: string,
  ribbon: RibbonUpdateInput,
  options?: { fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[] },
  call?: CallOptions,
) => Promise<CatalogRibbon>) =>
  bind(
    send,
    { route: 'PATCH /stores/v3/ribbons/{id} id ribbon ...options', elevated: true, dates: createRibbonDates },
    'ribbon',
  )

/**
 * Deletes a ribbon. It disappears from its products. Elevated.
 *
 * @example
 * await owner.ribbonsV3.deleteRibbon(ribbon.id)
 */
export const deleteRibbon = (send: ElevatedSend): ((ribbonId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/ribbons/{ribbonId} ribbonId', elevated: true }, '')

/** Fields that ribbons can be filtered by. */
export interface RibbonFields {
  id: string
  name: string
  createdDate: Date
  updatedDate: Date
}

/** Fields that ribbons can be sorted by. */
export type RibbonSortField = 'name' | 'createdDate' | 'updatedDate'

/** A query builder for ribbons. */
export type RibbonQuery = CursorQuery<CatalogRibbon, RibbonFields, RibbonSortField>

/**
 * Lists ribbons that match a filter, sorted and paged. Without arguments, returns a query to build.
 *
 * @example
 * const { items } = await client.ribbonsV3.queryRibbons().startsWith('name', 'N').ascending('name').find()
 */
export const queryRibbons = (send: Send): CursorQueryCall<RibbonQuery, ResponseOf<typeof calls.queryRibbons>> =>
  cursorQueryCall(
    send,
    { route: 'POST /stores/v3/ribbons/query', repeatable: true, dates: { ribbons: ribbonDates } },
    'ribbons',
  )

/**
 * Counts ribbons, all or those that match a filter.
 *
 * @example
 * const { count } = await client.ribbonsV3.countRibbons({ filter: { name: { $startsWith: 'N' } } })
 */
export const countRibbons = (
  send: Send,
): ((options?: { filter?: unknown }, call?: CallOptions) => Promise<{ count: number }>) =>
  bind(send, { route: 'POST /stores/v3/ribbons/count ...options', repeatable: true })

/**
 * Creates up to 100 ribbons. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { results } = await owner.ribbonsV3.bulkCreateRibbons([{ name: 'Handmade' }], { returnEntity: true })
 */
export const bulkCreateRibbons = (
  send: ElevatedSend,
): ((
  ribbons: readonly CatalogRibbonInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkRibbonResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/ribbons/create ribbons ...options',
    elevated: true,
    dates: bulkCreateRibbonsDates,
  })

/**
 * Returns the ribbons with up to 100 names. Creates those that do not exist. Elevated.
 *
 * @example
 * const { results } = await owner.ribbonsV3.bulkGetOrCreateRibbons(['Handmade', 'New'])
 */
export const bulkGetOrCreateRibbons = (
  send: ElevatedSend,
): ((
  ribbonNames: readonly string[],
  options?: { fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[] },
  call?: CallOptions,
) => Promise<{ results: readonly BulkRibbonResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/ribbons/get-or-create ribbonNames ...options',
    repeatable: true,
    elevated: true,
    dates: bulkCreateRibbonsDates,
  })

/**
 * Updates up to 100 ribbons by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { id, revision } = ribbon
 * await owner.ribbonsV3.bulkUpdateRibbons([{ ribbon: { id, revision, name: 'Last pieces' } }])
 */
export const bulkUpdateRibbons = (
  send: ElevatedSend,
): ((
  ribbons: readonly MaskedRibbonInput[],
  options?: { returnEntity?: boolean; fields?: readonly 'ASSIGNED_PRODUCT_COUNT'[] },
  call?: CallOptions,
) => Promise<{ results: readonly BulkRibbonResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/ribbons/update ribbons ...options',
    elevated: true,
    dates: bulkCreateRibbonsDates,
  })

/**
 * Deletes up to 100 ribbons. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { bulkActionMetadata } = await owner.ribbonsV3.bulkDeleteRibbons([ribbon.id])
 */
export const bulkDeleteRibbons = (
  send: ElevatedSend,
): ((
  ribbonIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /stores/v3/bulk/ribbons/delete ribbonIds', elevated: true })
