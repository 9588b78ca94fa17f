import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const checkoutOf = async (token: string): Promise<string> => {
  const mug = await addProduct(shop.context.db, shop.siteId)
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const { body } = await shop.send('POST /ecom/v1/checkouts', { token, body: { channelType: 'WEB', lineItems } })
  return String(body.checkout.id)
}

/** Token of a holder of the link to a member's checkout. */
const findLink = async () => {
  const { accessToken } = await atTheDoor(shop).signIn()
  const checkoutId = await checkoutOf(accessToken)
  const redirect = { ecomCheckout: { checkoutId } }
  const { body } = await shop.send('POST /headless/v1/redirect-session', { token: accessToken, body: redirect })
  const link = new URL(body.redirectSession.fullUrl).searchParams.get('token')
  const opened = await shop.send('POST /vitrine/v1/checkout-links/open', { body: { token: link } })
  return { member: accessToken, checkoutId, token: String(opened.body.accessToken) }
}

test('a link opens its checkout, and no other of the same member', async () => {
  const { member, checkoutId, token } = await findLink()
  expect((await shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token })).status).toBe(200)
  const other = await checkoutOf(member)
  expect((await shop.send(`GET /ecom/v1/checkouts/${other}`, { token: member })).status).toBe(200)
  expect((await shop.send(`GET /ecom/v1/checkouts/${other}`, { token })).status).toBe(404)
})

test('a link grants no other rights of the member', async () => {
  const { member, token } = await findLink()
  expect((await shop.send('GET /members/v1/members/my', { token: member })).status).toBe(200)
  const closed = Object.entries(calls as Readonly<Record<string, Call>>).filter(
    ([, { roles, byCheckoutLink }]) => roles.includes('member') && !roles.includes('anyone') && !byCheckoutLink,
  )
  expect(closed.length).toBeGreaterThan(20)
  for (const [name, { method, path }] of closed) {
    const address = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000001')
    const { status, body } = await shop.send(`${method} ${address}`, { token, ...(method !== 'GET' && { body: {} }) })
    expect(status, `${name}: ${JSON.stringify(body)}`).toBe(403)
  }
})
