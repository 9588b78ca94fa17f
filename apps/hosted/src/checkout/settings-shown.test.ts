import type { CheckoutSettingsInput } from '@vitrine/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDelivery, addProduct, buyer, referenceTo } from '../../../../test/goods.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'
import { brandOf, checkoutTheme } from './brand/brand.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShopWithPages()
  await addDelivery(shop.context.db, shop.siteId)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.deleteFrom('checkout_settings').execute()
})

const set = async (checkoutSettings: CheckoutSettingsInput, status = 200) => {
  const answer = await shop.send('PATCH /ecom/v1/checkout-settings', { token: shop.apiKey, body: { checkoutSettings } })
  expect(answer.status).toBe(status)
  return answer.body
}

const contact = {
  email: buyer.email,
  firstName: 'Ann',
  lastName: 'Lee',
  country: 'DE',
  addressLine: 'Invalidenstraße 1',
  city: 'Berlin',
  postalCode: '10115',
}
const card = { cardNumber: '4242 4242 4242 4242', expiry: '04 / 35', securityCode: '123', cardholder: 'Ann Q. Lee' }

/** A buyer's browser at the checkout of a mug. */
const arrive = async (more: object = {}) => {
  const token = await shop.visitorToken()
  const lineItems = [
    { catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId, more)), quantity: 1 },
  ]
  const { body } = await shop.send('POST /ecom/v1/checkouts', { token, body: { channelType: 'WEB', lineItems } })
  const id = String(body.checkout.id)
  const { checkoutUrl } = (await shop.send(`GET /ecom/v1/checkouts/${id}/wix-checkout-url`, { token })).body
  const { pathname, search } = new URL(checkoutUrl)
  const browser = openBrowser(shop)
  const see = async () => (await browser.visit(pathname + search)).html
  const post = (form: Record<string, string>) => browser.post(pathname + search, form)
  const read = async () => (await shop.send(`GET /ecom/v1/checkouts/${id}`, { token })).body.checkout
  const order = async (form: Record<string, string> = {}) => {
    await post({ intent: 'contact', ...contact, ...form })
    const [, prices = ''] = /name="prices" value="([^\x22]*)"/.exec(await see()) ?? []
    const { location, html } = await post({ intent: 'pay', prices, ...contact, ...form, ...card })
    const orderId = location && new URL(location, shop.url).searchParams.get('orderId')
    if (!orderId) return { html }
    return { html, order: (await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: shop.apiKey })).body.order }
  }
  return { token, see, post, read, order }
}

describe('“continue shopping”', () => {
  const link = />Continue shopping<\/a>|aria-label="Continue shopping"/

  test('is a text link, an icon with a name, or hidden', async () => {
    const { see } = await arrive()
    expect(await see()).toMatch(/>Continue shopping<\/a>/)
    await set({ checkoutBrand: { header: { continueShopping: { displayType: 'ICON' } } } })
    expect(await see()).toMatch(/aria-label="Continue shopping"/)
    await set({ checkoutBrand: { header: { continueShopping: { hidden: true } } } })
    expect(await see()).not.toMatch(link)
  })

  test('is hidden if the checkout link hides it', async () => {
    const reference = referenceTo(await addProduct(shop.context.db, shop.siteId))
    const body = {
      checkoutTemplate: {
        lineItems: [{ quantity: 1, catalogReference: reference }],
        customization: { webClient: { disabledContinueShoppingButton: true } },
      },
    }
    const made = await shop.send('POST /ecom/v1/checkout-templates', { token: shop.apiKey, body })
    const { id } = made.body.checkoutTemplate
    const path = `/ecom/v1/checkout-templates/${id}/create-and-redirect-to-checkout?siteId=${shop.siteId}`
    const opened = await fetch(new URL(path, shop.url), { redirect: 'manual', headers: { accept: 'text/html' } })
    const { pathname, search } = new URL(opened.headers.get('location')!)
    const { html } = await openBrowser(shop).visit(pathname + search)
    expect(html).toContain('Checkout')
    expect(html).not.toMatch(link)
  })
})

