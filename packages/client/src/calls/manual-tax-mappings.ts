// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, CursorMetadata, ManualTaxMapping, Search, ManualTaxMappingInput } from '../generated.ts'
import { pack } from '../pack.ts'

const manualTaxMappingDates = { createdDate: true, updatedDate: true } as const

const createManualTaxMappingDates = { manualTaxMapping: manualTaxMappingDates } as const

/** Creates the tax rate of a group in a region. */
export const createManualTaxMapping: ElevatedEndpoint<
  { body: { manualTaxMapping: ManualTaxMappingInput } },
  { manualTaxMapping: ManualTaxMapping }
> = { route: 'POST /billing/v1/manual-tax-mappings', elevated: true, dates: createManualTaxMappingDates }

/** Reads the tax rate of a group in a region. */
export const getManualTaxMapping: ElevatedEndpoint<{ params: { id: string } }, { manualTaxMapping: ManualTaxMapping }> =
  {
    route: 'GET /billing/v1/manual-tax-mappings/{id}',
    repeatable: true,
    elevated: true,
    dates: createManualTaxMappingDates,
  }

/** Finds tax rates of groups in regions. */
export const queryManualTaxMappings: ElevatedEndpoint<
  { body?: { query?: Search } },
  { manualTaxMappings: readonly ManualTaxMapping[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /billing/v1/manual-tax-mappings/query',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: { manualTaxMappings: manualTaxMappingDates },
}

/** Updates the tax rate of a group in a region; needs its revision. */
export const updateManualTaxMapping: ElevatedEndpoint<
  { params: { id: string }; body: { manualTaxMapping: ManualTaxMappingInput } },
  { manualTaxMapping: ManualTaxMapping }
> = { route: 'PATCH /billing/v1/manual-tax-mappings/{id}', elevated: true, dates: createManualTaxMappingDates }

/** Deletes the tax rate of a group in a region. */
export const deleteManualTaxMapping: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/manual-tax-mappings/{id}',
  elevated: true,
}
