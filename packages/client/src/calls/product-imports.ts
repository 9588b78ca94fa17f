// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ProductImport } from '../generated.ts'

const getProductImportDates = { productImport: { createdDate: true, endedDate: true } } as const

/** Returns an import of products from a file, with its progress. */
export const getProductImport: ElevatedEndpoint<
  {
    params: {
      /** ID of the import. */
      id: string
    }
  },
  { productImport: ProductImport }
> = { route: 'GET /vitrine/v1/product-imports/{id}', repeatable: true, elevated: true, dates: getProductImportDates }

/** Lists the latest 20 imports of the last 90 days, newest first, without their products and problems. */
export const listProductImports: ElevatedEndpoint<{}, { productImports: readonly ProductImport[] }> = {
  route: 'GET /vitrine/v1/product-imports',
  repeatable: true,
  elevated: true,
  dates: { productImports: { createdDate: true, endedDate: true } },
}

/** Stops an import. Products that were already imported stay. An import that has ended stays as it is. */
export const cancelProductImport: ElevatedEndpoint<
  {
    params: {
      /** ID of the import. */
      id: string
    }
  },
  { productImport: ProductImport }
> = {
  route: 'POST /vitrine/v1/product-imports/{id}/cancel',
  repeatable: true,
  elevated: true,
  dates: getProductImportDates,
}
