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

/** A browser at the checkout of two mugs, and the same checkout by API. */
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
  const path = `${link.pathname}${link.search}`
  const see = () => browser.visit(path)
  /** Submits the order form as rendered, with the prices shown. */
  const pay = async (form: Record<string, string> = {}, page?: { html: string }) => {
    const prices = valueOf((page ?? (await see())).html, 'prices')!
    return browser.post(path, { intent: 'pay', prices, ...form })
  }
  return {
    id,
    token,
    see,
    pay,
    post: (form: Record<string, string>, headers?: Record<string, string>) => browser.post(path, form, headers),
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
  test('is applied without losing contact details', async () => {
    const { post, read } = await openCheckout(shop)
    const half = { ...contact, email: '', postalCode: '', code: 'coupon', couponCode: 'welcome10' }
    const { status, html } = await post(half)
    expect(status).toBe(200)
    expect(textOf(html)).toContain('Remove WELCOME10')
    for (const key of ['firstName', 'lastName', 'addressLine', 'city'] as const)
      expect(valueOf(html, key)).toBe(contact[key])
    expect(html).toMatch(/<option value="DE" selected/)
    expect(html).not.toContain('This field is required.')
    expect((await read()).appliedDiscounts).toMatchObject([{ coupon: { code: 'WELCOME10' } }])

    const without = await post({ ...half, code: 'remove-coupon' })
    expect(textOf(without.html)).not.toContain('WELCOME10')
    expect(valueOf(without.html, 'addressLine')).toBe(contact.addressLine)
  })

  test.each([
    ['coupon', 'couponCode', 'This coupon code isn’t valid.'],
    ['gift-card', 'giftCardCode', 'This gift card code isn’t valid.'],
  ])('is rejected at its field if invalid: %s', async (code, field, sentence) => {
    const { post } = await openCheckout(shop)
    const { status, html } = await post({ ...contact, code, [field]: 'no-such-code' })
    expect(status).toBe(422)
    expect(textOf(html)).toContain(sentence)
    expect(valueOf(html, 'city')).toBe('Berlin')
    const empty = await post({ ...contact, code, [field]: ' ' })
    expect(textOf(empty.html)).toContain('This field is required.')
  })

  test('keeps the selected delivery method', async () => {
    const { post, see, read } = await openCheckout(shop)
    await post(contact)
    const ways = [...(await see()).html.matchAll(/<input[^>]*name="delivery"[^>]*value="([^"]*)"/g)]
    const last = ways.at(-1)![1]!
    const { html } = await post({ delivery: last, code: 'coupon', couponCode: 'welcome10' })
    const ticked = (html.match(/<input[^>]*name="delivery"[^>]*>/g) ?? []).filter((radio) => radio.includes('checked'))
    expect(ticked.map((radio) => /value="([^"]*)"/.exec(radio)![1])).toEqual([last])
    expect((await read()).priceSummary.discount.amount).toBe('6.40')
  })
})

test('a coupon applied together with the card confirms its price', async () => {
  const { post, pay, read } = await openCheckout(shop)
  await post(contact)
  const page = await post({ ...card, code: 'coupon', couponCode: 'welcome10' })
  expect((await pay({ ...card, cardNumber: '4242 4242 4242 4242' }, page)).status).toBe(303)
  expect((await read()).completed).toBe(true)
})

test('a declined card keeps name and expiry; number and security code are never rendered', async () => {
  const { post, pay } = await openCheckout(shop)
  await post(contact)
  const { status, html } = await pay(card)
  expect(status).toBe(422)
  expect(textOf(html)).toContain('Your card was declined.')
  expect([valueOf(html, 'cardholder'), valueOf(html, 'expiry')]).toEqual([card.cardholder, card.expiry])
  expect(html).not.toMatch(/4000 ?0000|value="123"/)
})

test('scripts receive a page or a redirect as JSON', async () => {
  const { post } = await openCheckout(shop)
  const asScript = { accept: 'application/json' }
  const refused = await post({ ...contact, city: '' }, asScript)
  expect(refused.status).toBe(422)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(refused.html)).toMatchObject({
    page: 'checkout',
    data: {
      isOpen: { delivery: false, payment: false },
      contact: { values: { firstName: 'Ann' }, errors: { city: 'This field is required.' } },
    },
  })
  const kept = JSON.parse((await post(contact, asScript)).html) as { data: { prices: string } }
  expect(kept).toMatchObject({ page: 'checkout', data: { isOpen: { delivery: true, payment: true } } })
  const order = { ...contact, intent: 'pay', prices: kept.data.prices, ...card, cardNumber: '4242424242424242' }
  const { location } = JSON.parse((await post(order, asScript)).html) as { location: string }
  expect(location).toContain('orderId=')
  const stranger = await post(contact, { ...asScript, origin: 'https://stranger.example' })
  expect([stranger.status, JSON.parse(stranger.html).page]).toEqual([403, 'message'])
})

test('line items and discounts add up to the subtotal', async () => {
  const { post } = await openCheckout(shop)
  const { html } = await post({ ...contact, code: 'coupon', couponCode: 'welcome10' })
  const aside = textOf(html.slice(html.indexOf('<aside')))
  expect(aside).toMatch(/Mug × 2 €64\.00/)
  expect(aside).toMatch(/Subtotal €64\.00 Discount \(WELCOME10\) −€6\.40/)
  // No tax is shown if none is charged.
  expect(aside).not.toContain('Tax')
})

