import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../test/buying.ts'
import { addProduct } from '../../../../test/goods.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShopWithPages({ settings: { timeZone: 'Pacific/Auckland' } })
  till = await atTheTill(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.context.db.deleteFrom('offline_method').execute()
})

const asOwner = (route: string, body: object) => shop.send(route, { token: shop.apiKey, body })
const offerTransfer = () =>
  asOwner('PATCH /vitrine/v1/offline-payment-methods/BANK_TRANSFER', {
    offlinePaymentMethod: { name: 'By transfer', instructions: 'To <b>DE02</b>', enabled: true },
  })
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** A browser without scripts at a link for 10.00 of an order. */
const atLink = async (more: object = {}) => {
  const tried = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 10 }))
  const { orderId } = (await till.orderUnpaid({ ...tried, token: shop.apiKey })).body
  const request = { orderId, amount: { amount: '10' }, title: 'Deposit <i>', ...more }
  const { body } = await asOwner('POST /ecom/v1/order-payment-requests', { orderPaymentRequest: request })
  const { pathname, search } = new URL(body.orderPaymentRequestUrl)
  const browser = openBrowser(shop)
  const path = pathname + search
  return {
    orderId: orderId as string,
    number: body.orderPaymentRequest.orderNumber as string,
    id: body.orderPaymentRequest.id as string,
    path,
    visit: (headers?: Record<string, string>) => browser.visit(path, headers),
    pay: (cardNumber = '4242424242424242', form: Record<string, string> = {}) =>
      browser.post(path, { method: 'CARD', cardNumber, expiry: '12/40', securityCode: '123', ...form }),
    browser,
  }
}

test('shows store, amount, purpose and order, escaped', async () => {
  const link = await atLink({ description: 'For the mug', expirationDate: '2099-03-04T12:00:00Z' })
  const { status, html } = await link.visit()
  expect(status).toBe(200)
  expect(textOf(html)).toMatch(
    new RegExp(
      `Test shop €10.00 Deposit &lt;i&gt; For the mug Order number ${link.number} Pay by March 5, 2099 at 1:00.AM GMT\\+13 Payment method`,
    ),
  )
  expect(textOf(html)).toContain('Pay €10.00')
})

test('a card pays without scripts and without signing in', async () => {
  const link = await atLink()
  const paid = await link.pay()
  expect([paid.status, paid.location]).toEqual([303, link.path])
  const { html } = await link.visit()
  expect(textOf(html)).toContain(`Thank you for your payment We received €10.00 for order ${link.number}.`)
  expect(html).not.toContain('name="cardNumber"')
  expect((await link.pay()).status).toBe(303)
  expect((await till.orderOf(link.orderId)).balanceSummary.paid.amount).toBe('10.00')
})

test('invalid fields and declined cards are reported in place', async () => {
  const link = await atLink()
  const bad = await link.pay('123')
  expect(bad.status).toBe(422)
  expect(textOf(bad.html)).toContain('Enter a valid card number.')
  const declined = await link.pay('4000000000000002')
  expect(declined.status).toBe(422)
  expect(textOf(declined.html)).toContain('Your card was declined. You haven’t been charged. Try another card.')
  expect(declined.html).toContain('value="12/40"')
  expect(declined.html).not.toContain('4000000000000002')
})

test('a bank challenge has its own page', async () => {
  const link = await atLink()
  const attempt = await link.pay('4000000000003220')
  expect(attempt.location).toContain('/hosted/pay/confirm?')
  const question = await link.browser.visit(attempt.location!)
  expect(textOf(question.html)).toContain('Your bank asks you to confirm this payment of €10.00.')
  const no = await link.browser.post(attempt.location!, { answer: 'no' })
  expect(textOf(no.html)).toContain('The payment wasn’t confirmed. You haven’t been charged.')
  const again = await link.pay('4000000000003220')
  const yes = await link.browser.post(again.location!, { answer: 'yes' })
  expect(yes.location).toBe(link.path)
  expect(textOf((await link.visit()).html)).toContain('Thank you for your payment')
})

