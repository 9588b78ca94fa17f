import { room, shoppers } from '../../../call.ts'
import { catalogVersion } from '../../../entities/catalog/product/catalog-version.ts'
import { shape } from '../../../schema.ts'

export const catalogVersionCalls = room({ scope: 'catalog', area: 'products' })({
  getCatalogVersion: {
    method: 'GET',
    path: '/stores/v3/provision/version',
    summary: 'Returns the catalog version of the store, as set by its owner. The calls of both versions are supported.',
    roles: shoppers,
    repeatable: true,
    response: shape({ catalogVersion }),
    client: {
      module: 'catalogVersioning',
      example: 'const { catalogVersion } = await client.catalogVersioning.getCatalogVersion()',
    },
  },
})
