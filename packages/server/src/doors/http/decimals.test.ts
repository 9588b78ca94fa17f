import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let yen: Shop
let euro: Shop
beforeAll(async () => {
  yen = await openShop({ currency: 'JPY' })
  euro = await openShop({ currency: 'EUR' })
})
afterAll(() => Promise.all([yen.close(), euro.close()]))

/** Fields rejected for too many decimals, with the number allowed. */
const refusedIn = async (shop: Shop, route: string, body: object) => {
  const answer = await shop.send(route, { token: shop.apiKey, body })
  if (answer.status === 200) return {}
  expect(answer.status).toBe(400)
  const violations: { field: string; violatedRule: string; data: { threshold: number } }[] =
    answer.body.details.validationError.fieldViolations
  expect(new Set(violations.map(({ violatedRule }) => violatedRule))).toEqual(new Set(['DECIMAL_MAX_SCALE']))
  return Object.fromEntries(violations.map(({ field, data }) => [field, data.threshold]))
}

test("limits the decimals of product prices to those of the store's currency", async () => {
  const product = (price: number, cost = 1) => ({
    product: { name: 'Lamp', priceData: { price }, costAndProfitData: { itemCost: cost } },
  })
  const add = 'POST /stores/v1/products'
  expect(await refusedIn(yen, add, product(99.5, 0.5))).toEqual({
    'product.priceData.price': 0,
    'product.costAndProfitData.itemCost': 0,
  })
  expect(await refusedIn(yen, add, product(99))).toEqual({})
  expect(await refusedIn(euro, add, product(99.505))).toEqual({ 'product.priceData.price': 2 })
  expect(await refusedIn(euro, add, product(99.5))).toEqual({})
})

test("limits the decimals of a coupon's discount", async () => {
  const coupon = (amount: string) => ({
    coupon: { name: 'Less', code: `LESS-${amount}`, effect: { type: 'MONEY_OFF', amount }, minimumSubtotal: amount },
  })
  const add = 'POST /vitrine/v1/coupons'
  expect(await refusedIn(yen, add, coupon('1.5'))).toEqual({
    'coupon.effect.amount': 0,
    'coupon.minimumSubtotal': 0,
  })
  expect(await refusedIn(yen, add, coupon('1'))).toEqual({})
  expect(await refusedIn(euro, add, coupon('1.50'))).toEqual({})
})

test("limits the decimals of line item prices to those of the purchase's currency", async () => {
  const mug = await addProduct(yen.context.db, yen.siteId, { stock: 5 })
  const checkout = (price: string) => ({
    channelType: 'WEB',
    lineItems: [{ catalogReference: referenceTo(mug), quantity: 1, catalogOverrideFields: { price } }],
    customLineItems: [{ quantity: 1, productName: { original: 'Lesson' }, price, fullPrice: price }],
  })
  const add = 'POST /ecom/v1/checkouts'
  expect(await refusedIn(yen, add, checkout('12.5'))).toEqual({ 'lineItems[0].catalogOverrideFields.price': 0 })
  const { lineItems: _none, ...custom } = checkout('12.5')
  expect(await refusedIn(yen, add, custom)).toEqual({
    'customLineItems[0].price': 0,
    'customLineItems[0].fullPrice': 0,
  })
  expect(await refusedIn(yen, add, checkout('12.0'))).toEqual({})
  const discounts = (amount: string) => ({ merchantDiscounts: [{ amount }] })
  expect(await refusedIn(yen, 'POST /ecom/v1/carts', discounts('0.5'))).toEqual({ 'merchantDiscounts[0].amount': 0 })
})

test('rejects price adjustments by fractions of the smallest unit', async () => {
  const { id } = await addProduct(euro.context.db, euro.siteId, { stock: 5 })
  const adjust = (amount: number) => ({ ids: [id], adjust: { price: { amount } } })
  const route = 'POST /stores/v1/bulk/products/adjust-properties'
  expect(await refusedIn(euro, route, adjust(1.005))).toEqual({ 'adjust.price.amount': 2 })
  expect(await refusedIn(euro, route, adjust(1.05))).toEqual({})
})
