import { elevated, room, shoppers } from '../../../call.ts'
import { ProductV3, requestableProductFields } from '../../../entities/catalog/product/product-v3.ts'
import { requestedFields } from '../../../entities/record-fields.ts'
import { entity, flag, list, oneOf, optional, shape, text, timestamp } from '../../../schema.ts'
import { CursorMetadata, cursorQuery } from '../../query.ts'

const ProductV3Fields = entity(
  'ProductV3Fields',
  {
    id: text(),
    handle: text(),
    slug: text(),
    visible: flag(),
    'options.id': list(text()),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that products can be filtered by.' },
)
const ProductV3SortField = oneOf(['slug', 'visible', 'createdDate', 'updatedDate'], {
  title: 'ProductV3SortField',
  description: 'Fields that products can be sorted by.',
})

const fields = requestedFields(requestableProductFields)
const product = shape({ product: ProductV3 })
const errors = ['PRODUCT_NOT_FOUND', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'] as const

/** Products of catalog V3. Shoppers see visible products only. */
export const productV3Calls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  getProductV3: {
    method: 'GET',
    path: '/stores/v3/products/{productId}',
    summary: 'Returns a product with its variants.',
    roles: shoppers,
    repeatable: true,
    params: shape({ productId: text({ minLength: 1, maxLength: 36 }) }),
    query: shape({ fields }),
    response: product,
    errors,
    client: {
      module: 'productsV3',
      name: 'getProduct',
      gives: 'product',
      example: "const { actualPriceRange } = await client.productsV3.getProduct(product.id, { fields: ['CURRENCY'] })",
    },
  },
  getProductBySlug: {
    method: 'GET',
    path: '/stores/v3/products/slug/{slug}',
    summary: 'Returns the product with a slug, with its variants.',
    roles: shoppers,
    repeatable: true,
    params: shape({ slug: text({ minLength: 1, maxLength: 300 }) }),
    query: shape({ fields }),
    response: product,
    errors,
    client: {
      module: 'productsV3',
      example: 'const { product: found } = await client.productsV3.getProductBySlug(product.slug)',
    },
  },
  deleteProductV3: {
    method: 'DELETE',
    path: '/stores/v3/products/{productId}',
    summary: 'Deletes a product with its variants and their stock. Orders keep their copies.',
    roles: elevated,
    repeatable: false,
    params: shape({ productId: text({ minLength: 1, maxLength: 36 }) }),
    response: shape({}),
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'productsV3',
      name: 'deleteProduct',
      example: 'await owner.productsV3.deleteProduct(product.id)',
    },
  },
  queryProductsV3: {
    method: 'GET',
    path: '/stores/v3/products/query',
    encoding: 'r',
    summary:
      'Lists products that match a filter, sorted and paged, without their variants. Default order: newest first.',
    roles: shoppers,
    repeatable: true,
    body: shape({ query: optional(cursorQuery({ maxLimit: 100, maxSorts: 5 })), fields }),
    response: shape({ products: list(ProductV3), pagingMetadata: CursorMetadata }),
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'productsV3',
      name: 'queryProducts',
      finds: { fields: ProductV3Fields, sortBy: ProductV3SortField },
      example: "const { items } = await client.productsV3.queryProducts().eq('slug', product.slug).find()",
    },
  },
})
