import { elevated, room } from '../../../call.ts'
import { ProductImport } from '../../../entities/catalog/product/product-import.ts'
import { guid, list, shape } from '../../../schema.ts'

const id = shape({ id: guid({ description: 'ID of the import.' }) })
const productImport = shape({ productImport: ProductImport })

/**
 * Imports of products from files. They start with `POST /vitrine/v1/product-imports`, whose body is the file. The paths
 * are specific to Vitrine.
 */
export const productImportCalls = room({ scope: 'catalog', area: 'products' })({
  getProductImport: {
    method: 'GET',
    path: '/vitrine/v1/product-imports/{id}',
    summary: 'Returns an import of products from a file, with its progress.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: productImport,
    errors: ['NOT_FOUND'],
    client: {
      module: 'productImports',
      args: 'id',
      gives: 'productImport',
      example: 'const { processed, total } = await owner.productImports.getProductImport(productImport.id)',
    },
  },
  listProductImports: {
    method: 'GET',
    path: '/vitrine/v1/product-imports',
    summary: 'Lists the latest 20 imports of the last 90 days, newest first, without their products and problems.',
    roles: elevated,
    repeatable: true,
    response: shape({ productImports: list(ProductImport, { maxItems: 20 }) }),
    client: {
      module: 'productImports',
      gives: 'productImports',
      example: 'const [latest] = await owner.productImports.listProductImports()',
    },
  },
  cancelProductImport: {
    method: 'POST',
    path: '/vitrine/v1/product-imports/{id}/cancel',
    summary: 'Stops an import. Products that were already imported stay. An import that has ended stays as it is.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: productImport,
    errors: ['NOT_FOUND'],
    client: {
      module: 'productImports',
      args: 'id',
      gives: 'productImport',
      example: 'const { status } = await owner.productImports.cancelProductImport(productImport.id)',
    },
  },
})
