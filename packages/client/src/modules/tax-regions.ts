// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/tax-regions.ts'
import type { BulkActionMetadata, TaxRegion, BulkTaxRegionResult, TaxRegionInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const taxRegionDates = { createdDate: true, updatedDate: true } as const

const createTaxRegionDates = { taxRegion: taxRegionDates } as const

/**
 * Creates a tax region: a country or subdivision where the store collects tax. Elevated.
 *
 * @example
 * const { id } = await owner.taxRegions.createTaxRegion({ country: 'CA', subdivision: 'ON' })
 */
export const createTaxRegion = (
  send: ElevatedSend,
): ((taxRegion: TaxRegionInput, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(
    send,
    { route: 'POST /billing/v1/tax-regions taxRegion', elevated: true, dates: createTaxRegionDates },
    'taxRegion',
  )

/**
 * Returns a tax region. Elevated.
 *
 * @example
 * const { country } = await owner.taxRegions.getTaxRegion(taxRegion.id)
 */
export const getTaxRegion = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(
    send,
    { route: 'GET /billing/v1/tax-regions/{id} id', repeatable: true, elevated: true, dates: createTaxRegionDates },
    'taxRegion',
  )

/** Fields that tax regions can be filtered and sorted by. */
export interface TaxRegionFields {
  id: string
  country: string
  subdivision: string
  appId: string
  createdDate: Date
  updatedDate: Date
}

/** A query builder for tax regions. */
export type TaxRegionQuery = CursorQuery<TaxRegion, TaxRegionFields, keyof TaxRegionFields>

/**
 * Lists tax regions that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const { items } = await owner.taxRegions.queryTaxRegions().eq('country', 'US').find()
 */
export const queryTaxRegions = (
  send: ElevatedSend,
): CursorQueryCall<TaxRegionQuery, ResponseOf<typeof calls.queryTaxRegions>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /billing/v1/tax-regions/query',
      repeatable: true,
      elevated: true,
      dates: { taxRegions: taxRegionDates },
    },
    'taxRegions',
  )

/**
 * Updates a tax region. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = taxRegion
 * await owner.taxRegions.updateTaxRegion(taxRegion.id, { revision, taxIncludedInPrice: true })
 */
export const updateTaxRegion = (
  send: ElevatedSend,
): ((id: string, taxRegion: TaxRegionInput, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(
    send,
    { route: 'PATCH /billing/v1/tax-regions/{id} id taxRegion', elevated: true, dates: createTaxRegionDates },
    'taxRegion',
  )

/**
 * Deletes a tax region with its rates. Elevated.
 *
 * @example
 * await owner.taxRegions.deleteTaxRegion(taxRegion.id)
 */
export const deleteTaxRegion = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /billing/v1/tax-regions/{id} id', elevated: true }, '')

/**
 * Creates up to 100 tax regions. Each creation succeeds or fails independently. Elevated.
 *
 * @example
 * const { results } = await owner.taxRegions.bulkCreateTaxRegion([{ country: 'IE' }, { country: 'PT' }])
 */
export const bulkCreateTaxRegion = (
  send: ElevatedSend,
): ((
  taxRegions: readonly TaxRegionInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkTaxRegionResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/tax-regions/create taxRegions ...options',
    elevated: true,
    dates: { results: { item: taxRegionDates } },
  })
