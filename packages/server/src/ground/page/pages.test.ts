import { createHash, randomUUID } from 'node:crypto'
import { ApiKeyStrategy, checkoutTemplates, createClient } from '@vitrine/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { registerApp } from '../event/apps.ts'
import { createLog } from '../base/log.ts'
import { offerApp } from '../../people/installation/credentials.ts'
import { words as de } from '../words/de.ts'
import { words as en, type Words } from '../words/en.ts'
import { words as es } from '../words/es.ts'
import { words as he } from '../words/he.ts'

let shop: Shop
const logged: string[] = []
beforeAll(async () => {
  shop = await openShop({ log: createLog('warn', { write: (line: string) => void logged.push(line) }) })
})
afterAll(() => shop.close())

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const visit = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(shop.url + path, { headers: { ...browser, ...headers }, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
const reading = (language: string) => ({ 'accept-language': language })

/** A link of the owner to a checkout with one mug in it, and a way to take that mug out of the shop. */
const newLink = async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 1 })
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { checkoutTemplates },
  })
  const { id } = await client.checkoutTemplates.createCheckoutTemplate({
    lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }],
  })
  return { mug, link: linkTo(id) }
}
const linkTo = (id: string, siteId: string = shop.siteId) =>
  `/ecom/v1/checkout-templates/${id}/create-and-redirect-to-checkout?siteId=${siteId}`

describe('a link to a checkout', () => {
  test.each([
    ['de-AT', de, 'ltr'],
    ['es', es, 'ltr'],
    ['he', he, 'rtl'],
    ['tlh', en, 'ltr'],
  ] satisfies [string, Words, string][])(
    'whose goods are gone tells a browser that reads %s so, and leads to the shop',
    async (language, { pages }, direction) => {
      const { mug, link } = await newLink()
      await shop.send(`DELETE /stores/v1/products/${mug.id}`, { token: shop.apiKey })
      const { status, headers, html } = await visit(link, reading(language))
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(html).toContain(`dir="${direction}"`)
      for (const text of [`<h1>${pages.soldOut}</h1>`, pages.soldOutText]) expect(html).toContain(text)
      expect(html).toContain(`<a class="go" href="http://localhost:3000">${pages.goToStore}</a>`)
    },
  )

  test('whose last piece was sold says the same, in the status that programs get', async () => {
    const { mug, link } = await newLink()
    await shop.context.db.updateTable('inventory_item').set({ quantity: 0 }).where('product_id', '=', mug.id).execute()
    const response = await shop.send(`GET ${link}`)
    expect(response.body.details.applicationError.code).toBe('INSUFFICIENT_INVENTORY')
    const { status, html } = await visit(link)
    expect(status).toBe(response.status)
    expect(html).toContain(en.pages.soldOut)
  })

  test('that no owner made tells a browser so, and a program as ever', async () => {
    const link = linkTo('c0000000-0000-4000-8000-000000000000')
    const { status, html } = await visit(link, reading('de'))
    expect([status, html.includes(de.pages.checkoutExpired)]).toEqual([404, true])
    const response = await shop.send(`GET ${link}`, { headers: { accept: 'application/json', ...reading('de') } })
    expect(response).toMatchObject({ status: 404, body: { details: { applicationError: { code: 'NOT_FOUND' } } } })
  })

  test.each([
    [
      'no id',
      '/ecom/v1/checkout-templates/nonsense/create-and-redirect-to-checkout?siteId=x',
      400,
      en.pages.invalidLink,
    ],
    ['another store', linkTo('c0000000-0000-4000-8000-000000000000', 'c0'), 404, en.pages.checkoutExpired],
    ['NUL for a store', linkTo('c0000000-0000-4000-8000-000000000000', '%00'), 400, en.pages.invalidLink],
    [
      'a stranger who may not close it',
      '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url?token=x',
      401,
      en.pages.invalidLink,
    ],
  ])('with %s shows a page, too', async (_title, link, status, title) => {
    const page = await visit(link)
    expect([page.status, page.html.includes(title)]).toEqual([status, true])
  })
})

describe('where an address leads nowhere', () => {
  test('a browser sees a page with the way to the shop', async () => {
    const { status, html } = await visit('/no/such/page', reading('he'))
    expect([status, html.includes(he.pages.notFound), html.includes('href="http://localhost:3000"')]).toEqual([
      404,
      true,
      true,
    ])
  })

  test('a program is told in its own form', async () => {
    const { status, body } = await shop.send('GET /no/such/page')
    expect({ status, body }).toEqual({
      status: 404,
      body: {
        message: 'There is no call GET /no/such/page.',
        details: {
          applicationError: { code: 'NOT_BUILT', description: 'There is no call GET /no/such/page.', data: {} },
        },
      },
    })
  })

  test('a builder who looks at what is not built here in a browser reads why', async () => {
    const { status, html } = await visit('/bookings/v1/services')
    expect(status).toBe(404)
    expect(JSON.parse(html).details.applicationError.code).toBe('NOT_BUILT')
  })
})

