import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { openBrowser, openBrowserOf, openShopWithPages } from '../../testing.ts'
import { words } from '../../words/en.ts'

let shop: Shop
let delivery: string
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShopWithPages()
  delivery = await addDelivery(shop.context.db, shop.siteId)
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const card = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 35', securityCode: '123' }
const shownCard = 'Visa ending in 4242, expires 12/35'
const account = '/hosted/account/payment-methods'
const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))].map(([input]) => input)
const valueOf = (input = ''): string => /value="([^"]*)"/.exec(input)?.[1] ?? ''

const arrive = async () => {
  const person = await door.signIn()
  return { token: person.accessToken, memberId: person.memberId, browser: openBrowserOf(shop, person) }
}

/** A browser at the payment step, as the token's owner. */
const atPayment = async (token: string, browser: ReturnType<typeof openBrowser>) => {
  const mug = await addProduct(shop.context.db, shop.siteId)
  const checkoutInfo = {
    buyerInfo: { email: buyer.email },
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const body = { channelType: 'WEB', lineItems, checkoutInfo }
  const { checkout } = (await shop.send('POST /ecom/v1/checkouts', { token, body })).body
  const session = await shop.send('POST /headless/v1/redirect-session', {
    token,
    body: { ecomCheckout: { checkoutId: checkout.id } },
  })
  const { pathname, search } = new URL(session.body.redirectSession.fullUrl)
  const path = `${pathname}${search}`
  const { html } = await browser.visit(path)
  const send = (form: Record<string, string>) =>
    browser.post(path, { intent: 'pay', prices: valueOf(attributes(html, 'prices')[0]), ...form })
  return { html, send, path }
}

test('a member saves a card, pays with it at the next checkout and removes it', async () => {
  const { token, browser } = await arrive()
  expect((await browser.visit(account)).html).toContain(words.paymentMethodsNone)
  const first = await atPayment(token, browser)
  expect(attributes(first.html, 'savePaymentMethod')).toHaveLength(1)
  expect(attributes(first.html, 'savePaymentMethod')[0]).not.toContain('checked')
  expect((await first.send({ ...card, savePaymentMethod: 'on' })).status).toBe(303)

  const second = await atPayment(token, browser)
  expect(second.html).toContain(shownCard)
  const [saved] = attributes(second.html, 'method')
  expect(saved).toContain('checked')
  expect(attributes(second.html, 'cardNumber')).toEqual([])
  const paid = await second.send({ method: valueOf(saved) })
  expect(paid.status).toBe(303)
  expect(paid.location).toContain('orderId=')

  const listed = await browser.visit(account)
  expect(listed.html).toContain(shownCard)
  const question = /href="([^"]*\?remove=[^"]*)"/.exec(listed.html)![1]!
  const confirmation = await browser.visit(question)
  expect(confirmation.html).toContain(words.paymentMethodRemoveHint)
  const removed = await browser.post(account, { intent: 'remove', id: valueOf(attributes(confirmation.html, 'id')[0]) })
  expect((await browser.visit(removed.location!)).html).toContain(words.paymentMethodRemoved)
  expect((await atPayment(token, browser)).html).not.toContain(shownCard)
  const again = await browser.post(account, { intent: 'remove', id: 'sandbox:gone' })
  expect([again.status, again.html.includes(words.paymentMethodNotFound)]).toEqual([410, true])
})

test('guests and link holders can neither save nor see cards', async () => {
  const { token, browser } = await arrive()
  await (await atPayment(token, browser)).send({ ...card, savePaymentMethod: 'on' })
  const opened = await atPayment(token, browser)
  const stranger = openBrowser(shop)
  const seen = await stranger.visit(opened.path)
  expect(seen.html).not.toContain(shownCard)
  expect(attributes(seen.html, 'savePaymentMethod')).toEqual([])
  const [saved] = attributes(opened.html, 'method')
  const prices = valueOf(attributes(seen.html, 'prices')[0])
  const tried = await stranger.post(opened.path, { intent: 'pay', prices, method: valueOf(saved) })
  expect(tried.status).toBe(422)
  const other = await arrive()
  expect((await other.browser.visit(opened.path)).html).not.toContain(shownCard)
  const guest = openBrowser(shop)
  expect(attributes((await atPayment(await shop.visitorToken(), guest)).html, 'savePaymentMethod')).toEqual([])
})

test('an expired card is not offered at checkout, but shown in the account', async () => {
  const { token, browser, memberId } = await arrive()
  await (await atPayment(token, browser)).send({ ...card, expiry: '01 / 35', savePaymentMethod: 'on' })
  const old = JSON.stringify({ behavior: 'pays', lastFour: '4242', month: 1, year: 2020 })
  await shop.context.db.updateTable('sandbox_saved').set({ card: old }).where('member_id', '=', memberId).execute()
  expect((await atPayment(token, browser)).html).not.toContain('expires 01/20')
  const { html } = await browser.visit(account)
  expect(html).toContain('expires 01/20')
  expect(html).toContain(words.paymentMethodExpired)
})
