import { elevated, room } from '../../../call.ts'
import { returnEntity } from '../../../entities/bulk-results.ts'
import { ProductV3, requestableProductFields } from '../../../entities/catalog/product/product-v3.ts'
import {
  bulkStock,
  ProductV3Update,
  ProductWithInventory,
  ProductWithInventoryUpdate,
} from '../../../entities/catalog/product/product-with-inventory.ts'
import { requestedFields } from '../../../entities/record-fields.ts'
import { input, shape, text } from '../../../schema.ts'

const fields = requestedFields(requestableProductFields)
const productId = text({ minLength: 1, maxLength: 36 })
const id = shape({ id: productId })
const product = shape({ product: ProductV3 })
const withInventory = shape({ product: ProductV3, inventoryResults: bulkStock })

const errors = [
  'DUPLICATE_SLUG_ERROR',
  'MISSING_VARIANT_OPTION_CHOICE',
  'DUPLICATE_VARIANT_OPTION_CHOICE',
  'DUPLICATE_PRODUCT_OPTIONS',
  'INVALID_DEFAULT_VARIANT',
  'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT',
  'COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE',
  'DIGITAL_FILE_NOT_FOUND_ERROR',
  'PRE_ORDER_VALIDATION',
  'PRODUCT_MEDIA_NOT_EXIST',
  'RIBBON_NOT_FOUND',
  'DUPLICATE_RIBBON_IN_ADDITIONAL',
  'DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL',
  'CUSTOMIZATION_NOT_EXIST',
  'CHOICE_NOT_EXIST',
  'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
  'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
  'MODIFIER_NAME_AND_TYPE_REQUIRED',
  'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
  'OPTIONS_LIMIT_EXCEEDED',
  'MODIFIERS_LIMIT_EXCEEDED',
  'CHOICES_LIMIT_EXCEEDED',
  'DOESNT_SUPPORT_CHOICES',
  'NO_PERMISSION_TO_READ_MERCHANT_DATA',
] as const
const updateErrors = ['PRODUCT_NOT_FOUND', 'CONFLICT', ...errors] as const

const merging =
  'Fields that are not sent do not change; options, modifiers and variants that are sent replace all others.'

/** Changes of products of catalog V3. */
export const productV3ChangeCalls = room({ scope: 'catalog', area: 'products', idempotent: true })({
  createProductV3: {
    method: 'POST',
    path: '/stores/v3/products',
    summary:
      'Creates a product with its variants. Options, modifiers, brand, ribbons and info sections are found by ID or name, or created.',
    roles: elevated,
    repeatable: false,
    body: shape({ product: input(ProductV3), fields }),
    response: product,
    errors,
    client: {
      module: 'productsV3',
      name: 'createProduct',
      args: 'product ...options',
      gives: 'product',
      example: [
        "const variantsInfo = { variants: [{ price: { actualPrice: { amount: '24.00' } } }] }",
        "const { id } = await owner.productsV3.createProduct({ name: 'Vase', productType: 'PHYSICAL', variantsInfo })",
      ],
    },
  },
  updateProductV3: {
    method: 'PATCH',
    path: '/stores/v3/products/{id}',
    summary: `Updates a product. ${merging} Requires its current revision.`,
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ product: input(ProductV3Update), fields }),
    response: product,
    errors: updateErrors,
    client: {
      module: 'productsV3',
      name: 'updateProduct',
      args: 'id product ...options',
      gives: 'product',
      example: [
        'const { revision } = await client.productsV3.getProduct(product.id)',
        "await owner.productsV3.updateProduct(product.id, { revision, name: 'Tall vase' })",
      ],
    },
  },
  createProductWithInventory: {
    method: 'POST',
    path: '/stores/v3/products-with-inventory',
    summary: 'Creates a product with its variants and their stock.',
    roles: elevated,
    repeatable: false,
    body: shape({ product: input(ProductWithInventory), returnEntity, fields }),
    response: withInventory,
    errors,
    client: {
      module: 'productsV3',
      args: 'product ...options',
      example: [
        "const variants = [{ price: { actualPrice: { amount: '24.00' } }, inventoryItem: { quantity: 5 } }]",
        "const vase = { name: 'Vase', productType: 'PHYSICAL' as const, variantsInfo: { variants } }",
        'const { inventoryResults } = await owner.productsV3.createProductWithInventory(vase, { returnEntity: true })',
      ],
    },
  },
  updateProductWithInventory: {
    method: 'PATCH',
    path: '/stores/v3/products-with-inventory/{id}',
    summary: `Updates a product and the stock of its variants. ${merging} Requires its current revision.`,
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ product: input(ProductWithInventoryUpdate), returnEntity, fields }),
    response: withInventory,
    errors: updateErrors,
    client: {
      module: 'productsV3',
      args: 'id product ...options',
      example: [
        'const { revision, variantsInfo } = await client.productsV3.getProduct(product.id)',
        'const variants = variantsInfo!.variants.map((one) => ({ ...one, inventoryItem: { quantity: 3 } }))',
        'await owner.productsV3.updateProductWithInventory(product.id, { revision, variantsInfo: { variants } })',
      ],
    },
  },
})
