import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmOf, modelOf, pixel } from '../../../../test/media-files.ts'
import { render } from '../entry-server.tsx'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ name: 'Corner & Co' })
  await shop.owner.backOffice.updateSiteSettings({ languages: ['de', 'he'] })
  await shop.addProduct({ name: 'Mug <tall>', price: 12.5, quantity: 3 })
  await shop.addProduct({ name: 'Bowl', price: 30, options: { Size: ['S', 'L'] } })
  const { collection } = await shop.owner.products.createCollection({ name: 'For tea' })
  await shop.owner.products.addProductsToCollection(collection.id, [
    (await shop.owner.products.queryProducts().eq('slug', 'bowl').find()).items[0]!.id,
  ])
})
afterAll(() => shop.close())

const origin = 'https://shop.test'
const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }
const ask = async (path: string, headers: Record<string, string> = {}, form?: Record<string, string>) => {
  const config = { platformUrl: shop.url, clientId: shop.clientId, origin }
  const request = new Request(origin + path, {
    headers,
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const answer = await render(request, { config, assets })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one]) => one!)

test('a shared page is cacheable: no cookie, no token, no name, and tags for its content', async () => {
  const session = encodeURIComponent(
    JSON.stringify({
      accessToken: { value: 'secret-access', expiresAt: 4_000_000_000 },
      refreshToken: { value: 'secret-refresh', role: 'member' },
    }),
  )
  const mug = (await shop.owner.products.queryProducts().eq('name', 'Mug <tall>').find()).items[0]!
  const path = `/product-page/${mug.slug}`
  const { headers, text } = await ask(path, { cookie: `__Host-vitrine-session=${session}; vitrine-session=${session}` })
  expect(headers.getSetCookie()).toEqual([])
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/)
  expect(headers.get('cache-tag')!.split(',')).toEqual(expect.arrayContaining(['store', `product-${mug.id}`]))
  expect(text).not.toMatch(/secret-|accessToken|refreshToken/)
  const etag = headers.get('etag')!
  const again = await ask(path, { 'if-none-match': etag })
  expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
  await shop.owner.products.updateProduct(mug.id, { description: 'Taller by a thumb.' })
  const changed = await ask(path, { 'if-none-match': etag })
  expect([changed.status, changed.text.includes('Taller by a thumb.')]).toEqual([200, true])
  for (const own of ['/cart', '/sign-in?prompted=1', '/thank-you'])
    expect((await ask(own)).headers.get('cache-control')).toBe('private, no-store')
  const missing = await ask('/product-page/nothing')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, expect.stringMatching(/s-maxage=10,/)])
})

