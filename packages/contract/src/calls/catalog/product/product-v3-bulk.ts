import { elevated, room } from '../../../call.ts'
import { BulkResult, bulkItems, bulkResponse, returnEntity } from '../../../entities/bulk-results.ts'
import { ProductV3, requestableProductFields } from '../../../entities/catalog/product/product-v3.ts'
import {
  bulkStock,
  bulkProducts,
  MaskedProductV3,
  MaskedProductWithInventory,
  ProductWithInventory,
} from '../../../entities/catalog/product/product-with-inventory.ts'
import { requestedFields } from '../../../entities/record-fields.ts'
import { tagChanges } from '../../../entities/tags.ts'
import { entity, guid, input, list, shape, text } from '../../../schema.ts'

const fields = requestedFields(requestableProductFields)
const productId = text({ minLength: 1, maxLength: 36 })
const bulkWithInventory = shape({ productResults: bulkProducts, inventoryResults: bulkStock })
const infoSectionIds = list(guid(), { minItems: 1, maxItems: 20 })

const ProductRevision = entity(
  'ProductRevision',
  { productId, revision: text({ maxLength: 30, description: 'The current revision of the product.' }) },
  { description: 'A product and the revision that was read.' },
)
const revised = list(ProductRevision, bulkItems)

/** Changes of many products of catalog V3. */
export const productV3BulkCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  bulkCreateProducts: {
    method: 'POST',
    path: '/stores/v3/bulk/products/create',
    summary: 'Creates up to 100 products. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ products: list(input(ProductV3), bulkItems), returnEntity, fields }),
    response: bulkProducts,
    errors: ['TOO_MANY_OPTIONS_IN_REQUEST', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'productsV3',
      args: 'products ...options',
      example: [
        "const variantsInfo = { variants: [{ price: { actualPrice: { amount: '24.00' } } }] }",
        "const vase = { name: 'Vase', productType: 'PHYSICAL' as const, variantsInfo }",
        'const { results } = await owner.productsV3.bulkCreateProducts([vase], { returnEntity: true })',
      ],
    },
  },
  bulkUpdateProducts: {
    method: 'POST',
    path: '/stores/v3/bulk/products/update',
    summary: 'Updates up to 100 products by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ products: list(input(MaskedProductV3), bulkItems), returnEntity, fields }),
    response: bulkProducts,
    errors: ['TOO_MANY_OPTIONS_IN_REQUEST', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'productsV3',
      args: 'products ...options',
      example: [
        'const { id, revision } = await client.productsV3.getProduct(product.id)',
        'await owner.productsV3.bulkUpdateProducts([{ product: { id, revision, visible: false } }])',
      ],
    },
  },
  bulkCreateProductsWithInventory: {
    method: 'POST',
    path: '/stores/v3/bulk/products-with-inventory/create',
    summary: 'Creates up to 100 products with the stock of their variants. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ products: list(input(ProductWithInventory), bulkItems), returnEntity, fields }),
    response: bulkWithInventory,
    errors: ['TOO_MANY_OPTIONS_IN_REQUEST', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'productsV3',
      args: 'products ...options',
      example: [
        "const variants = [{ price: { actualPrice: { amount: '24.00' } }, inventoryItem: { quantity: 5 } }]",
        "const vase = { name: 'Vase', productType: 'PHYSICAL' as const, variantsInfo: { variants } }",
        'const { productResults } = await owner.productsV3.bulkCreateProductsWithInventory([vase])',
      ],
    },
  },
  bulkUpdateProductsWithInventory: {
    method: 'POST',
    path: '/stores/v3/bulk/products-with-inventory/update',
    summary:
      'Updates up to 100 products and the stock of their variants, by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ products: list(input(MaskedProductWithInventory), bulkItems), returnEntity, fields }),
    response: bulkWithInventory,
    errors: ['TOO_MANY_OPTIONS_IN_REQUEST', 'NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'productsV3',
      args: 'products ...options',
      example: [
        'const { id, revision, variantsInfo } = await client.productsV3.getProduct(product.id)',
        'const variants = variantsInfo!.variants.map((one) => ({ ...one, inventoryItem: { quantity: 3 } }))',
        'const changed = { id, revision, variantsInfo: { variants } }',
        'await owner.productsV3.bulkUpdateProductsWithInventory([{ product: changed }])',
      ],
    },
  },
  bulkDeleteProducts: {
    method: 'POST',
    path: '/stores/v3/bulk/products/delete',
    summary: 'Deletes up to 100 products. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ productIds: list(productId, bulkItems) }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'productsV3',
      args: 'productIds',
      example: 'const { bulkActionMetadata } = await owner.productsV3.bulkDeleteProducts([product.id])',
    },
  },
  bulkUpdateProductTags: {
    method: 'POST',
    path: '/stores/v3/bulk/products/update-tags',
    summary: 'Adds and removes tags of up to 100 products. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({
      productIds: list(productId, bulkItems),
      ...tagChanges,
    }),
    response: bulkResponse(BulkResult),
    errors: ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS'],
    client: {
      module: 'productsV3',
      args: 'productIds ...options',
      example: [
        "const assignTags = { privateTags: { tagIds: ['gift'] } }",
        'await owner.productsV3.bulkUpdateProductTags([product.id], { assignTags })',
      ],
    },
  },
  bulkAddInfoSectionsToProducts: {
    method: 'POST',
    path: '/stores/v3/bulk/products/add-info-sections',
    summary:
      'Adds info sections to up to 100 products, after those they have. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ products: revised, infoSectionIds, returnEntity, fields }),
    response: bulkProducts,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'productsV3',
      args: 'products ...options',
      example: [
        'const { revision } = await client.productsV3.getProduct(product.id)',
        'const products = [{ productId: product.id, revision }]',
        'await owner.productsV3.bulkAddInfoSectionsToProducts(products, { infoSectionIds: [infoSection.id] })',
      ],
    },
  },
  bulkRemoveInfoSectionsFromProducts: {
    method: 'POST',
    path: '/stores/v3/bulk/products/remove-info-sections',
    summary: 'Removes info sections from up to 100 products. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ products: revised, infoSectionIds, returnEntity, fields }),
    response: bulkProducts,
    errors: ['NO_PERMISSION_TO_READ_MERCHANT_DATA'],
    client: {
      module: 'productsV3',
      args: 'products ...options',
      example: [
        'const { revision } = await client.productsV3.getProduct(product.id)',
        'const products = [{ productId: product.id, revision }]',
        'await owner.productsV3.bulkRemoveInfoSectionsFromProducts(products, { infoSectionIds: [infoSection.id] })',
      ],
    },
  },
})
