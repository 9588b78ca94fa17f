import { ApiKeyStrategy, createClient, manualTaxMappings, taxGroups, taxRegions, type Tokens } from '@vitrine/client'
import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from './entry-server.tsx'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ name: 'Corner shop' })
})
afterAll(() => shop.close())

const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }

/** A browser without scripts: stores the cookie, follows redirects and posts forms. */
const openBrowser = (languages = 'en') => {
  const origin = 'http://localhost:3000'
  const config = { platformUrl: shop.url, clientId: shop.clientId, origin }
  let cookie = ''
  const send = async (path: string, form?: Record<string, string>) => {
    const request = new Request(origin + path, {
      headers: { cookie, 'accept-language': languages },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const answer = await render(request, { config, assets })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
  }
  return {
    visit: (path: string) => send(path),
    post: (path: string, form: Record<string, string>) => send(path, form),
    accessToken: () => (JSON.parse(decodeURIComponent(cookie.split('=')[1]!)) as Tokens).accessToken.value,
  }
}

test('a visitor without scripts finds a product, adds it to the cart and goes to the checkout', async () => {
  const mug = await shop.addProduct({ name: 'Harbour mug', price: 12.5, quantity: 2 })
  const browser = openBrowser()
  expect((await browser.visit('/collections/all-products')).html).toContain('Harbour mug')
  const page = await browser.visit(`/product-page/${mug.slug}`)
  expect(page.html).toMatch(/12\.50/)
  expect(page.html).toContain('2 left')
  const added = await browser.post(`/product-page/${mug.slug}`, { quantity: '2' })
  expect([added.status, added.location]).toEqual([303, '/cart'])
  expect((await browser.visit('/cart')).html).toContain('25.00')
  const checkout = await browser.post('/cart', { intent: 'checkout' })
  expect(checkout.location).toMatch(new RegExp(`^${shop.url}/hosted/checkout\\?token=`))
})

test('passes the visitor’s languages to the platform', async () => {
  const mug = await shop.addProduct({ name: 'Mug', price: 5 })
  const browser = openBrowser('de-AT,de;q=0.9')
  await browser.post(`/product-page/${mug.slug}`, { quantity: '1' })
  const headers = { authorization: browser.accessToken() }
  const answer = await fetch(`${shop.url}/ecom/v1/carts/current`, { headers })
  expect(await answer.json()).toMatchObject({ cart: { buyerLanguage: 'de-AT', siteLanguage: 'en' } })
})

test('answers a sign-in without scripts with the page and a notice that it needs JavaScript', async () => {
  const browser = openBrowser()
  const answer = await browser.post('/sign-in?next=/cart', { email: 'ada@people.test', password: 'a quiet lighthouse' })
  expect([answer.status, answer.location]).toEqual([303, 'http://localhost:3000/sign-in?next=/cart'])
  expect((await browser.visit('/sign-in?prompted=1&next=/cart')).html).toContain('This form needs JavaScript')
})

const textOf = (html: string) => html.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, ' ')

describe('a bowl in two colours and two sizes, without scripts', () => {
  const options = { Colour: ['Sand', 'Slate'], Size: ['S', 'L'] }
  /** Posts quantities in the order of the choices. */
  const addBowl = async (...quantities: readonly [number, number, number, number]) => {
    const bowl = await shop.addProduct({ name: 'Bowl', price: 30, options })
    const variants = bowl.variants.map(({ id }, index) => ({ variantId: id, quantity: quantities[index]! }))
    await shop.owner.inventory.updateInventoryVariants(bowl.id, { trackQuantity: true, variants })
    return `/product-page/${bowl.slug}`
  }
  const radiosOf = (html: string) => html.match(/<input[^>]*name="choice:[^>]*>/g) ?? []

  test('adds the chosen variant to the cart, not the preselected one', async () => {
    const path = await addBowl(5, 5, 5, 5)
    const browser = openBrowser()
    const added = await browser.post(path, { 'choice:Colour': 'Slate', 'choice:Size': 'L', quantity: '2' })
    expect([added.status, added.location]).toEqual([303, '/cart'])
    const { html } = await browser.visit('/cart')
    expect(html).toContain('Slate, L')
    expect(html).toContain('60.00')
  })

  test('accepts every choice, whichever is preselected', async () => {
    const { html } = await openBrowser().visit(await addBowl(5, 0, 0, 5))
    const radios = radiosOf(html)
    expect(radios).toHaveLength(4)
    expect(radios.filter((radio) => radio.includes('disabled'))).toEqual([])
    // Facts about the preselected variant must not appear.
    expect(html).not.toMatch(/left|In stock/)
  })

  test('reports a sold-out combination, keeps the choices and sells another one', async () => {
    const path = await addBowl(5, 0, 0, 5)
    const browser = openBrowser()
    const refused = await browser.post(path, { 'choice:Colour': 'Slate', 'choice:Size': 'S', quantity: '3' })
    expect(refused.status).toBe(422)
    expect(textOf(refused.html)).toContain('This combination is sold out.')
    const checked = radiosOf(refused.html).filter((radio) => radio.includes('checked'))
    expect(checked.map((radio) => /value="([^"]*)"/.exec(radio)![1])).toEqual(['Slate', 'S'])
    expect(refused.html).toMatch(/<input[^>]*name="quantity"[^>]*value="3"/)
    expect(refused.html).not.toMatch(/<button type="submit"[^>]*disabled/)
    expect((await browser.post(path, { 'choice:Colour': 'Slate', 'choice:Size': 'L' })).location).toBe('/cart')
  })

  test('names missing choices and quantities above the stock', async () => {
    const path = await addBowl(5, 5, 5, 2)
    const browser = openBrowser()
    expect(textOf((await browser.post(path, {})).html)).toContain('Choose a colour and a size.')
    const half = await browser.post(path, { 'choice:Colour': 'Slate', 'choice:Size': 'Huge' })
    expect(textOf(half.html)).toContain('Choose a size.')
    const many = await browser.post(path, { 'choice:Colour': 'Slate', 'choice:Size': 'L', quantity: '3' })
    expect([many.status, textOf(many.html).includes('Only 2 are in stock.')]).toEqual([422, true])
  })
})

test('stores a buyer’s text with the item, and requires it where the shop does', async () => {
  const { product } = await shop.owner.products.createProduct({
    name: 'Engraved cup',
    priceData: { price: 20 },
    customTextFields: [{ title: 'Engraving', maxLength: 12, mandatory: true }],
  })
  const [path, browser] = [`/product-page/${product.slug}`, openBrowser()]
  expect((await browser.visit(path)).html).toMatch(/<input[^>]*required[^>]*name="text:Engraving"/)
  const refused = await browser.post(path, { 'text:Engraving': ' ', quantity: '2' })
  expect([refused.status, refused.html.includes('“Engraving” must be filled in.')]).toEqual([422, true])
  expect((await browser.post(path, { 'text:Engraving': 'For Ada' })).location).toBe('/cart')
  expect((await browser.visit('/cart')).html).toContain('For Ada')
})

test('offers paid modifiers as plain fields with their price, and requires mandatory ones', async () => {
  const { product } = await shop.owner.products.createProduct({
    name: 'Wrapped cup',
    priceData: { price: 20 },
    modifiers: [
      {
        name: 'Engraving',
        modifierRenderType: 'FREE_TEXT',
        freeTextSettings: { minCharCount: 2, defaultAddedPrice: '5' },
      },
      {
        name: 'Wrapping',
        mandatory: true,
        modifierRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ name: 'Paper', addedPrice: '2.5' }, { name: 'Box' }] },
      },
      {
        name: 'Ribbon',
        modifierRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ name: 'Red', colorCode: '#c00000', addedPrice: '0.75' }] },
      },
    ],
  })
  const [path, browser] = [`/product-page/${product.slug}`, openBrowser()]
  const { html } = await browser.visit(path)
  const page = textOf(html)
  for (const label of ['Engraving (+€5.00)', 'Paper (+€2.50)', 'Ribbon']) expect(page).toContain(label)
  expect(html).toMatch(/<input[^>]*aria-label="Red \(\+€0\.75\)"/)
  const radios = html.match(/<input[^>]*name="modifier:[^>]*>/g) ?? []
  expect(
    radios.filter((radio) => radio.includes('name="modifier:Wrapping"') && radio.includes('required')),
  ).toHaveLength(2)
  expect(radios.filter((radio) => radio.includes('name="modifier:Ribbon"'))).toHaveLength(2)

  const unchosen = await browser.post(path, { 'text:Engraving': 'For Ada' })
  expect([unchosen.status, textOf(unchosen.html).includes('Choose a wrapping.')]).toEqual([422, true])
  expect(unchosen.html).toMatch(/<input[^>]*value="For Ada"/)
  expect(textOf(unchosen.html)).toContain('€25.00')
  const short = await browser.post(path, { 'modifier:Wrapping': 'Box', 'text:Engraving': 'A' })
  expect(textOf(short.html)).toContain('“Engraving” must have at least 2 characters.')
  const added = await browser.post(path, { 'modifier:Wrapping': 'Paper', 'text:Engraving': 'For Ada', quantity: '2' })
  expect(added.location).toBe('/cart')
  const cart = textOf((await browser.visit('/cart')).html)
  expect(cart).toContain('Engraving: For Ada (+€5.00), Wrapping: Paper (+€2.50)')
  expect(cart).toContain('€55.00')
})

