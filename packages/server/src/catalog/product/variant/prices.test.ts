import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const owner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, body })
const add = async (product: object) => (await owner('POST /stores/v1/products', { product })).body.product
const settings = (siteSettings: object) => owner('PATCH /vitrine/v1/site-settings', { siteSettings })
const fieldsOf = (answer: Awaited<ReturnType<typeof owner>>): string[] =>
  answer.body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)

test("shows prices in a currency with a known rate, and charges in the store's own", async () => {
  await settings({
    currencies: [
      { currency: 'USD', rate: '1.08' },
      { currency: 'JPY', rate: '163.27' },
    ],
  })
  const { id } = await add({
    name: 'Lamp',
    priceData: { price: 12.5 },
    discount: { type: 'PERCENT', value: 20 },
    productOptions: [{ name: 'Size', optionType: 'drop_down', choices: [{ value: 'S', description: 'S' }] }],
  })
  const read = async (currency?: string) => {
    const headers: Record<string, string> = currency === undefined ? {} : { 'x-wix-currency': currency }
    return (await shop.send(`GET /stores-reader/v1/products/${id}`, { token: visitor, headers })).body.product
  }
  const yen = await read('JPY')
  expect(yen.priceData).toMatchObject({ currency: 'EUR', price: 12.5, discountedPrice: 10 })
  expect(yen.convertedPriceData).toEqual({
    currency: 'JPY',
    price: 2041,
    discountedPrice: 1633,
    formatted: { price: '¥2,041', discountedPrice: '¥1,633' },
  })
  expect(yen.variants[0].variant.convertedPriceData).toMatchObject({ currency: 'JPY', price: 2041 })
  expect((await read('USD')).convertedPriceData).toMatchObject({ currency: 'USD', price: 13.5, discountedPrice: 10.8 })
  // Unknown rates fall back to the store's own currency.
  for (const currency of ['GBP', 'nonsense', undefined])
    expect((await read(currency)).convertedPriceData).toMatchObject({ currency: 'EUR', price: 12.5 })
  const site = await shop.send(`GET /vitrine/v1/site?clientId=${shop.clientId}`)
  expect(site.body.site.currencies).toEqual(['USD', 'JPY'])
})

test('rejects an invalid rate and an unknown currency by field', async () => {
  const refused = async (currencies: object[]) => fieldsOf(await settings({ currencies }))
  expect(await refused([{ currency: 'USD', rate: '0' }])).toEqual(['siteSettings.currencies[0].rate'])
  expect(await refused([{ currency: 'XXQ', rate: '1' }])).toEqual(['siteSettings.currencies[0].currency'])
  expect(await refused([{ currency: 'USD' }])).toEqual(['siteSettings.currencies[0].rate'])
  expect(
    await refused([
      { currency: 'USD', rate: '1' },
      { currency: 'USD', rate: '2' },
    ]),
  ).toEqual(['siteSettings.currencies[1].currency'])
})

test('shows the price per litre after the discount, per variant', async () => {
  const pricePerUnitData = { totalQuantity: 750, totalMeasurementUnit: 'ML', baseQuantity: 1, baseMeasurementUnit: 'L' }
  const oil = await add({
    name: 'Olive oil',
    priceData: { price: 15 },
    discount: { type: 'AMOUNT', value: 3 },
    pricePerUnitData,
    productOptions: [
      {
        name: 'Press',
        optionType: 'drop_down',
        choices: ['first', 'late'].map((value) => ({ value, description: value })),
      },
    ],
  })
  expect(oil.pricePerUnitData).toEqual(pricePerUnitData)
  expect(oil.priceData).toMatchObject({ pricePerUnit: 16, formatted: { pricePerUnit: '€16.00' } })
  const { body } = await owner(`PATCH /stores/v1/products/${oil.id}/variants`, {
    variants: [{ choices: { Press: 'late' }, price: 9 }],
  })
  const late = body.variants.find(({ choices }: { choices: Record<string, string> }) => choices.Press === 'late')
  expect(late.variant.priceData).toMatchObject({ discountedPrice: 6, pricePerUnit: 8 })

  const change = (data: object) => owner(`PATCH /stores/v1/products/${oil.id}`, { product: { pricePerUnitData: data } })
  expect(fieldsOf(await change({ ...pricePerUnitData, baseMeasurementUnit: 'KG' }))).toEqual([
    'product.pricePerUnitData.baseMeasurementUnit',
  ])
  expect(fieldsOf(await change({ totalQuantity: 1 }))).toEqual(
    ['totalMeasurementUnit', 'baseQuantity', 'baseMeasurementUnit'].map((part) => `product.pricePerUnitData.${part}`),
  )
  expect((await change({ ...pricePerUnitData, totalQuantity: 0 })).status).toBe(400)
})

test('shows costs, and their range, to the owner only', async () => {
  const mug = await add({
    name: 'Costly mug',
    priceData: { price: 20 },
    costAndProfitData: { itemCost: 5 },
    weight: 0.4,
    productOptions: [
      { name: 'Size', optionType: 'drop_down', choices: ['S', 'L'].map((value) => ({ value, description: value })) },
    ],
  })
  await owner(`PATCH /stores/v1/products/${mug.id}/variants`, {
    variants: [{ choices: { Size: 'L' }, price: 30, cost: 8, weight: 0.9 }],
  })
  const read = async (token: string) =>
    (await shop.send(`GET /stores-reader/v1/products/${mug.id}?includeMerchantSpecificData=true`, { token })).body
      .product
  const [seen, owned] = [await read(visitor), await read(shop.apiKey)]
  expect(seen).toMatchObject({
    priceRange: { minValue: 20, maxValue: 30 },
    weightRange: { minValue: 0.4, maxValue: 0.9 },
  })
  expect(seen.costRange).toBeUndefined()
  expect(JSON.stringify(seen)).not.toMatch(/cost(AndProfit|Range)/i)
  expect(owned.costRange).toEqual({ minValue: 5, maxValue: 8 })
})

test('keeps sizes and SEO texts as they were sent', async () => {
  const productDimensions = { length: '30.5', width: '20', height: '4.25', unit: 'CM' }
  const packageDimensions = { ...productDimensions, height: '6' }
  const seoData = {
    tags: [
      { type: 'title', children: 'A tray', custom: false, disabled: false },
      { type: 'meta', props: { property: 'og:title', content: 'Tray' }, custom: true, disabled: false },
    ],
    settings: { preventAutoRedirect: true, keywords: [{ term: 'tray', isMain: true }] },
  }
  const tray = await add({
    name: 'Tray',
    priceData: { price: 20 },
    productDimensions,
    packageDimensions,
    seoData,
    productOptions: [
      {
        name: 'Wood',
        optionType: 'drop_down',
        choices: ['oak', 'ash'].map((value) => ({ value, description: value })),
      },
    ],
  })
  expect(tray).toMatchObject({ productDimensions, packageDimensions, seoData })
  const { body } = await owner(`PATCH /stores/v1/products/${tray.id}/variants`, {
    variants: [{ choices: { Wood: 'ash' }, productDimensions: { ...productDimensions, length: '40' } }],
  })
  const lengths = body.variants.map(({ variant }: any) => variant.productDimensions.length) // oxlint-disable-line typescript/no-explicit-any -- the wire
  expect(lengths).toEqual(['30.5', '40'])
})
