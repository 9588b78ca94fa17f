/** Things that are taxed alike, as the store owner groups them. Elevated. */
import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { TaxGroup, TaxGroupInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What tax groups can be found and sorted by. */
export interface TaxGroupFields {
  id: string
  name: string
  createdDate: Date
  updatedDate: Date
}
/** A query for them in the making. */
export type TaxGroupQuery = CursorQuery<TaxGroup, TaxGroupFields, keyof TaxGroupFields>

/**
 * Adds a tax group.
 *
 * @example
 * const { id } = await owner.taxGroups.createTaxGroup({ name: 'Books' })
 */
export const createTaxGroup = (
  send: ElevatedSend,
): ((taxGroup: TaxGroupInput, call?: CallOptions) => Promise<TaxGroup>) =>
  bind(send, calls.createTaxGroup, 'taxGroup', 'taxGroup')

/**
 * Reads a tax group.
 *
 * @example
 * const { name } = await owner.taxGroups.getTaxGroup(taxGroup.id)
 */
export const getTaxGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<TaxGroup>) =>
  bind(send, calls.getTaxGroup, 'id', 'taxGroup')

/**
 * Finds tax groups: without arguments a query to build, with one the answer to it.
 *
 * @example
 * const { items } = await owner.taxGroups.queryTaxGroups().startsWith('name', 'B').find()
 */
export const queryTaxGroups = (
  send: ElevatedSend,
): CursorQueryCall<TaxGroupQuery, ResponseOf<typeof calls.queryTaxGroups>> =>
  cursorQueryCall(send, calls.queryTaxGroups, 'taxGroups')

/**
 * Changes the fields that are given; `revision` is the one that was read.
 *
 * @example
 * const { revision } = taxGroup
 * await owner.taxGroups.updateTaxGroup(taxGroup.id, { revision, name: 'Printed matter' })
 */
export const updateTaxGroup = (
  send: ElevatedSend,
): ((id: string, taxGroup: TaxGroupInput, call?: CallOptions) => Promise<TaxGroup>) =>
  bind(send, calls.updateTaxGroup, 'id taxGroup', 'taxGroup')

/**
 * Takes a tax group away, with its rates.
 *
 * @example
 * await owner.taxGroups.deleteTaxGroup(taxGroup.id)
 */
export const deleteTaxGroup = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteTaxGroup, 'id', '')

/**
 * Reads the group of delivery and of every product that is in no other.
 *
 * @example
 * const { taxGroups } = await owner.taxGroups.listDefaultTaxGroups()
 */
export const listDefaultTaxGroups = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ taxGroups: readonly TaxGroup[] }>) => bind(send, calls.listDefaultTaxGroups, '')

/**
 * Taxes products as a group from now on; each is in one group.
 *
 * @example
 * await owner.taxGroups.setProductsTaxGroup(taxGroup.id, [product.id])
 */
export const setProductsTaxGroup = (
  send: ElevatedSend,
): ((id: string, productIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(send, calls.setProductsTaxGroup, 'id productIds', '')

/**
 * Reads as which group a product is taxed.
 *
 * @example
 * const { name } = await owner.taxGroups.getProductTaxGroup(product.id)
 */
export const getProductTaxGroup = (
  send: ElevatedSend,
): ((productId: string, call?: CallOptions) => Promise<TaxGroup>) =>
  bind(send, calls.getProductTaxGroup, 'id', 'taxGroup')
