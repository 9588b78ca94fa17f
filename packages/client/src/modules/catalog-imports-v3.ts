// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/catalog-imports-v3.ts'
import type {
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
 * completed. Elevated.
 *
 * @example
 * const { id } = await owner.catalogImportsV3.createCatalogImport({})
 */
export const createCatalogImport = (
  send: ElevatedSend,
): ((catalogImport?: CatalogImportInput, call?: CallOptions) => Promise<CatalogImport>) =>
  bind(
    send,
    {
      route: 'POST /stores/v3/catalog-imports catalogImport',
      elevated: true,
      dates: { catalogImport: { createdDate: true } },
    },
    'catalogImport',
  )

/**
 * Adds up to 100 products to an import. Each one succeeds or fails independently. A product replaces one with
 * the same handle that was added before. An import has at most 50,000 products and 50 MB of JSON. Elevated.
 *
 * @example
 * const variantsInfo = { variants: [{ price: { actualPrice: { amount: '24.00' } }, inventoryItem: { quantity: 5 } }] }
 * const vase = { handle: 'vase', name: 'Vase', productType: 'PHYSICAL' as const, variantsInfo }
 * await owner.catalogImportsV3.addProductsToImport(catalogImport.id, [{ product: vase }])
 */
export const addProductsToImport = (
  send: ElevatedSend,
): ((
  catalogImportId: string,
  products: readonly ImportedProductInput[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/catalog-imports/{catalogImportId}/add-products catalogImportId products',
    repeatable: true,
    elevated: true,
  })

/**
 * Creates and updates the products of an import in the background. Products with a known handle are updated,
 * regardless of their revision: fields that were not sent do not change. Products that are refused are left out.
 * Elevated.
 *
 * @example
 * const { jobId } = await owner.catalogImportsV3.submitCatalogImport(catalogImport.id)
 */
export const submitCatalogImport = (
  send: ElevatedSend,
): ((catalogImportId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.submitCatalogImport>>) =>
  bind(send, { route: 'POST /stores/v3/catalog-imports/{catalogImportId}/submit catalogImportId', elevated: true })

/**
 * Returns how many products of an import were created, updated and refused, and why. Elevated.
 *
 * @example
 * const { failures } = await owner.catalogImportsV3.getCatalogImportProgress(catalogImport.id)
 */
export const getCatalogImportProgress = (
  send: ElevatedSend,
): ((
  catalogImportId: string,
  options?: { limit?: number; offset?: number },
  call?: CallOptions,
) => Promise<CatalogImportProgress>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/catalog-imports/{catalogImportId}/progress catalogImportId ...options',
      repeatable: true,
      elevated: true,
      dates: { progress: { createdDate: true, submittedDate: true, completedDate: true } },
    },
    'progress',
  )
