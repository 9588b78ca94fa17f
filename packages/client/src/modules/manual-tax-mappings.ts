// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/manual-tax-mappings.ts'
import type { ManualTaxMapping, ManualTaxMappingInput } from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const manualTaxMappingDates = { createdDate: true, updatedDate: true } as const

const createManualTaxMappingDates = { manualTaxMapping: manualTaxMappingDates } as const

/**
 * Creates the tax rate of a group in a region. Elevated.
 *
 * @example
 * const pair = { taxGroupId: taxGroup.id, taxRegionId: taxRegion.id }
 * await owner.manualTaxMappings.createManualTaxMapping({ ...pair, taxRate: '0.19' })
 */
export const createManualTaxMapping = (
  send: ElevatedSend,
): ((manualTaxMapping: ManualTaxMappingInput, call?: CallOptions) => Promise<ManualTaxMapping>) =>
  bind(
    send,
    {
      route: 'POST /billing/v1/manual-tax-mappings manualTaxMapping',
      elevated: true,
      dates: createManualTaxMappingDates,
    },
    'manualTaxMapping',
  )

/**
 * Reads the tax rate of a group in a region. Elevated.
 *
 * @example
 * const { taxRate } = await owner.manualTaxMappings.getManualTaxMapping(manualTaxMapping.id)
 */
export const getManualTaxMapping = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<ManualTaxMapping>) =>
  bind(
    send,
    {
      route: 'GET /billing/v1/manual-tax-mappings/{id} id',
      repeatable: true,
      elevated: true,
      dates: createManualTaxMappingDates,
    },
    'manualTaxMapping',
  )

/** Fields that tax rates can be filtered and sorted by. */
export interface ManualTaxMappingFields {
  id: string
  taxGroupId: string
  taxRegionId: string
  createdDate: Date
  updatedDate: Date
}

/** A query for manual tax mappings that is being built. */
export type ManualTaxMappingQuery = CursorQuery<ManualTaxMapping, ManualTaxMappingFields, keyof ManualTaxMappingFields>

/**
 * Finds tax rates of groups in regions. Without arguments, returns a query to build. Elevated.
 *
 * @example
 * const query = owner.manualTaxMappings.queryManualTaxMappings().eq('taxRegionId', manualTaxMapping.taxRegionId)
 * const { items } = await query.find()
 */
export const queryManualTaxMappings = (
  send: ElevatedSend,
): CursorQueryCall<ManualTaxMappingQuery, ResponseOf<typeof calls.queryManualTaxMappings>> =>
  cursorQueryCall(
    send,
    {
      route: 'GET /billing/v1/manual-tax-mappings/query',
      repeatable: true,
      elevated: true,
      packed: pack,
      dates: { manualTaxMappings: manualTaxMappingDates },
    },
    'manualTaxMappings',
  )

/**
 * Updates the tax rate of a group in a region; needs its revision. Elevated.
 *
 * @example
 * const { id, revision } = manualTaxMapping
 * await owner.manualTaxMappings.updateManualTaxMapping(id, { revision, taxRate: '0.2' })
 */
export const updateManualTaxMapping = (
  send: ElevatedSend,
): ((id: string, manualTaxMapping: ManualTaxMappingInput, call?: CallOptions) => Promise<ManualTaxMapping>) =>
  bind(
    send,
    {
      route: 'PATCH /billing/v1/manual-tax-mappings/{id} id manualTaxMapping',
      elevated: true,
      dates: createManualTaxMappingDates,
    },
    'manualTaxMapping',
  )

/**
 * Deletes the tax rate of a group in a region. Elevated.
 *
 * @example
 * await owner.manualTaxMappings.deleteManualTaxMapping(manualTaxMapping.id)
 */
export const deleteManualTaxMapping = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /billing/v1/manual-tax-mappings/{id} id', elevated: true }, '')
