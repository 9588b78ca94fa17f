import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../../test/buying.ts'
import {
  addProduct,
  addTestCoupon,
  colours,
  referenceTo,
  type Goods,
  type Product,
} from '../../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../../test/people.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { mergeCarts } from '../../../selling/cart/merge.ts'
import { transact } from '../../../ground/database/transact.ts'
import { createSandbox } from '../../../money/payment/providers/sandbox.ts'
import { serverBeside } from '../testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, { stock: 10, ...more })
const add = (token: string, product: Product, options: object = {}) =>
  shop.send('POST /ecom/v1/carts/current/add-to-cart', {
    token,
    body: { lineItems: [{ catalogReference: referenceTo(product, { ...options }), quantity: 1 }] },
  })
const readCart = async (token: string) => (await shop.send('GET /ecom/v1/carts/current', { token })).body.cart
const namesOf = ({ lineItems }: { lineItems: { productName: { original: string } }[] }) =>
  lineItems.map(({ productName }) => productName.original)
const eventsOf = async (entity: string) => {
  const events = shop.context.db.selectFrom('event').select(['type', 'body']).where('entity', '=', entity)
  return events.orderBy('sequence').execute()
}

test('refuses to charge for items that were added after the buyer saw the total', async () => {
  const token = await shop.visitorToken()
  const tried = await till.checkoutOf(await goods(), { token })
  await add(token, await goods({ name: 'Bowl' }))
  expect((await till.pay(tried)).status).toBe(428)
  const shown = (await till.readCheckout(tried)).body.checkout
  expect(namesOf(shown)).toHaveLength(2)
  const { orderId } = (await till.pay(tried)).body
  expect((await till.orderOf(orderId)).lineItems).toHaveLength(2)
  expect(await readCart(token)).toBeUndefined()
  expect((await eventsOf(`cart:${tried.checkoutId}`)).at(-1)!.type).toBe('wix.ecom.v1.cart_deleted')
})

test('keeps what was added during a charge as the next cart, without the coupon', async () => {
  await addTestCoupon(shop.context.db, shop.siteId, { code: 'HALF' })
  const visitorId = randomUUID()
  const token = await shop.visitorToken(visitorId)
  const tried = await till.checkoutOf(await goods(), { token, coupon: 'HALF' })
  const customSettings = { lockCouponCode: true }
  const route = `PATCH /ecom/v1/checkouts/${tried.checkoutId}`
  await shop.send(route, { token: shop.apiKey, body: { checkout: { customSettings } } })
  await till.readCheckout(tried)
  const bowl = await goods({ name: 'Bowl' })
  const { provider } = createSandbox({ db: shop.context.db, now: shop.now })
  const beside = serverBeside(shop.context, {
    clock: shop.now,
    misbehaving: {
      begin: async (...charge) => {
        await add(token, bowl)
        return provider.begin(...charge)
      },
    },
  })
  const caller = { role: 'visitor' as const, siteId: shop.siteId, visitorId, clientId: shop.clientId }
  const placed = await beside.pay(caller, tried.checkoutId)
  expect(placed).toMatchObject({ orderId: expect.any(String) })
  const next = await readCart(token)
  expect(namesOf(next)).toEqual(['Bowl'])
  expect(next.appliedDiscounts).toEqual([])
  expect(next.id).not.toBe(tried.checkoutId)
  const stored = shop.context.db.selectFrom('cart').select('body').where('id', '=', next.id)
  const { body } = await stored.executeTakeFirstOrThrow()
  expect([body.customSettings, body.billingInfo]).toEqual([undefined, undefined])
  expect((await eventsOf(`cart:${next.id}`)).map(({ type }) => type)).toEqual(['wix.ecom.v1.cart_created'])
})

test('empties the cart of a buyer who signed in during a challenge', async () => {
  const { memberId, accessToken } = await atTheDoor(shop).signIn()
  const visitorId = randomUUID()
  const tried = await till.checkoutOf(await goods(), { token: await shop.visitorToken(visitorId) })
  const challenged = await till.pay(tried, 'sandbox:challenge')
  const site = (await shop.context.sites.find(shop.siteId))!
  await transact(shop.context.db, (transaction) => mergeCarts(shop.context, transaction, { site, memberId, visitorId }))
  expect((await readCart(accessToken)).lineItems).toHaveLength(1)
  expect((await till.confirm(tried, challenged)).status).toBe(200)
  expect(await readCart(accessToken)).toBeUndefined()
})

test('sends inventory events when items are sold and returned', async () => {
  const shirt = await goods({ options: [colours] })
  const [sage, ink] = shirt.variants.map(({ id }) => id)
  const token = await shop.visitorToken()
  await add(token, shirt, { variantId: ink })
  const lineItems = [{ catalogReference: referenceTo(shirt, { variantId: sage }), quantity: 2 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const tried = await till.checkoutOf(await goods({ record: { productType: 'digital' } }), { token })
  const { orderId } = (await till.pay(tried)).body
  const inventoryEvents = async () =>
    (await eventsOf(`inventory:${shirt.id}`)).map(({ type, body }) => [type, body?.variants])
  const changed = 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged'
  const level = (variantId: string | undefined, quantity: number) =>
    expect.objectContaining({ variantId, quantity, inStock: true })
  expect(await inventoryEvents()).toEqual([[changed, expect.arrayContaining([level(sage, 8), level(ink, 9)])]])

  await shop.send(`POST /ecom/v1/orders/${orderId}/cancel`, { token: shop.apiKey, body: { restockAllItems: true } })
  expect((await inventoryEvents())[1]).toEqual([changed, expect.arrayContaining([level(sage, 10), level(ink, 10)])])
})

test('sends inventory events for concurrent sales of different variants', async () => {
  const shirt = await goods({ options: [colours], stock: 50 })
  const buy = async (variantId: string) => {
    const token = await shop.visitorToken()
    await add(token, shirt, { variantId })
    return till.pay(await till.checkoutOf(await goods(), { token }))
  }
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => buy(shirt.variants[index % 2]!.id)))
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(200)
  expect(await eventsOf(`inventory:${shirt.id}`)).toHaveLength(12)
})

test('applies a coupon for a collection to its items, in the order as in the checkout', async () => {
  const mug = await goods()
  const collectionId = randomUUID()
  const { db } = shop.context
  const now = new Date()
  const collection = { id: collectionId, site_id: shop.siteId, name: 'Mugs', slug: collectionId, description: '' }
  await db
    .insertInto('collection')
    .values({ ...collection, visible: true, media: '[]', position: 0, created_date: now, last_updated: now } as never)
    .execute()
  await shop.send(`POST /stores/v1/collections/${collectionId}/productIds`, {
    token: shop.apiKey,
    body: { productIds: [mug.id] },
  })
  await addTestCoupon(db, shop.siteId, { code: 'MUGS', collectionId })
  const tried = await till.checkoutOf(mug, { coupon: 'MUGS' })
  const { checkout } = (await till.readCheckout(tried)).body
  const order = await till.orderOf((await till.pay(tried)).body.orderId)
  expect([checkout.appliedDiscounts[0].discountType, order.appliedDiscounts[0].discountType]).toEqual([
    'SPECIFIC_ITEMS',
    'SPECIFIC_ITEMS',
  ])
})