describe('the pages of sign-in', () => {
  const authorize = (query: Record<string, string>) => `/oauth2/authorize?${new URLSearchParams(query)}`

  test.each<[string, string, (words: Words) => readonly string[]]>([
    [
      'an app that is no more',
      authorize({ client_id: 'c0000000-0000-4000-8000-000000000000' }),
      ({ pages }) => [pages.invalidSignInLink, pages.unknownApp],
    ],
    ['a link to sign out that is too old', '/oauth2/logout?request=old', ({ pages }) => [pages.linkExpired]],
    ['a way back that was changed', '/oauth2/return?request=changed', ({ pages }) => [pages.linkExpiredText]],
    ['a provider that the shop has not', '/oauth2/provider/none', ({ pages }) => [pages.providerUnavailable]],
    ['an app that cannot be installed', '/installer/install?appId=none', ({ install }) => [install.noAppText]],
  ])('say in the visitor’s language what is wrong with %s', async (_title, path, expected) => {
    for (const [language, words] of Object.entries({ de, en, es, he })) {
      const { status, html } = await visit(path, reading(language))
      expect(status).toBe(400)
      for (const text of expected(words)) expect(html).toContain(text)
      expect(html).toContain(words.pages.goToStore)
    }
  })

  test('tell nobody but the log how an address is allowed, and that once', async () => {
    const query = { client_id: shop.clientId, redirect_uri: 'http://localhost:5173/back?secret=1' }
    for (const [language, { pages }] of [
      ['he', he],
      ['de', de],
    ] as const) {
      const { html } = await visit(authorize(query), reading(language))
      expect(html).toContain(pages.foreignAddress)
      expect(html).not.toContain('npm run')
    }
    const response = logged.filter((line) => line.includes('npm run allow -- http://localhost:5173/back"'))
    expect(response).toHaveLength(1)
    expect(logged.join('')).not.toContain('secret=1')
  })

  test('tell the log, too, of a checkout that may not come back to a page', async () => {
    const token = await shop.visitorToken()
    const callbacks = { postFlowUrl: 'https://elsewhere.example/back?secret=2' }
    const send = () =>
      shop.send('POST /_api/redirects-api/v1/redirect-session', { token, body: { login: {}, callbacks } })
    expect([(await send()).status, (await send()).status]).toEqual([400, 400])
    expect(logged.filter((line) => line.includes('npm run allow -- https://elsewhere.example"'))).toHaveLength(1)
    expect(logged.join('')).not.toContain('secret=2')
  })

  test.each([
    ['picked on the hosted pages', '/oauth2/return?lang=es', { cookie: 'vitrine_language=he' }, he],
    ['the storefront asked for', '/oauth2/return?lang=es', {}, es],
    ['a standard client asked for', '/oauth2/return?ui_locales=es%20de', {}, es],
    ['the storefront asked for before', '/oauth2/return', { cookie: 'vitrine_asked_language=es' }, es],
    ['the browser likes', '/oauth2/return', {}, de],
  ] satisfies [string, string, Record<string, string>, Words][])(
    'speak the language that was %s',
    async (_title, path, headers, { pages }) => {
      expect((await visit(path, { ...reading('de'), ...headers })).html).toContain(pages.linkExpired)
    },
  )
})

test('no page of the server runs a script, fetches anything, is kept or stands in a frame', async () => {
  for (const path of ['/oauth2/return', '/no/such/page', linkTo('c0000000-0000-4000-8000-000000000000')]) {
    const { headers, html } = await visit(path)
    const [, style] = /<style>(.*)<\/style>/s.exec(html)!
    const hash = createHash('sha256').update(style!).digest('base64')
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(html).not.toMatch(/<script|style="|<link/)
  }
})

test('a page is said in the store’s language, where the visitor tells none', async () => {
  const change = (language: string) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { language } } })
  await change('de')
  const { html } = await visit('/oauth2/return')
  await change('en')
  expect(html).toContain(de.pages.linkExpired)
})

test('what an app calls itself stays text where the owner lets it in, whatever the language', async () => {
  const { db } = shop.context
  const [appId, redirectUrl] = [randomUUID(), 'https://ledger.example/back']
  await registerApp(db, { siteId: shop.siteId, appId, name: '<b>Ledger</b>' })
  await offerApp(db, { appId, redirectUrls: [redirectUrl], scopes: ['orders'] })
  const query = new URLSearchParams({ appId, redirectUrl })
  const { html, status } = await visit(`/installer/install?${query}`, reading('de'))
  expect(status).toBe(200)
  expect(html).toContain(de.install.question('&lt;b&gt;Ledger&lt;/b&gt;'))
  expect(html).toContain(de.install.scopes.orders)
})
