import type { Shop } from '../../../../../../../test/shop.ts'
import { make, owner, type CaseRequest, type Cases } from './case.ts'

const product = {
  name: 'Mug',
  priceData: { price: 10 },
  weight: 7,
  costAndProfitData: { itemCost: 3 },
  manageVariants: true,
  productOptions: [{ name: 'Size', choices: [{ value: 'S', description: 'S' }] }],
  variants: [{ choices: { Size: 'S' } }],
}
const newProduct = async (shop: Shop) => (await make(shop, '/stores/v1/products', { product })).product
const productOf = async (shop: Shop, id: string) =>
  (await shop.send(`GET /stores-reader/v1/products/${id}?includeMerchantSpecificData=true`, { token: shop.apiKey }))
    .body
const firstOf = ({ body }: CaseRequest): string => (body as { ids: readonly [string] }).ids[0]

const factValues = {
  'product.countryOfOrigin': ['FR', 'IT'],
  'product.customsCode': ['691110', '691200'],
  'product.energyClass': ['A', 'B'],
  'product.energyLabelUrl': ['https://label.example/1', 'https://label.example/2'],
  'product.passportUrl': ['https://passport.example/1', 'https://passport.example/2'],
}

const derived = 'computed by the server; a product can be sent back as it was read'
const workedOut = Object.fromEntries(
  [
    'weightRange',
    'priceRange',
    'costRange',
    'convertedPriceData',
    'productPageUrl',
    'priceData.formatted',
    'price.formatted',
    'variants[0].variant.priceData.formatted',
    'variants[0].variant.convertedPriceData',
    'variants[0].id',
  ].map((field) => [`product.${field}`, derived]),
)
const refuse = 'refuse-fixed-fields.test.ts: has its own call'
const media = { 'product.media': refuse, 'product.productOptions[0].choices[0].media': refuse }

/** Products and collections. */
export const catalogCases: Cases = {
  createProduct: {
    ask: (shop) => ({ ...owner(shop), body: { product } }),
    elsewhere: {
      ...workedOut,
      ...media,
      'product.slug': 'a unique one is derived from it',
      'product.manageVariants': refuse,
    },
    values: { 'product.discount.type': ['AMOUNT', 'PERCENT'], ...factValues },
  },
  updateProduct: {
    ask: async (shop) => ({ ...owner(shop), params: { id: (await newProduct(shop)).id }, body: { product: {} } }),
    elsewhere: { ...workedOut, ...media, 'product.variants': refuse, 'product.manageVariants': refuse },
    values: { 'product.discount.type': ['AMOUNT', 'PERCENT'], 'product.productType': ['digital'], ...factValues },
  },
  updateProductVariants: {
    ask: async (shop) => ({
      ...owner(shop),
      params: { id: (await newProduct(shop)).id },
      body: { variants: [{ choices: { Size: 'S' } }] },
    }),
  },
  setProductTranslation: {
    ask: async (shop) => ({
      ...owner(shop),
      params: { productId: (await newProduct(shop)).id, language: 'de' },
      body: {
        translation: {
          productOptions: [{ name: 'Size', choices: [{ description: 'S', translatedDescription: 'Klein' }] }],
        },
      },
    }),
  },
  setCollectionTranslation: {
    ask: async (shop) => {
      const { collection } = await make(shop, '/stores/v1/collections', { collection: { name: 'Mugs' } })
      return { ...owner(shop), params: { collectionId: collection.id, language: 'de' }, body: { translation: {} } }
    },
  },
  bulkUpdateProductsProperty: {
    ask: async (shop) => ({ ...owner(shop), body: { ids: [(await newProduct(shop)).id], set: { price: 7 } } }),
    read: (shop, sent) => productOf(shop, firstOf(sent)),
    elsewhere: { ids: 'bulk.test.ts: failed items are reported' },
  },
  bulkAdjustProductProperty: {
    ask: async (shop) => ({
      ...owner(shop),
      body: { ids: [(await newProduct(shop)).id], adjust: { price: { percentage: { rate: 5 } } } },
    }),
    read: (shop, sent) => productOf(shop, firstOf(sent)),
    elsewhere: { ids: 'bulk.test.ts: failed items are reported' },
  },
  updateInventoryVariants: {
    ask: async (shop) => {
      const { id, variants } = await newProduct(shop)
      return {
        ...owner(shop),
        params: { productId: id },
        body: { inventoryItem: { variants: [{ variantId: variants[0].id }] } },
      }
    },
    read: async (shop, { params }) => [
      await productOf(shop, params!.productId!),
      await make(shop, `/stores-reader/v2/inventoryItems/${params!.productId!}/getVariants`, {}),
    ],
  },
  createCollection: {
    ask: (shop) => ({ ...owner(shop), body: { collection: { name: 'A' } } }),
    elsewhere: {
      'collection.slug': 'a unique one is derived from it',
      'collection.media': 'media.test.ts: the store’s own pictures',
    },
  },
  updateCollection: {
    ask: async (shop) => {
      const { collection } = await make(shop, '/stores/v1/collections', { collection: { name: 'A' } })
      return { ...owner(shop), params: { id: collection.id }, body: { collection: {} } }
    },
    elsewhere: { 'collection.media': 'media.test.ts: the store’s own pictures' },
  },
}
