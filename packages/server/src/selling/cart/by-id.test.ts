import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, cart, createClient } from '@vitrine/client'
import { addDelivery, addProduct, addTestCoupon, buyer, referenceTo } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
const openOwner = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules: { cart } })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  await addDelivery(shop.context.db, shop.siteId)
  await addTestCoupon(shop.context.db, shop.siteId)
  owner = openOwner()
})
afterAll(() => shop.close())

const items = async (quantity = 1, stock = 50) => {
  const product = await addProduct(shop.context.db, shop.siteId, { stock })
  return [{ catalogReference: { ...referenceTo(product), options: {} }, quantity }]
}
/** Creates a visitor with a current cart. */
const shopping = async () => {
  const token = await shop.visitorToken()
  const lineItems = await items()
  const { body } = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  return { token, cartId: String(body.cart.id) }
}

test('the owner creates a cart, fills it, updates it and creates a checkout from it', async () => {
  const opened = await owner.cart.createCart({ lineItems: await items(2), cartInfo: { buyerNote: 'By phone' } })
  expect(opened).toMatchObject({ buyerNote: 'By phone', subtotal: { amount: '38.00' } })
  const grown = await owner.cart.addToCart(opened.id, { lineItems: await items(1), businessLocationId: randomUUID() })
  expect(grown.cart.lineItems.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(grown.cart.businessLocationId).toBeTypeOf('string')
  expect((await owner.cart.removeBusinessLocation(opened.id)).cart.businessLocationId).toBe(undefined)
  const [first, second] = grown.cart.lineItems
  const counted = await owner.cart.updateLineItemsQuantity(opened.id, [{ id: first!.id, quantity: 5 }])
  expect(counted.cart.lineItems[0]!.quantity).toBe(5)
  expect((await owner.cart.removeLineItems(opened.id, [second!.id])).cart.lineItems).toHaveLength(1)
  const reduced = await owner.cart.updateCart(opened.id, { couponCode: 'welcome10', cartInfo: { buyerNote: 'Gift' } })
  expect(reduced).toMatchObject({ buyerNote: 'Gift', appliedDiscounts: [{ coupon: { code: 'WELCOME10' } }] })
  expect((await owner.cart.removeCoupon(opened.id)).cart.appliedDiscounts).toEqual([])
  const estimate = await owner.cart.estimateTotals(opened.id, { shippingAddress: { country: 'DE' } })
  expect(estimate.priceSummary).toMatchObject({ subtotal: { amount: '95.00' }, shipping: { amount: '4.90' } })
  const { checkoutId } = await owner.cart.createCheckout(opened.id, { channelType: 'WEB', email: buyer.email })
  expect((await owner.cart.getCartByCheckoutId(checkoutId)).cart.id).toBe(opened.id)
  await owner.cart.deleteCart(opened.id)
  await expect(owner.cart.getCart(opened.id)).rejects.toMatchObject({ code: 'CART_NOT_FOUND', status: 404 })
})

test('a cart can be read and changed by ID by its visitor and the owner only', async () => {
  const { token, cartId } = await shopping()
  const stranger = await shop.visitorToken()
  const lineItems = await items()
  const routes: [string, object?][] = [
    [`GET /ecom/v1/carts/${cartId}`],
    [`PATCH /ecom/v1/carts/${cartId}`, { cartInfo: { buyerNote: 'Mine' } }],
    [`POST /ecom/v1/carts/${cartId}/add-to-cart`, { lineItems }],
    [`POST /ecom/v1/carts/${cartId}/estimate-totals`, {}],
    [`POST /ecom/v1/carts/${cartId}/remove-coupon`, {}],
    [`POST /ecom/v1/carts/${cartId}/remove-business-location`, {}],
    [`POST /ecom/v1/carts/${cartId}/remove-line-items`, { lineItemIds: [randomUUID()] }],
    [`POST /ecom/v1/carts/${cartId}/update-line-items-quantity`, { lineItems: [{ id: randomUUID(), quantity: 1 }] }],
    [`POST /ecom/v1/carts/${cartId}/create-checkout`, { channelType: 'WEB' }],
    [`DELETE /ecom/v1/carts/${cartId}`],
  ]
  for (const [route, body] of routes) {
    const refused = await shop.send(route, { token: stranger, body })
    expect([refused.status, refused.body.details.applicationError.code], route).toEqual([404, 'CART_NOT_FOUND'])
  }
  expect((await shop.send(`GET /ecom/v1/carts/${cartId}`, { token })).body.cart.buyerNote).toBe(undefined)
  for (const [route, body] of routes) {
    const answer = await shop.send(route, { token, body })
    const missing = route.includes('update-line-items-quantity')
    expect(answer.status, route).toBe(missing ? 404 : 200)
  }
  const mine = await shopping()
  expect((await owner.cart.getCart(mine.cartId)).id).toBe(mine.cartId)
})

test('a cart is not found in another shop', async () => {
  const { cartId } = await shopping()
  const other = await openShop()
  const answer = await other.send(`GET /ecom/v1/carts/${cartId}`, { token: other.apiKey })
  expect(answer.body.details.applicationError.code).toBe('CART_NOT_FOUND')
  await other.close()
})

test('creating a second cart does not affect the current cart', async () => {
  const { token, cartId } = await shopping()
  const body = { lineItems: await items(3) }
  const beside = await shop.send('POST /ecom/v1/carts', { token, body })
  expect(beside.body.cart.id).not.toBe(cartId)
  const current = await shop.send('GET /ecom/v1/carts/current', { token })
  expect(current.body.cart).toMatchObject({ id: cartId, lineItems: [{ quantity: 1 }] })
  await shop.send(`DELETE /ecom/v1/carts/${cartId}`, { token })
  expect((await shop.send('GET /ecom/v1/carts/current', { token })).status).toBe(404)
  expect((await shop.send(`GET /ecom/v1/carts/${beside.body.cart.id}`, { token })).status).toBe(200)
})

test('keeps all items that two requests add to a cart concurrently', async () => {
  const opened = await owner.cart.createCart()
  const lineItems = await items()
  await Promise.all(Array.from({ length: 10 }, () => owner.cart.addToCart(opened.id, { lineItems })))
  expect((await owner.cart.getCart(opened.id)).lineItems).toMatchObject([{ quantity: 10 }])
})

test('sends webhooks for a cart that the owner creates and deletes', async () => {
  const { id } = await owner.cart.createCart({ lineItems: await items() })
  await owner.cart.deleteCart(id)
  const events = await shop.context.db
    .selectFrom('event')
    .select('type')
    .where('entity', '=', `cart:${id}`)
    .orderBy('sequence')
    .execute()
  expect(events.map(({ type }) => type)).toEqual(['wix.ecom.v1.cart_created', 'wix.ecom.v1.cart_deleted'])
})
