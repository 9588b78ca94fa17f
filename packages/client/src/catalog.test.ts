import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../test/shop.ts'
import { ApiKeyStrategy, collections, createClient, isApiError, OAuthStrategy, products } from './index.ts'

const modules = { collections, products }
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

test('the owner adds a product to a collection, updates all of it and empties the collection', async () => {
  const { collections, products } = owner()
  const { product } = await products.createProduct({
    name: 'Bowl',
    priceData: { price: 20 },
    brand: 'Ostrel',
    ribbon: 'New',
    productOptions: [size],
  })
  const { id } = product
  expect(product.createdDate).toBeInstanceOf(Date)

  const { variants } = await products.updateProductVariants(id, [{ choices: { Size: 'L' }, price: 25 }])
  expect(variants.map(({ variant }) => variant.priceData?.price)).toEqual([20, 25])
  await products.bulkAdjustProductProperty({ price: { amount: 1 } }, [id])
  await products.bulkUpdateProductsProperty([id], { weight: 1.5 })
  const found = await products.queryStoreVariants({ filter: { productId: id } })
  expect(found.variants.map(({ variantName }) => variantName)).toEqual(['S', 'L'])
  const { variant } = await products.getStoreVariant(found.variants[0]!.id!)
  expect(variant.productName).toBe('Bowl')

  const place = { option: 'Size', choice: 'S' }
  await products.addProductMedia(id, [{ url: 'https://static.wixstatic.com/media/bowl.jpg' }])
  await products.addProductMediaToChoices(id, [{ ...place, mediaIds: ['bowl.jpg'] }])
  const shown = (await products.getProduct(id)).product
  expect(shown).toMatchObject({ weight: 1.5, priceRange: { minValue: 21, maxValue: 26 } })
  expect(shown.productOptions[0]!.choices[0]!.media?.mainMedia?.id).toBe('bowl.jpg')

  await products.removeProductMediaFromChoices(id, [place])
  await products.removeProductMedia(id, [])
  await products.resetAllProductVariantData(id)
  await products.removeBrand(id)
  await products.removeRibbon(id)
  await products.deleteProductOptions(id)
  const plain = (await products.getProduct(id)).product
  expect(plain).toMatchObject({ manageVariants: false, ribbon: '', media: { items: [] }, priceData: { price: 21 } })
  expect(plain.brand).toBeUndefined()

  const { collection } = await products.createCollection({ name: 'Kitchen' })
  await products.addProductsToCollection(collection.id, [id])
  await products.updateCollection(collection.id, { description: 'Warm.' })
  expect(await collections.getCollection(collection.id)).toMatchObject({ description: 'Warm.', numberOfProducts: 1 })
  await products.removeProductsFromCollection(collection.id, [id])
  await products.deleteCollection(collection.id)
  await products.deleteProduct(id)
  expect((await products.queryProducts().find()).items).toEqual([])
})

test('a visitor can read the catalog, but not change it', async () => {
  const client = createClient({ auth: OAuthStrategy({ clientId: shop.clientId }), host: shop.url, modules })
  expect((await client.products.queryStoreVariants()).variants).toEqual([])
  const sent: string[] = []
  const elevated = createClient({
    auth: { ...client.auth, isElevated: undefined },
    host: shop.url,
    modules,
    onRequest: ({ url }) => sent.push(url),
  })
  // @ts-expect-error a visitor's client has no such call
  const create = (): Promise<unknown> => elevated.products.createProduct({ name: 'Mine' })
  expect(isApiError(await create().catch((cause: unknown) => cause), 'PERMISSION_DENIED')).toBe(true)
  expect(sent).toEqual([])
  // The server rejects it, too, however it is sent.
  const { status } = await client.fetchWithAuth('/stores/v1/products', {
    method: 'POST',
    body: '{"product":{}}',
    headers: { 'content-type': 'application/json' },
  })
  expect(status).toBe(403)
})
