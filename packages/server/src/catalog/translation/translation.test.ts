import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { addProduct, buyer } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  const languages = { languages: ['de', 'he'] }
  await shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: languages } })
})
afterAll(() => shop.close())

const owner = (path: string, body?: object) => shop.send(path, { token: shop.apiKey, ...(body && { body }) })
const create = async () =>
  (
    await owner('POST /stores/v1/products', {
      product: {
        name: 'Lamp',
        description: 'Warm light.',
        ribbon: 'New',
        priceData: { price: 30 },
        manageVariants: true,
        additionalInfoSections: [{ title: 'Care', description: 'Dust it.' }],
        productOptions: [{ name: 'Color', choices: [{ value: '#fff', description: 'White' }] }],
      },
    })
  ).body.product
const lampe = {
  name: 'Lampe',
  description: 'Warmes Licht.',
  ribbon: 'Neu',
  additionalInfoSections: [{ title: 'Pflege', description: 'Abstauben.' }],
  productOptions: [
    { name: 'Color', translatedName: 'Farbe', choices: [{ description: 'White', translatedDescription: 'Weiß' }] },
  ],
}
const translate = (id: string, translation: object, language = 'de') =>
  owner(`PUT /vitrine/v1/products/${id}/translations/${language}`, { translation })
const read = async (id: string, language?: string) =>
  (
    await shop.send(`GET /stores-reader/v1/products/${id}`, {
      token: await shop.visitorToken(),
      ...(language !== undefined && { headers: { 'x-vitrine-language': language } }),
    })
  ).body.product

test('shows readers a product in their language, while carts use the original option names', async () => {
  const { id } = await create()
  expect((await translate(id, lampe)).body.translation).toEqual(lampe)
  expect(await read(id, 'de-AT')).toMatchObject({
    name: 'Lampe',
    description: 'Warmes Licht.',
    ribbon: 'Neu',
    additionalInfoSections: [{ title: 'Pflege', description: 'Abstauben.' }],
    productOptions: [
      {
        name: 'Color',
        translatedName: 'Farbe',
        choices: [{ description: 'White', translatedDescription: 'Weiß' }],
      },
    ],
  })
  for (const language of [undefined, 'en', 'he', 'fr', '__proto__', 'constructor', 'x'.repeat(2000)]) {
    expect(await read(id, language), language).toMatchObject({ name: 'Lamp', ribbon: 'New' })
  }
})

test('uses the language that the SDK or a program requests, and ignores a browser’s own', async () => {
  const { id } = await create()
  await translate(id, lampe)
  const nameFor = async (headers: Record<string, string>) => {
    const { body } = await shop.send(`GET /stores-reader/v1/products/${id}`, {
      token: await shop.visitorToken(),
      headers,
    })
    return body.product.name
  }
  const linguist = { 'x-wix-linguist': 'de|de-at|false|00000000-0000-0000-0000-000000000000' }
  expect(await nameFor(linguist)).toBe('Lampe')
  expect(await nameFor({ ...linguist, 'x-vitrine-language': 'en' })).toBe('Lamp')
  expect(await nameFor({ ...linguist, 'x-vitrine-language': 'und' })).toBe('Lamp')
  expect(await nameFor({ 'x-wix-linguist': '|' })).toBe('Lamp')
  const accepted = { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' }
  expect(await nameFor(accepted)).toBe('Lampe')
  expect(await nameFor({ 'accept-language': 'en, de;q=0.8' })).toBe('Lamp')
  const browser = { ...accepted, 'sec-fetch-site': 'same-origin' }
  expect(await nameFor(browser)).toBe('Lamp')
  expect(await nameFor({ ...browser, 'x-wix-bi-gateway': 'environment=js-sdk' })).toBe('Lampe')
  expect(await nameFor({ ...browser, ...linguist })).toBe('Lampe')
})

test('caches lists per language, and shows new translations immediately', async () => {
  const { id } = await create()
  await translate(id, lampe)
  const names = async (language: string) => {
    const { body } = await shop.send('POST /stores-reader/v1/products/query-platformized', {
      token: await shop.visitorToken(),
      headers: { 'x-vitrine-language': language },
      body: { query: { filter: { id } } },
    })
    return body.products.map(({ name }: { name: string }) => name)
  }
  for (const round of [1, 2, 3]) {
    expect(await names('de'), String(round)).toEqual(['Lampe'])
    expect(await names('en')).toEqual(['Lamp'])
  }
  await translate(id, { name: 'Leuchte' })
  expect(await names('de')).toEqual(['Leuchte'])
  await owner(`DELETE /vitrine/v1/products/${id}/translations/de`)
  expect(await names('de')).toEqual(['Lamp'])
  expect((await owner(`GET /vitrine/v1/products/${id}/translations`)).body).toEqual({ translations: [] })
})

test('uses the buyer’s language in cart, order and email', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  await translate(mug.id, { name: 'Henkelbecher' })
  const tried = await till.checkoutOf(mug)
  const inGerman = { token: tried.token, headers: { 'x-vitrine-language': 'de' } }
  const path = `/ecom/v1/checkouts/${tried.checkoutId}`
  await shop.send(`PATCH ${path}`, { ...inGerman, body: { checkout: { buyerInfo: { email: buyer.email } } } })
  const { checkout } = (await shop.send(`GET ${path}`, inGerman)).body
  expect(checkout.lineItems[0].productName.translated).toBe('Henkelbecher')
  const { body } = await till.pay(tried, 'sandbox:pays')
  const order = await till.orderOf(body.orderId)
  expect(order.buyerLanguage).toBe('de')
  expect(order.lineItems[0].productName.translated).toBe('Henkelbecher')
  expect(order.lineItems[0].productName.original).not.toBe('Henkelbecher')
  const letters = await mailsOf(shop)
  expect(letters.some(({ text }) => text.includes('Henkelbecher'))).toBe(true)
})

