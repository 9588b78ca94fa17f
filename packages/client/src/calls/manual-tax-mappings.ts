// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  BulkActionMetadata,
  ManualTaxMapping,
  BulkManualTaxMappingResult,
  Search,
  ManualTaxMappingInput,
  AssignOverride,
  UnassignOverride,
} from '../generated.ts'
import { pack } from '../pack.ts'

const manualTaxMappingDates = { createdDate: true, updatedDate: true } as const

const createManualTaxMappingDates = { manualTaxMapping: manualTaxMappingDates } as const

const queryManualTaxMappingsDates = { manualTaxMappings: manualTaxMappingDates } as const

const bulkCreateManualTaxMappingsDates = { results: { item: manualTaxMappingDates } } as const

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
  dates: queryManualTaxMappingsDates,
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

/** Lists tax rates of groups in regions, the first hundred. */
export const listManualTaxMappings: ElevatedEndpoint<
  {},
  { manualTaxMappings: readonly ManualTaxMapping[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /billing/v1/manual-tax-mappings',
  repeatable: true,
  elevated: true,
  dates: queryManualTaxMappingsDates,
}

/** Creates several tax rates; each succeeds or fails on its own. */
export const bulkCreateManualTaxMappings: ElevatedEndpoint<
  {
    body: {
      manualTaxMappings: readonly ManualTaxMappingInput[]
      /** Whether each result has the entity. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkManualTaxMappingResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/manual-tax-mappings/create',
  elevated: true,
  dates: bulkCreateManualTaxMappingsDates,
}

/** Says what buyers in exempt groups pay instead of a rate; each rate succeeds or fails on its own. */
export const bulkAssignExemptOverrides: ElevatedEndpoint<
  {
    body: {
      assignOverrides: readonly AssignOverride[]
      /** Whether each result has the entity. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkManualTaxMappingResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides',
  repeatable: true,
  elevated: true,
  dates: bulkCreateManualTaxMappingsDates,
}

/** Takes back what buyers in exempt groups pay instead of a rate; each rate succeeds or fails on its own. */
export const bulkUnassignExemptOverrides: ElevatedEndpoint<
  {
    body: {
      unassignOverrides: readonly UnassignOverride[]
      /** Whether each result has the entity. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkManualTaxMappingResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides',
  repeatable: true,
  elevated: true,
  dates: bulkCreateManualTaxMappingsDates,
}

/** Changes what an app keeps with a tax rate; fields that it does not name stay. */
export const updateManualTaxMappingExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData: Record<string, unknown> } },
  { manualTaxMapping: ManualTaxMapping }
> = {
  route: 'POST /billing/v1/manual-tax-mappings/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createManualTaxMappingDates,
}
