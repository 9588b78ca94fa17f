// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkResult,
  BulkActionMetadata,
  CatalogImport,
  CatalogImportProgress,
  CatalogImportInput,
  ImportedProductInput,
} from '../generated.ts'

/**
 * Starts an import, to which products are added until it is submitted. A store has at most 10 unfinished
 * imports. An import is deleted 30 days after it was created, if it was not submitted, and 90 days after it was
 * completed.
 */
export const createCatalogImport: ElevatedEndpoint<
  { body?: { catalogImport?: CatalogImportInput } },
  { catalogImport: CatalogImport }
> = { route: 'POST /stores/v3/catalog-imports', elevated: true, dates: { catalogImport: { createdDate: true } } }

/**
 * Adds up to 100 products to an import. Each one succeeds or fails independently. A product replaces one with
 * the same handle that was added before. An import has at most 50,000 products and 50 MB of JSON.
 */
export const addProductsToImport: ElevatedEndpoint<
  { params: { catalogImportId: string }; body: { products: readonly ImportedProductInput[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/catalog-imports/{catalogImportId}/add-products', repeatable: true, elevated: true }

/**
 * Creates and updates the products of an import in the background. Products with a known handle are updated,
 * regardless of their revision: fields that were not sent do not change. Products that are refused are left out.
 */
export const submitCatalogImport: ElevatedEndpoint<
  { params: { catalogImportId: string } },
  {
    /** ID of the background job. */
    jobId: string
    /** Number of products of the import. */
    totalProductsCount: number
  }
> = { route: 'POST /stores/v3/catalog-imports/{catalogImportId}/submit', elevated: true }

/** Returns how many products of an import were created, updated and refused, and why. */
export const getCatalogImportProgress: ElevatedEndpoint<
  {
    params: { catalogImportId: string }
    query?: {
      /** Number of failures. Default: 100. */
      limit?: number
      /** Number of failures to skip. Default: 0. */
      offset?: number
    }
  },
  { progress: CatalogImportProgress }
> = {
  route: 'GET /vitrine/v1/catalog-imports/{catalogImportId}/progress',
  repeatable: true,
  elevated: true,
  dates: { progress: { createdDate: true, submittedDate: true, completedDate: true } },
}
