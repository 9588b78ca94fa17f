import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const create = (product: object) =>
  shop.send('POST /stores/v1/products', {
    token: shop.apiKey,
    body: { product: { name: 'Mug', priceData: { price: 10 }, ...product } },
  })
const change = (id: string, product: object) =>
  shop.send(`PATCH /stores/v1/products/${id}`, { token: shop.apiKey, body: { product } })
const read = async (id: string, headers: Record<string, string> = {}) =>
  (await shop.send(`GET /stores-reader/v1/products/${id}`, { token: visitor, headers })).body.product
const facts = {
  manufacturer: 'Kiln & Co',
  mpn: 'KC-0451',
  countryOfOrigin: 'PT',
  customsCode: '691110',
  safetyInformation: 'Hot when filled.\nKeep away from children.',
  responsiblePerson: 'Kiln Ibérica Lda\nRua do Forno 7, 1100-200 Lisboa, Portugal\nsafety@kiln.example',
  energyClass: 'B',
  energyLabelUrl: 'https://eprel.ec.europa.eu/screen/product/lightsources/7',
  passportUrl: 'https://passport.example/kc-0451',
}

test('shows facts to visitors, keeps them when other fields change, and removes empty ones', async () => {
  const { id } = (await create(facts)).body.product
  expect(await read(id)).toMatchObject(facts)
  await change(id, { name: 'Cup' })
  expect(await read(id)).toMatchObject({ name: 'Cup', ...facts })
  await change(id, { mpn: '', manufacturer: 'Oven & Sons' })
  const changed = await read(id)
  expect(changed).not.toHaveProperty('mpn')
  expect(changed).toMatchObject({ manufacturer: 'Oven & Sons', countryOfOrigin: 'PT' })
})

test.each([
  ['countryOfOrigin', 'XX', /ISO 3166-1/],
  ['countryOfOrigin', 'pt', /ISO 3166-1/],
  ['customsCode', '12345', /6 to 13 digits/],
  ['customsCode', '6911.10', /6 to 13 digits/],
  ['energyClass', 'b', /must be one of A\+\+\+/],
  ['energyLabelUrl', 'javascript:alert(1)', /https:/],
  ['passportUrl', 'http://passport.example', /https:/],
  ['mpn', 'x'.repeat(71), /70/],
])('refuses a %s of %s by field', async (field, value, description) => {
  const { status, body } = await create({ [field]: value })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toMatchObject([
    { field: `product.${field}`, description: expect.stringMatching(description) },
  ])
})

test('translates the facts that have a language', async () => {
  const { id } = (await create(facts)).body.product
  await shop.send('PATCH /vitrine/v1/site-settings', {
    token: shop.apiKey,
    body: { siteSettings: { languages: ['de'] } },
  })
  const translation = { safetyInformation: 'Gefüllt heiß.', responsiblePerson: 'Muster GmbH, Berlin, Deutschland' }
  const put = await shop.send(`PUT /vitrine/v1/products/${id}/translations/de`, {
    token: shop.apiKey,
    body: { translation },
  })
  expect(put.status, JSON.stringify(put.body)).toBe(200)
  expect(await read(id, { 'x-vitrine-language': 'de' })).toMatchObject({ ...facts, ...translation })
  expect(await read(id)).toMatchObject(facts)
})

test('finds products by their facts, in queries and in the search', async () => {
  const { id } = (await create({ ...facts, manufacturer: 'Unica Fabrica' })).body.product
  const queried = await shop.send('POST /stores/v1/products/query', {
    token: visitor,
    body: { query: { filter: JSON.stringify({ manufacturer: 'Unica Fabrica' }) } },
  })
  expect(queried.body.products.map((one: { id: string }) => one.id)).toEqual([id])
  const searched = await shop.send('POST /vitrine/v1/products/search', {
    token: visitor,
    body: { expression: 'fabrica' },
  })
  expect(searched.body.products.map((one: { id: string }) => one.id)).toEqual([id])
})