test('links to the size guide from the options', async () => {
  const shirt = await shop.addProduct({ name: 'Linen shirt', price: 60, options: { Size: ['S', 'M'] } })
  const additionalInfoSections = [{ title: 'Size guide', description: '<p>S is 48 cm wide.</p>' }]
  await shop.owner.products.updateProduct(shirt.id, { additionalInfoSections })
  const { html } = await openBrowser().visit(`/product-page/${shirt.slug}`)
  expect(html).toMatch(/<a [^>]*href="#size-guide"[^>]*>Size guide<[^]*<form[^]*id="size-guide"[^]*S is 48 cm wide/)
})

test('a sold-out product says so, cannot be bought and has no empty fields', async () => {
  const vase = await shop.addProduct({ name: 'Last vase', price: 40, quantity: 0 })
  expect((await openBrowser().visit(`/product-page/${vase.slug}`)).html).toMatch(
    /<button[^>]*disabled[^>]*>.*Sold out/s,
  )
  expect((await openBrowser().visit('/product-page/no-such-thing')).status).toBe(404)
})

test('escapes product names', async () => {
  await shop.addProduct({ name: '<img src=x onerror=alert(1)>', price: 1 })
  const { html } = await openBrowser().visit('/collections/all-products')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x')
})

test('answers malformed URLs and forms with client errors, not server errors', async () => {
  const browser = openBrowser()
  expect((await browser.visit('/search?q=%00')).status).toBe(200)
  expect((await browser.visit(`/search?q=${'x'.repeat(3000)}`)).status).toBe(200)
  for (const path of [
    '/product-page/%00',
    '/collections/nope',
    '/collections/%00',
    `/product-page/${'x'.repeat(900)}`,
  ]) {
    const { status, html } = await browser.visit(path)
    expect([path, [400, 404].includes(status)]).toEqual([path, true])
    expect(html).toContain('Page not found')
  }
  expect((await browser.visit('/collections/all-products?page=NaN&sort=%00')).status).toBe(200)
  expect((await browser.post('/cart', {})).status).toBe(400)
  expect((await browser.post('/cart', { productId: 'x', quantity: 'many' })).status).toBe(400)
  expect((await browser.post('/cart', { productId: '\0' })).status).toBeLessThan(500)
  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
    const request = new Request('http://localhost:3000/cart', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': type },
    })
    const config = { platformUrl: shop.url, clientId: shop.clientId, origin: 'http://localhost:3000' }
    expect((await render(request, { config, assets })).status).toBe(415)
  }
  expect((await browser.post('/cart', { coupon: 'x'.repeat(5000) })).status).toBeLessThan(500)
})

