import { atTheDesk } from '@vitrine/server/shop/billing/testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../test/goods.ts'
import { atTheDoor } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openBrowserOf, openShopWithPages } from '../testing.ts'
import { words } from '../words/en.ts'
import { languages, wordsOf, type Language } from '../words/languages.ts'
import { fieldOf } from './fields.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let delivery: string
beforeAll(async () => {
  shop = await openShopWithPages()
  desk = await atTheDesk(shop)
  delivery = await addDelivery(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())

const said = words.orderReturns
const tokenFor = (order: string) =>
  shop.context.signer.signNow('order+jwt', { order }, { audience: shop.siteId, lifetimeSeconds: 60 })
const byLink = (page: string, orderId: string) => `/hosted/${page}?${new URLSearchParams({ token: tokenFor(orderId) })}`
const send = (orderId: string, lineId: string, quantity = 2) =>
  desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: lineId, quantity }] },
  })

/** A guest's order of two mugs that were sent. */
const sent = async () => {
  const { orderId, order } = await desk.buy('sandbox:pays', { goods: { name: 'Mug & <b>saucer</b>' } })
  const [{ id: lineId }] = order.lineItems
  await send(orderId, lineId)
  return { orderId, lineId, browser: openBrowser(shop) }
}
const typed = (lineId: string, more: Record<string, string> = {}) => ({
  intent: 'ask',
  [fieldOf('quantity', lineId)]: '1',
  [fieldOf('reason', lineId)]: 'DOES_NOT_FIT',
  [fieldOf('comment', lineId)]: '',
  wish: 'REFUND',
  ...more,
})
const returnsOf = async (orderId: string) =>
  (await shop.send(`GET /vitrine/v1/orders/${orderId}/returns`, { token: shop.apiKey })).body.orderReturns

