import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDelivery, addProduct, addTestCoupon, buyer, referenceTo } from '../../../../test/goods.ts'
import type { Shop } from '../../../../test/shop.ts'
import { createLog } from '@vitrine/server/ground/base/log.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'

let shop: Shop
const prepare = async (opened: Shop): Promise<Shop> => {
  await addDelivery(opened.context.db, opened.siteId)
  await addDelivery(opened.context.db, opened.siteId, { title: 'By bicycle' })
  await addTestCoupon(opened.context.db, opened.siteId)
  await addTestCoupon(opened.context.db, opened.siteId, {
    code: 'ALLFREE',
    effect: { type: 'PERCENT_OFF', percent: '100' },
  })
  return opened
}
beforeAll(async () => {
  shop = await prepare(await openShopWithPages())
})
afterAll(() => shop.close())

const contact = {
  intent: 'contact',
  email: buyer.email,
  firstName: 'Ann',
  lastName: 'Lee',
  country: 'DE',
  addressLine: 'Invalidenstraße 1',
  city: 'Berlin',
  postalCode: '10115',
}
const card = { cardNumber: '4000 0000 0000 0002', expiry: '04 / 35', securityCode: '123', cardholder: 'Ann Q. Lee' }

/** A buyer's browser at the checkout of two mugs, and the checkout by call. */
const openCheckout = async (at: Shop, more: object = {}) => {
  const token = await at.visitorToken()
  const mug = await addProduct(at.context.db, at.siteId, { price: 3200, ...more })
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  const { body } = await at.send('POST /ecom/v1/checkouts', { token, body: { channelType: 'WEB', lineItems } })
  const id = String(body.checkout.id)
  const redirect = { ecomCheckout: { checkoutId: id } }
  const session = await at.send('POST /headless/v1/redirect-session', { token, body: redirect })
  const link = new URL(session.body.redirectSession.fullUrl)
  const browser = openBrowser(at)
  const path = (step: string) => `${link.pathname}${link.search}&step=${step}`
  const see = (step: string) => browser.visit(path(step))
  /** Sends the payment form as its page has it, with the prices that the buyer sees there. */
  const pay = async (form: Record<string, string> = {}, page?: { html: string }) => {
    const prices = valueOf((page ?? (await see('payment'))).html, 'prices')!
    return browser.post(path('payment'), { intent: 'pay', prices, ...form })
  }
  return {
    id,
    token,
    see,
    pay,
    post: (step: string, form: Record<string, string>, headers?: Record<string, string>) =>
      browser.post(path(step), form, headers),
    read: async () => (await at.send(`GET /ecom/v1/checkouts/${id}`, { token })).body.checkout,
  }
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const valueOf = (html: string, name: string): string | undefined =>
  /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1]

describe('a code, without scripts', () => {
  test('that is applied leaves the contact form as it was filled in', async () => {
    const { post, read } = await openCheckout(shop)
    const half = { ...contact, email: '', postalCode: '', code: 'coupon', couponCode: 'welcome10' }
    const { status, html } = await post('contact', half)
    expect(status).toBe(200)
    expect(textOf(html)).toContain('Remove WELCOME10')
    for (const key of ['firstName', 'lastName', 'addressLine', 'city'] as const)
      expect(valueOf(html, key)).toBe(contact[key])
    expect(html).toMatch(/<option value="DE" selected/)
    expect(html).not.toContain('This field is required.')
    expect((await read()).appliedDiscounts).toMatchObject([{ coupon: { code: 'WELCOME10' } }])

    const without = await post('contact', { ...half, code: 'remove-coupon' })
    expect(textOf(without.html)).not.toContain('WELCOME10')
    expect(valueOf(without.html, 'addressLine')).toBe(contact.addressLine)
  })

  test.each([
    ['coupon', 'couponCode', 'This coupon code isn’t valid.'],
    ['gift-card', 'giftCardCode', 'This gift card code isn’t valid.'],
  ])('that is none says so at its field, and the form stays: %s', async (code, field, sentence) => {
    const { post } = await openCheckout(shop)
    const { status, html } = await post('contact', { ...contact, code, [field]: 'no-such-code' })
    expect(status).toBe(422)
    expect(textOf(html)).toContain(sentence)
    expect(valueOf(html, 'city')).toBe('Berlin')
    const empty = await post('contact', { ...contact, code, [field]: ' ' })
    expect(textOf(empty.html)).toContain('This field is required.')
  })

  test('leaves the way of delivery that was ticked', async () => {
    const { post, see, read } = await openCheckout(shop)
    await post('contact', contact)
    const ways = [...(await see('delivery')).html.matchAll(/<input[^>]*name="delivery"[^>]*value="([^"]*)"/g)]
    const last = ways.at(-1)![1]!
    const { html } = await post('delivery', { delivery: last, code: 'coupon', couponCode: 'welcome10' })
    const ticked = (html.match(/<input[^>]*name="delivery"[^>]*>/g) ?? []).filter((radio) => radio.includes('checked'))
    expect(ticked.map((radio) => /value="([^"]*)"/.exec(radio)![1])).toEqual([last])
    expect((await read()).priceSummary.discount.amount).toBe('6.40')
  })
})

