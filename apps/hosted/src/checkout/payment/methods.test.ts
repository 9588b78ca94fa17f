import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../../testing.ts'

let shop: Shop
let delivery: string
let pickup: string
beforeAll(async () => {
  shop = await openShopWithPages()
  delivery = await addDelivery(shop.context.db, shop.siteId)
  pickup = await addDelivery(shop.context.db, shop.siteId, { title: 'Come by', pickup: true })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.deleteFrom('offline_method').execute()
  await shop.context.db.updateTable('site').set({ demo: true }).execute()
  shop.context.sites.refresh()
})

const instructions = 'IBAN DE02 1203 0000 0000 2020 51\n<b>Ring twice</b>'
const offer = (kind: string, more: object = {}) =>
  shop.send(`PATCH /vitrine/v1/offline-payment-methods/${kind}`, {
    token: shop.apiKey,
    body: { offlinePaymentMethod: { enabled: true, instructions, ...more } },
  })
const withoutCards = async () => {
  await shop.context.db.updateTable('site').set({ demo: false }).execute()
  shop.context.sites.refresh()
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const inputs = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))].map(([input]) => input)
const pricesOf = (html: string): string => /value="([^"]*)"/.exec(inputs(html, 'prices')[0] ?? '')?.[1] ?? ''

/** A browser without scripts at the payment step. */
const atPayment = async (code = delivery) => {
  const token = await shop.visitorToken()
  const mug = await addProduct(shop.context.db, shop.siteId)
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const checkoutInfo = {
    buyerInfo: { email: buyer.email },
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code } },
  }
  const opened = { channelType: 'WEB', lineItems, checkoutInfo }
  const { body } = await shop.send('POST /ecom/v1/checkouts', { token, body: opened })
  const redirect = { ecomCheckout: { checkoutId: body.checkout.id } }
  const session = await shop.send('POST /headless/v1/redirect-session', { token, body: redirect })
  const { pathname, search } = new URL(session.body.redirectSession.fullUrl)
  const path = `${pathname}${search}`
  const browser = openBrowser(shop)
  const { html } = await browser.visit(path)
  const send = (form: Record<string, string>) => browser.post(path, { intent: 'pay', prices: pricesOf(html), ...form })
  return { html, send, browser }
}

test('offers several payment methods, with optional card fields', async () => {
  await offer('BANK_TRANSFER')
  await offer('CASH_ON_DELIVERY', { name: 'To the courier' })
  const { html, send, browser } = await atPayment()
  expect(inputs(html, 'method').map((input) => /value="([^"]*)"/.exec(input)?.[1])).toEqual([
    'CARD',
    'BANK_TRANSFER',
    'CASH_ON_DELIVERY',
  ])
  expect(textOf(html)).toContain('Card Bank transfer To the courier')
  expect(inputs(html, 'cardNumber')[0]).not.toContain('required')

  const ordered = await send({ method: 'CASH_ON_DELIVERY', cardNumber: '', expiry: '', securityCode: '' })
  expect(ordered.status).toBe(303)
  const thanks = await browser.visit(ordered.location!)
  expect(textOf(thanks.html)).toMatch(/Payment instructions Payment method To the courier Amount due €23\.90 IBAN DE02/)
  expect(thanks.html).toContain('&lt;b&gt;Ring twice&lt;/b&gt;')
})

test('requires the card fields if the card is selected', async () => {
  await offer('BANK_TRANSFER')
  const { send } = await atPayment()
  const { status, html } = await send({ method: 'CARD', cardNumber: '', expiry: '', securityCode: '' })
  expect(status).toBe(422)
  expect(textOf(html)).toContain('Enter a valid card number.')
  expect(inputs(html, 'method')[0]).toContain('checked')
  const paid = await send({ method: 'CARD', cardNumber: '4242424242424242', expiry: '04/35', securityCode: '123' })
  expect(paid.status).toBe(303)
})

test('a single payment method is preselected', async () => {
  await withoutCards()
  await offer('BANK_TRANSFER')
  const { html, send } = await atPayment()
  expect(inputs(html, 'method')).toHaveLength(1)
  expect(inputs(html, 'method')[0]).toContain('type="hidden"')
  expect(inputs(html, 'cardNumber')).toEqual([])
  expect(textOf(html)).toContain('Bank transfer You’ll get payment instructions after you place your order.')
  expect((await send({ method: 'BANK_TRANSFER' })).status).toBe(303)
})

test('reports a payment method that was disabled meanwhile and orders nothing', async () => {
  await offer('BANK_TRANSFER')
  const { send } = await atPayment()
  await offer('BANK_TRANSFER', { enabled: false })
  const { status, html } = await send({ method: 'BANK_TRANSFER' })
  expect(status).toBe(422)
  expect(textOf(html)).toContain('This payment method is no longer available for your order.')
  expect(inputs(html, 'cardNumber')).toHaveLength(1)
})

test('says if no payment method suits the delivery, and shows no order button', async () => {
  await withoutCards()
  await offer('CASH_ON_DELIVERY')
  const { html } = await atPayment(pickup)
  expect(textOf(html)).toContain('No payment method available')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(<[^>]+>)*Place order/)
})