describe('the header', () => {
  test.each([
    ['SMALL', 'h-7'],
    ['MEDIUM', 'h-10'],
    ['LARGE', 'h-16'],
  ] as const)('shows a %s logo', async (size, height) => {
    const image = { url: 'https://pictures.example/mark.svg' }
    await set({ checkoutBrand: { header: { logo: { size, image } } } })
    expect(await (await arrive()).see()).toMatch(new RegExp(`<img[^>]*${height}[^>]*mark\\.svg`))
  })

  test.each([
    ['SIDE', 'justify-between'],
    ['CENTER', 'justify-center'],
  ] as const)('is aligned %s', async (alignment, style) => {
    await set({ checkoutBrand: { header: { alignment } } })
    expect(await (await arrive()).see()).toMatch(new RegExp(`<header.*?${style}.*?</header>`, 's'))
  })
})

describe('backgrounds', () => {
  test('text on form and summary backgrounds is readable', async () => {
    await set({
      checkoutBrand: {
        mainSection: {
          formBackgroundFill: { color: '#0b0d17' },
          summaryBackgroundFill: { color: '#fff3d6' },
          tintedBoxColor: '#223355',
          dividerColor: '#445566',
          cornerRadius: 24,
          expressButtonsCornerRadius: 'PILL',
        },
        global: { selectionColor: '#ff8800' },
      },
    })
    const html = await (await arrive()).see()
    expect(html).toMatch(/<div class="flex-1" style="[^"]*background:#0b0d17;color-scheme:dark/)
    expect(html).toMatch(/--color-line:#445566/)
    expect(html).toMatch(/--color-selection:#ff8800/)
    expect(html).toMatch(/--radius-md:24px/)
    expect(html).toMatch(/<aside[^>]*style=.background:#fff3d6;color-scheme:light/)
  })

  test('images are covered by a card, or by an overlay in the header', async () => {
    const image = { url: 'https://pictures.example/kiln.jpg' }
    await set({
      checkoutBrand: {
        header: { backgroundFill: { image }, textColor: '#ffffff' },
        mainSection: { formBackgroundFill: { image }, summaryBackgroundFill: { image } },
        footer: { backgroundFill: { image } },
      },
    })
    const html = await (await arrive()).see()
    expect(html).toMatch(/<header[^>]*linear-gradient[^>]*kiln\.jpg/)
    expect(html).toMatch(/<footer[^>]*linear-gradient[^>]*kiln\.jpg/)
    expect(html).toMatch(/<main[^>]*><div class=.rounded-lg bg-canvas/)
  })

  test('a color replaces an image and vice versa; both at once are rejected', async () => {
    const image = { url: 'https://pictures.example/kiln.jpg' }
    await set({ checkoutBrand: { header: { backgroundFill: { color: '#123456' } } } })
    const { checkoutSettings } = await set({ checkoutBrand: { header: { backgroundFill: { image } } } })
    expect(checkoutSettings.checkoutBrand.header.backgroundFill.color).toBe(undefined)
    const refused = await set({ checkoutBrand: { footer: { backgroundFill: { color: '#123456', image } } } }, 400)
    expect(refused.details.validationError.fieldViolations[0].field).toBe(
      'checkoutSettings.checkoutBrand.footer.backgroundFill.image',
    )
    const clear = { image: { url: 'http://pictures.example/kiln.jpg' } }
    await set({ checkoutBrand: { mainSection: { formBackgroundFill: clear } } }, 400)
  })

  test('an empty color is none, and URLs are escaped in styles', () => {
    expect(brandOf({ checkoutBrand: { header: { textColor: '', dividerColor: '' } } })?.header).toEqual({})
    const url = 'https://pictures.example/a"b\\c.jpg'
    const { main } = brandOf({ checkoutBrand: { mainSection: { formBackgroundFill: { image: { url } } } } })!
    expect(main.backgroundImage).toBe('url("https://pictures.example/a%22b%5cc.jpg")')
    expect(checkoutTheme({ checkoutBrand: { mainSection: { expressButtonsCornerRadius: 'RECTANGLE' } } })).toEqual({
      express: 'RECTANGLE',
    })
  })
})

describe('marketing consents', () => {
  test('are one box, unticked or ticked by default, and recorded on the order', async () => {
    await set({ checkoutFields: { subscriptionCheckbox: { visible: true, text: 'Kiln news, monthly' } } })
    const first = await arrive()
    expect(await first.see()).toMatch(/<input(?![^>]*checked)[^>]*name="news"[^>]*>/)
    expect(await first.see()).toContain('Kiln news, monthly')
    const { order } = await first.order({ newsShown: 'on', news: 'on', phone: '+49 30 1234567' })
    expect(order.marketingConsent).toEqual({ email: true, sms: true })
    await set({ checkoutFields: { subscriptionCheckbox: { checkedByDefault: true } } })
    expect(await (await arrive()).see()).toMatch(/<input[^>]*name="news"[^>]*checked/)
  })

  test('are recorded as declined, or not at all if the store doesn’t ask', async () => {
    expect((await (await arrive()).order()).order.marketingConsent).toBe(undefined)
    await set({ checkoutFields: { subscriptionCheckbox: { visible: true, checkedByDefault: true } } })
    const { order } = await (await arrive()).order({ newsShown: 'on' })
    expect(order.marketingConsent).toEqual({ email: false, sms: false })
  })

  test('are asked per channel if the store wants it', async () => {
    await set({ checkoutFields: { subscriptionCheckbox: { visible: true, splitByChannel: true } } })
    const { see, order: place } = await arrive()
    expect(await see()).toMatch(/name="newsByEmail".*name="newsByText"/s)
    const { order } = await place({ newsShown: 'on', newsByText: 'on', phone: '+49 30 1234567' })
    expect(order.marketingConsent).toEqual({ email: false, sms: true })
  })
})

describe('fields', () => {
  test('are optional, required or hidden', async () => {
    expect(await (await arrive()).see()).toMatch(/name="company".*name="addressLine2".*name="phone"/s)
    await set({ checkoutFields: { company: 'HIDDEN', phone: 'REQUIRED', addressLine2: 'HIDDEN' } })
    const { see, post, order } = await arrive()
    const html = await see()
    expect(html).not.toMatch(/name="(company|addressLine2)"/)
    expect(html).toMatch(/<input[^>]*(name="phone"[^>]*required|required[^>]*name="phone")/)
    expect((await post({ intent: 'contact', ...contact })).html).toContain('Phone number: This field is required.')
    expect((await order({ phone: '+49 30 1234567' })).order.recipientInfo.contactDetails.phone).toBe('+49 30 1234567')
    await set({ checkoutFields: { company: 'REQUIRED', phone: 'OPTIONAL' } })
    const other = await arrive()
    expect((await other.post({ intent: 'contact', ...contact })).html).toContain('Company: This field is required.')
  })

  test('custom questions are answered on the order', async () => {
    const questions = [{ title: 'Engraving', required: true }, { title: 'How did you find us?' }]
    await set({ checkoutFields: { questions } })
    const { see, post, order: place } = await arrive()
    expect(await see()).toMatch(/Engraving.*How did you find us\?/s)
    expect((await post({ intent: 'contact', ...contact })).html).toContain('Engraving: This field is required.')
    const { order } = await place({ 'question-0': 'For Ann', 'question-1': '' })
    expect(order.customFields).toEqual([{ title: 'Engraving', value: 'For Ann' }])
  })

  test('required questions apply to all buyer-facing checkouts', async () => {
    await set({ checkoutFields: { phone: 'REQUIRED', questions: [{ title: 'Engraving', required: true }] } })
    const { token, read, post } = await arrive()
    await post({ intent: 'contact', ...contact, phone: '+49 30 1234567', 'question-0': 'x' })
    const { id } = await read()
    const place = (by: string) => shop.send(`POST /ecom/v1/checkouts/${id}/create-order`, { token: by, body: {} })
    await shop.send(`PATCH /ecom/v1/checkouts/${id}`, { token, body: { checkout: { customFields: [] } } })
    const refused = await place(token)
    expect(refused.body.details.applicationError).toMatchObject({
      code: 'MISSING_CHECKOUT_DETAILS',
      data: { missing: ['checkout.customFields'] },
    })
    // API keys order on a buyer's behalf and answer no questions.
    expect((await place(shop.apiKey)).status).toBe(200)
  })

  test('the agreement uses the store’s own text', async () => {
    await set({ checkoutFields: { policyAgreementCheckbox: { visible: true, text: 'I have read the kiln rules.' } } })
    const { post, see } = await arrive()
    await post({ intent: 'contact', ...contact })
    expect(await see()).toContain('I have read the kiln rules.')
    // All errors are reported at once.
    const { html } = await post({ intent: 'pay', ...contact, email: 'nobody', cardNumber: '4242 4242 4242 4241' })
    expect(html).toContain('I have read the kiln rules. This field is required.')
    expect(html).toContain('Enter a valid card number.')
    expect(html).toContain('href="#email"')
  })
})

describe('an address', () => {
  test('adapts to its country, on request without scripts', async () => {
    const { see, post } = await arrive()
    expect(await see()).toContain('Show the fields of this country')
    const { html } = await post({ intent: 'save', ...contact, country: 'US', postalCode: '', city: '' })
    expect(html).toMatch(/name="addressLine".*name="city".*<select[^>]*name="subdivision".*name="postalCode"/s)
    expect(html).toMatch(/>State<.*>ZIP code</s)
    expect(html).toContain('<option value="US-NY">New York</option>')
    expect(html).not.toContain('This field is required.')
    const japan = (await post({ intent: 'save', ...contact, country: 'JP' })).html
    expect(japan).toMatch(/name="postalCode".*Prefecture.*name="addressLine"/s)
    const emirates = (await post({ intent: 'save', ...contact, country: 'AE' })).html
    expect(emirates).not.toContain('name="postalCode"')
  })

  test('a separate billing address is on the order, with the tax ID', async () => {
    const bill = {
      'billing.firstName': 'Kim',
      'billing.lastName': 'Ost',
      'billing.company': 'Ost GmbH',
      'billing.country': 'US',
      'billing.addressLine': '1 Main St',
      'billing.city': 'Albany',
      'billing.subdivision': 'NY',
      'billing.postalCode': '12207',
    }
    const { post, order: place } = await arrive()
    const incomplete = await post({ intent: 'contact', ...contact, billingShown: 'on' })
    expect(incomplete.html).toContain('Billing address, Address: This field is required.')
    expect(incomplete.html).toMatch(/name="billing.addressLine"/)
    const odd = { intent: 'contact', ...contact, billingShown: 'on', ...bill, 'billing.postalCode': 'x' }
    const doubted = await post(odd)
    expect(doubted.html).toContain(
      'Billing address, ZIP code: This does not look like a postal code of the United States.',
    )
    expect((await post({ ...odd, 'billing.confirmedCode': 'US x' })).status).toBe(303)
    const { order } = await place({ billingShown: 'on', ...bill })
    expect(order.recipientInfo).toMatchObject({ address: { city: 'Berlin' }, contactDetails: { firstName: 'Ann' } })
    expect(order.billingInfo).toMatchObject({
      address: { city: 'Albany', subdivision: 'US-NY', postalCode: '12207' },
      contactDetails: { firstName: 'Kim', company: 'Ost GmbH' },
    })
    const same = await arrive()
    const { order: one } = await same.order({ billingShown: 'on', billingIsSame: 'on', ...bill })
    expect(one.billingInfo.address.city).toBe('Berlin')
  })

  test('the full billing address is required for digital goods if the store wants it', async () => {
    const digital = { record: { productType: 'digital' } }
    const plain = await arrive(digital)
    const hasAddress = (html: string) => html.includes('name="addressLine"')
    expect(hasAddress(await plain.see())).toBe(false)
    await set({ checkoutBillingFields: 'All_FIELDS' })
    const { see, post, read } = await arrive(digital)
    expect(hasAddress(await see())).toBe(true)
    expect((await post({ intent: 'contact', email: contact.email, firstName: 'Ann', lastName: 'Lee' })).html).toContain(
      'Address: This field is required.',
    )
    await post({ intent: 'contact', ...contact })
    expect((await read()).billingInfo.address.city).toBe('Berlin')
  })
})