test('a guest asks by the link of their order without scripts, reads how it goes on, and takes it back', async () => {
  const { orderId, lineId, browser } = await sent()
  const order = byLink('order', orderId)
  const form = byLink('order/return', orderId)
  const page = await browser.visit(order)
  expect(page.html).toContain('/hosted/order/return?token=')
  const shown = await browser.visit(form)
  expect(shown.status).toBe(200)
  expect(shown.html).toContain('Mug &amp; &lt;b&gt;saucer&lt;/b&gt;')
  expect(shown.html).not.toContain(said.wishes.STORE_CREDIT)
  const asked = await browser.post(form, typed(lineId))
  expect([asked.status, asked.location]).toEqual([303, expect.stringMatching(/done=asked#returns$/)])
  const told = await browser.visit(asked.location!)
  for (const text of [said.sent, said.statuses.REQUESTED, said.events.REQUESTED, said.cancel, said.askMore])
    expect(told.html).toContain(text)
  const [{ id }] = await returnsOf(orderId)
  const label = { url: 'https://labels.test/1.pdf', carrier: 'DHL', trackingNumber: 'BACK-1' }
  await desk.post(`/vitrine/v1/returns/${id}/approve`, { returnAddress: 'Mug Street 1\nBerlin', label })
  const approved = await browser.visit(order)
  for (const text of [said.next.APPROVED, 'Mug Street 1', 'DHL BACK-1', label.url])
    expect(approved.html).toContain(text)
  const canceled = await browser.post(form, { intent: 'cancel', returnId: id })
  expect(canceled.location).toMatch(/done=canceled#returns$/)
  expect((await browser.post(form, { intent: 'cancel', returnId: 'x' })).location).toMatch(/done=late#returns$/)
  expect((await returnsOf(orderId)).map(({ status }: { status: string }) => status)).toEqual(['CANCELED'])
})

test('what is wrong stands beside its field, nothing typed is lost, and a second press asks once', async () => {
  const { orderId, lineId, browser } = await sent()
  const form = byLink('order/return', orderId)
  const [quantity, reason, comment] = (['quantity', 'reason', 'comment'] as const).map((name) => fieldOf(name, lineId))
  const refused = async (more: Record<string, string>) => browser.post(form, typed(lineId, more))
  const none = await refused({ [quantity!]: '0' })
  expect([none.status, none.html.includes(said.chooseSome)]).toEqual([422, true])
  const many = await refused({ [quantity!]: '3' })
  expect(many.html).toContain(said.atMost(2))
  const other = await refused({ [reason!]: 'OTHER', wish: 'EXCHANGE' })
  expect(other.html).toContain(said.commentMissing)
  expect(other.html).toMatch(/<option value="OTHER" selected=""/)
  expect(other.html).toMatch(/value="EXCHANGE"[^>]*checked=""|checked=""[^>]*value="EXCHANGE"/)
  const why = await refused({ [reason!]: '', [comment!]: 'A <i>chip</i>' })
  expect(why.html).toContain(said.reasonMissing)
  expect(why.html).toContain('A &lt;i&gt;chip&lt;/i&gt;')
  expect((await refused({ wish: 'STORE_CREDIT' })).status).toBe(422)
  expect(await returnsOf(orderId)).toEqual([])
  const presses = await Promise.all([refused({ [quantity!]: '2' }), refused({ [quantity!]: '2' })])
  expect(presses.map(({ status }) => status)).toEqual([303, 303])
  expect(await returnsOf(orderId)).toHaveLength(1)
  expect((await browser.visit(form)).html).toContain(said.nothing)
})

test('a member asks in their account, for store credit if they like, and nobody else sees it', async () => {
  const person = await atTheDoor(shop).signIn()
  const browser = openBrowserOf(shop, person)
  const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Blue mug' })
  const { accessToken: token } = person
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const opened = await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  const path = `/ecom/v1/checkouts/${opened.body.checkoutId}`
  const shippingInfo = { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } }
  const checkout = { buyerInfo: { email: buyer.email }, billingInfo: buyer.contact, shippingInfo }
  await shop.send(`PATCH ${path}`, { token, body: { checkout } })
  const paid = await shop.send(`POST ${path}/create-order-and-charge`, {
    token,
    body: { paymentToken: 'sandbox:pays' },
  })
  const { orderId } = paid.body
  const { lineItems: lines } = await desk.till.orderOf(orderId)
  await send(orderId, lines[0].id)
  const detail = `/hosted/account/orders/detail?id=${orderId}`
  const form = `/hosted/account/orders/return?id=${orderId}`
  expect((await browser.visit(detail)).html).toContain(form)
  expect((await browser.visit(form)).html).toContain(said.wishes.STORE_CREDIT)
  const asked = await browser.post(form, typed(lines[0].id, { wish: 'STORE_CREDIT' }))
  expect([asked.status, asked.location]).toEqual([303, `${detail}&done=asked#returns`])
  expect((await browser.visit(asked.location!)).html).toContain(said.sent)
  const [{ id, wish }] = await returnsOf(orderId)
  expect(wish).toBe('STORE_CREDIT')
  const stranger = openBrowserOf(shop, await atTheDoor(shop).signIn())
  expect((await stranger.visit(form)).status).toBe(404)
  expect((await stranger.post(form, { intent: 'cancel', returnId: id })).location).toMatch(/done=late/)
  expect((await returnsOf(orderId))[0].status).toBe('REQUESTED')
  expect((await browser.post(form, { intent: 'cancel', returnId: id })).location).toBe(
    `${detail}&done=canceled#returns`,
  )
})

test.each(Object.keys(languages) as Language[])('the form speaks %s', async (language) => {
  const { orderId, browser } = await sent()
  const { orderReturns } = await wordsOf(language)
  const { html } = await browser.visit(`${byLink('order/return', orderId)}&lang=${language}`)
  for (const text of [orderReturns.lines, orderReturns.reasons.DAMAGED, orderReturns.wish, orderReturns.send])
    expect(html).toContain(text)
})

test('a link that is none leads to a page that sends another', async () => {
  expect((await openBrowser(shop).visit('/hosted/order/return?token=x')).status).toBe(404)
  expect(
    (await openBrowser(shop).post('/hosted/order/return?token=x', { intent: 'cancel', returnId: 'x' })).status,
  ).toBe(404)
})
