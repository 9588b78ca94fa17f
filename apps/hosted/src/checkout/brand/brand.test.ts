import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../../testing.ts'
import { contrastOf, readableOn } from '@vitrine/domain/store-design/colors.ts'
import { brandOf, buttonColorOf } from './brand.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShopWithPages()
})
afterAll(() => shop.close())

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('text stays readable with any store colors', () => {
  fc.assert(
    fc.property(color, color, (ground, wanted) => {
      expect(contrastOf(readableOn(ground, wanted), ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
  expect(readableOn('#3b1f4d', '#f2d8a0')).toBe('#f2d8a0')
  expect(readableOn('#fed', '#ffe')).toBe('#000000')
})

test('text colors without a background work in light and dark mode', () => {
  const { header } = brandOf({ checkoutBrand: { header: { textColor: '#112233' } } })!
  expect(header).toMatchObject({ '--color-text': 'light-dark(#112233, #ffffff)' })
})

/** The checkout of a mug, as first rendered. */
const visitCheckout = async (): Promise<string> => {
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
  const { body } = await shop.send('POST /ecom/v1/checkouts', { token, body: { channelType: 'WEB', lineItems } })
  const path = `/ecom/v1/checkouts/${body.checkout.id}/wix-checkout-url`
  const { checkoutUrl } = (await shop.send(`GET ${path}`, { token })).body
  const { pathname, search } = new URL(checkoutUrl)
  const { status, html } = await openBrowser(shop).visit(pathname + search)
  expect(status).toBe(200)
  return html
}

const setBrand = (checkoutBrand: object) =>
  shop.send('PATCH /ecom/v1/checkout-settings', { token: shop.apiKey, body: { checkoutSettings: { checkoutBrand } } })

test('applies the store’s header, footer and button styles', async () => {
  const plain = await visitCheckout()
  expect(plain).toMatch(/<header class="[^"]*">/)
  const image = { url: 'https://pictures.example/mark.svg', altText: 'A kiln' }
  const header = {
    text: 'Kiln & Co.',
    textColor: '#f2d8a0',
    backgroundFill: { color: '#3b1f4d' },
    dividerColor: '#abcdef',
    alignment: 'CENTER',
    displayCheckoutLabel: true,
    logo: { size: 'LARGE', image },
  }
  const footer = { backgroundFill: { color: '#ffeedd' }, dividerColor: '#fedcba' }
  expect((await setBrand({ header, footer, global: { buttonColor: '#123456' } })).status).toBe(200)

  const html = await visitCheckout()
  const [, top = ''] = /(<header.*<\/header>)/s.exec(html) ?? []
  expect(top).toMatch(/background:#3b1f4d.*border-color:#abcdef.*--color-text:#f2d8a0/)
  expect(top).toContain('alt="A kiln"')
  expect(top).toContain('src="https://pictures.example/mark.svg"')
  expect(top).toContain('h-16')
  expect(top).toContain('justify-center')
  expect(top).toMatch(/Kiln &amp; Co\..*Checkout/s)
  const [, foot = ''] = /(<footer.*<\/footer>)/s.exec(html) ?? []
  expect(foot).toMatch(/background:#ffeedd.*border-color:#fedcba.*--color-text:#000000/)
  expect(html).toMatch(/<html[^>]*--site-accent:#123456/)
})

test('the order button can have its own color', () => {
  const both = { checkoutBrand: { global: { buttonColor: '#123456', placeOrderButtonColor: '#654321' } } }
  expect([buttonColorOf(both, false), buttonColorOf(both, true)]).toEqual(['#123456', '#654321'])
  expect(buttonColorOf({ checkoutBrand: { global: { buttonColor: '#123456' } } }, true)).toBe('#123456')
  expect(buttonColorOf({}, true)).toBe(undefined)
})
