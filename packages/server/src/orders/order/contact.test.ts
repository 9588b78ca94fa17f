import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor, callback, goodPassword, newEmail } from '../../../../../test/people.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createMember } from '../../people/member/create-member.ts'
import { createSite, registerOAuthApp } from '../../desk/site/create-site.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let delivery: string
let lineItems: readonly object[]

beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  door = atTheDoor(shop)
  delivery = await addDelivery(shop.context.db, shop.siteId)
  lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
})
afterAll(() => shop.close())

/** Places an order with an email, as a guest unless a token is given. */
const buy = async (email: string, token?: string) => {
  const by = token ?? (await shop.visitorToken())
  const { body } = await shop.send('POST /ecom/v1/checkouts', { token: by, body: { channelType: 'WEB', lineItems } })
  const { id } = body.checkout
  const checkout = {
    buyerInfo: { email },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  await shop.send(`PATCH /ecom/v1/checkouts/${id}`, { token: by, body: { checkout } })
  const paymentToken = 'sandbox:pays'
  const paid = await shop.send(`POST /ecom/v1/checkouts/${id}/create-order-and-charge`, {
    token: by,
    body: { paymentToken },
  })
  const order = (await shop.send(`GET /ecom/v1/orders/${paid.body.orderId}`, { token: by })).body.order
  return { order, token: by }
}

const ordersOf = async (token: string): Promise<string[]> => {
  const { body } = await shop.send('POST /ecom/v1/orders/search', { token, body: {} })
  return body.orders.map(({ id }: { id: string }) => id)
}

const register = async (email: string) => {
  const token = await shop.visitorToken()
  const { body } = await shop.send('POST /_api/iam/authentication/v2/register', {
    token,
    body: { loginId: { email }, password: goodPassword },
  })
  return { token, stateToken: String(body.stateToken) }
}

const codeFor = async (email: string) => /\b(\d{6})\b/.exec((await door.emailsTo(email))[0]!.text)![1]!

const tokenOf = async (sessionToken: string): Promise<string> =>
  (await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken, clientId: shop.clientId } })).body
    .access_token

test('a guest is one contact across all orders with the same email, in any spelling', async () => {
  const email = newEmail()
  const [one, two, other] = [await buy(email), await buy(email.toUpperCase()), await buy(newEmail())]
  expect(one.order.buyerInfo).toEqual({ visitorId: expect.any(String), contactId: expect.any(String), email })
  expect(two.order.buyerInfo.contactId).toBe(one.order.buyerInfo.contactId)
  expect(other.order.buyerInfo.contactId).not.toBe(one.order.buyerInfo.contactId)
  const filter = { 'buyerInfo.contactId': one.order.buyerInfo.contactId }
  const found = await shop.send('POST /ecom/v1/orders/search', { token: shop.apiKey, body: { search: { filter } } })
  expect(found.body.orders).toHaveLength(2)
})

test('a guest who signs up gets their earlier orders once the email is verified', async () => {
  const email = newEmail()
  const { order, token: guest } = await buy(email.toUpperCase())
  const { token, stateToken } = await register(email)
  expect((await shop.send(`GET /ecom/v1/orders/${order.id}`, { token: guest })).status).toBe(200)
  const { body } = await shop.send('POST /_api/iam/verification/v1/auth/verify', {
    token,
    body: { code: await codeFor(email), stateToken },
  })
  const member = await tokenOf(body.sessionToken)
  expect(await ordersOf(member)).toEqual([order.id])
  const seen = (await shop.send(`GET /ecom/v1/orders/${order.id}`, { token: member })).body.order
  const { id } = body.identity
  expect(seen.buyerInfo).toEqual({ memberId: id, contactId: id, email: order.buyerInfo.email })
  expect((await shop.send(`GET /ecom/v1/payments/orders/${order.id}`, { token: member })).status).toBe(200)
  // Only the member has access now; a guest token is not a member's.
  expect((await shop.send(`GET /ecom/v1/orders/${order.id}`, { token: guest })).status).toBe(404)
  const events = await shop.context.db
    .selectFrom('event')
    .select('type')
    .where('entity', '=', `order:${order.id}`)
    .execute()
  expect(events.map(({ type }) => type)).toContain('wix.ecom.v1.order_updated')
})

test('a member who bought as a guest finds the order after the next sign-in', async () => {
  const { email, memberId } = await door.arrive()
  const { order } = await buy(email)
  expect(order.buyerInfo).not.toHaveProperty('memberId')
  const { sessionToken } = (await door.login(email)).body
  expect(await ordersOf(await tokenOf(sessionToken))).toEqual([order.id])
  const own = await buy(email, await tokenOf(sessionToken))
  expect(own.order.buyerInfo).toEqual({ memberId, contactId: memberId, email })
})

test('the next member to sign in on a guest’s browser does not get the guest’s order', async () => {
  const visitorId = randomUUID()
  const { order } = await buy(newEmail(), await shop.visitorToken(visitorId))
  const { memberId } = await door.arrive()
  const { siteId, clientId } = shop
  const claims = { role: 'member', siteId, clientId, visitorId, memberId, sessionId: randomUUID() } as const
  const next = await shop.context.accessTokens.sign(claims, 3600)
  expect(await ordersOf(next)).toEqual([])
  const guest = await shop.visitorToken(visitorId)
  expect((await shop.send(`GET /ecom/v1/orders/${order.id}`, { token: guest })).status).toBe(200)
})

test('an unverified email gives no access to its orders', async () => {
  const email = newEmail()
  const { order } = await buy(email)
  await register(email)
  expect((await door.login(email)).body).not.toHaveProperty('sessionToken')
  const { db } = shop.context
  const unverified = await shop.send('POST /_api/iam/authentication/v2/sign-on', {
    token: shop.apiKey,
    body: { loginId: { email } },
  })
  expect(await ordersOf(await tokenOf(unverified.body.sessionToken))).toEqual([])
  expect((await db.selectFrom('orders').select('owner').where('id', '=', order.id).execute())[0]!.owner).toMatch(
    /^visitor:/,
  )
})

test('a guest order with a member’s email adds nothing else to their account', async () => {
  const { email } = await door.arrive()
  await buy(email)
  const { sessionToken } = (await door.login(email)).body
  const { member } = (await door.memberOf(await tokenOf(sessionToken))).body
  expect(member.contact).toEqual({ phones: [], emails: [], addresses: [] })
})

test('orders of another store are not assigned', async () => {
  const { db } = shop.context
  const [siteId, clientId, email] = [randomUUID(), randomUUID(), newEmail()]
  await createSite(db, { id: siteId, name: 'Other', currency: 'EUR', language: 'en', demo: false })
  const app = { clientId, name: 'Other', rotatesRefreshTokens: true, redirectUris: [callback], origins: [] }
  await registerOAuthApp(db, siteId, app)
  await createMember(db, { siteId, email, password: goodPassword })
  const { order } = await buy(email)
  const { body } = await door.token({ clientId, grantType: 'anonymous' })
  expect((await door.login(email, goodPassword, body.access_token)).body.state).toBe('SUCCESS')
  const row = await db.selectFrom('orders').select('owner').where('id', '=', order.id).executeTakeFirstOrThrow()
  expect(row.owner).toMatch(/^visitor:/)
})
