// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  BulkActionMetadata,
  TaxRegion,
  BulkTaxRegionResult,
  Search,
  TaxRegionInput,
} from '../generated.ts'

const taxRegionDates = { createdDate: true, updatedDate: true } as const

const createTaxRegionDates = { taxRegion: taxRegionDates } as const

/** Creates a tax region. */
export const createTaxRegion: ElevatedEndpoint<{ body: { taxRegion: TaxRegionInput } }, { taxRegion: TaxRegion }> = {
  route: 'POST /billing/v1/tax-regions',
  elevated: true,
  dates: createTaxRegionDates,
}

/** Reads a tax region. */
export const getTaxRegion: ElevatedEndpoint<{ params: { id: string } }, { taxRegion: TaxRegion }> = {
  route: 'GET /billing/v1/tax-regions/{id}',
  repeatable: true,
  elevated: true,
  dates: createTaxRegionDates,
}

/** Finds tax regions. */
export const queryTaxRegions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { taxRegions: readonly TaxRegion[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /billing/v1/tax-regions/query',
  repeatable: true,
  elevated: true,
  dates: { taxRegions: taxRegionDates },
}

/** Updates the fields of a tax region that are sent; needs its revision. */
export const updateTaxRegion: ElevatedEndpoint<
  { params: { id: string }; body: { taxRegion: TaxRegionInput } },
  { taxRegion: TaxRegion }
> = { route: 'PATCH /billing/v1/tax-regions/{id}', elevated: true, dates: createTaxRegionDates }

/** Deletes a tax region with its rates. */
export const deleteTaxRegion: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/tax-regions/{id}',
  elevated: true,
}

/** Creates several tax regions; each succeeds or fails on its own. */
export const bulkCreateTaxRegion: ElevatedEndpoint<
  {
    body: {
      taxRegions: readonly TaxRegionInput[]
      /** Whether each result has the entity. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkTaxRegionResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /billing/v1/bulk/tax-regions/create', elevated: true, dates: { results: { item: taxRegionDates } } }
