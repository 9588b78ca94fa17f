import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { addProduct, referenceTo, sizes, type Goods, type Product } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const ask = (call: string, body?: object, token: string = shop.apiKey) =>
  shop.send(call, { token, ...(body && { body }) })
const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, { price: 2000, stock: 500, ...more })

const created: string[] = []
const addList = async (priceList: object = {}) => {
  const answer = await ask('POST /vitrine/v1/price-lists', { priceList: { name: 'List', ...priceList } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  created.push(answer.body.priceList.id)
  return answer.body.priceList
}
afterEach(async () => {
  for (const id of created.splice(0)) await ask(`DELETE /vitrine/v1/price-lists/${id}`)
})
const setPrices = (id: string, prices: readonly object[]) =>
  ask(`POST /vitrine/v1/price-lists/${id}/prices`, { prices })
const tiers = (...pairs: readonly (readonly [number, string])[]) =>
  pairs.map(([minQuantity, price]) => ({ minQuantity, price }))

const traders = async () => {
  const { body } = await ask('POST /vitrine/v1/member-groups', { memberGroup: { name: `Trade ${randomUUID()}` } })
  const { memberId, accessToken: token } = await atTheDoor(shop).signIn()
  await ask(`POST /vitrine/v1/member-groups/${body.memberGroup.id}/members`, { memberIds: [memberId] })
  return { groupId: body.memberGroup.id as string, memberId, token }
}

const put = (token: string, product: Product, quantity: number, options: object = {}) => {
  const lineItems = [{ catalogReference: referenceTo(product, { ...options }), quantity }]
  return ask('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, token)
}
const pricesIn = (answer: Awaited<ReturnType<typeof put>>): string[] =>
  answer.body.cart.lineItems.map(({ price }: { price: { amount: string } }) => price.amount)

test("charges group members the list's prices from product page to order, and nobody else", async () => {
  const { groupId, token } = await traders()
  const mug = await goods()
  const { id } = await addList({ memberGroupIds: [groupId] })
  await setPrices(id, [{ productId: mug.id, tiers: tiers([1, '15.00'], [10, '12.00']) }])

  const seen = async (as: string) => (await ask('POST /vitrine/v1/prices', { items: [{ productId: mug.id }] }, as)).body
  expect((await seen(token)).prices).toEqual([
    { productId: mug.id, price: '15.00', catalogPrice: '20.00', tiers: tiers([1, '15.00'], [10, '12.00']) },
  ])
  const visitor = await shop.visitorToken()
  expect((await seen(visitor)).prices).toMatchObject([{ price: '20.00', tiers: [] }])
  expect(pricesIn(await put(visitor, mug, 10))).toEqual(['20.00'])

  const tried = await till.checkoutOf(mug, { token, quantity: 10 })
  const [line] = (await till.readCheckout(tried)).body.checkout.lineItems
  expect([line.price.amount, line.fullPrice.amount, line.lineItemPrice.amount]).toEqual(['12.00', '20.00', '120.00'])
  const { orderId } = (await till.pay(tried)).body
  const order = await till.orderOf(orderId)
  expect([order.lineItems[0].price.amount, order.priceSummary.subtotal.amount]).toEqual(['12.00', '120.00'])
})

test("checks a coupon's minimum against the buyer's prices", async () => {
  const mug = await goods()
  const { id } = await addList()
  await setPrices(id, [{ productId: mug.id, tiers: tiers([10, '12.00']) }])
  const coupon = { code: 'OVER150', name: 'Over 150', effect: { type: 'PERCENT_OFF', percent: '10' } }
  await ask('POST /vitrine/v1/coupons', { coupon: { ...coupon, minimumSubtotal: '150' } })
  const token = await shop.visitorToken()
  await put(token, mug, 9)
  const take = () => ask('PATCH /ecom/v1/carts/current', { couponCode: coupon.code }, token)
  expect((await take()).status).toBe(200)
  // Ten are cheaper than nine were.
  await ask('POST /ecom/v1/carts/current/remove-coupon', {}, token)
  await put(token, mug, 1)
  expect(codeOf(await take())).toBe('ERROR_COUPON_NOT_APPLICABLE')
})

test('counts all variants of a product towards a quantity price', async () => {
  const shirt = await goods({ options: [sizes] })
  const [small, large] = shirt.variants.map(({ id }) => id)
  const { id } = await addList()
  await setPrices(id, [
    { productId: shirt.id, tiers: tiers([5, '18.00']) },
    { productId: shirt.id, variantId: large, tiers: tiers([1, '22.00'], [5, '19.50']) },
  ])
  const token = await shop.visitorToken()
  await put(token, shirt, 2, { variantId: small })
  expect(pricesIn(await put(token, shirt, 2, { variantId: large }))).toEqual(['20.00', '22.00'])
  expect(pricesIn(await put(token, shirt, 1, { variantId: large }))).toEqual(['18.00', '19.50'])
})

test("applies prices by delivery country, or by the store's country until it is known", async () => {
  const mug = await goods()
  await addList({
    name: 'Abroad',
    countries: ['CH'],
    percentage: '12.5',
    rounding: { to: '1', mode: 'UP', less: '0.01' },
  })
  const token = await shop.visitorToken()
  expect(pricesIn(await put(token, mug, 1))).toEqual(['20.00'])
  const estimate = async (country: string) => {
    const shippingAddress = {
      country,
      addressLine: 'Weg 1',
      city: 'Ort',
      postalCode: country === 'CH' ? '8001' : '10115',
    }
    const answer = await ask('POST /ecom/v1/carts/current/estimate-totals', { shippingAddress }, token)
    return answer.body.priceSummary.subtotal.amount
  }
  expect([await estimate('CH'), await estimate('DE')]).toEqual(['22.99', '20.00'])
})

test.each([
  ['UP', '18.00'],
  ['NEAREST', '17.00'],
  ['DOWN', '17.00'],
] as const)('a price of 17.40 is rounded %s to %s', async (mode, price) => {
  const mug = await goods()
  const { rounding } = await addList({ percentage: '-13', rounding: { to: '1', mode } })
  expect(rounding.mode).toBe(mode)
  expect(pricesIn(await put(await shop.visitorToken(), mug, 1))).toEqual([price])
})

test('a price of 17.60 is rounded to the nearest, which is above it', async () => {
  const mug = await goods()
  await addList({ percentage: '-12', rounding: { to: '1', mode: 'NEAREST' } })
  expect(pricesIn(await put(await shop.visitorToken(), mug, 1))).toEqual(['18.00'])
})

test('applies active lists between their start and end date, by position', async () => {
  const mug = await goods()
  const token = await shop.visitorToken()
  await put(token, mug, 1)
  const price = async () => pricesIn(await ask('GET /ecom/v1/carts/current', undefined, token))[0]
  const day = 24 * 3_600_000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const later = await addList({ percentage: '-50', startDate: at(1) })
  const over = await addList({ percentage: '-40', endDate: at(-1) })
  const off = await addList({ percentage: '-30', active: false })
  expect(await price()).toBe('20.00')
  const second = await addList({ percentage: '-10', position: 2 })
  const first = await addList({ percentage: '-5', position: 1 })
  expect(await price()).toBe('19.00')
  const change = (list: { id: string; revision: string }, priceList: object, unset: readonly string[] = []) =>
    ask(`PATCH /vitrine/v1/price-lists/${list.id}`, { priceList: { revision: list.revision, ...priceList }, unset })
  await change(first, { position: 3 })
  expect(await price()).toBe('18.00')
  await change(second, {}, ['percentage'])
  expect(await price()).toBe('19.00')
  await change(over, { position: 0 }, ['endDate'])
  expect(await price()).toBe('12.00')
  expect((await change(off, { active: true, position: 0 })).body.priceList.active).toBe(true)
  expect((await change(later, { endDate: at(0) })).status).toBe(400)
})

test('shows a price that changes during payment before charging it', async () => {
  const mug = await goods()
  const tried = await till.checkoutOf(mug)
  const { id } = await addList({ percentage: '25' })
  expect(codeOf(await till.pay(tried))).toBe('CART_PRICES_OUT_OF_SYNC')
  expect((await till.readCheckout(tried)).body.checkout.lineItems[0].price.amount).toBe('25.00')
  await ask(`DELETE /vitrine/v1/price-lists/${id}`)
  expect(codeOf(await till.pay(tried))).toBe('CART_PRICES_OUT_OF_SYNC')
  await till.readCheckout(tried)
  expect((await till.pay(tried)).status).toBe(200)
})

test('does not change gift cards or prices set by elevated callers', async () => {
  const [mug, card] = [await goods(), await goods({ record: { giftCard: true } })]
  await addList({ percentage: '-50' })
  const token = await shop.visitorToken()
  await put(token, card, 1)
  expect(pricesIn(await ask('GET /ecom/v1/carts/current', undefined, token))).toEqual(['20.00'])
  const lineItem = { catalogReference: referenceTo(mug), quantity: 1, catalogOverrideFields: { price: '7.00' } }
  const { body } = await ask('POST /ecom/v1/carts', { lineItems: [lineItem] })
  expect(body.cart.lineItems[0].price.amount).toBe('7.00')
})

test('rejects contradictory input by field', async () => {
  const mug = await goods({ options: [sizes] })
  const { id } = await addList()
  const refusedField = async (priceList: object) => {
    const answer = await ask('POST /vitrine/v1/price-lists', { priceList: { name: 'Wrong', ...priceList } })
    expect(answer.status).toBe(400)
    return answer.body.details.validationError.fieldViolations[0].field
  }
  expect(await refusedField({ rounding: { to: '1.00', less: '1.00' } })).toBe('priceList.rounding.less')
  expect(await refusedField({ rounding: { to: '0.001' } })).toBe('priceList.rounding.to')
  expect(await refusedField({ rounding: { less: '0.01' } })).toBe('priceList.rounding.to')
  expect(await refusedField({ startDate: '2026-02-01T00:00:00Z', endDate: '2026-01-01T00:00:00Z' })).toBe(
    'priceList.endDate',
  )
  expect(await refusedField({ percentage: '-100' })).toBe('priceList.percentage')
  expect(
    (await ask('POST /vitrine/v1/price-lists', { priceList: { name: 'x', memberGroupIds: [randomUUID()] } })).status,
  ).toBe(404)
  expect((await ask('POST /vitrine/v1/price-lists', { priceList: {} })).status).toBe(400)
  const twice = { productId: mug.id, tiers: tiers([2, '1.00'], [2, '2.00']) }
  expect((await setPrices(id, [twice])).status).toBe(400)
  const one = { productId: mug.id, tiers: tiers([1, '1.00']) }
  expect((await setPrices(id, [one, one])).status).toBe(400)
  for (const unknown of [{ productId: randomUUID() }, { productId: mug.id, variantId: randomUUID() }])
    expect((await setPrices(id, [one, { ...one, ...unknown }])).status).toBe(404)
  expect((await ask(`GET /vitrine/v1/price-lists/${id}/prices`)).body.prices).toEqual([])
})

test('sets, lists by product name and removes prices of a list', async () => {
  const [jug, bowl] = [await goods({ name: 'Jug' }), await goods({ name: 'Bowl' })]
  const { id } = await addList()
  const price = (product: Product) => ({ productId: product.id, tiers: tiers([1, '5.00'], [3, '4.00']) })
  const set = await setPrices(id, [price(jug), price(bowl)])
  expect(set.body.priceList.productCount).toBe(2)
  const read = async (query = '') => (await ask(`GET /vitrine/v1/price-lists/${id}/prices${query}`)).body
  expect(await read()).toEqual({ prices: [price(bowl), price(jug)], metadata: { count: 2, offset: 0, total: 2 } })
  expect((await read(`?productId=${jug.id}`)).prices).toEqual([price(jug)])
  expect((await read('?limit=1&offset=1')).prices).toEqual([price(jug)])
  await setPrices(id, [{ productId: bowl.id, tiers: [] }])
  expect((await read()).prices).toEqual([price(jug)])
  await ask(`DELETE /stores/v1/products/${jug.id}`)
  expect((await ask(`GET /vitrine/v1/price-lists/${id}`)).body.priceList.productCount).toBe(0)
})