test('a product page tells search engines its product, price and languages', async () => {
  const { text } = await ask('/de/product-page/bowl')
  const blocks = all(text, /<script type="application\/ld\+json">(.*?)<\/script>/g).map(
    (json) => JSON.parse(json) as object,
  )
  const offers = ['S', 'L'].map((size) => ({
    '@type': 'Offer',
    url: `${origin}/de/product-page/bowl?Size=${size}`,
    price: '30',
    priceCurrency: 'EUR',
    name: size,
  }))
  expect(blocks).toMatchObject([
    { '@type': 'Product', name: 'Bowl', url: `${origin}/de/product-page/bowl`, offers },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Startseite' }, { name: 'For tea' }, { name: 'Bowl' }] },
  ])
  expect(text).toContain(`<link rel="canonical" href="${origin}/de/product-page/bowl"/>`)
  expect(
    Object.fromEntries(
      [...text.matchAll(/hrefLang="([\w-]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
    ),
  ).toEqual({
    en: `${origin}/product-page/bowl`,
    de: `${origin}/de/product-page/bowl`,
    he: `${origin}/he/product-page/bowl`,
    'x-default': `${origin}/product-page/bowl`,
  })
  expect(text).toMatch(/<html lang="de" dir="ltr"/)
  expect((await ask('/he/')).text).toMatch(/<html lang="he" dir="rtl"/)
  expect((await ask('/es/')).status).toBe(404)
})

test('the home page follows the browser’s language until a language is picked', async () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
  const door = await ask('/?utm_source=x', german)
  expect([door.status, door.headers.get('location')]).toEqual([302, '/de/?utm_source=x'])
  expect((await ask('/', { 'accept-language': 'fr' })).status).toBe(200)
  expect((await ask('/')).headers.get('cache-control')).toBe('private, no-cache')
  expect((await ask('/collections/for-tea', german)).text).toMatch(/<html lang="en"/)
  const picked = await ask('/language', {}, { language: 'en', path: '/product-page/bowl' })
  expect([picked.status, picked.headers.get('location')]).toEqual([303, '/product-page/bowl'])
  const cookie = picked.headers.getSetCookie()[0]!.split(';')[0]!
  expect((await ask('/', { ...german, cookie })).status).toBe(200)
  const hostile = await ask('/language', {}, { language: 'de', path: '//elsewhere.test/x' })
  expect(hostile.headers.get('location')).toBe('/de/')
})

test('the sitemap lists every page in every language, with its image and alternates', async () => {
  const index = await ask('/sitemap.xml')
  expect(index.headers.get('content-type')).toMatch(/^application\/xml/)
  const parts = all(index.text, /<loc>(.*?)<\/loc>/g).map((address) => new URL(address).pathname)
  expect(parts).toHaveLength(2)
  const maps = await Promise.all(parts.map((path) => ask(path)))
  const addresses = maps.flatMap(({ text }) => all(text, /<url><loc>(.*?)<\/loc>/g))
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${origin}/`,
      `${origin}/de/`,
      `${origin}/he/collections/for-tea`,
      `${origin}/product-page/bowl`,
    ]),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses)
    expect([address, (await ask(new URL(address).pathname)).status]).toEqual([address, 200])
  expect((await ask('/sitemaps/nothing.xml')).status).toBe(404)
  expect((await ask('/robots.txt')).text).toMatch(/Disallow: \/cart\n[^]*Sitemap: https:\/\/shop\.test\/sitemap\.xml/)
})

test('the feed lists each variant with its price and escapes text', async () => {
  const { text, status } = await ask('/feeds/google.xml')
  expect(status).toBe(200)
  const items = all(text, /<item>(.*?)<\/item>/g)
  expect(items).toHaveLength(3)
  expect(
    items.filter((item) => item.includes('<g:item_group_id>')).map((item) => all(item, /<g:size>(.*?)</g)[0]),
  ).toEqual(['S', 'L'])
  expect(text).toContain('<title>Mug &lt;tall&gt;</title>')
  expect(text).toContain('<g:price>12.50 EUR</g:price>')
  expect(items.map((item) => new URL(all(item, /<link>(.*?)<\/link>/g)[0]!).search)).toContain('?Size=L')
  expect(items.map((item) => item.includes('<g:identifier_exists>no<'))).toEqual([true, true, true])
  expect((await ask('/feeds/google-2.xml')).status).toBe(404)
  expect((await ask('/feeds/other.xml')).status).toBe(404)
})

test('the feed does not present a store’s own number as a manufacturer’s number', async () => {
  const mug = (await shop.owner.products.queryProducts().eq('name', 'Mug <tall>').find()).items[0]!
  await shop.owner.products.updateProduct(mug.id, { sku: 'SHELF-7', brand: 'Kiln & Co' })
  const { text } = await ask('/feeds/google.xml')
  const item = all(text, /<item>(.*?)<\/item>/g).find((one) => one.includes('Mug'))!
  expect(item).toContain('<g:brand>Kiln &amp; Co</g:brand>')
  expect(item).not.toMatch(/SHELF-7|g:mpn|identifier_exists/)
})

test('facts about a product are on its page, in its structured data and in the feed', async () => {
  const bowl = (await shop.owner.products.queryProducts().eq('name', 'Bowl').find()).items[0]!
  const facts = {
    manufacturer: 'Oven <Sons>',
    mpn: 'OS-7',
    countryOfOrigin: 'PT',
    customsCode: '691110',
    energyClass: 'B',
    energyLabelUrl: 'https://label.example/7',
    passportUrl: 'https://passport.example/os-7',
  }
  await shop.owner.products.updateProduct(bowl.id, facts)
  const { text } = await ask('/product-page/bowl')
  for (const shown of ['Oven &lt;Sons&gt;', 'OS-7', 'Portugal', 'passport.example</bdi>', 'A–G'])
    expect(text).toContain(shown)
  expect(text).toContain('href="https://label.example/7"')
  expect(text).toContain('"manufacturer":{"@type":"Organization"')
  expect(text).toContain('schema.org/EUEnergyEfficiencyCategoryB')
  expect((await ask('/de/product-page/bowl')).text).toContain('Herkunftsland')
  expect((await ask('/collections/for-tea')).text).toContain('A–G')
  const feed = (await ask('/feeds/google.xml')).text
  expect(feed).toContain('<g:mpn>OS-7</g:mpn>')
  expect(feed).toContain('<g:energy_efficiency_class>B</g:energy_efficiency_class>')
  await shop.owner.products.updateProduct(bowl.id, Object.fromEntries(Object.keys(facts).map((name) => [name, ''])))
  expect((await ask('/product-page/bowl')).text).not.toContain('OS-7')
})

test('videos and 3D models are on the page, in its structured data and in the feed, without a request elsewhere', async () => {
  const bowl = (await shop.owner.products.queryProducts().eq('name', 'Bowl').find()).items[0]!
  const upload = async (bytes: Uint8Array, type: string): Promise<string> => {
    const headers = { authorization: shop.apiKey, 'content-type': type }
    const answer = await fetch(`${shop.url}/vitrine/v1/media`, { method: 'POST', headers, body: bytes as BodyInit })
    return ((await answer.json()) as { media: { id: string } }).media.id
  }
  const [posterId, film, model] = [
    await upload(pixel, 'image/png'),
    await upload(filmOf('a film'), 'video/mp4'),
    await upload(modelOf(), 'model/gltf-binary'),
  ]
  await shop.owner.products.addProductMedia(bowl.id, [
    { mediaId: film, posterId, title: 'Throwing a bowl' },
    { url: 'https://youtu.be/dQw4w9WgXcQ', posterId, altText: 'At the <wheel>' },
    { mediaId: model },
  ])
  const { text } = await ask('/product-page/bowl')
  expect(text).toMatch(new RegExp(`<video [^>]*preload="none"[^>]*><source src="[^"]*${film}" type="video/mp4"/>`))
  expect(text).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
  expect(text).not.toMatch(/<iframe|<img[^>]*(?:youtube|ytimg)/)
  expect(text).toMatch(new RegExp(`href="[^"]*${model}"`))
  const data = all(text, /<script type="application\/ld\+json">(.*?)<\/script>/g).join()
  expect(data).toContain('"@type":"VideoObject","name":"Throwing a bowl"')
  expect(data).toContain('"embedUrl":"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"')
  expect(data).toContain('"@type":"3DModel"')
  const feed = (await ask('/feeds/google.xml')).text
  const idsIn = (name: string) => new Set(all(feed, new RegExp(`<g:${name}>[^<]*/(.*?)<`, 'g')))
  expect([idsIn('video_link'), idsIn('virtual_model_link')]).toEqual([new Set([film]), new Set([model])])
  await shop.owner.products.removeProductMedia(bowl.id, [film, model, 'youtube_dQw4w9WgXcQ'])
})

