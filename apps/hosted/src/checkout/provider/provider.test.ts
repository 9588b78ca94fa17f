import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { createStripeDouble, type StripeDouble } from '../../../../../test/stripe-double/double.ts'
import { openBrowser, openShopWithPages } from '../../testing.ts'
import { sourcesFor } from './script-sources.ts'

let shop: Shop
let double: StripeDouble
let delivery: string
beforeAll(async () => {
  double = await createStripeDouble()
  shop = await openShopWithPages({ config: { stripe: double.addresses } })
  delivery = await addDelivery(shop.context.db, shop.siteId)
  await change({ publishableKey: double.publishableKey, secretKey: double.secretKey, enabled: true })
})
afterAll(async () => {
  await shop.close()
  await double.close()
})

const change = (paymentProvider: object) =>
  shop.send('PATCH /vitrine/v1/payment-providers/stripe', { token: shop.apiKey, body: { paymentProvider } })
const valueOf = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** A browser at the payment step. */
const atPayment = async () => {
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
  const checkoutInfo = {
    buyerInfo: { email: buyer.email },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  const { body } = await shop.send('POST /ecom/v1/checkouts', {
    token,
    body: { channelType: 'WEB', lineItems, checkoutInfo },
  })
  const redirect = { ecomCheckout: { checkoutId: body.checkout.id } }
  const session = await shop.send('POST /headless/v1/redirect-session', { token, body: redirect })
  const { pathname, search } = new URL(session.body.redirectSession.fullUrl)
  const path = `${pathname}${search}`
  const browser = openBrowser(shop)
  const { html, headers } = await browser.visit(path)
  const policy = headers.get('content-security-policy')!
  const pay = (form: Record<string, string>) =>
    browser.post(path, {
      intent: 'pay',
      method: 'STRIPE',
      paymentTokenOf: 'STRIPE',
      prices: valueOf(html, 'prices'),
      ...form,
    })
  return { html, policy, pay, browser }
}

test('loads only what the provider needs', async () => {
  const { policy, html } = await atPayment()
  const { origin } = new URL(double.addresses.scriptUrl)
  for (const directive of ['script-src', 'frame-src', 'connect-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`))
  }
  expect(html).toContain('Card (Stripe)')
  expect(html).not.toContain(double.secretKey)
  await change({ enabled: false })
  expect((await atPayment()).policy).not.toContain(origin)
  await change({ enabled: true })
})

test('Stripe is allowed by its exact origins', () => {
  expect(sourcesFor(['https://js.stripe.com/endive/stripe.js'])).toMatchObject({
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'connect-src': ["'self'", 'https://api.stripe.com'],
  })
  expect(sourcesFor([])).toEqual({})
})

test('a token pays once; without scripts the buyer is told what to do', async () => {
  const { pay } = await atPayment()
  expect((await pay({})).html).toContain('needs JavaScript')
  const paid = await pay({ paymentToken: double.createToken('4242424242424242') })
  expect(paid.location).toContain('orderId=')
})

test('a bank challenge has its own page, which can be reopened', async () => {
  const { pay, browser } = await atPayment()
  const { location = '' } = await pay({ paymentToken: double.createToken('4000002760003184') })
  expect(location).toMatch(/^\/hosted\/challenge\?token=/)
  const intent = double.book.all('payment_intent').at(-1)!
  for (const { html, headers } of [await browser.visit(location), await browser.visit(location)]) {
    expect(html).toContain(String(intent.client_secret))
    expect(headers.get('content-security-policy')).toContain(new URL(double.addresses.scriptUrl).origin)
  }
  double.answer(intent.id, true)
  expect((await browser.post(location, { answer: 'yes' })).location).toContain('orderId=')
})

/** Pays on the provider's page and returns. */
const payElsewhere = async (isApproved: boolean) => {
  const { html, pay, browser } = await atPayment()
  const returnUrl = /"returnUrl":"([^"]+)"/.exec(html)![1]!
  const sent = await pay({ paymentToken: double.createToken('', { type: 'ideal', returnUrl }) })
  expect(sent.location).toContain(`${double.addresses.apiUrl}/redirect/`)
  const intent = double.book.all('payment_intent').at(-1)!
  double.answer(intent.id, isApproved)
  const { pathname, search } = new URL(returnUrl)
  return browser.visit(`${pathname}${search}&payment_intent=${intent.id}`)
}

test('paying on the provider’s page leads to the order or to another attempt', async () => {
  expect((await payElsewhere(true)).location).toContain('orderId=')
  expect((await payElsewhere(false)).html).toContain('wasn’t confirmed')
})
