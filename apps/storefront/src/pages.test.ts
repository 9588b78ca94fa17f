import type { Tokens } from '@vitrine/client'
import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from './entry-server.tsx'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ name: 'Corner shop' })
})
afterAll(() => shop.close())

const assets = { script: '/script.js', styles: [], preloads: [], chunks: {} }

/** A browser without scripts: it keeps the cookie, follows redirects and posts forms. */
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

test('a visitor without scripts finds a product, puts it into the cart and goes to the checkout', async () => {
  const mug = await shop.addProduct({ name: 'Harbour mug', price: 12.5, quantity: 2 })
  const browser = openBrowser()
  expect((await browser.visit('/collections/all-products')).html).toContain('Harbour mug')
  const page = await browser.visit(`/product-page/${mug.slug}`)
  expect(page.html).toMatch(/12\.50/)
  expect(page.html).toContain('2 left')
  const added = await browser.post('/cart', { intent: 'add', productId: mug.id, quantity: '2' })
  expect([added.status, added.location]).toEqual([302, '/cart'])
  expect((await browser.visit('/cart')).html).toContain('25.00')
  const checkout = await browser.post('/cart', { intent: 'checkout' })
  expect(checkout.location).toMatch(new RegExp(`^${shop.url}/hosted/checkout\\?token=`))
})

test('the shop hears which language a visitor reads, though the storefront’s server asks for them', async () => {
  const mug = await shop.addProduct({ name: 'Mug', price: 5 })
  const browser = openBrowser('de-AT,de;q=0.9')
  await browser.post('/cart', { intent: 'add', productId: mug.id, quantity: '1' })
  const headers = { authorization: browser.accessToken() }
  const answer = await fetch(`${shop.url}/ecom/v1/carts/current`, { headers })
  expect(await answer.json()).toMatchObject({ cart: { buyerLanguage: 'de-AT', siteLanguage: 'en' } })
})

test('whoever signs in before the script is there that does it gets the page again, and is told what it needs', async () => {
  const browser = openBrowser()
  const answer = await browser.post('/sign-in?next=/cart', { email: 'ada@people.test', password: 'a quiet lighthouse' })
  expect([answer.status, answer.location]).toEqual([303, 'http://localhost:3000/sign-in?next=/cart'])
  expect((await browser.visit('/sign-in?next=/cart')).html).toContain('This form needs JavaScript')
})

test('what is sold out says so and cannot be bought, and nothing of a name that nobody gave', async () => {
  const vase = await shop.addProduct({ name: 'Last vase', price: 40, quantity: 0 })
  expect((await openBrowser().visit(`/product-page/${vase.slug}`)).html).toMatch(
    /<button[^>]*disabled[^>]*>.*Sold out/s,
  )
  expect((await openBrowser().visit('/product-page/no-such-thing')).status).toBe(404)
})

test('what an owner writes into a name stays text', async () => {
  await shop.addProduct({ name: '<img src=x onerror=alert(1)>', price: 1 })
  const { html } = await openBrowser().visit('/collections/all-products')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x')
})

test('addresses and forms that make no sense are answered as what they are, and not as a fault of the shop', async () => {
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
    expect(html).toContain('not here')
  }
  expect((await browser.visit('/collections/all-products?page=NaN&sort=%00')).status).toBe(200)
  expect((await browser.post('/cart', {})).status).toBe(400)
  expect((await browser.post('/cart', { productId: 'x', quantity: 'many' })).status).toBe(400)
  expect((await browser.post('/cart', { productId: '\0' })).status).toBeLessThan(500)
  expect((await browser.post('/cart', { coupon: 'x'.repeat(5000) })).status).toBeLessThan(500)
})
