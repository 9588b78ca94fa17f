import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../test/shop.ts'
import { ApiKeyStrategy, catalog, collections, createClient, isApiError, OAuthStrategy, products } from './index.ts'

const modules = { catalog, collections, products }
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const owner = () => {
  const auth = ApiKeyStrategy({ apiKey: shop.apiKey })
  return createClient({ auth, host: shop.url, modules })
}

const size = {
  name: 'Size',
  choices: [
    { value: 'S', description: 'S' },
    { value: 'L', description: 'L' },
  ],
}

test('the owner puts a product on the shelf, changes all there is to change, and clears the shelf', async () => {
  const { catalog, collections, products } = owner()
  const { product } = await catalog.createProduct({
    name: 'Bowl',
    priceData: { price: 20 },
    brand: 'Ostrel',
    ribbon: 'New',
    productOptions: [size],
  })
  const { id } = product
  expect(product.createdDate).toBeInstanceOf(Date)

  const { variants } = await catalog.updateProductVariants(id, [{ choices: { Size: 'L' }, price: 25 }])
  expect(variants.map(({ variant }) => variant.priceData?.price)).toEqual([20, 25])
  await catalog.bulkAdjustProductProperty({ price: { amount: 1 } }, [id])
  await catalog.bulkUpdateProductsProperty([id], { weight: 1.5 })
  const found = await catalog.queryStoreVariants({ filter: { productId: id } })
  expect(found.variants.map(({ variantName }) => variantName)).toEqual(['S', 'L'])
  const { variant } = await catalog.getStoreVariant(found.variants[0]!.id!)
  expect(variant.productName).toBe('Bowl')

  const place = { option: 'Size', choice: 'S' }
  await catalog.addProductMedia(id, [{ url: 'https://static.wixstatic.com/media/bowl.jpg' }])
  await catalog.addProductMediaToChoices(id, [{ ...place, mediaIds: ['bowl.jpg'] }])
  const shown = (await products.getProduct(id)).product
  expect(shown).toMatchObject({ weight: 1.5, priceRange: { minValue: 21, maxValue: 26 } })
  expect(shown.productOptions[0]!.choices[0]!.media?.mainMedia?.id).toBe('bowl.jpg')

  await catalog.removeProductMediaFromChoices(id, [place])
  await catalog.removeProductMedia(id, [])
  await catalog.resetAllProductVariantData(id)
  await catalog.removeBrand(id)
  await catalog.removeRibbon(id)
  await catalog.deleteProductOptions(id)
  const plain = (await products.getProduct(id)).product
  expect(plain).toMatchObject({ manageVariants: false, ribbon: '', media: { items: [] }, priceData: { price: 21 } })
  expect(plain.brand).toBeUndefined()

  const { collection } = await catalog.createCollection({ name: 'Kitchen' })
  await catalog.addProductsToCollection(collection.id, [id])
  await catalog.updateCollection(collection.id, { description: 'Warm.' })
  expect(await collections.getCollection(collection.id)).toMatchObject({ description: 'Warm.', numberOfProducts: 1 })
  await catalog.removeProductsFromCollection(collection.id, [id])
  await catalog.deleteCollection(collection.id)
  await catalog.deleteProduct(id)
  expect((await products.queryProducts().find()).items).toEqual([])
})

test('a visitor may look, and change nothing', async () => {
  const client = createClient({ auth: OAuthStrategy({ clientId: shop.clientId }), host: shop.url, modules })
  expect((await client.catalog.queryStoreVariants()).variants).toEqual([])
  const error: unknown = await client.catalog.createProduct({ name: 'Mine' }).catch((cause: unknown) => cause)
  expect(isApiError(error, 'PERMISSION_DENIED')).toBe(true)
})
