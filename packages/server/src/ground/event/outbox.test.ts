import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo, type Product } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let mug: Product
beforeAll(async () => {
  shop = await openShop()
  mug = await addProduct(shop.context.db, shop.siteId, { stock: 100 })
})
afterAll(() => shop.close())

interface EventRow {
  readonly type: string
  readonly actor: object | null
  // Tests inspect the shape of events themselves.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}
const eventsOf = (entity: string): Promise<EventRow[]> =>
  shop.context.db
    .selectFrom('event')
    .select(['type', 'actor', 'body'])
    .where('site_id', '=', shop.siteId)
    .where('entity', '=', entity)
    .orderBy('sequence')
    .execute() as never
const lineItems = () => [{ catalogReference: referenceTo(mug), quantity: 1 }]

test('includes the previous values of changed fields in an update', async () => {
  const token = await shop.visitorToken()
  const add = 'POST /ecom/v1/carts/current/add-to-cart'
  const { cart } = (await shop.send(add, { token, body: { lineItems: lineItems() } })).body
  await addListener(shop)
  await shop.send(add, { token, body: { lineItems: lineItems() } })
  const change = { cartInfo: { buyerNote: 'Ring twice' } }
  await shop.send('PATCH /ecom/v1/carts/current', { token, body: change })
  const [unknown, changed] = await eventsOf(`cart:${cart.id}`)
  // There was no event with the cart before the first of them.
  expect([unknown!.type, Object.keys(unknown!.body)]).toEqual(['wix.ecom.v1.cart_updated', ['currentEntity']])
  expect(Object.keys(changed!.body.modifiedFields).toSorted()).toEqual(['buyerNote', 'revision', 'updatedDate'])
  expect(changed!.body.modifiedFields).toMatchObject({
    buyerNote: null,
    updatedDate: unknown!.body.currentEntity.updatedDate,
  })
})

test('records the changes and the deletion of a shipping option', async () => {
  const send = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, body })
  const option = { title: 'By bike', rates: [{ amount: '3' }] }
  const { shippingOption } = (await send('POST /ecom/v1/shipping-options', { shippingOption: option })).body
  const path = `/ecom/v1/shipping-options/${shippingOption.id}`
  const { revision } = shippingOption
  const renamed = { shippingOption: { ...option, title: 'By foot', revision } }
  const { body } = await send(`PATCH ${path}`, renamed)
  await send(`DELETE ${path}`)
  const [created, updated, deleted] = await eventsOf(`shipping_option:${shippingOption.id}`)
  expect(created!.body).toEqual({ entity: shippingOption })
  expect(updated!.body.modifiedFields).toMatchObject({ title: 'By bike', revision })
  expect(updated!.body.modifiedFields).not.toHaveProperty('rates')
  expect(deleted!.body).toEqual({ deletedEntity: body.shippingOption })
})

test('records the caller as the actor: an API key, a visitor', async () => {
  const visitorId = randomUUID()
  const token = await shop.visitorToken(visitorId)
  const body = { lineItems: lineItems() }
  const { cart } = (await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body })).body
  await shop.send('DELETE /ecom/v1/carts/current', { token })
  const [, deleted] = await eventsOf(`cart:${cart.id}`)
  expect(deleted).toMatchObject({ type: 'wix.ecom.v1.cart_deleted', actor: { type: 'visitor', id: visitorId } })
  const product = { name: 'Bowl', priceData: { price: 3 } }
  const made = await shop.send('POST /stores/v1/products', { token: shop.apiKey, body: { product } })
  const [created] = await eventsOf(`product:${made.body.product.id}`)
  expect(created!.actor).toEqual({ type: 'key' })
})

test('removes keys from the URL of a redirect session', async () => {
  const token = await shop.visitorToken()
  const checkout = await shop.send('POST /ecom/v1/checkouts', {
    token,
    body: { lineItems: lineItems(), channelType: 'WEB' },
  })
  const ecomCheckout = { checkoutId: checkout.body.checkout.id }
  const { redirectSession } = (
    await shop.send('POST /_api/redirects-api/v1/redirect-session', { token, body: { ecomCheckout } })
  ).body
  const [created] = await eventsOf(`redirect_session:${redirectSession.id}`)
  const endpoint = redirectSession.fullUrl.split('?')[0]
  expect(created).toMatchObject({ type: 'wix.headless.v1.redirect_session_created', actor: { type: 'visitor' } })
  expect(created!.body).toEqual({ entity: { id: redirectSession.id, fullUrl: endpoint, urlDetails: { endpoint } } })
})
