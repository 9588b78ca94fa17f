// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
  TaxRegion,
  BulkTaxRegionResult,
  Search,
  TaxRegionInput,
} from '../generated.ts'

const taxRegionDates = { createdDate: true, updatedDate: true } as const

const createTaxRegionDates = { taxRegion: taxRegionDates } as const

/** Creates a tax region: a country or subdivision where the store collects tax. */
export const createTaxRegion: ElevatedEndpoint<{ body: { taxRegion: TaxRegionInput } }, { taxRegion: TaxRegion }> = {
  route: 'POST /billing/v1/tax-regions',
  elevated: true,
  dates: createTaxRegionDates,
}

/** Returns a tax region. */
export const getTaxRegion: ElevatedEndpoint<{ params: { id: string } }, { taxRegion: TaxRegion }> = {
  route: 'GET /billing/v1/tax-regions/{id}',
  repeatable: true,
  elevated: true,
  dates: createTaxRegionDates,
}

/** Lists tax regions that match a filter, sorted and paged. */
export const queryTaxRegions: ElevatedEndpoint<
  { body?: { query?: Search } },
  { taxRegions: readonly TaxRegion[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /billing/v1/tax-regions/query',
  repeatable: true,
  elevated: true,
  dates: { taxRegions: taxRegionDates },
}

/** Updates a tax region. Fields that are not sent do not change. Requires its current revision. */
export const updateTaxRegion: ElevatedEndpoint<
  { params: { id: string }; body: { taxRegion: TaxRegionInput } },
  { taxRegion: TaxRegion }
> = { route: 'PATCH /billing/v1/tax-regions/{id}', elevated: true, dates: createTaxRegionDates }

/** Deletes a tax region with its rates. */
export const deleteTaxRegion: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /billing/v1/tax-regions/{id}',
  elevated: true,
}

/** Creates up to 100 tax regions. Each creation succeeds or fails independently. */
export const bulkCreateTaxRegion: ElevatedEndpoint<
  {
    body: {
      taxRegions: readonly TaxRegionInput[]
      /** Whether results contain the entities. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkTaxRegionResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /billing/v1/bulk/tax-regions/create', elevated: true, dates: { results: { item: taxRegionDates } } }
