// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
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

/** Creates the tax rate of a tax group in a tax region. */
export const createManualTaxMapping: ElevatedEndpoint<
  { body: { manualTaxMapping: ManualTaxMappingInput } },
  { manualTaxMapping: ManualTaxMapping }
> = { route: 'POST /billing/v1/manual-tax-mappings', elevated: true, dates: createManualTaxMappingDates }

/** Returns the tax rate of a tax group in a tax region. */
export const getManualTaxMapping: ElevatedEndpoint<{ params: { id: string } }, { manualTaxMapping: ManualTaxMapping }> =
  {
    route: 'GET /billing/v1/manual-tax-mappings/{id}',
    repeatable: true,
    elevated: true,
    dates: createManualTaxMappingDates,
  }

/** Lists tax rates that match a filter, sorted and paged. */
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

/** Updates the tax rate of a tax group in a tax region. Requires its current revision. */
export const updateManualTaxMapping: ElevatedEndpoint<
  { params: { id: string }; body: { manualTaxMapping: ManualTaxMappingInput } },
  { manualTaxMapping: ManualTaxMapping }
> = { route: 'PATCH /billing/v1/manual-tax-mappings/{id}', elevated: true, dates: createManualTaxMappingDates }

/** Deletes the tax rate of a tax group in a tax region. */
export const deleteManualTaxMapping: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/manual-tax-mappings/{id}',
  elevated: true,
}

/** Lists the first 100 tax rates. */
export const listManualTaxMappings: ElevatedEndpoint<
  {},
  { manualTaxMappings: readonly ManualTaxMapping[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /billing/v1/manual-tax-mappings',
  repeatable: true,
  elevated: true,
  dates: queryManualTaxMappingsDates,
}

/** Creates up to 100 tax rates. Each creation succeeds or fails independently. */
export const bulkCreateManualTaxMappings: ElevatedEndpoint<
  {
    body: {
      manualTaxMappings: readonly ManualTaxMappingInput[]
      /** Whether results contain the entities. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkManualTaxMappingResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /billing/v1/bulk/manual-tax-mappings/create',
  elevated: true,
  dates: bulkCreateManualTaxMappingsDates,
}

/** Sets reduced rates of tax-exempt groups for up to 100 tax rates. Each succeeds or fails independently. */
export const bulkAssignExemptOverrides: ElevatedEndpoint<
  {
    body: {
      assignOverrides: readonly AssignOverride[]
      /** Whether results contain the entities. */
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

/** Removes reduced rates of tax-exempt groups from up to 100 tax rates. Each succeeds or fails independently. */
export const bulkUnassignExemptOverrides: ElevatedEndpoint<
  {
    body: {
      unassignOverrides: readonly UnassignOverride[]
      /** Whether results contain the entities. */
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

/** Updates an app's extended fields of a tax rate. Fields that are not sent do not change. */
export const updateManualTaxMappingExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData: Record<string, unknown> } },
  { manualTaxMapping: ManualTaxMapping }
> = {
  route: 'POST /billing/v1/manual-tax-mappings/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createManualTaxMappingDates,
}