describe('one page', () => {
  test('opens delivery and payment once the address is known and preselects the first method', async () => {
    const { see, post, read } = await openCheckout(shop)
    const blank = await see()
    expect(textOf(blank.html)).toContain('Fill in your address to see delivery methods and what they cost.')
    expect(blank.html).not.toMatch(/name="(delivery|cardNumber|prices)"/)
    const kept = await post(contact)
    expect([kept.status, kept.location]).toEqual([303, expect.stringMatching(/#delivery$/)])
    const open = await see()
    expect(open.html).toMatch(/name="cardNumber"/)
    const { shippingInfo, payNow } = await read()
    const [{ shippingOptions }] = shippingInfo.carrierServiceOptions
    expect(shippingInfo.selectedCarrierServiceOption.code).toBe(shippingOptions[0].code)
    expect(textOf(open.html)).toContain(`Pay €${payNow.total.amount}`)
    await post({ ...contact, delivery: shippingOptions.at(-1).code })
    expect((await read()).shippingInfo.selectedCarrierServiceOption.code).toBe(shippingOptions.at(-1).code)
  })

  test('reports all errors at once and orders nothing', async () => {
    const { post, pay, read } = await openCheckout(shop)
    await post(contact)
    const { status, html } = await pay({
      ...contact,
      intent: 'pay',
      city: '',
      ...card,
      cardNumber: '1',
      expiry: '01 / 20',
    })
    expect(status).toBe(422)
    for (const [field, sentence] of [
      ['city', 'City: This field is required.'],
      ['cardNumber', 'Enter a valid card number.'],
      ['expiry', 'This card has expired.'],
    ] as const)
      expect(html).toMatch(new RegExp(`href="#${field}"[^>]*>${sentence}`))
    expect(valueOf(html, 'addressLine')).toBe(contact.addressLine)
    expect((await read()).completed).toBe(false)
  })

  test('applies pending changes and shows a new total before charging', async () => {
    const expensive = await addDelivery(shop.context.db, shop.siteId, {
      title: 'By airship',
      rates: [{ amount: 5000, conditions: [], multiplyByQuantity: false }],
    })
    const { post, pay, read } = await openCheckout(shop)
    await post(contact)
    const good = { ...contact, intent: 'pay', firstName: 'Anna', ...card, cardNumber: '4242 4242 4242 4242' }
    const shown = await pay({ ...good, delivery: expensive })
    expect([shown.status, textOf(shown.html)]).toEqual([
      422,
      expect.stringContaining('The total changed with the delivery'),
    ])
    expect((await read()).payNow.total.amount).toBe('114.00')
    expect(textOf(shown.html)).toContain('Pay €114.00')
    expect((await pay({ ...good, delivery: expensive }, shown)).status).toBe(303)
    const done = await read()
    expect([done.completed, done.billingInfo.contactDetails.firstName]).toEqual([true, 'Anna'])
  })
})

describe('a shop that accepts no payments', () => {
  const lines: string[] = []
  let own: Shop
  beforeAll(async () => {
    const log = createLog('warn', { write: (line: string) => void lines.push(line) })
    own = await prepare(await openShopWithPages({ isDemo: false, log }))
  })
  afterAll(() => own.close())

  test('says so before anything is typed', async () => {
    const { see } = await openCheckout(own)
    const { status, html } = await see()
    expect(status).toBe(200)
    expect(textOf(html)).toContain('This store doesn’t accept payments yet')
    expect(html).not.toMatch(/name="(email|addressLine|cardNumber)"/)
  })

  test('still takes free orders', async () => {
    const { post, pay, read } = await openCheckout(own, { record: { productType: 'digital' } })
    const free = await post({ intent: 'contact', code: 'coupon', couponCode: 'allfree' })
    expect(free.html).toContain('name="email"')
    await post({ ...contact })
    expect((await pay()).status).toBe(303)
    expect((await read()).completed).toBe(true)
  })

  test('rejects payments by API with a code and logs it once', async () => {
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

describe('an unusual postal code, without scripts', () => {
  const odd = { ...contact, country: 'JP', subdivision: 'JP-13', postalCode: '12 AB' }
  const warning = 'This does not look like a postal code of Japan. Check it, or keep it as it is.'

  test('is a warning that can be confirmed', async () => {
    const { post, read, see } = await openCheckout(shop)
    const { status, html } = await post(odd)
    expect(status).toBe(422)
    expect(html).toContain('href="#postalCode"')
    expect(html).toMatch(
      /<input[^>]*aria-describedby="postalCode-warning"[^>]*name="postalCode"|name="postalCode"[^>]*aria-describedby="postalCode-warning"/,
    )
    expect(html).toContain(`<span>${warning}</span>`)
    expect(valueOf(html, 'confirmedCode')).toBe('JP 12 AB')
    expect(textOf(html)).toContain('Keep “12 AB” as it is')
    expect((await read()).shippingInfo?.shippingDestination).toBe(undefined)

    expect((await post({ ...odd, confirmedCode: 'JP 12 AB' })).status).toBe(303)
    expect((await read()).shippingInfo.shippingDestination.address.postalCode).toBe('12 AB')
    expect(/<input[^>]*name="confirmedCode"[^>]*>/.exec((await see()).html)![0]).toContain('checked')
  })

  test('is asked about again after a change', async () => {
    const { post } = await openCheckout(shop)
    expect((await post({ ...odd, postalCode: '13 AB', confirmedCode: 'JP 12 AB' })).html).toContain(warning)
  })

  test('is accepted from a wallet', async () => {
    const { post, read } = await openCheckout(shop)
    await post({ ...odd, intent: 'pay', express: '1' })
    expect((await read()).shippingInfo.shippingDestination.address.postalCode).toBe('12 AB')
  })

  test('does not include mere differences in notation', async () => {
    const { post, see } = await openCheckout(shop)
    expect((await post({ ...odd, postalCode: '１００－０００１' })).status).toBe(303)
    const { html } = await see()
    expect([valueOf(html, 'postalCode'), html.includes('name="confirmedCode"')]).toEqual(['100-0001', false])
  })
})
