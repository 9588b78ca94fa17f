import { elevated, shoppers, type Calls } from '../call.ts'
import { Collection } from '../entities/collection.ts'
import { InventoryItem } from '../entities/inventory.ts'
import { Product, ProductOptionsAvailability, Variant } from '../entities/product.ts'
import { flag, guid, input, integer, list, optional, shape, text, textMap } from '../schema.ts'
import { Query, QueryMetadata } from './query.ts'

const id = shape({ id: text({ minLength: 1, maxLength: 64 }) })
const slug = shape({ slug: text({ minLength: 1, maxLength: 200 }) })
const nothing = shape({})

export const catalogCalls = {
  getProduct: {
    method: 'GET',
    path: '/stores-reader/v1/products/{id}',
    aliases: ['/_api/catalog-reader-server/v1/products/{id}'],
    summary: 'Reads one product.',
    roles: shoppers,
    repeatable: true,
    params: id,
    query: shape({ includeMerchantSpecificData: optional(flag()) }),
    response: shape({ product: Product }),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  queryProducts: {
    method: 'GET',
    path: '/stores-reader/v1/products/query-platformized',
    aliases: ['/_api/catalog-reader-server/v1/products/query-platformized'],
    encoding: 'r',
    summary: 'Finds products by filter, sorted and in pages; 50 a page by default, 100 at the most.',
    roles: shoppers,
    repeatable: true,
    body: shape({ query: optional(Query), includeMerchantSpecificData: optional(flag()) }),
    response: shape({ products: list(Product), metadata: QueryMetadata, totalResults: optional(integer()) }),
  },
  getProductOptionsAvailability: {
    method: 'POST',
    path: '/stores-reader/v1/products/{id}/productOptionsAvailability',
    aliases: ['/_api/catalog-reader-server/v1/products/{id}/productOptionsAvailability'],
    summary: 'Tells which choices are left when some are made, and the variant when all are.',
    roles: shoppers,
    repeatable: true,
    params: id,
    body: shape({ options: optional(textMap({ maxProperties: 6 })) }),
    response: ProductOptionsAvailability,
    errors: ['PRODUCT_NOT_FOUND'],
  },
  queryProductVariants: {
    method: 'POST',
    path: '/stores-reader/v1/products/{id}/variants/query',
    aliases: ['/_api/catalog-reader-server/v1/products/{id}/variants/query'],
    summary: "Reads a product's variants, all or those with the given choices or ids.",
    roles: shoppers,
    repeatable: true,
    params: id,
    body: shape({
      choices: optional(textMap({ maxProperties: 6 })),
      variantIds: optional(list(guid(), { maxItems: 1000 })),
      paging: optional(
        shape({ limit: optional(integer({ minimum: 0, maximum: 1000 })), offset: optional(integer({ minimum: 0 })) }),
      ),
      includeMerchantSpecificData: optional(flag()),
    }),
    response: shape({ variants: list(Variant), metadata: QueryMetadata, totalResults: integer() }),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  updateProduct: {
    method: 'PATCH',
    path: '/stores/v1/products/{id}',
    aliases: ['/_api/catalog-server/v1/products/{id}'],
    summary: 'Changes the fields of a product that are sent; the rest stays.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({ product: input(Product) }),
    response: shape({ product: Product }),
    errors: ['PRODUCT_NOT_FOUND'],
  },
  updateInventoryVariants: {
    method: 'PATCH',
    path: '/stores/v2/inventoryItems/product/{productId}',
    summary: 'Sets stock levels of a product and whether its stock is counted.',
    roles: elevated,
    repeatable: true,
    params: shape({ productId: text({ minLength: 1, maxLength: 64 }) }),
    body: shape({ inventoryItem: input(InventoryItem) }),
    response: nothing,
    errors: ['PRODUCT_NOT_FOUND'],
  },
  getCollection: {
    method: 'GET',
    path: '/v2/collections/{id}',
    aliases: ['/stores-reader/v2/collections/{id}', '/stores-reader/v1/collections/{id}'],
    summary: 'Reads one collection.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: shape({ collection: Collection }),
    errors: ['NOT_FOUND'],
  },
  getCollectionBySlug: {
    method: 'GET',
    path: '/v2/collections/slug/{slug}',
    aliases: [
      '/stores-reader/v2/collections/slug/{slug}',
      '/stores-reader/v1/collections/slug/{slug}',
      '/_api/catalog-reader-server/v1/collections/slug/{slug}',
    ],
    summary: 'Reads the collection that an address names.',
    roles: shoppers,
    repeatable: true,
    params: slug,
    response: shape({ collection: Collection }),
    errors: ['NOT_FOUND'],
  },
  queryCollections: {
    method: 'GET',
    path: '/v2/collections/query',
    aliases: ['/stores-reader/v2/collections/query'],
    encoding: 'r',
    summary: 'Finds collections by filter, sorted and in pages; 50 a page by default, 100 at the most.',
    roles: shoppers,
    repeatable: true,
    body: shape({ query: optional(Query) }),
    response: shape({ collections: list(Collection), metadata: QueryMetadata, totalResults: optional(integer()) }),
  },
} as const satisfies Calls
