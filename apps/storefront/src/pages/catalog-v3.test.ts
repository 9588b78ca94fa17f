/** What the pages show of catalog V3: the tree of categories, brands, info sections and preorders. */
import {
  ApiKeyStrategy,
  brandsV3,
  categories,
  createClient,
  infoSectionsV3,
  priceLists,
  productsV3,
} from '@vitrine/client'
import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from '../entry-server.tsx'

const treeReference = { appNamespace: '@wix/stores' }
const modules = { brandsV3, categories, infoSectionsV3, priceLists, productsV3 }
const openOwner = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }), modules })
let shop: TestShop
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await createTestShop({ name: 'Corner shop' })
  await shop.owner.backOffice.updateSiteSettings({ languages: ['de'] })
  owner = openOwner()
})
afterAll(() => shop.close())

const origin = 'http://localhost:3000'
const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }
const openBrowser = () => {
  let cookie = ''
  return async (path: string, form?: Record<string, string>) => {
    const config = { platformUrl: shop.url, clientId: shop.clientId, origin }
    const request = new Request(origin + path, {
      headers: { cookie, 'accept-language': 'en' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    const answer = await render(request, { config, assets })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const html = await answer.text()
    return { status: answer.status, location: answer.headers.get('location'), headers: answer.headers, html }
  }
}
const visit = openBrowser()

const structuredIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json!))
const crumbsIn = (html: string) => {
  const list = structuredIn(html).find((one) => one['@type'] === 'BreadcrumbList')
  return list.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, new URL(item).pathname])
}
const navIn = (html: string, label: string) =>
  new RegExp(`<nav[^>]*aria-label="${label}"[^>]*>(.*?)</nav>`, 's').exec(html)?.[1] ?? ''
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)![0]
const createCategory = (name: string, parent?: { id: string }) =>
  owner.categories.createCategory({ name, ...(parent && { parentCategory: { id: parent.id } }) }, { treeReference })
const put = async (productId: string, category: { id: string }) => {
  await shop.owner.products.addProductsToCollection(category.id, [productId])
}

test('leads through the tree of categories, whose pages keep their addresses when they move', async () => {
  const light = await createCategory('Light')
  const lamps = await createCategory('Lamps', light)
  const desk = await createCategory('Desk lamps', lamps)
  const lamp = await shop.addProduct({ name: 'Vesper lamp', price: 90 })
  const candle = await shop.addProduct({ name: 'Hour candle', price: 20 })
  await put(lamp.id, desk)
  await put(candle.id, light)
  await fetch(`${shop.url}/vitrine/v1/collections/${light.id}/translations/de`, {
    method: 'PUT',
    headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ translation: { name: 'Licht' } }),
  })

  const top = await visit('/collections/light')
  const menu = navIn(top.html, 'Menu')
  for (const slug of ['light', 'lamps', 'desk-lamps']) expect(menu).toContain(`href="/collections/${slug}"`)
  for (const name of ['Vesper lamp', 'Hour candle']) expect(mainOf(top.html)).toContain(name)
  expect(navIn(top.html, 'Subcategories').match(/href="[^"]*"/g)).toEqual(['href="/collections/lamps"'])
  expect(top.headers.get('cache-tag')).toContain(`collection-${lamps.id}`)

  const page = await visit('/de/collections/desk-lamps')
  const trail = [
    ['Startseite', '/de/'],
    ['Licht', '/de/collections/light'],
    ['Lamps', '/de/collections/lamps'],
  ]
  expect(crumbsIn(page.html)).toEqual([...trail, ['Desk lamps', '/de/collections/desk-lamps']])
  const visible = navIn(page.html, 'Navigationspfad')
  expect(visible.match(/href="[^"]*"/g)).toEqual(trail.map(([, path]) => `href="${path}"`))
  expect(mainOf(page.html)).not.toContain('Hour candle')
  const shown = await visit(`/de/product-page/${lamp.slug}`)
  expect(crumbsIn(shown.html).map(([name]: string[]) => name)).toEqual([
    'Startseite',
    'Licht',
    'Lamps',
    'Desk lamps',
    'Vesper lamp',
  ])

  await owner.categories.moveCategory(desk.id, treeReference, { position: 'LAST' })
  const moved = await visit('/collections/desk-lamps')
  expect([moved.status, crumbsIn(moved.html).length, mainOf(moved.html).includes('Vesper lamp')]).toEqual([
    200,
    2,
    true,
  ])
  const { revision } = await owner.categories.getCategory(light.id, treeReference)
  await owner.categories.updateCategoryVisibility(light.id, { visible: false, revision: revision!, treeReference })
  expect((await visit('/collections/lamps')).status).toBe(404)
  expect((await visit('/')).html).not.toContain('/collections/light')
})

