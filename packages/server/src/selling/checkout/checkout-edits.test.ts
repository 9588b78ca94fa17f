import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, checkout, createClient } from '@vitrine/client'
import { atTheTill } from '../../../../../test/buying.ts'
import { addDelivery, addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let delivery: string
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  delivery = await addDelivery(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

const goods = (more: Parameters<typeof addProduct>[2] = {}) => addProduct(shop.context.db, shop.siteId, more)
const items = (product: Product, quantity = 1) => [{ catalogReference: referenceTo(product), quantity }]

/** Creates a visitor with a checkout that was opened from their cart. */
const arrive = async (product: Product, { ownCheckout }: { ownCheckout?: string } = {}) => {
  const token = await shop.visitorToken()
  const lineItems = items(product)
  const { body } = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const cartInfo = { overrideCheckoutUrl: ownCheckout }
  if (ownCheckout) await shop.send('PATCH /ecom/v1/carts/current', { token, body: { cartInfo } })
  const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  const checkoutId = String(opened.body.checkoutId)
  const post = (what: string, body: object = {}) =>
    shop.send(`POST /ecom/v1/checkouts/${checkoutId}/${what}`, { token, body })
  const read = (path: string) => shop.send(`GET /ecom/v1/checkouts/${path}`, { token })
  return { token, checkoutId, cartId: String(body.cart.id), post, read }
}

const finishUrl = async ({ token, checkoutId }: { token: string; checkoutId: string }): Promise<string> => {
  const body = { ecomCheckout: { checkoutId }, callbacks: { thankYouPageUrl: 'http://localhost:3000/thanks?a=1' } }
  const answer = await shop.send('POST /headless/v1/redirect-session', { token, body })
  return String(answer.body.redirectSession.fullUrl)
}

const linkToken = async (visit: { token: string; checkoutId: string }): Promise<string> =>
  new URL(await finishUrl(visit)).searchParams.get('token')!

const eventsOf = (id: string, type: string) =>
  shop.context.db
    .selectFrom('event')
    .select('body')
    .where('entity', '=', `checkout:${id}`)
    .where('type', '=', type)
    .execute()

test('finds a checkout by its cart, for those who may see it', async () => {
  const { cartId, checkoutId, read } = await arrive(await goods())
  const found = await read(`by-cart-id/${cartId}`)
  expect(found.body.checkout).toMatchObject({ id: checkoutId, cartId })
  const path = `GET /ecom/v1/checkouts/by-cart-id/${cartId}`
  expect((await shop.send(path, { token: shop.apiKey })).body.checkout.id).toBe(checkoutId)
  const foreign = await shop.send(path, { token: await shop.visitorToken() })
  expect([foreign.status, foreign.body.details.applicationError.code]).toEqual([404, 'CHECKOUT_NOT_FOUND'])
  expect((await read(`by-cart-id/${randomUUID()}`)).status).toBe(404)
  expect((await read('by-cart-id/nonsense')).status).toBe(400)
})

test('adds items to a checkout, merges equal ones and limits them to the stock', async () => {
  const [mug, bowl] = [await goods({ stock: 3 }), await goods({ name: 'Bowl', price: 3000 })]
  const { post } = await arrive(mug)
  const grown = await post('add-to-checkout', { lineItems: [...items(mug), ...items(bowl, 2)] })
  expect(grown.body.checkout.lineItems.map((line: { quantity: number }) => line.quantity)).toEqual([2, 2])
  expect(grown.body.checkout.priceSummary.subtotal.amount).toBe('98.00')
  const tooMany = await post('add-to-checkout', { lineItems: items(mug, 2) })
  expect([tooMany.status, tooMany.body.details.applicationError.code]).toEqual([428, 'INSUFFICIENT_INVENTORY'])
  expect((await post('add-to-checkout', { lineItems: [] })).status).toBe(400)
  const own = await post('add-to-checkout', { customLineItems: [{ quantity: 1, price: '0.01' }] })
  expect(own.body.details.validationError.fieldViolations[0]).toMatchObject({
    field: 'customLineItems',
    violatedRule: 'FIELD_NOT_ALLOWED',
  })
})

test('keeps all items that two tabs add concurrently', async () => {
  const mug = await goods({ stock: 20 })
  const { post, read, checkoutId } = await arrive(mug)
  await Promise.all(Array.from({ length: 8 }, () => post('add-to-checkout', { lineItems: items(mug) })))
  expect((await read(checkoutId)).body.checkout.lineItems[0].quantity).toBe(9)
})

test('removes lines from a checkout; an empty checkout cannot be ordered', async () => {
  const { post, read, token, checkoutId } = await arrive(await goods())
  const checkout = {
    buyerInfo: { email: buyer.email },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
  const [line] = (await read(checkoutId)).body.checkout.lineItems
  const emptied = await post('remove-line-items', { lineItemIds: [line.id] })
  expect(emptied.body.checkout.lineItems).toEqual([])
  expect((await post('remove-line-items', { lineItemIds: [line.id] })).status).toBe(200)
  expect((await post('remove-line-items', { lineItemIds: [] })).status).toBe(400)
  const order = await post('create-order')
  expect([order.status, order.body.details.applicationError.code]).toEqual([428, 'CART_IS_EMPTY'])
})

test('a checkout without a URL of its own uses the hosted page', async () => {
  const visit = await arrive(await goods(), { ownCheckout: 'http://localhost:3000/pay/{checkoutId}' })
  const urlOf = async (name = 'checkout-url') => {
    const { token, checkoutId } = visit
    return (await shop.send(`GET /ecom/v1/checkouts/${checkoutId}/${name}`, { token })).body.checkoutUrl
  }
  expect(await finishUrl(visit)).toContain('/hosted/checkout?token=')
  expect(await urlOf()).toBe(`http://localhost:3000/pay/${visit.checkoutId}`)
  expect((await visit.post('remove-override-checkout-url')).body.checkout.id).toBe(visit.checkoutId)
  expect(await urlOf()).toContain('/hosted/checkout?token=')
})

test('removing a gift card from a checkout without one changes nothing; reads the payment settings', async () => {
  const { checkoutId, post, read } = await arrive(await goods())
  const before = (await read(checkoutId)).body.checkout
  expect((await post('remove-gift-card')).body.checkout).toEqual(before)
  expect((await read(`${checkoutId}/payment-settings`)).body).toEqual({ paymentSettings: { requires3dSecure: false } })
  expect((await read(`${randomUUID()}/payment-settings`)).status).toBe(404)
})

test('rejects changes to the checkout of another buyer, or to a completed one', async () => {
  const mug = await goods()
  const visit = await arrive(mug)
  const stranger = await shop.visitorToken()
  const changes: Record<string, object> = {
    'add-to-checkout': { lineItems: items(mug) },
    'remove-line-items': { lineItemIds: [randomUUID()] },
    'remove-gift-card': {},
    'remove-override-checkout-url': {},
  }
  for (const [change, body] of Object.entries(changes)) {
    const route = `POST /ecom/v1/checkouts/${visit.checkoutId}/${change}`
    expect((await shop.send(route, { token: stranger, body })).status, change).toBe(404)
  }
  await shop.send(`POST /ecom/v1/checkouts/${visit.checkoutId}/mark-as-completed`, { token: shop.apiKey, body: {} })
  for (const [change, body] of Object.entries(changes)) {
    const refused = await visit.post(change, body)
    expect(refused.body.details.applicationError.code, change).toBe('CHECKOUT_ALREADY_COMPLETED')
  }
})

test('the owner completes the checkout of a link, and its buyer is redirected to the storefront’s page', async () => {
  const visit = await arrive(await goods())
  const token = await linkToken(visit)
  const owner = createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { checkout },
  })
  const answer = await owner.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)
  expect(answer).toMatchObject({ statusCode: 302, headers: [{ key: 'Location' }], body: '' })
  const to = new URL(answer.headers[0]!.value)
  expect([to.origin + to.pathname, to.searchParams.get('a')]).toEqual(['http://localhost:3000/thanks', '1'])
  expect((await visit.read(visit.checkoutId)).body.checkout.completed).toBe(true)
  expect(await owner.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)).toEqual(answer)
})

test('a link cannot complete a checkout for its buyer, for another shop, or with another token', async () => {
  const visit = await arrive(await goods())
  const path = 'GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url'
  const query = new URLSearchParams({ token: await linkToken(visit) })
  expect((await shop.send(`${path}?${query}`, { token: visit.token })).status).toBe(403)
  expect((await shop.send(`${path}?token=${visit.token}`, { token: shop.apiKey })).status).toBe(404)
  expect((await shop.send(path, { token: shop.apiKey })).status).toBe(400)
  expect((await visit.read(visit.checkoutId)).body.checkout.completed).toBe(false)
})

test('sends one webhook when a checkout is completed elsewhere', async () => {
  const visit = await arrive(await goods())
  const till = await atTheTill(shop)
  const { orderId } = (await till.pay(await till.checkoutOf(await goods()))).body
  const route = `POST /ecom/v1/checkouts/${visit.checkoutId}/mark-as-completed`
  await shop.send(route, { token: shop.apiKey, body: { orderId } })
  await shop.send(route, { token: shop.apiKey, body: { orderId } })
  const events = await eventsOf(visit.checkoutId, 'wix.ecom.v1.checkout_completed')
  expect(events.map(({ body }) => body)).toEqual([{ orderId }])
})
