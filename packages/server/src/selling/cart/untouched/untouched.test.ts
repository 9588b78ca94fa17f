import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { removeUntouched } from './untouched.ts'

const day = 24 * 60 * 60

let shop: Shop
let lineItems: object[]
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  await addListener(shop)
  lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
})
afterAll(() => shop.close())

const send = (route: string, token: string, body?: object) => shop.send(route, { token, ...(body && { body }) })

/** Creates a visitor with a cart and a checkout opened from it. */
const arrive = async () => {
  const token = await shop.context.accessTokens.sign(
    { role: 'visitor', siteId: shop.siteId, clientId: shop.clientId, visitorId: crypto.randomUUID() },
    200 * day,
  )
  const { body } = await send('POST /ecom/v1/carts/current/add-to-cart', token, { lineItems })
  const opened = await send('POST /ecom/v1/carts/current/create-checkout', token, { channelType: 'WEB' })
  return { token, cartId: body.cart.id as string, checkoutId: opened.body.checkoutId as string }
}
const statusesOf = async ({ cartId, checkoutId }: Awaited<ReturnType<typeof arrive>>) => [
  (await send(`GET /ecom/v1/carts/${cartId}`, shop.apiKey)).status,
  (await send(`GET /ecom/v1/checkouts/${checkoutId}`, shop.apiKey)).status,
]
const eventsOf = async (entity: string) => {
  const { db } = shop.context
  const events = await db.selectFrom('event').select('type').where('entity', '=', entity).orderBy('sequence').execute()
  return events.map(({ type }) => type.replace('wix.ecom.v1.', ''))
}

test('deletes carts and checkouts untouched for sixty days with webhooks, and keeps others', async () => {
  const forgotten = await arrive()
  shop.pass(30 * day)
  const kept = await arrive()
  shop.pass(31 * day)
  await removeUntouched(shop.context)
  expect(await statusesOf(forgotten)).toEqual([404, 404])
  expect(await statusesOf(kept)).toEqual([200, 200])
  expect(await eventsOf(`cart:${forgotten.cartId}`)).toEqual(['cart_created', 'cart_updated', 'cart_deleted'])
  expect(await eventsOf(`checkout:${forgotten.checkoutId}`)).toEqual(['checkout_created', 'checkout_deleted'])

  const again = await send('POST /ecom/v1/carts/current/add-to-cart', forgotten.token, { lineItems })
  expect([again.status, again.body.cart?.lineItems.length]).toEqual([200, 1])
})

test('uses the store’s own number of days, and deletes more than one batch', async () => {
  const route = 'PATCH /vitrine/v1/site-settings'
  expect((await send(route, shop.apiKey, { siteSettings: { cartDays: 3 } })).status).toBe(200)
  const { db } = shop.context
  const many = await arrive()
  await sql`insert into cart (site_id, id, owner, is_current, body, created_date, updated_date)
    select site_id, n::text, n::text, false, body, created_date, updated_date
    from cart, generate_series(1, 500) n where id = ${many.cartId}`.execute(db)
  shop.pass(4 * day)
  await removeUntouched(shop.context)
  expect(await statusesOf(many)).toEqual([404, 404])
  expect(await db.selectFrom('cart').select('id').execute()).toEqual([])
})
