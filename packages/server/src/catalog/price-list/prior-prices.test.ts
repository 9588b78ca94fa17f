import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'

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
const addList = async (more: object): Promise<string> =>
  (await owner('POST /vitrine/v1/price-lists', { priceList: { name: randomUUID(), ...more } })).priceList.id
const deleteList = (id: string) => owner(`DELETE /vitrine/v1/price-lists/${id}`)
const addDiscount = async (more: object = {}): Promise<string> => {
  const effect = { type: 'PERCENT', percentage: '30' }
  return (await owner('POST /vitrine/v1/discounts', { discount: { name: randomUUID(), effect, ...more } })).discount.id
}
const priceOf = async (productId: string, more: object = {}, token?: string) => {
  const visitor = token ?? (await shop.visitorToken())
  const { body } = await shop.send('POST /vitrine/v1/prices', {
    token: visitor,
    body: { items: [{ productId }], ...more },
  })
  const { price, priorPrice } = body.prices[0]
  return [price, priorPrice]
}
const goods = async (): Promise<string> => {
  const product = { name: 'Mug', productType: 'physical', priceData: { price: 20 } }
  return (await owner('POST /stores/v1/products', { product })).product.id
}

test('a price list for everybody shows the lowest price of the 30 days before it', async () => {
  const id = await goods()
  shop.pass(40 * day)
  const list = await addList({ percentage: '-10' })
  expect(await priceOf(id)).toEqual(['18.00', '20.00'])
  // Another name changes nothing.
  const { priceList } = await owner(`GET /vitrine/v1/price-lists/${list}`)
  shop.pass(10 * day)
  await owner(`PATCH /vitrine/v1/price-lists/${list}`, { priceList: { revision: priceList.revision, name: 'Spring' } })
  expect(await priceOf(id)).toEqual(['18.00', '20.00'])
  // A further reduction is compared with the first one.
  const { priceList: named } = await owner(`GET /vitrine/v1/price-lists/${list}`)
  await owner(`PATCH /vitrine/v1/price-lists/${list}`, { priceList: { revision: named.revision, percentage: '-25' } })
  expect(await priceOf(id)).toEqual(['15.00', '18.00'])
  await deleteList(list)
  expect(await priceOf(id)).toEqual(['20.00', undefined])
  const begins = await addList({ percentage: '-50' })
  expect(await priceOf(await goods())).toEqual(['10.00', undefined])
  await deleteList(begins)
})

test('prices of single products are compared with those they had in the list before', async () => {
  const id = await goods()
  const list = await addList({})
  const set = (price: string) =>
    owner(`POST /vitrine/v1/price-lists/${list}/prices`, {
      prices: [{ productId: id, tiers: [{ minQuantity: 1, price }] }],
    })
  shop.pass(40 * day)
  await set('12.00')
  expect(await priceOf(id)).toEqual(['12.00', '20.00'])
  shop.pass(5 * day)
  await set('15.00')
  expect(await priceOf(id)).toEqual(['15.00', '12.00'])
  await deleteList(list)
})

test('an automatic discount for everybody counts as a price of the days before', async () => {
  const id = await goods()
  shop.pass(40 * day)
  const sale = await addDiscount()
  const forFew = await addDiscount({
    effect: { type: 'PERCENT', percentage: '90' },
    conditions: [{ type: 'QUANTITY', quantityFrom: 3 }],
  })
  shop.pass(2 * day)
  await owner(`DELETE /vitrine/v1/discounts/${sale}`)
  await owner(`DELETE /vitrine/v1/discounts/${forFew}`)
  shop.pass(2 * day)
  const list = await addList({ percentage: '-10' })
  expect(await priceOf(id)).toEqual(['18.00', '14.00'])
  await deleteList(list)
  // So it does for a reduction of the product itself.
  await owner(`PATCH /stores/v1/products/${id}`, { product: { discount: { type: 'AMOUNT', value: 1 } } })
  expect((await owner(`GET /stores-reader/v1/products/${id}`)).product.priceData).toMatchObject({
    discountedPrice: 19,
    priorPrice: 14,
  })
  shop.pass(40 * day)
})

test('prices for other countries, and of stores that announce none have no prior price', async () => {
  const id = await goods()
  shop.pass(40 * day)
  const abroad = await addList({ percentage: '-20', countries: ['FR'] })
  expect(await priceOf(id)).toEqual(['20.00', undefined])
  expect(await priceOf(id, { country: 'FR' })).toEqual(['16.00', '20.00'])
  await deleteList(abroad)
  const list = await addList({ percentage: '-10' })
  await owner('PATCH /vitrine/v1/site-settings', { siteSettings: { priorPrices: 'NEVER' } })
  expect(await priceOf(id)).toEqual(['18.00', undefined])
  await owner('PATCH /vitrine/v1/site-settings', { siteSettings: { priorPrices: 'ALWAYS' } })
  expect(await priceOf(id)).toEqual(['18.00', '20.00'])
  await deleteList(list)
})

test('keeps 300 rules that ended, and reads those of today first', async () => {
  const id = await goods()
  shop.pass(40 * day)
  const list = await addList({ percentage: '-10' })
  const { db, now } = shop.context
  await sql`
    insert into price_rule_period (site_id, rule_id, since_date, until_date, rule)
    select ${shop.siteId}, number::text, ${now()}::timestamptz - interval '50 days', ${now()}::timestamptz - interval '45 days',
      jsonb_build_object('kind', 'DISCOUNT', 'effect', jsonb_build_object('type', 'PERCENT', 'percentage', '1'))
    from generate_series(1, 400) number`.execute(db)
  expect(await priceOf(id)).toEqual(['18.00', '20.00'])
  await deleteList(list)
  const ended = db
    .selectFrom('price_rule_period')
    .where('site_id', '=', shop.siteId)
    .where('until_date', 'is not', null)
  const { count } = await ended.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  expect(Number(count)).toBe(300)
})
