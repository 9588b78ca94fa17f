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
export type TaxRegionQuery = CursorQuery<TaxRegion, TaxRegionFields, keyof TaxRegionFields>

/** Adds a tax region. */
export const createTaxRegion = (
  send: ElevatedSend,
): ((taxRegion: TaxRegionInput, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(send, calls.createTaxRegion, 'taxRegion', 'taxRegion')

/** Reads a tax region. */
export const getTaxRegion = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(send, calls.getTaxRegion, 'id', 'taxRegion')

/** Finds tax regions: without arguments a query to build, with one the answer to it. */
export const queryTaxRegions = (
  send: ElevatedSend,
): CursorQueryCall<TaxRegionQuery, ResponseOf<typeof calls.queryTaxRegions>> =>
  cursorQueryCall(send, calls.queryTaxRegions, 'taxRegions')

/** Changes the fields that are given; `revision` is the one that was read. */
export const updateTaxRegion = (
  send: ElevatedSend,
): ((id: string, taxRegion: TaxRegionInput, call?: CallOptions) => Promise<TaxRegion>) =>
  bind(send, calls.updateTaxRegion, 'id taxRegion', 'taxRegion')

/** Takes a tax region away, with its rates. */
export const deleteTaxRegion = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteTaxRegion, 'id', '')
