import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
})
afterAll(() => shop.close())

const day = 24 * 60 * 60

const owner = async (route: string, body?: object) => {
  const answer = await shop.send(route, { token: shop.apiKey, ...(body && { body }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

/** In major units. */
const setPrice = (id: string, price: number, off = 0) =>
  owner(`PATCH /stores/v1/products/${id}`, {
    product: { priceData: { price }, discount: { type: off > 0 ? 'AMOUNT' : 'NONE', value: off } },
  })

const pricesOf = async (id: string) => (await owner(`GET /stores-reader/v1/products/${id}`)).product.priceData

test('a reduction shows the lowest price of the 30 days before it, in both catalogs', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { price: 2000 })
  await setPrice(id, 15)
  shop.pass(10 * day)
  await setPrice(id, 20)
  shop.pass(10 * day)
  await setPrice(id, 20, 3)
  expect(await pricesOf(id)).toMatchObject({
    discountedPrice: 17,
    priorPrice: 15,
    formatted: { priorPrice: '€15.00' },
  })
  const { product } = await owner(`GET /stores/v3/products/${id}?fields=CURRENCY`)
  expect(product.variantsInfo.variants[0].price).toMatchObject({
    actualPrice: { amount: '17.00' },
    compareAtPrice: { amount: '20.00' },
    priorPrice: { amount: '15.00', formattedAmount: '€15.00' },
  })
})

test('prices that ended more than 30 days before a reduction do not count', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { price: 1500 })
  await setPrice(id, 20)
  shop.pass(31 * day)
  await setPrice(id, 20, 5)
  expect(await pricesOf(id)).toMatchObject({ discountedPrice: 15, priorPrice: 20 })
  await setPrice(id, 20)
  expect(await pricesOf(id)).not.toHaveProperty('priorPrice')
})

test('a reduction of catalog V3 shows it to visitors, with that of each variant', async () => {
  const choices = ['Small', 'Large'].map((description) => ({ value: description, description }))
  const options = [{ type: 'drop_down', name: 'Size', choices }] as const
  const { id } = await addProduct(shop.context.db, shop.siteId, { price: 1000, options })
  const { product } = await owner(`GET /stores/v3/products/${id}`)
  const variants = product.variantsInfo.variants.map((one: { id: string }, index: number) => ({
    ...one,
    price: { actualPrice: { amount: String(8 + index) }, compareAtPrice: { amount: '12' } },
  }))
  await owner(`PATCH /stores/v3/products/${id}`, {
    product: { id, revision: product.revision, options: product.options, variantsInfo: { variants } },
  })
  const seen = await shop.send(`GET /stores/v3/products/${id}`, { token: await shop.visitorToken() })
  const shown = seen.body.product.variantsInfo.variants.map(({ price }: { price: object }) => price)
  expect(shown).toMatchObject([
    { actualPrice: { amount: '8.00' }, priorPrice: { amount: '10.00' } },
    { actualPrice: { amount: '9.00' }, priorPrice: { amount: '10.00' } },
  ])
})

test('the store decides whether prior prices are shown, or its country does', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { price: 1000 })
  await setPrice(id, 10, 2)
  const change = (siteSettings: object) => owner('PATCH /vitrine/v1/site-settings', { siteSettings })
  const isShown = async () => 'priorPrice' in (await pricesOf(id))
  expect(await isShown()).toBe(true)
  await change({ businessAddress: { country: 'US' } })
  expect(await isShown()).toBe(false)
  await change({ priorPrices: 'ALWAYS' })
  expect(await isShown()).toBe(true)
  await change({ priorPrices: 'NEVER' })
  expect(await isShown()).toBe(false)
  await change({ priorPrices: 'BY_COUNTRY', businessAddress: { country: 'DE' } })
  expect(await isShown()).toBe(true)
})

test('keeps prices for a year', async () => {
  const { db } = shop.context
  const { id } = await addProduct(db, shop.siteId, { price: 1000 })
  const kept = async () => {
    const rows = await db
      .selectFrom('price_change')
      .select('price')
      .where('product_id', '=', id)
      .orderBy('ended_date')
      .execute()
    return rows.map(({ price }) => Number(price))
  }
  await setPrice(id, 11)
  shop.pass(200 * day)
  await setPrice(id, 12)
  expect(await kept()).toEqual([1000, 1100])
  shop.pass(200 * day)
  await setPrice(id, 13)
  expect(await kept()).toEqual([1100, 1200])
})

test('lists what a product and its variants cost, who changed it, and the lowest of 30 days', async () => {
  const choices = ['Small', 'Large'].map((description) => ({ value: description, description }))
  const options = [{ type: 'drop_down', name: 'Size', choices }] as const
  const { id, variants } = await addProduct(shop.context.db, shop.siteId, { price: 1000, options })
  const variantId = variants[0]!.id
  const setVariant = (price: number) =>
    owner(`PATCH /stores/v1/products/${id}/variants`, { variants: [{ variantIds: [variantId], price }] })
  await setVariant(8)
  shop.pass(40 * day)
  await setPrice(id, 12)
  shop.pass(day)
  await setVariant(9)
  shop.pass(day)
  await setVariant(11)
  const { priceHistory } = await owner(`GET /vitrine/v1/products/${id}/price-history`)
  expect(priceHistory.currency).toBe('EUR')
  expect(priceHistory.prices).toEqual([
    { price: 12, lowestPrice: 10 },
    { variantId, price: 11, lowestPrice: 8 },
  ])
  const actor = { type: 'key' }
  expect(priceHistory.changes).toMatchObject([
    { variantId, price: 9, actor },
    { variantId, price: 8, actor },
    { price: 10, actor },
  ])
  const visitor = await shop.visitorToken()
  expect((await shop.send(`GET /vitrine/v1/products/${id}/price-history`, { token: visitor })).status).toBe(403)
})
