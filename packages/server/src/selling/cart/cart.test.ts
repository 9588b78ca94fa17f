import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, addTestCoupon, colours, referenceTo, sizes } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  await addDelivery(shop.context.db, shop.siteId)
  await addTestCoupon(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

const goods = (more: Parameters<typeof addProduct>[2] = {}) => addProduct(shop.context.db, shop.siteId, more)
const addTo = (token: string, ...lineItems: object[]) =>
  shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })

test('reports a missing cart with the code that storefronts expect', async () => {
  const token = await shop.visitorToken()
  for (const [route, body] of [
    ['GET /ecom/v1/carts/current'],
    ['DELETE /ecom/v1/carts/current'],
    ['POST /ecom/v1/carts/current/estimate-totals', {}],
  ] as const) {
    expect(await shop.send(route, { token, body }), route).toMatchObject({
      status: 404,
      body: { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
    })
  }
})

test('returns an empty response for a missing cart if allowed', async () => {
  const token = await shop.visitorToken()
  const ask = () => shop.send('GET /ecom/v1/carts/current?allowMissing=true', { token })
  expect(await ask()).toMatchObject({ status: 200, body: {} })
  await addTo(token, { catalogReference: referenceTo(await goods()), quantity: 1 })
  expect((await ask()).body.cart.lineItems).toHaveLength(1)
  expect((await shop.send('GET /ecom/v1/carts/current?allowMissing=maybe', { token })).status).toBe(400)
})

test('merges equal items into one line and returns the subtotal', async () => {
  const [token, mug] = [await shop.visitorToken(), await goods()]
  await addTo(token, { catalogReference: referenceTo(mug), quantity: 1 })
  const { body } = await addTo(token, { catalogReference: referenceTo(mug), quantity: 2 })
  expect(body.cart).toMatchObject({
    subtotal: { amount: '57.00', formattedAmount: '€57.00' },
    lineItems: [
      {
        quantity: 3,
        price: { amount: '19.00' },
        lineItemPrice: { amount: '57.00' },
        availability: { status: 'AVAILABLE' },
      },
    ],
  })
  expect((await shop.send('GET /ecom/v1/carts/current', { token })).body.cart).toEqual(body.cart)
})

test('a variant can be chosen by ID, by choices, or by color code', async () => {
  const [token, vase] = [await shop.visitorToken(), await goods({ name: 'Vase', options: [colours, sizes] })]
  const { id } = vase.variants.find(({ choices }) => choices.Colour === 'Ink' && choices.Size === 'L')!
  const { body } = await addTo(
    token,
    { catalogReference: referenceTo(vase, { variantId: id }), quantity: 1 },
    { catalogReference: referenceTo(vase, { options: { Colour: 'Ink', Size: 'L' } }), quantity: 1 },
    { catalogReference: referenceTo(vase, { options: { Colour: '#2f3e55', Size: 'L' } }), quantity: 1 },
  )
  expect(body.cart.lineItems).toMatchObject([
    {
      quantity: 3,
      descriptionLines: [
        { name: { original: 'Colour' }, colorInfo: { original: 'Ink', code: '#2f3e55' } },
        { name: { original: 'Size' }, plainText: { original: 'L' } },
      ],
    },
  ])
})

test('a product with options needs a choice; hidden and unknown products are rejected', async () => {
  const token = await shop.visitorToken()
  const [vase, hidden] = [await goods({ options: [colours] }), await goods({ visible: false })]
  expect((await addTo(token, { catalogReference: referenceTo(vase), quantity: 1 })).body).toMatchObject({
    details: { applicationError: { code: 'ITEM_NOT_AVAILABLE' } },
  })
  expect((await addTo(token, { catalogReference: referenceTo(hidden), quantity: 1 })).status).toBe(428)
  const unknown = referenceTo({ id: '00000000-0000-4000-8000-000000000000', slug: '', variants: [] })
  expect((await addTo(token, { catalogReference: unknown, quantity: 1 })).status).toBe(404)
  expect((await shop.send('GET /ecom/v1/carts/current', { token })).status).toBe(404)
})

test('rejects a quantity larger than the stock', async () => {
  const [token, mug] = [await shop.visitorToken(), await goods({ stock: 2 })]
  expect(
    (await addTo(token, { catalogReference: referenceTo(mug), quantity: 3 })).body.details.applicationError,
  ).toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    data: { catalogItemId: mug.id, available: 2 },
  })
})

