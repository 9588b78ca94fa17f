import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let standard: string
let express: string
let byWeight: string
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop.context
  standard = await addDelivery(db, shop.siteId)
  express = await addDelivery(db, shop.siteId, {
    title: 'Express',
    rates: [{ amount: 900, conditions: [], multiplyByQuantity: false }],
  })
  byWeight = await addDelivery(db, shop.siteId, {
    title: 'By weight',
    rates: [
      {
        amount: 2000,
        conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: 1 }],
        multiplyByQuantity: false,
      },
      { amount: 300, conditions: [], multiplyByQuantity: false },
    ],
  })
})
afterAll(() => shop.close())

const visit = async () => {
  const token = await shop.visitorToken()
  return { token, trusted: `${token},${shop.apiKey}` }
}
const add = (token: string, body: object) => shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body })
const estimate = async (token: string, body: object) =>
  (await shop.send('POST /ecom/v1/carts/current/estimate-totals', { token, body })).body
const mugs = async (quantity = 1) => ({
  lineItems: [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity }],
})
const custom = { productName: { original: 'Print' }, price: '10', quantity: 3, itemType: { preset: 'PHYSICAL' } }

test('an estimate uses the requested destination and delivery option, or no delivery', async () => {
  const { token } = await visit()
  await add(token, await mugs())
  const shippingAddress = buyer.contact.address
  const shipping = async (body: object) => (await estimate(token, body)).priceSummary.shipping.amount
  expect(await shipping({})).toBe('0.00')
  expect(await shipping({ shippingAddress })).toBe('3.00')
  expect(await shipping({ shippingAddress, selectedShippingOption: { code: standard } })).toBe('4.90')
  expect(await shipping({ shippingAddress, selectedShippingOption: { code: express } })).toBe('9.00')
  expect(await shipping({ shippingAddress, calculateShipping: false })).toBe('0.00')
})

test('a checkout costs the delivery option chosen last', async () => {
  const { token } = await visit()
  await add(token, await mugs())
  const { checkoutId } = (
    await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  ).body
  const path = `/ecom/v1/checkouts/${checkoutId}`
  const choose = async (code: string) => {
    const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code } }
    return (await shop.send(`PATCH ${path}`, { token, body: { checkout: { shippingInfo } } })).body.checkout
  }
  expect((await choose(express)).priceSummary.shipping.amount).toBe('9.00')
  expect((await choose(standard)).priceSummary.shipping.amount).toBe('4.90')
})

test('custom items weigh their given weight, or nothing', async () => {
  const shippingAddress = buyer.contact.address
  const weighing = async (more: object) => {
    const { token, trusted } = await visit()
    await add(trusted, { customLineItems: [{ ...custom, ...more }] })
    const body = { shippingAddress, selectedShippingOption: { code: byWeight } }
    return (await estimate(token, body)).priceSummary.shipping.amount
  }
  expect(await weighing({})).toBe('3.00')
  expect(await weighing({ physicalProperties: { weight: 0.5 } })).toBe('20.00')
})

test.each([
  [undefined, 'AVAILABLE', '30.00'],
  [3, 'AVAILABLE', '30.00'],
  [2, 'PARTIALLY_AVAILABLE', '30.00'],
  [0, 'NOT_AVAILABLE', '0.00'],
])('custom items with %s available: a quantity of three is %s for %s', async (left, status, subtotal) => {
  const { token, trusted } = await visit()
  await add(trusted, { customLineItems: [{ ...custom, ...(left !== undefined && { quantityAvailable: left }) }] })
  const estimated = await estimate(token, {})
  expect(estimated.cart.lineItems[0].availability).toEqual({
    status,
    ...(left !== undefined && { quantityAvailable: left }),
  })
  expect(estimated.priceSummary.subtotal.amount).toBe(subtotal)
})

test('shows a deleted product as not found, without selling it', async () => {
  const { token } = await visit()
  const items = await mugs()
  await add(token, items)
  const { catalogItemId } = items.lineItems[0]!.catalogReference
  await shop.context.db.deleteFrom('product').where('id', '=', catalogItemId).execute()
  const estimated = await estimate(token, {})
  expect(estimated.cart.lineItems[0].availability).toEqual({ status: 'NOT_FOUND', quantityAvailable: 0 })
  expect(estimated.priceSummary.subtotal.amount).toBe('0.00')
})

test('limits a cart to 300 lines, custom or from the catalog', async () => {
  const { trusted } = await visit()
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...custom, price: `${index + 1}` }))
  for (const count of [100, 100, 99]) expect((await add(trusted, { customLineItems: many(count) })).status).toBe(200)
  expect((await add(trusted, await mugs())).status).toBe(200)
  const refused = await add(trusted, { customLineItems: many(1) })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('300')])
})
