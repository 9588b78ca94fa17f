// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { ProductImport } from '../generated.ts'

const getProductImportDates = { productImport: { createdDate: true, endedDate: true } } as const

/**
 * Returns an import of products from a file, with its progress. Elevated.
 *
 * @example
 * const { processed, total } = await owner.productImports.getProductImport(productImport.id)
 */
export const getProductImport = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<ProductImport>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/product-imports/{id} id',
      repeatable: true,
      elevated: true,
      dates: getProductImportDates,
    },
    'productImport',
  )

/**
 * Lists the latest 20 imports of the last 90 days, newest first, without their products and problems. Elevated.
 *
 * @example
 * const [latest] = await owner.productImports.listProductImports()
 */
export const listProductImports = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly ProductImport[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/product-imports',
      repeatable: true,
      elevated: true,
      dates: { productImports: { createdDate: true, endedDate: true } },
    },
    'productImports',
  )

/**
 * Stops an import. Products that were already imported stay. An import that has ended stays as it is. Elevated.
 *
 * @example
 * const { status } = await owner.productImports.cancelProductImport(productImport.id)
 */
export const cancelProductImport = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<ProductImport>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/product-imports/{id}/cancel id',
      repeatable: true,
      elevated: true,
      dates: getProductImportDates,
    },
    'productImport',
  )