test('who takes a coupon beside the card agrees to what it costs with it', async () => {
  const { post, pay, read } = await openCheckout(shop)
  await post('contact', contact)
  await post('delivery', { intent: 'delivery', delivery: '' })
  const page = await post('payment', { ...card, code: 'coupon', couponCode: 'welcome10' })
  expect((await pay({ ...card, cardNumber: '4242 4242 4242 4242' }, page)).status).toBe(303)
  expect((await read()).completed).toBe(true)
})

test('a declined card leaves its owner’s name and its date; its number and its code never come back from a server', async () => {
  const { post, pay } = await openCheckout(shop)
  await post('contact', contact)
  await post('delivery', { intent: 'delivery', delivery: '' })
  const { status, html } = await pay(card)
  expect(status).toBe(422)
  expect(textOf(html)).toContain('Your card was declined.')
  expect([valueOf(html, 'cardholder'), valueOf(html, 'expiry')]).toEqual([card.cardholder, card.expiry])
  expect(html).not.toMatch(/4000 ?0000|value="123"/)
})

test('a script is answered in place: what to show, or where to go', async () => {
  const { post } = await openCheckout(shop)
  const asScript = { accept: 'application/json' }
  const refused = await post('contact', { ...contact, city: '' }, asScript)
  expect(refused.status).toBe(422)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(refused.html)).toMatchObject({
    page: 'checkout',
    data: { step: 'contact', contact: { values: { firstName: 'Ann' }, errors: { city: 'This field is required.' } } },
  })
  const { location } = JSON.parse((await post('contact', contact, asScript)).html) as { location: string }
  expect(location).toContain('step=delivery')
  const stranger = await post('contact', contact, { ...asScript, origin: 'https://stranger.example' })
  expect([stranger.status, JSON.parse(stranger.html).page]).toEqual([403, 'message'])
})

test('lines add up to the subtotal below them, whatever is taken off', async () => {
  const { post } = await openCheckout(shop)
  const { html } = await post('contact', { ...contact, code: 'coupon', couponCode: 'welcome10' })
  const aside = textOf(html.slice(html.indexOf('<aside')))
  expect(aside).toMatch(/Mug × 2 €64\.00/)
  expect(aside).toMatch(/Subtotal €64\.00 Discount \(WELCOME10\) −€6\.40/)
  // Nothing is said of a tax that nobody collects.
  expect(aside).not.toContain('Tax')
})

describe('in a shop that takes no payments yet', () => {
  const lines: string[] = []
  let own: Shop
  beforeAll(async () => {
    const log = createLog('warn', { write: (line: string) => void lines.push(line) })
    own = await prepare(await openShopWithPages({ isDemo: false, log }))
  })
  afterAll(() => own.close())

  test.each(['contact', 'delivery', 'payment'])('the checkout says so before anything is typed: %s', async (step) => {
    const { see } = await openCheckout(own)
    const { status, html } = await see(step)
    expect(status).toBe(200)
    expect(textOf(html)).toContain('This store doesn’t accept payments yet')
    expect(html).not.toMatch(/name="(email|addressLine|cardNumber)"/)
  })

  test('what costs nothing can be ordered all the same', async () => {
    const { post, pay, read } = await openCheckout(own, { record: { productType: 'digital' } })
    const free = await post('contact', { intent: 'contact', code: 'coupon', couponCode: 'allfree' })
    expect(free.html).toContain('name="email"')
    await post('contact', { ...contact })
    expect((await pay()).status).toBe(303)
    expect((await read()).completed).toBe(true)
  })

  test('who pays by call is refused by a code, and the log has said it once', async () => {
    const { id, token } = await openCheckout(own)
    const info = { buyerInfo: { email: buyer.email }, shippingInfo: { shippingDestination: buyer.contact } }
    await own.send(`PATCH /ecom/v1/checkouts/${id}`, { token, body: { checkout: info } })
    const pay = (body: object) => own.send(`POST /ecom/v1/checkouts/${id}/create-order-and-charge`, { token, body })
    for (const { status, body } of [await pay({ paymentToken: 'sandbox:pays' }), await pay({ paymentToken: 'x' })]) {
      expect([status, body.details.applicationError.code]).toEqual([428, 'PAYMENT_NOT_AVAILABLE'])
    }
    const settings = await own.send(`GET /ecom/v1/checkouts/${id}/payment-settings`, { token })
    expect(settings.body).toEqual({ paymentSettings: { requires3dSecure: false } })
    expect(lines.filter((line) => line.includes('takes no payments'))).toHaveLength(1)
    expect(lines.join('')).toContain(own.siteId)
  })
})
