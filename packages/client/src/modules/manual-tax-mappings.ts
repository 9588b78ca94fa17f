/** How much tax each group pays in each region. Elevated. */
import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { ManualTaxMapping, ManualTaxMappingInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What rates of groups in regions can be found and sorted by. */
export interface ManualTaxMappingFields {
  id: string
  taxGroupId: string
  taxRegionId: string
  createdDate: Date
  updatedDate: Date
}
/** A query for them in the making. */
export type ManualTaxMappingQuery = CursorQuery<ManualTaxMapping, ManualTaxMappingFields, keyof ManualTaxMappingFields>

/**
 * Adds what a group pays in a region.
 *
 * @example
 * const pair = { taxGroupId: taxGroup.id, taxRegionId: taxRegion.id }
 * await owner.manualTaxMappings.createManualTaxMapping({ ...pair, taxRate: '0.19' })
 */
export const createManualTaxMapping = (
  send: ElevatedSend,
): ((manualTaxMapping: ManualTaxMappingInput, call?: CallOptions) => Promise<ManualTaxMapping>) =>
  bind(send, calls.createManualTaxMapping, 'manualTaxMapping', 'manualTaxMapping')

/**
 * Reads what a group pays in a region.
 *
 * @example
 * const { taxRate } = await owner.manualTaxMappings.getManualTaxMapping(manualTaxMapping.id)
 */
export const getManualTaxMapping = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<ManualTaxMapping>) =>
  bind(send, calls.getManualTaxMapping, 'id', 'manualTaxMapping')

/**
 * Finds rates of groups in regions: without arguments a query to build, with one the answer to it.
 *
 * @example
 * const query = owner.manualTaxMappings.queryManualTaxMappings().eq('taxRegionId', manualTaxMapping.taxRegionId)
 * const { items } = await query.find()
 */
export const queryManualTaxMappings = (
  send: ElevatedSend,
): CursorQueryCall<ManualTaxMappingQuery, ResponseOf<typeof calls.queryManualTaxMappings>> =>
  cursorQueryCall(send, calls.queryManualTaxMappings, 'manualTaxMappings')

/**
 * Changes the fields that are given; `revision` is the one that was read.
 *
 * @example
 * const { id, revision } = manualTaxMapping
 * await owner.manualTaxMappings.updateManualTaxMapping(id, { revision, taxRate: '0.2' })
 */
export const updateManualTaxMapping = (
  send: ElevatedSend,
): ((id: string, manualTaxMapping: ManualTaxMappingInput, call?: CallOptions) => Promise<ManualTaxMapping>) =>
  bind(send, calls.updateManualTaxMapping, 'id manualTaxMapping', 'manualTaxMapping')

/**
 * Takes what a group pays in a region away.
 *
 * @example
 * await owner.manualTaxMappings.deleteManualTaxMapping(manualTaxMapping.id)
 */
export const deleteManualTaxMapping = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteManualTaxMapping, 'id', '')
