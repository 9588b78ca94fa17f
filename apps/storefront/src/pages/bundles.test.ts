/** The pages of a bundle without scripts: its contents, the choice of their variants, and the cart. */
import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../entry-server.tsx'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ name: 'Corner shop' })
})
afterAll(() => shop.close())

const origin = 'http://localhost:3000'
const openBrowser = () => {
  let cookie = ''
  return async (path: string, form?: Record<string, string>) => {
    const config = { platformUrl: shop.url, clientId: shop.clientId, origin }
    const request = new Request(origin + path, {
      headers: { cookie, 'accept-language': 'en' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }
    const answer = await render(request, { config, assets })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
  }
}
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)![0]
const sizes = { name: 'Size', choices: ['S', 'L'].map((value) => ({ value, description: value })) }

test('shows what a bundle contains, and adds it to the cart once its variants are chosen', async () => {
  const mug = await shop.addProduct({ name: 'Mug', price: 9 })
  const { product: shirt } = await shop.owner.products.createProduct({
    name: 'Shirt',
    priceData: { price: 20 },
    productOptions: [sizes],
    manageVariants: true,
  } as never)
  const components = [{ productId: mug.id, quantity: 2 }, { productId: shirt.id }]
  const { product: set } = await shop.owner.products.createProduct({
    name: 'Gift set',
    priceData: { price: 30 },
    bundle: { components },
  } as never)
  const path = `/product-page/${set.slug}`
  const visit = openBrowser()
  const page = await visit(path)
  const main = mainOf(page.html).replaceAll('<!-- -->', '')
  expect(main).toContain('In this set')
  expect(main).toMatch(/2 × <a[^>]*href="\/product-page\/mug"/)
  const component = set.bundle!.components[1]!.id!
  const field = `component:${component}:Size`
  expect(main).toContain(`name="${field}"`)
  expect(main).toContain('Shirt: Size')
  expect(page.html).toContain('"includesObject":[{"@type":"TypeAndQuantityNode","amountOfThisGood":2')

  const refused = await visit(path, { quantity: '1' })
  expect([refused.status, mainOf(refused.html).includes('Shirt: Choose a size.')]).toEqual([422, true])
  const added = await visit(path, { quantity: '1', [field]: 'L' })
  expect(added.location).toContain('/cart')
  const cart = mainOf((await visit('/cart')).html).replaceAll('<!-- -->', '')
  expect(cart).toContain('Gift set')
  expect(cart).toContain('2 × Mug, 1 × Shirt (L)')
  const listed = mainOf((await visit('/search?q=gift')).html)
  expect(listed).toContain('Gift set')
  // Nothing can be chosen in a list.
  expect(listed).not.toContain('aria-label="Add Gift set to cart"')
})
