/** Where the store collects tax, as its owner decides. Elevated. */
import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { TaxRegion, TaxRegionInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What tax regions can be found and sorted by. */
export interface TaxRegionFields {
  id: string
  country: string
  subdivision: string
  createdDate: Date
  updatedDate: Date
}
/** A query for them in the making. */
export type TaxRegionQuery = CursorQuery<TaxRegion, TaxRegionFields, keyof TaxRegionFields>

/**
 * Adds a tax region.
 *
 * @example
 * const { id } = await owner.taxRegions.createTaxRegion({ country: 'CA', subdivision: 'ON' })
 */
export const createTaxRegion = (
  send: ElevatedSend,
): ((taxRegion: TaxRegionInput, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(send, calls.createTaxRegion, 'taxRegion', 'taxRegion')

/**
 * Reads a tax region.
 *
 * @example
 * const { country } = await owner.taxRegions.getTaxRegion(taxRegion.id)
 */
export const getTaxRegion = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(send, calls.getTaxRegion, 'id', 'taxRegion')

/**
 * Finds tax regions: without arguments a query to build, with one the answer to it.
 *
 * @example
 * const { items } = await owner.taxRegions.queryTaxRegions().eq('country', 'US').find()
 */
export const queryTaxRegions = (
  send: ElevatedSend,
): CursorQueryCall<TaxRegionQuery, ResponseOf<typeof calls.queryTaxRegions>> =>
  cursorQueryCall(send, calls.queryTaxRegions, 'taxRegions')

/**
 * Changes the fields that are given; `revision` is the one that was read.
 *
 * @example
 * const { revision } = taxRegion
 * await owner.taxRegions.updateTaxRegion(taxRegion.id, { revision, taxIncludedInPrice: true })
 */
export const updateTaxRegion = (
  send: ElevatedSend,
): ((id: string, taxRegion: TaxRegionInput, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(send, calls.updateTaxRegion, 'id taxRegion', 'taxRegion')

/**
 * Takes a tax region away, with its rates.
 *
 * @example
 * await owner.taxRegions.deleteTaxRegion(taxRegion.id)
 */
export const deleteTaxRegion = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteTaxRegion, 'id', '')