test('shows the shop’s own tax note and rejects another shop’s coupon', async () => {
  const mug = await shop.addProduct({ name: 'Plain mug', price: 10 })
  const browser = openBrowser()
  const path = `/product-page/${mug.slug}`
  await browser.post(path, {})
  const seen = async () => {
    const [page, cart] = [await browser.visit(path), await browser.visit('/cart')]
    return [page.html, cart.html].map((html) => html.replaceAll(/<script[^]*?<\/script>/g, ''))
  }
  for (const html of await seen()) {
    expect(html).not.toMatch(/Tax|WELCOME10/)
    expect(html).toContain('elivery')
  }

  const taxes = createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { manualTaxMappings, taxGroups, taxRegions },
  })
  const taxRegion = await taxes.taxRegions.createTaxRegion({})
  const [group] = (await taxes.taxGroups.listDefaultTaxGroups()).taxGroups
  const rate = { taxRate: '0.1', taxRegionId: taxRegion.id, taxGroupId: group!.id }
  await taxes.manualTaxMappings.createManualTaxMapping(rate)
  const [included, cart] = await seen()
  expect(included).toContain('Tax included.')
  expect(cart).toContain('Tax included')
  await shop.owner.backOffice.updateSiteSettings({ taxIncludedInPrices: false })
  const [added, cartWithout] = await seen()
  expect(added).toContain('Tax is added at checkout.')
  expect(cartWithout).not.toContain('Tax included')
  expect(cartWithout).toContain('Tax')
})

