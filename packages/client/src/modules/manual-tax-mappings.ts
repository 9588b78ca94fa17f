// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/manual-tax-mappings.ts'
import type {
  BulkActionMetadata,
  CursorMetadata,
  ManualTaxMapping,
  BulkManualTaxMappingResult,
  ManualTaxMappingInput,
  AssignOverride,
  UnassignOverride,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const manualTaxMappingDates = { createdDate: true, updatedDate: true } as const

const createManualTaxMappingDates = { manualTaxMapping: manualTaxMappingDates } as const

const queryManualTaxMappingsDates = { manualTaxMappings: manualTaxMappingDates } as const

const bulkCreateManualTaxMappingsDates = { results: { item: manualTaxMappingDates } } as const

/**
 * Creates the tax rate of a tax group in a tax region. Elevated.
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
 * Returns the tax rate of a tax group in a tax region. Elevated.
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
  taxRate: string
  taxName: string
  taxType: string
  jurisdiction: string
  jurisdictionType: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  description: string
  createdDate: Date
  updatedDate: Date
}

/** A query builder for manual tax mappings. */
export type ManualTaxMappingQuery = CursorQuery<ManualTaxMapping, ManualTaxMappingFields, keyof ManualTaxMappingFields>

/**
 * Lists tax rates that match a filter, sorted and paged. Without arguments, returns a query to build. Elevated.
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
      dates: queryManualTaxMappingsDates,
    },
    'manualTaxMappings',
  )

/**
 * Updates the tax rate of a tax group in a tax region. Requires its current revision. Elevated.
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
 * Deletes the tax rate of a tax group in a tax region. Elevated.
 *
 * @example
 * await owner.manualTaxMappings.deleteManualTaxMapping(manualTaxMapping.id)
 */
export const deleteManualTaxMapping = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /billing/v1/manual-tax-mappings/{id} id', elevated: true }, '')

/**
 * Lists the first 100 tax rates. Elevated.
 *
 * @example
 * const { manualTaxMappings } = await owner.manualTaxMappings.listManualTaxMappings()
 */
export const listManualTaxMappings = (
  send: ElevatedSend,
): ((
  call?: CallOptions,
) => Promise<{ manualTaxMappings: readonly ManualTaxMapping[]; pagingMetadata: CursorMetadata }>) =>
  bind(send, {
    route: 'GET /billing/v1/manual-tax-mappings',
    repeatable: true,
    elevated: true,
    dates: queryManualTaxMappingsDates,
  })

/**
 * Creates up to 100 tax rates. Each creation succeeds or fails independently. Elevated.
 *
 * @example
 * const rate = { taxGroupId: taxGroup.id, taxRegionId: taxRegion.id, taxRate: '0.04', taxName: 'State' }
 * const { results } = await owner.manualTaxMappings.bulkCreateManualTaxMappings([rate])
 */
export const bulkCreateManualTaxMappings = (
  send: ElevatedSend,
): ((
  manualTaxMappings: readonly ManualTaxMappingInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkManualTaxMappingResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/bulk/manual-tax-mappings/create manualTaxMappings ...options',
    elevated: true,
    dates: bulkCreateManualTaxMappingsDates,
  })

/**
 * Sets reduced rates of tax-exempt groups for up to 100 tax rates. Each succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const exemptGroupOverrides = [{ exemptGroupId: taxExemptGroup.id, rate: '0.05' }]
 * const assignOverrides = [{ manualTaxMappingId: manualTaxMapping.id, exemptGroupOverrides }]
 * const { results } = await owner.manualTaxMappings.bulkAssignExemptOverrides({ assignOverrides })
 */
export const bulkAssignExemptOverrides = (
  send: ElevatedSend,
): ((
  options: { assignOverrides: readonly AssignOverride[]; returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkManualTaxMappingResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides ...options',
    repeatable: true,
    elevated: true,
    dates: bulkCreateManualTaxMappingsDates,
  })

/**
 * Removes reduced rates of tax-exempt groups from up to 100 tax rates. Each succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const exemptGroupIds = [taxExemptGroup.id]
 * const overrides = [{ manualTaxMappingId: manualTaxMapping.id, exemptGroupIds }]
 * const { results } = await owner.manualTaxMappings.bulkUnassignExemptOverrides(overrides)
 */
export const bulkUnassignExemptOverrides = (
  send: ElevatedSend,
): ((
  unassignOverrides: readonly UnassignOverride[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkManualTaxMappingResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides unassignOverrides ...options',
    repeatable: true,
    elevated: true,
    dates: bulkCreateManualTaxMappingsDates,
  })

/**
 * Updates an app's extended fields of a tax rate. Fields that are not sent do not change. Elevated.
 *
 * @example
 * const options = { namespaceData: { source: 'import' } }
 * await owner.manualTaxMappings.updateExtendedFields(manualTaxMapping.id, '@acme', options)
 */
export const updateExtendedFields = (
  send: ElevatedSend,
): ((
  id: string,
  namespace: string,
  options: { namespaceData: Record<string, unknown> },
  call?: CallOptions,
) => Promise<{ manualTaxMapping: ManualTaxMapping }>) =>
  bind(send, {
    route: 'POST /billing/v1/manual-tax-mappings/{id}/update-extended-fields id namespace ...options',
    repeatable: true,
    elevated: true,
    dates: createManualTaxMappingDates,
  })
