// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, QueryOf, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/products-v3.ts'
import type {
  BulkResult,
  BulkActionMetadata,
  CategoryTreeReference,
  Tags,
  ProductV3,
  BulkProductV3Result,
  SearchDetails,
  ProductV3Input,
  VariantV3Input,
  MaskedProductV3Input,
  ProductV3UpdateInput,
  ProductWithInventoryInput,
  MaskedProductWithInventoryInput,
  ProductWithInventoryUpdateInput,
  ProductRevision,
} from '../generated.ts'
import { bulkCreateInfoSectionsMoments, searchProductsV3Moments } from '../moments.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/**
 * Returns the ID of the category that contains all products of the store.
 *
 * @example
 * const { categoryId } = await client.productsV3.getAllProductsCategory()
 */
export const getAllProductsCategory = (
  send: Send,
): ((call?: CallOptions) => Promise<{ categoryId: string; treeReference?: CategoryTreeReference }>) =>
  bind(send, { route: 'GET /stores/v3/all-products-category', repeatable: true })

/**
 * Finds products by words, filters or both, and aggregates all matches. Default order: most relevant first,
 * without words newest first.
 *
 * @example
 * const { products } = await client.productsV3.searchProducts({ search: { expression: 'lamps' }, sort: [{ fieldName: 'name' }] })
 */
