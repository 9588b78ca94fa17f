import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../test/buying.ts'
import { addProduct } from '../../../../test/goods.ts'
import type { Shop } from '../../../../test/shop.ts'
import { createStripeDouble, type StripeDouble } from '../../../../test/stripe-double/double.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'

let shop: Shop
let double: StripeDouble
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  double = await createStripeDouble()
  shop = await openShopWithPages({ config: { stripe: double.addresses } })
  till = await atTheTill(shop)
  const paymentProvider = { publishableKey: double.publishableKey, secretKey: double.secretKey, enabled: true }
  const body = { paymentProvider }
  await shop.send('PATCH /vitrine/v1/payment-providers/stripe', { token: shop.apiKey, body })
})
afterAll(async () => {
  await shop.close()
  await double.close()
})

/** A browser at a link for 10.00. */
const atLink = async () => {
  const tried = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 10 }))
  const { orderId } = (await till.orderUnpaid({ ...tried, token: shop.apiKey })).body
  const orderPaymentRequest = { orderId, amount: { amount: '10' }, title: 'Deposit' }
  const body = { orderPaymentRequest }
  const created = await shop.send('POST /ecom/v1/order-payment-requests', { token: shop.apiKey, body })
  const { pathname, search } = new URL(created.body.orderPaymentRequestUrl)
  const path = pathname + search
  const browser = openBrowser(shop)
  const { html, headers } = await browser.visit(path)
  const pay = (paymentToken?: string) =>
    browser.post(path, {
      intent: 'pay',
      method: 'STRIPE',
      paymentTokenOf: 'STRIPE',
      ...(paymentToken !== undefined && { paymentToken }),
    })
  const paid = async () => (await till.orderOf(orderId)).balanceSummary.paid.amount as string
  return { path, html, policy: headers.get('content-security-policy')!, browser, pay, paid }
}

test('loads only what the provider needs, and pays with its token', async () => {
  const { path, html, policy, pay, paid, browser } = await atLink()
  expect(html).toContain('Card (Stripe)')
  expect(html).not.toContain(double.secretKey)
  expect(policy).toContain(new URL(double.addresses.scriptUrl).origin)
  expect((await pay()).html).toContain('needs JavaScript')
  expect((await pay(double.createToken('4242424242424242'))).location).toBe(path)
  expect(await paid()).toBe('10.00')
  expect((await browser.visit(path)).html).toContain('Thank you for your payment')
  expect(double.book.all('payment_intent').at(-1)).toMatchObject({ amount: 1000, status: 'succeeded' })
})

test('a bank challenge has its own page, which can be reopened', async () => {
  const { path, pay, paid, browser } = await atLink()
  const { location = '' } = await pay(double.createToken('4000002760003184'))
  expect(location).toMatch(/^\/hosted\/pay\/confirm\?token=/)
  const intent = double.book.all('payment_intent').at(-1)!
  for (const { html, headers } of [await browser.visit(location), await browser.visit(location)]) {
    expect(html).toContain(String(intent.client_secret))
    expect(headers.get('content-security-policy')).toContain(new URL(double.addresses.scriptUrl).origin)
  }
  double.answer(intent.id, true)
  expect((await browser.post(location, { answer: 'yes' })).location).toBe(path)
  expect(await paid()).toBe('10.00')
})

/** Pays on the provider's page and returns. */
const payElsewhere = async (isApproved: boolean) => {
  const { path, html, pay, paid, browser } = await atLink()
  const returnUrl = /"returnUrl":"([^"]+)"/.exec(html)![1]!
  const sent = await pay(double.createToken('', { type: 'ideal', returnUrl }))
  expect(sent.location).toContain(`${double.addresses.apiUrl}/redirect/`)
  const intent = double.book.all('payment_intent').at(-1)!
  double.answer(intent.id, isApproved)
  const { pathname, search } = new URL(returnUrl)
  const { location, html: shown } = await browser.visit(`${pathname}${search}&payment_intent=${intent.id}`)
  return { isAtLink: location === path, shown, paid: await paid() }
}

test('paying on the provider’s page leads to the link or to another attempt', async () => {
  expect(await payElsewhere(true)).toMatchObject({ isAtLink: true, paid: '10.00' })
  const refused = await payElsewhere(false)
  expect(refused).toMatchObject({ isAtLink: false, paid: '0.00' })
  expect(refused.shown).toContain('wasn’t confirmed')
})