test('keeps the country of a cart and passes it to the checkout', async () => {
  const mug = await shop.addProduct({ name: 'Travelling mug', price: 10 })
  const browser = openBrowser()
  await browser.post(`/product-page/${mug.slug}`, {})
  const chosen = async () => /<option value="(\w*)" selected=""/.exec((await browser.visit('/cart')).html)?.[1]
  expect(await chosen()).not.toBe('DE')
  const shown = await browser.post('/cart', { intent: 'country', country: 'AT' })
  expect(shown.location).toBe('/cart?country=AT')
  expect(await chosen()).toBe('AT')
  const { location } = await browser.post('/cart', { intent: 'checkout' })
  const token = new URL(location!).searchParams.get('token')
  const link = await fetch(`${shop.url}/vitrine/v1/checkout-links/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  const { checkoutId, accessToken } = (await link.json()) as { checkoutId: string; accessToken: string }
  const answer = await fetch(`${shop.url}/ecom/v1/checkouts/${checkoutId}`, { headers: { authorization: accessToken } })
  const { checkout } = (await answer.json()) as { checkout: object }
  expect(checkout).toMatchObject({ shippingInfo: { shippingDestination: { address: { country: 'AT' } } } })
})

test('a shop without products says that it is being set up and guides its owner', async () => {
  const empty = await createTestShop({ name: 'Kiln' })
  onTestFinished(() => empty.close())
  const config = { platformUrl: empty.url, clientId: empty.clientId, origin: 'http://localhost:3000' }
  const see = async () => (await render(new Request(config.origin), { config, assets })).text()
  const html = await see()
  expect(html).toContain('We’re setting up our store.')
  expect(html).toContain(`href="${empty.url}/back-office/products/new"`)
  expect(html).not.toMatch(/New arrivals|Shop by collection|Shop all/)
  await empty.addProduct({ name: 'First mug', price: 5 })
  expect(await see()).toMatch(/New arrivals[^]*First mug/)
})

test('a storefront without a shop names the command that connects one', async () => {
  const config = { platformUrl: shop.url, clientId: randomUUID(), origin: 'http://localhost:3000' }
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  for (const path of ['/', '/product-page/mug', '/cart']) {
    const answer = await render(new Request(config.origin + path), { config, assets })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm run owner -- EMAIL')
  }
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('npm run owner -- EMAIL')])
})

describe('HTML written by owners', () => {
  const hostile = '<p onclick="alert(1)">Thrown <b>by hand</b></p><script>alert(2)</script><img src=x onerror=alert(3)>'

  test('is shown on the product page without scripts', async () => {
    const mug = await shop.addProduct({ name: 'Painted mug', price: 5 })
    const sections = [{ title: 'Care', description: hostile }]
    await shop.owner.products.updateProduct(mug.id, { description: hostile, additionalInfoSections: sections })
    const browser = openBrowser()
    const { html } = await browser.visit(`/product-page/${mug.slug}`)
    expect(html.match(/<div class="v-prose"><p>Thrown <b>by hand<\/b><\/p><\/div>/g)).toHaveLength(2)
    expect(html).toContain('<meta name="description" content="Thrown by hand"/>')
    expect(html).not.toMatch(/onclick|onerror|alert/)
  })

  test('is equally clean in the data for client-side navigation', async () => {
    const mug = await shop.addProduct({ name: 'Dotted mug', price: 5 })
    await shop.owner.products.updateProduct(mug.id, { description: hostile })
    const browser = openBrowser()
    const answer = await browser.visit(`/product-page/${mug.slug}?as=data`)
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.html)).toMatchObject({
      view: 'product',
      title: 'Dotted mug · Corner shop',
      data: { texts: { description: '<p>Thrown <b>by hand</b></p>', sections: [] } },
    })
    expect((await browser.visit('/product-page/nothing?as=data')).status).toBe(404)
  })
})