export const searchProducts = (
  send: Send,
): ((
  search?: NonNullable<BodyOf<typeof calls.searchProductsV3>['search']>,
  options?: Omit<BodyOf<typeof calls.searchProductsV3>, 'search'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.searchProductsV3>>) =>
  bind(send, {
    route: 'GET /stores/v3/products/search search ...options',
    repeatable: true,
    packed: pack,
    dates: searchProductsV3Moments,
  })

/**
 * Counts products that match words, a filter or both. Default: all visible products.
 *
 * @example
 * const { count } = await client.productsV3.countProducts({ filter: { 'brand.name': 'Hearth' } })
 */
export const countProducts = (
  send: Send,
): ((
  options?: { filter?: unknown; search?: SearchDetails; returnNonVisibleProducts?: boolean },
  call?: CallOptions,
) => Promise<{ count: number }>) =>
  bind(send, { route: 'GET /stores/v3/products/count ...options', repeatable: true, packed: pack })

/**
 * Creates up to 100 products. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const variantsInfo = { variants: [{ price: { actualPrice: { amount: '24.00' } } }] }
 * const vase = { name: 'Vase', productType: 'PHYSICAL' as const, variantsInfo }
 * const { results } = await owner.productsV3.bulkCreateProducts([vase], { returnEntity: true })
 */
export const bulkCreateProducts = (
  send: ElevatedSend,
): ((
  products: readonly ProductV3Input[],
  options?: Omit<BodyOf<typeof calls.bulkCreateProducts>, 'products'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products/create products ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Updates up to 100 products by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { id, revision } = await client.productsV3.getProduct(product.id)
 * await owner.productsV3.bulkUpdateProducts([{ product: { id, revision, visible: false } }])
 */
export const bulkUpdateProducts = (
  send: ElevatedSend,
): ((
  products: readonly MaskedProductV3Input[],
  options?: Omit<BodyOf<typeof calls.bulkUpdateProducts>, 'products'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products/update products ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Creates up to 100 products with the stock of their variants. Each one succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const variants = [{ price: { actualPrice: { amount: '24.00' } }, inventoryItem: { quantity: 5 } }]
 * const vase = { name: 'Vase', productType: 'PHYSICAL' as const, variantsInfo: { variants } }
 * const { productResults } = await owner.productsV3.bulkCreateProductsWithInventory([vase])
 */
export const bulkCreateProductsWithInventory = (
  send: ElevatedSend,
): ((
  products: readonly ProductWithInventoryInput[],
  options?: Omit<BodyOf<typeof calls.bulkCreateProductsWithInventory>, 'products'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkCreateProductsWithInventory>>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products-with-inventory/create products ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Updates up to 100 products and the stock of their variants, by ID and revision. Each one succeeds or fails
 * independently. Elevated.
 *
 * @example
 * const { id, revision, variantsInfo } = await client.productsV3.getProduct(product.id)
 * const variants = variantsInfo!.variants.map((one) => ({ ...one, inventoryItem: { quantity: 3 } }))
 * const changed = { id, revision, variantsInfo: { variants } }
 * await owner.productsV3.bulkUpdateProductsWithInventory([{ product: changed }])
 */
export const bulkUpdateProductsWithInventory = (
  send: ElevatedSend,
): ((
  products: readonly MaskedProductWithInventoryInput[],
  options?: Omit<BodyOf<typeof calls.bulkUpdateProductsWithInventory>, 'products'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkUpdateProductsWithInventory>>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products-with-inventory/update products ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Deletes up to 100 products. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { bulkActionMetadata } = await owner.productsV3.bulkDeleteProducts([product.id])
 */
export const bulkDeleteProducts = (
  send: ElevatedSend,
): ((
  productIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /stores/v3/bulk/products/delete productIds', elevated: true })

/**
 * Adds and removes tags of up to 100 products. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['gift'] } }
 * await owner.productsV3.bulkUpdateProductTags([product.id], { assignTags })
 */
export const bulkUpdateProductTags = (
  send: ElevatedSend,
): ((
  productIds: readonly string[],
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products/update-tags productIds ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Adds info sections to up to 100 products, after those they have. Each one succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const { revision } = await client.productsV3.getProduct(product.id)
 * const products = [{ productId: product.id, revision }]
 * await owner.productsV3.bulkAddInfoSectionsToProducts(products, { infoSectionIds: [infoSection.id] })
 */
export const bulkAddInfoSectionsToProducts = (
  send: ElevatedSend,
): ((
  products: readonly ProductRevision[],
  options: Omit<BodyOf<typeof calls.bulkAddInfoSectionsToProducts>, 'products'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products/add-info-sections products ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Removes info sections from up to 100 products. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { revision } = await client.productsV3.getProduct(product.id)
 * const products = [{ productId: product.id, revision }]
 * await owner.productsV3.bulkRemoveInfoSectionsFromProducts(products, { infoSectionIds: [infoSection.id] })
 */
export const bulkRemoveInfoSectionsFromProducts = (
  send: ElevatedSend,
): ((
  products: readonly ProductRevision[],
  options: Omit<BodyOf<typeof calls.bulkRemoveInfoSectionsFromProducts>, 'products'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products/remove-info-sections products ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Updates the products that match a filter. Runs in the background, and leaves out products that it cannot
 * change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const product = { ribbon: { name: 'Sale' } }
 * const { jobId } = await owner.productsV3.bulkUpdateProductsByFilter({ filter, product })
 */
export const bulkUpdateProductsByFilter = (
  send: ElevatedSend,
): ((
  options: BodyOf<typeof calls.bulkUpdateProductsByFilter>,
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) => bind(send, { route: 'POST /stores/v3/bulk/products/update-by-filter ...options', elevated: true })

/**
 * Updates all variants of the products that match a filter. Runs in the background, and leaves out products that
 * it cannot change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const variant = { price: { actualPrice: { amount: '12.00' } } }
 * await owner.productsV3.bulkUpdateProductVariantsByFilter(filter, { variant })
 */
export const bulkUpdateProductVariantsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options: { search?: SearchDetails; variant: VariantV3Input },
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) =>
  bind(send, { route: 'POST /stores/v3/bulk/products/update-variants-by-filter filter ...options', elevated: true })

/**
 * Raises or lowers prices and costs of all variants of the products that match a filter. Runs in the background,
 * and leaves out products that it cannot change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const actualPrice = { percentage: 10 }
 * await owner.productsV3.bulkAdjustProductVariantsByFilter(filter, { actualPrice })
 */
export const bulkAdjustProductVariantsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options?: Omit<BodyOf<typeof calls.bulkAdjustProductVariantsByFilter>, 'filter'>,
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) =>
  bind(send, { route: 'POST /stores/v3/bulk/products/adjust-variants-by-filter filter ...options', elevated: true })

/**
 * Adds the products that match a filter to categories. Runs in the background, and leaves out products that it
 * cannot change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const categoryIds = [category.id]
 * await owner.productsV3.bulkAddProductsToCategoriesByFilter({ filter, categoryIds })
 */
export const bulkAddProductsToCategoriesByFilter = (
  send: ElevatedSend,
): ((
  options: { filter?: unknown; search?: SearchDetails; categoryIds: readonly string[] },
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) => bind(send, { route: 'POST /stores/v3/bulk/products/add-to-categories-by-filter ...options', elevated: true })

/**
 * Removes the products that match a filter from categories. Runs in the background, and leaves out products that
 * it cannot change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const categoryIds = [category.id]
 * await owner.productsV3.bulkRemoveProductsFromCategoriesByFilter({ filter, categoryIds })
 */
export const bulkRemoveProductsFromCategoriesByFilter = (
  send: ElevatedSend,
): ((
  options: { filter?: unknown; search?: SearchDetails; categoryIds: readonly string[] },
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) =>
  bind(send, { route: 'POST /stores/v3/bulk/products/remove-from-categories-by-filter ...options', elevated: true })

/**
 * Deletes the products that match a filter. Runs in the background, and leaves out products that it cannot
 * change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const { jobId } = await owner.productsV3.bulkDeleteProductsByFilter(filter)
 */
export const bulkDeleteProductsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options?: { search?: SearchDetails },
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) => bind(send, { route: 'POST /stores/v3/bulk/products/delete-by-filter filter ...options', elevated: true })

/**
 * Adds and removes tags of the products that match a filter. Runs in the background, and leaves out products
 * that it cannot change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const assignTags = { privateTags: { tagIds: ['gift'] } }
 * await owner.productsV3.bulkUpdateProductTagsByFilter(filter, { assignTags })
 */
export const bulkUpdateProductTagsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options?: { assignTags?: Tags; unassignTags?: Tags },
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products/update-tags-by-filter filter ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Adds info sections to the products that match a filter. Runs in the background, and leaves out products that
 * it cannot change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const infoSectionIds = [infoSection.id]
 * await owner.productsV3.bulkAddInfoSectionsToProductsByFilter(filter, { infoSectionIds })
 */
export const bulkAddInfoSectionsToProductsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options: { search?: SearchDetails; infoSectionIds: readonly string[] },
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products/add-info-sections-by-filter filter ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Removes info sections from the products that match a filter. Runs in the background, and leaves out products
 * that it cannot change. Elevated.
 *
 * @example
 * const filter = { slug: { $in: ['mug', 'bowl'] } }
 * const infoSectionIds = [infoSection.id]
 * await owner.productsV3.bulkRemoveInfoSectionsFromProductsByFilter(filter, { infoSectionIds })
 */
export const bulkRemoveInfoSectionsFromProductsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options: { search?: SearchDetails; infoSectionIds: readonly string[] },
  call?: CallOptions,
) => Promise<{
  /** ID of the background job. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/products/remove-info-sections-by-filter filter ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Creates a product with its variants. Options, modifiers, brand, ribbons and info sections are found by ID or
 * name, or created. Elevated.
 *
 * @example
 * const variantsInfo = { variants: [{ price: { actualPrice: { amount: '24.00' } } }] }
 * const { id } = await owner.productsV3.createProduct({ name: 'Vase', productType: 'PHYSICAL', variantsInfo })
 */
export const createProduct = (
  send: ElevatedSend,
): ((
  product: ProductV3Input,
  options?: Omit<BodyOf<typeof calls.createProductV3>, 'product'>,
  call?: CallOptions,
) => Promise<ProductV3>) =>
  bind(
    send,
    { route: 'POST /stores/v3/products product ...options', elevated: true, dates: bulkCreateInfoSectionsMoments },
    'product',
  )

/**
 * Updates a product. Fields that are not sent do not change; options, modifiers and variants that are sent
 * replace all others. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = await client.productsV3.getProduct(product.id)
 * await owner.productsV3.updateProduct(product.id, { revision, name: 'Tall vase' })
 */
export const updateProduct = (
  send: ElevatedSend,
): ((
  id: string,
  product: ProductV3UpdateInput,
  options?: Omit<BodyOf<typeof calls.updateProductV3>, 'product'>,
  call?: CallOptions,
) => Promise<ProductV3>) =>
  bind(
    send,
    {
      route: 'PATCH /stores/v3/products/{id} id product ...options',
      elevated: true,
      dates: bulkCreateInfoSectionsMoments,
    },
    'product',
  )

/**
 * Creates a product with its variants and their stock. Elevated.
 *
 * @example
 * const variants = [{ price: { actualPrice: { amount: '24.00' } }, inventoryItem: { quantity: 5 } }]
 * const vase = { name: 'Vase', productType: 'PHYSICAL' as const, variantsInfo: { variants } }
 * const { inventoryResults } = await owner.productsV3.createProductWithInventory(vase, { returnEntity: true })
 */
export const createProductWithInventory = (
  send: ElevatedSend,
): ((
  product: ProductWithInventoryInput,
  options?: Omit<BodyOf<typeof calls.createProductWithInventory>, 'product'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.createProductWithInventory>>) =>
  bind(send, {
    route: 'POST /stores/v3/products-with-inventory product ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Updates a product and the stock of its variants. Fields that are not sent do not change; options, modifiers
 * and variants that are sent replace all others. Requires its current revision. Elevated.
 *
 * @example
 * const { revision, variantsInfo } = await client.productsV3.getProduct(product.id)
 * const variants = variantsInfo!.variants.map((one) => ({ ...one, inventoryItem: { quantity: 3 } }))
 * await owner.productsV3.updateProductWithInventory(product.id, { revision, variantsInfo: { variants } })
 */
export const updateProductWithInventory = (
  send: ElevatedSend,
): ((
  id: string,
  product: ProductWithInventoryUpdateInput,
  options?: Omit<BodyOf<typeof calls.updateProductWithInventory>, 'product'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.updateProductWithInventory>>) =>
  bind(send, {
    route: 'PATCH /stores/v3/products-with-inventory/{id} id product ...options',
    elevated: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Returns a product with its variants.
 *
 * @example
 * const { actualPriceRange } = await client.productsV3.getProduct(product.id, { fields: ['CURRENCY'] })
 */
export const getProduct = (
  send: Send,
): ((productId: string, options?: QueryOf<typeof calls.getProductV3>, call?: CallOptions) => Promise<ProductV3>) =>
  bind(
    send,
    {
      route: 'GET /stores/v3/products/{productId} productId ...options',
      repeatable: true,
      dates: bulkCreateInfoSectionsMoments,
    },
    'product',
  )

/**
 * Returns the product with a slug, with its variants.
 *
 * @example
 * const { product: found } = await client.productsV3.getProductBySlug(product.slug)
 */
export const getProductBySlug = (
  send: Send,
): ((
  slug: string,
  options?: QueryOf<typeof calls.getProductBySlug>,
  call?: CallOptions,
) => Promise<{ product: ProductV3 }>) =>
  bind(send, {
    route: 'GET /stores/v3/products/slug/{slug} slug ...options',
    repeatable: true,
    dates: bulkCreateInfoSectionsMoments,
  })

/**
 * Deletes a product with its variants and their stock. Orders keep their copies. Elevated.
 *
 * @example
 * await owner.productsV3.deleteProduct(product.id)
 */
export const deleteProduct = (send: ElevatedSend): ((productId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/products/{productId} productId', elevated: true }, '')

/** Fields that products can be filtered by. */
export interface ProductV3Fields {
  id: string
  handle: string
  slug: string
  visible: boolean
  'options.id': readonly string[]
  createdDate: Date
  updatedDate: Date
}

/** Fields that products can be sorted by. */
export type ProductV3SortField = 'slug' | 'visible' | 'createdDate' | 'updatedDate'

/** A query builder for products. */
export type ProductV3Query = CursorQuery<ProductV3, ProductV3Fields, ProductV3SortField>

/**
 * Lists products that match a filter, sorted and paged, without their variants. Default order: newest first.
 * Without arguments, returns a query to build.
 *
 * @example
 * const { items } = await client.productsV3.queryProducts().eq('slug', product.slug).find()
 */
export const queryProducts = (send: Send): CursorQueryCall<ProductV3Query, ResponseOf<typeof calls.queryProductsV3>> =>
  cursorQueryCall(
    send,
    { route: 'GET /stores/v3/products/query', repeatable: true, packed: pack, dates: bulkCreateInfoSectionsMoments },
    'products',
  )