test('offline payment shows instructions and can still be changed', async () => {
  await offerTransfer()
  const link = await atLink()
  expect(textOf((await link.visit()).html)).toContain('By transfer')
  expect((await link.pay('', { method: 'BANK_TRANSFER' })).status).toBe(303)
  const visit = await link.visit()
  expect(textOf(visit.html)).toMatch(
    /Payment instructions Payment method By transfer Amount due €10\.00 To &lt;b&gt;DE02/,
  )
  await link.pay()
  expect(textOf((await link.visit()).html)).toContain('Thank you for your payment')
  const { payments } = (await shop.send(`GET /ecom/v1/payments/orders/${link.orderId}`, { token: shop.apiKey })).body
    .orderTransactions
  expect(payments.map(({ status }: { status: string }) => status).toSorted()).toEqual(['APPROVED', 'CANCELED'])
})

test('says if there is no payment method', async () => {
  await shop.context.db.updateTable('site').set({ demo: false }).execute()
  shop.context.sites.refresh()
  const link = await atLink({ blockedPaymentMethods: ['MANUAL'] })
  await offerTransfer()
  const { html } = await link.visit()
  await shop.context.db.updateTable('site').set({ demo: true }).execute()
  shop.context.sites.refresh()
  expect(textOf(html)).toContain('The store has no payment method for this payment. Contact the store.')
  // The data of the page lists all methods of the store, for its footer.
  expect(textOf(html)).not.toContain('By transfer')
})

test('final and pending states have their own pages', async () => {
  const [voided, lapsed, canceled, paid, busy] = await Promise.all([1, 2, 3, 4, 5].map(() => atLink()))
  await asOwner('POST /ecom/v1/order-payment-requests/void', { orderPaymentRequestId: voided!.id })
  const { db } = shop.context
  await db
    .updateTable('order_payment_request')
    .set({ expiration_date: new Date(0) })
    .where('id', '=', lapsed!.id)
    .execute()
  await asOwner(`POST /ecom/v1/orders/${canceled!.orderId}/cancel`, {})
  await asOwner(`POST /ecom/v1/payments-collector/orders/${paid!.orderId}/mark-as-paid`, {})
  const attempt = await busy!.pay('4000000000003220')
  expect(attempt.status).toBe(303)
  // As if the bank had the request, but no result was reported.
  await db
    .updateTable('payment_attempt')
    .set({ state: 'confirming' as never, lease_date: new Date(Date.now() + 60_000) })
    .where('order_id', '=', busy!.orderId)
    .execute()
  const titles = ['no longer asks', 'has expired', 'was canceled', 'no longer due', 'is being processed']
  for (const [index, link] of [voided!, lapsed!, canceled!, paid!, busy!].entries()) {
    const { status, html } = await link.visit()
    expect([status, textOf(html)]).toEqual([200, expect.stringContaining(titles[index]!)])
    expect(html).not.toContain('name="cardNumber"')
    expect([303, link.path]).toEqual([(await link.pay()).status, link.path])
  }
})

test('reports an invalid link', async () => {
  const browser = openBrowser(shop)
  for (const path of ['/hosted/pay', '/hosted/pay?token=x', '/hosted/pay/confirm?token=x&response=y']) {
    const { status, html } = await browser.visit(path)
    expect(status).toBe(path === '/hosted/pay' ? 400 : 404)
    expect(textOf(html)).toContain(status === 404 ? 'This payment link doesn’t work' : 'not found')
  }
})

test.each([
  ['de', 'Zahlung zu Bestellung', 'Ihre Karte wird nur einmal belastet'],
  ['es', 'Pago del pedido', 'Solo se te cobrará una vez'],
  ['he', 'תשלום עבור הזמנה', 'החיוב יתבצע פעם אחת בלבד'],
])('the page is available in %s', async (language, title, once) => {
  const link = await atLink()
  const { html } = await link.visit({ 'accept-language': language })
  expect(html).toContain(`<html lang="${language}"`)
  expect(textOf(html)).toContain(title)
  expect(textOf(html)).toContain(once)
})