test('translates collections', async () => {
  const { collection } = (await owner('POST /stores/v1/collections', { collection: { name: 'Lamps' } })).body
  const path = `/vitrine/v1/collections/${collection.id}/translations`
  await owner(`PUT ${path}/de`, { translation: { name: 'Lampen', description: '' } })
  expect((await owner(`GET ${path}`)).body.translations).toEqual([{ language: 'de', translation: { name: 'Lampen' } }])
  const read = (language: string) =>
    owner(`GET /stores-reader/v1/collections/${collection.id}`).then(() =>
      shop.send(`GET /stores-reader/v1/collections/${collection.id}`, {
        token: shop.apiKey,
        headers: { 'x-vitrine-language': language },
      }),
    )
  expect((await read('de')).body.collection.name).toBe('Lampen')
  await owner(`DELETE ${path}/de`)
  expect((await read('de')).body.collection.name).toBe('Lamps')
})

test.each([
  ['en', { name: 'Lamp' }, 'language'],
  ['qqq', { name: 'Lamp' }, 'language'],
  ['de', { productOptions: [{ name: 'Size', translatedName: 'Größe' }] }, 'translation.productOptions[0].name'],
  [
    'de',
    { productOptions: [{ name: 'Color', choices: [{ description: 'Red', translatedDescription: 'Rot' }] }] },
    'translation.productOptions[0].choices[0].description',
  ],
  ['de', { customTextFields: [{ title: 'Name', translatedTitle: 'Name' }] }, 'translation.customTextFields[0].title'],
  ['de', { images: [{ id: 'nothing.png', altText: 'Nichts' }] }, 'translation.images[0].id'],
])('rejects translations in “%s” that match nothing by field: %o', async (language, translation, field) => {
  const { id } = await create()
  const { status, body } = await translate(id, translation, language)
  expect([status, body.details?.validationError?.fieldViolations[0].field]).toEqual([400, field])
})

test.each([
  [['de', 'de'], 'siteSettings.languages[1]'],
  [['en'], 'siteSettings.languages[0]'],
  [['zz'], 'siteSettings.languages[0]'],
])('rejects the store languages %o', async (languages, field) => {
  const { status, body } = await owner('PATCH /vitrine/v1/site-settings', { siteSettings: { languages } })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})

test("lists a store's languages to everyone, its own first", async () => {
  const { body } = await shop.send(`GET /vitrine/v1/site?clientId=${shop.clientId}`)
  expect(body.site.languages).toEqual(['en', 'de', 'he'])
})