test('a GTIN barcode is in the feed and the structured data; an internal number is not', async () => {
  const [mug, bowl] = await Promise.all(
    ['Mug <tall>', 'Bowl'].map(
      async (name) => (await shop.owner.products.queryProducts().eq('name', name).find()).items[0]!,
    ),
  )
  const itemOf = async (name: string) =>
    all((await ask('/feeds/google.xml')).text, /<item>(.*?)<\/item>/g).filter((one) => one.includes(name))
  const barcodeOf = async (product: typeof mug, barcode: string) =>
    product!.manageVariants
      ? shop.owner.products.updateProductVariants(
          product!.id,
          product!.variants.map(({ id }) => ({ variantIds: [id], barcode })),
        )
      : shop.owner.products.updateProduct(product!.id, { barcode })
  for (const product of [mug, bowl]) {
    await barcodeOf(product, '4006381333931')
    const items = await itemOf(product!.name.slice(0, 3))
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(item).toContain('<g:gtin>4006381333931</g:gtin>')
    for (const item of items) expect(item).not.toContain('identifier_exists')
    expect((await ask(`/product-page/${product!.slug}`)).text).toContain('"gtin":"4006381333931"')

    await barcodeOf(product, '2012345678900')
    for (const item of await itemOf(product!.name.slice(0, 3))) expect(item).not.toContain('g:gtin')
    expect((await ask(`/product-page/${product!.slug}`)).text).not.toContain('"gtin"')
    await barcodeOf(product, '')
  }
})

test('llms.txt describes the store and its API, and the calls it lists work', async () => {
  const { text } = await ask('/llms.txt')
  expect(text).toMatch(/^# Corner & Co\n/)
  expect(text).toContain('`POST /vitrine/v1/products/search` (searchProducts)')
  const [body] = all(text, /`(\{"clientId".*?\})`/g)
  const [path] = all(text, /`POST (\/oauth2\/token)`/g)
  const answer = await fetch(shop.url + path!, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body!,
  })
  const { access_token: authorization } = (await answer.json()) as { access_token: string }
  const headers = { authorization, 'content-type': 'application/json' }
  const found = await fetch(`${shop.url}/vitrine/v1/products/search`, {
    method: 'POST',
    headers,
    body: '{"expression":"bowls"}',
  })
  expect(await found.json()).toMatchObject({ products: [{ name: 'Bowl' }] })
})
