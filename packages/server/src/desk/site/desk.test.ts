import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, colours, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const asOwner = (route: string, body?: unknown) => shop.send(route, { token: shop.apiKey, body })

test("changes and returns the store's settings", async () => {
  const siteSettings = { name: 'New name', taxableAddress: 'BUSINESS', businessAddress: { country: 'CH' } }
  const changed = await asOwner('PATCH /vitrine/v1/site-settings', { siteSettings })
  expect(changed.body.siteSettings).toMatchObject({ ...siteSettings, currency: 'EUR' })
  expect((await asOwner('GET /vitrine/v1/site-settings')).body).toEqual(changed.body)
  const unknown = { siteSettings: { timeZone: 'Mars/Olympus' } }
  expect((await asOwner('PATCH /vitrine/v1/site-settings', unknown)).status).toBe(400)
  const nowhere = { siteSettings: { businessAddress: {} } }
  expect((await asOwner('PATCH /vitrine/v1/site-settings', nowhere)).status).toBe(400)
})

test.each([
  ['PATCH /vitrine/v1/site-settings', 'siteSettings.language', { siteSettings: { language: 'klingon' } }],
  [
    'POST /_api/iam/recovery/v1/activation-email',
    'emailOptions.language',
    { identityId: randomUUID(), emailOptions: { language: 'klingon' } },
  ],
  [
    'POST /_api/iam/authentication/v2/sign-on',
    'profile.language',
    { loginId: { email: buyer.email }, profile: { language: 'klingon' } },
  ],
])('%s rejects an unknown language by field', async (route, field, body) => {
  const { status, body: answer } = await asOwner(route, body)
  expect(status).toBe(400)
  expect(answer.details.validationError.fieldViolations).toMatchObject([
    { field, description: 'is not a language code, such as en or de-AT', violatedRule: 'FORMAT' },
  ])
})

test("counts today's sales and low stock in the overview", async () => {
  const delivery = await addDelivery(shop.context.db, shop.siteId)
  const vase = await addProduct(shop.context.db, shop.siteId, {
    name: 'Vase',
    price: 2500,
    stock: 2,
    options: [colours],
  })
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(vase, { options: { Colour: 'Ink' } }), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const { checkoutId } = (await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: {} })).body
  const checkout = {
    buyerInfo: { email: buyer.email },
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
  const paid = await shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, {
    token,
    body: { paymentToken: 'sandbox:pays' },
  })
  expect(paid.status).toBe(200)

  const { body } = await asOwner('GET /vitrine/v1/sales-summary?days=7')
  expect(body).toMatchObject({ orders: 1, sales: '29.90', unfulfilledOrders: 1 })
  expect(body.days).toHaveLength(7)
  // Today, or yesterday if midnight passed meanwhile.
  expect(body.days.slice(-2)).toContainEqual({ date: expect.any(String), orders: 1, sales: '29.90' })
  expect(body.lowStock).toMatchObject([
    { name: 'Vase', variant: 'Ink', quantity: 1 },
    { name: 'Vase', variant: 'Sage', quantity: 2 },
  ])
})

test('shows statistics to the owner only', async () => {
  const token = await shop.visitorToken()
  expect((await shop.send('GET /vitrine/v1/sales-summary', { token })).status).toBe(403)
})
