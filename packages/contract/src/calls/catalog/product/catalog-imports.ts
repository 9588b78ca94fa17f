import { elevated, room } from '../../../call.ts'
import { bulkItems, bulkResponse, BulkResult } from '../../../entities/bulk-results.ts'
import {
  CatalogImport,
  CatalogImportProgress,
  ImportedProduct,
} from '../../../entities/catalog/product/catalog-import.ts'
import { guid, input, integer, list, optional, shape, text } from '../../../schema.ts'

const id = shape({ catalogImportId: guid() })

/** Imports of products. The last path is specific to Vitrine. */
export const catalogImportCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createCatalogImport: {
    method: 'POST',
    path: '/stores/v3/catalog-imports',
    summary:
      'Starts an import, to which products are added until it is submitted. A store has at most 10 unfinished imports. ' +
      'An import is deleted 30 days after it was created, if it was not submitted, and 90 days after it was completed.',
    roles: elevated,
    repeatable: false,
    body: shape({ catalogImport: optional(input(CatalogImport)) }),
    response: shape({ catalogImport: CatalogImport }),
    errors: ['CATALOG_IMPORT_LIMIT_EXCEEDED'],
    client: {
      module: 'catalogImportsV3',
      args: 'catalogImport',
      gives: 'catalogImport',
      example: 'const { id } = await owner.catalogImportsV3.createCatalogImport({})',
    },
  },
  addProductsToImport: {
    method: 'POST',
    path: '/stores/v3/catalog-imports/{catalogImportId}/add-products',
    summary:
      'Adds up to 100 products to an import. Each one succeeds or fails independently. A product replaces one with the ' +
      'same handle that was added before. An import has at most 50,000 products and 50 MB of JSON.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ products: list(input(ImportedProduct), bulkItems) }),
    response: bulkResponse(BulkResult),
    errors: ['NOT_FOUND', 'CATALOG_IMPORT_ALREADY_SUBMITTED'],
    client: {
      module: 'catalogImportsV3',
      args: 'catalogImportId products',
      example: [
        "const variantsInfo = { variants: [{ price: { actualPrice: { amount: '24.00' } }, inventoryItem: { quantity: 5 } }] }",
        "const vase = { handle: 'vase', name: 'Vase', productType: 'PHYSICAL' as const, variantsInfo }",
        'await owner.catalogImportsV3.addProductsToImport(catalogImport.id, [{ product: vase }])',
      ],
    },
  },
  submitCatalogImport: {
    method: 'POST',
    path: '/stores/v3/catalog-imports/{catalogImportId}/submit',
    summary:
      'Creates and updates the products of an import in the background. Products with a known handle are updated, ' +
      'regardless of their revision: fields that were not sent do not change. Products that are refused are left out.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({
      jobId: text({ description: 'ID of the background job.' }),
      totalProductsCount: integer({ description: 'Number of products of the import.' }),
    }),
    errors: ['NOT_FOUND', 'CATALOG_IMPORT_ALREADY_SUBMITTED'],
    client: {
      module: 'catalogImportsV3',
      example: 'const { jobId } = await owner.catalogImportsV3.submitCatalogImport(catalogImport.id)',
    },
  },
  getCatalogImportProgress: {
    method: 'GET',
    path: '/vitrine/v1/catalog-imports/{catalogImportId}/progress',
    summary: 'Returns how many products of an import were created, updated and refused, and why.',
    roles: elevated,
    repeatable: true,
    params: id,
    query: shape({
      limit: optional(integer({ minimum: 0, maximum: 100, description: 'Number of failures. Default: 100.' })),
      offset: optional(
        integer({ minimum: 0, maximum: 50_000, description: 'Number of failures to skip. Default: 0.' }),
      ),
    }),
    response: shape({ progress: CatalogImportProgress }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'catalogImportsV3',
      gives: 'progress',
      example: 'const { failures } = await owner.catalogImportsV3.getCatalogImportProgress(catalogImport.id)',
    },
  },
})