test('lists the products of a brand, which its products link to', async () => {
  const [mug, cup] = [
    await shop.addProduct({ name: 'Mug', price: 9 }),
    await shop.addProduct({ name: 'Cup', price: 8 }),
  ]
  const name = 'Kiln & Söhne'
  await shop.owner.products.updateProduct(mug.id, { brand: name })
  const path = `/brands/${encodeURIComponent(name)}`
  const product = await visit(`/product-page/${mug.slug}`)
  expect(product.html).toContain(`href="${path}"`)
  expect(structuredIn(product.html)[0].brand).toEqual({ '@type': 'Brand', name, url: origin + path })

  const page = await visit(path)
  expect(mainOf(page.html)).toContain(`href="/product-page/${mug.slug}"`)
  expect(mainOf(page.html)).not.toContain(`href="/product-page/${cup.slug}"`)
  expect(structuredIn(page.html)[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Brand',
    name,
    url: origin + path,
  })
  expect(page.headers.get('cache-tag')!.split(',')).toEqual(expect.arrayContaining(['products', `product-${mug.id}`]))
  expect((await visit('/sitemaps/pages.xml')).html).toContain(`<loc>${origin}${path}</loc>`)

  const [brand] = (await owner.brandsV3.queryBrands().eq('name', name).find()).items
  const byId = await visit(`/de/brands/${brand!.id}?sort=name`)
  expect([byId.status, byId.location]).toEqual([301, `/de${path}?sort=name`])
  for (const unknown of ['nobody', '00000000-0000-4000-8000-000000000000', 'x'.repeat(300)])
    expect([unknown, (await visit(`/brands/${unknown}`)).status]).toEqual([unknown, 404])
})

test('shows info sections in the order of the product, with their formatting and images', async () => {
  const vase = await shop.addProduct({ name: 'Vase', price: 40 })
  const section = (uniqueName: string, title: string, plainDescription: string) =>
    owner.infoSectionsV3.createInfoSection({ uniqueName, title, plainDescription })
  const care = await section('care', 'Care', '<p>Wash by <b>hand</b></p><script>alert(1)</script>')
  const sizes = await section(
    'sizes',
    'Sizes',
    '<table><tr><td>22 cm</td></tr></table><img src="https://x.example/a.png">',
  )
  const more = await section('more', 'Care', '<p>Keep upright</p>')
  const { revision } = await owner.productsV3.getProduct(vase.id)
  const infoSections = [sizes, care, more].map(({ id }) => ({ id }))
  await owner.productsV3.updateProduct(vase.id, { revision: revision!, infoSections })
  const html = mainOf((await visit(`/product-page/${vase.slug}`)).html)
  const titles = [...html.matchAll(/<summary>(.*?)<svg/g)].map(([, title]) => title)
  expect(titles.slice(0, 3)).toEqual(['Sizes', 'Care', 'Care'])
  expect(html).toContain('<p>Wash by <strong>hand</strong></p>')
  expect(html).toMatch(/<td>22 cm<\/td>[^]*<img src="https:\/\/x\.example\/a\.png" alt="" loading="lazy"/)
  expect(html).toContain('Keep upright')
  expect(html).not.toContain('alert(1)')
})

test('sells preorders with their message, and tells search engines', async () => {
  const lamp = await shop.addProduct({ name: 'Cap lamp', price: 90, quantity: 0 })
  const message = 'Ships in the week of May 4'
  const expectedDate = '2099-05-04'
  const preorderInfo = { enabled: true, limit: 2, message, expectedDate }
  await shop.owner.inventory.updateInventoryVariants(lamp.id, { preorderInfo })
  const path = `/product-page/${lamp.slug}`
  const page = await visit(path)
  expect(mainOf(page.html)).toMatch(/<button type="submit"[^>]*>(?:<[^>]*>)*Pre-order/)
  expect(mainOf(page.html)).toContain(message)
  expect(mainOf(page.html)).not.toContain('Sold out')
  expect(mainOf(page.html)).toContain('Expected to ship by May 4, 2099')
  expect(mainOf((await visit(`/de${path}`)).html)).toContain('Voraussichtlicher Versand bis 4. Mai 2099')
  expect(structuredIn(page.html)[0].offers[0]).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: expectedDate,
  })
  expect((await visit('/feeds/google.xml')).html).toContain(
    '<g:availability>preorder</g:availability><g:availability_date>2099-05-04T00:00:00.000Z</g:availability_date>',
  )
  expect((await visit('/search?q=cap')).html).toMatch(/Pre-order/)

  const buyer = openBrowser()
  const many = await buyer(path, { quantity: '3' })
  expect(many.status).toBe(422)
  expect((await buyer(path, { quantity: '2' })).location).toBe('/cart')
  expect((await buyer('/cart')).html).toContain(`Pre-order: Expected to ship by May 4, 2099. ${message}`)

  await shop.owner.inventory.updateInventoryVariants(lamp.id, { preorderInfo: { expectedDate: '2020-05-04' } })
  const late = await visit(path)
  expect(mainOf(late.html)).toContain(message)
  expect(late.html).not.toMatch(/Expected to ship|2020-05-04/)
  expect((await visit('/feeds/google.xml')).html).not.toContain('availability_date')
  expect((await buyer('/cart')).html).toContain(`Pre-order: ${message}`)

  await shop.owner.inventory.updateInventoryVariants(lamp.id, {
    variants: [{ variantId: lamp.variants[0]!.id, quantity: 5 }],
  })
  expect((await buyer('/cart')).html).not.toContain('Pre-order')
  expect((await visit(path)).html).toMatch(/Add to cart/)
})

test('shows the lowest price of the 30 days before a price list for everybody', async () => {
  const bowl = await shop.addProduct({ name: 'Wide bowl', price: 50 })
  const { id } = await owner.priceLists.createPriceList({ name: 'Spring', percentage: '-20' })
  const prior = /Lowest price of the last 30 days:.{0,80}50\.00/
  expect(mainOf((await visit(`/product-page/${bowl.slug}`)).html)).toMatch(prior)
  expect((await visit('/search?q=wide')).html).toMatch(prior)
  await owner.priceLists.deletePriceList(id)
  expect(mainOf((await visit(`/product-page/${bowl.slug}`)).html)).not.toMatch(/Lowest price/)
})