test('counts all of twenty concurrent additions', async () => {
  const [token, mug] = [await shop.visitorToken(), await goods()]
  await Promise.all(Array.from({ length: 20 }, () => addTo(token, { catalogReference: referenceTo(mug), quantity: 1 })))
  const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token })).body
  expect(cart.lineItems).toMatchObject([{ quantity: 20 }])
})

test('rejects a price sent by the browser and changes nothing', async () => {
  const [token, mug] = [await shop.visitorToken(), await goods()]
  const answer = await addTo(token, { catalogReference: referenceTo(mug), quantity: 1, price: { amount: '0.01' } })
  expect(answer.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'lineItems[0].price', violatedRule: 'FIELD_NOT_ALLOWED' },
  ])
})

test('changes quantities, removes lines and deletes the cart', async () => {
  const [token, mug, bowl] = [await shop.visitorToken(), await goods(), await goods({ name: 'Bowl' })]
  const { cart } = (
    await addTo(
      token,
      { catalogReference: referenceTo(mug), quantity: 1 },
      { catalogReference: referenceTo(bowl), quantity: 1 },
    )
  ).body
  const [first, second] = cart.lineItems
  const changed = await shop.send('POST /ecom/v1/carts/current/update-line-items-quantity', {
    token,
    body: { lineItems: [{ id: first.id, quantity: 4 }] },
  })
  expect(changed.body.cart.lineItems).toMatchObject([{ quantity: 4 }, { quantity: 1 }])
  const removed = await shop.send('POST /ecom/v1/carts/current/remove-line-items', {
    token,
    body: { lineItemIds: [second.id] },
  })
  expect(removed.body.cart.lineItems).toHaveLength(1)
  expect((await shop.send('DELETE /ecom/v1/carts/current', { token })).body).toEqual({})
  expect((await shop.send('GET /ecom/v1/carts/current', { token })).status).toBe(404)
})

test('an estimate includes the coupon, delivery and tax; rejects an unknown coupon', async () => {
  const [token, mug] = [await shop.visitorToken(), await goods({ price: 2000 })]
  await addTo(token, { catalogReference: referenceTo(mug), quantity: 2 })
  const wrong = await shop.send('PATCH /ecom/v1/carts/current', { token, body: { couponCode: 'NOPE' } })
  expect(wrong.body.details.applicationError.code).toBe('ERROR_COUPON_DOES_NOT_EXIST')
  await shop.send('PATCH /ecom/v1/carts/current', { token, body: { couponCode: 'welcome10' } })
  const { body } = await shop.send('POST /ecom/v1/carts/current/estimate-totals', {
    token,
    body: { shippingAddress: { country: 'DE' }, calculateTax: true, calculateShipping: true },
  })
  expect(body.priceSummary).toMatchObject({
    subtotal: { amount: '40.00' },
    discount: { amount: '4.00' },
    shipping: { amount: '4.90' },
    tax: { amount: '6.53' },
    total: { amount: '40.90' },
  })
  expect(body.appliedDiscounts).toMatchObject([{ coupon: { code: 'WELCOME10', amount: { amount: '4.00' } } }])
  const without = await shop.send('POST /ecom/v1/carts/current/remove-coupon', { token })
  expect(without.body.cart.appliedDiscounts).toEqual([])
})

test('a cart belongs to one visitor', async () => {
  const [ann, bob, mug] = [await shop.visitorToken(), await shop.visitorToken(), await goods()]
  await addTo(ann, { catalogReference: referenceTo(mug), quantity: 1 })
  expect((await shop.send('GET /ecom/v1/carts/current', { token: bob })).status).toBe(404)
})

test('a deleted product stays in the cart as not found and costs nothing', async () => {
  const [token, mug, bowl] = [await shop.visitorToken(), await goods(), await goods({ name: 'Bowl', price: 500 })]
  await addTo(
    token,
    { catalogReference: referenceTo(mug), quantity: 1 },
    { catalogReference: referenceTo(bowl), quantity: 1 },
  )
  await shop.context.db.deleteFrom('product').where('id', '=', mug.id).execute()
  const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token })).body
  expect(cart.lineItems).toMatchObject([
    { availability: { status: 'NOT_FOUND' }, productName: { original: 'Mug' } },
    {},
  ])
  expect(cart.subtotal.amount).toBe('5.00')
})
