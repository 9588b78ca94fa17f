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

/** Creates a checkout link with a mug, and a function that removes the mug from stock. */
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
    'shows a browser that reads %s that the item is sold out',
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

  test('returns the same status to browsers and API clients if the item is sold out', async () => {
    const { mug, link } = await newLink()
    await shop.context.db.updateTable('inventory_item').set({ quantity: 0 }).where('product_id', '=', mug.id).execute()
    const response = await shop.send(`GET ${link}`)
    expect(response.body.details.applicationError.code).toBe('INSUFFICIENT_INVENTORY')
    const { status, html } = await visit(link)
    expect(status).toBe(response.status)
    expect(html).toContain(en.pages.soldOut)
  })

  test('shows a page to browsers and an error to API clients if it is unknown', async () => {
    const link = linkTo('c0000000-0000-4000-8000-000000000000')
    const { status, html } = await visit(link, reading('de'))
    expect([status, html.includes(de.pages.checkoutExpired)]).toEqual([404, true])
    const response = await shop.send(`GET ${link}`, { headers: { accept: 'application/json', ...reading('de') } })
    expect(response).toMatchObject({ status: 404, body: { details: { applicationError: { code: 'NOT_FOUND' } } } })
  })

  test.each([
    [
      'an invalid ID',
      '/ecom/v1/checkout-templates/nonsense/create-and-redirect-to-checkout?siteId=x',
      400,
      en.pages.invalidLink,
    ],
    ['another store', linkTo('c0000000-0000-4000-8000-000000000000', 'c0'), 404, en.pages.checkoutExpired],
    ['a NUL character as the store', linkTo('c0000000-0000-4000-8000-000000000000', '%00'), 400, en.pages.invalidLink],
    [
      'a caller without permission',
      '/ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url?token=x',
      401,
      en.pages.invalidLink,
    ],
  ])('shows a page for %s', async (_title, link, status, title) => {
    const page = await visit(link)
    expect([page.status, page.html.includes(title)]).toEqual([status, true])
  })
})

describe('an unknown URL', () => {
  test('shows browsers a page with a link to the store', async () => {
    const { status, html } = await visit('/no/such/page', reading('he'))
    expect([status, html.includes(he.pages.notFound), html.includes('href="http://localhost:3000"')]).toEqual([
      404,
      true,
      true,
    ])
  })

  test('returns an error to API clients', async () => {
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

  test('explains calls that are not supported', async () => {
    const { status, html } = await visit('/bookings/v1/services')
    expect(status).toBe(404)
    expect(JSON.parse(html).details.applicationError.code).toBe('NOT_BUILT')
  })
})

describe('sign-in pages', () => {
  const authorize = (query: Record<string, string>) => `/oauth2/authorize?${new URLSearchParams(query)}`

  test.each<[string, string, (words: Words) => readonly string[]]>([
    [
      'a deleted app',
      authorize({ client_id: 'c0000000-0000-4000-8000-000000000000' }),
      ({ pages }) => [pages.invalidSignInLink, pages.unknownApp],
    ],
    ['an expired sign-out link', '/oauth2/logout?request=old', ({ pages }) => [pages.linkExpired]],
    ['a tampered return link', '/oauth2/return?request=changed', ({ pages }) => [pages.linkExpiredText]],
    ['an unknown provider', '/oauth2/provider/none', ({ pages }) => [pages.providerUnavailable]],
    ['an app that cannot be installed', '/installer/install?appId=none', ({ install }) => [install.noAppText]],
  ])('explain in the visitor’s language what is wrong with %s', async (_title, path, expected) => {
    for (const [language, words] of Object.entries({ de, en, es, he })) {
      const { status, html } = await visit(path, reading(language))
      expect(status).toBe(400)
      for (const text of expected(words)) expect(html).toContain(text)
      expect(html).toContain(words.pages.goToStore)
    }
  })

  test('log once how to allow an address, without showing it', async () => {
    const query = { client_id: shop.clientId, redirect_uri: 'http://localhost:5173/back?secret=1' }
    for (const [language, { pages }] of [
      ['he', he],
      ['de', de],
    ] as const) {
      const { html } = await visit(authorize(query), reading(language))
      expect(html).toContain(pages.foreignAddress)
      expect(html).not.toContain('npm run')
    }
    const warnings = logged.filter((line) => line.includes('npm run allow -- http://localhost:5173/back"'))
    expect(warnings).toHaveLength(1)
    expect(logged.join('')).not.toContain('secret=1')
  })

  test('log a checkout whose return URL is not allowed', async () => {
    const token = await shop.visitorToken()
    const callbacks = { postFlowUrl: 'https://elsewhere.example/back?secret=2' }
    const send = () =>
      shop.send('POST /_api/redirects-api/v1/redirect-session', { token, body: { login: {}, callbacks } })
    expect([(await send()).status, (await send()).status]).toEqual([400, 400])
    expect(logged.filter((line) => line.includes('npm run allow -- https://elsewhere.example"'))).toHaveLength(1)
    expect(logged.join('')).not.toContain('secret=2')
  })

  test.each([
    ['selected on the hosted pages', '/oauth2/return?lang=es', { cookie: 'vitrine_language=he' }, he],
    ['requested by the storefront', '/oauth2/return?lang=es', {}, es],
    ['requested by a standard client', '/oauth2/return?ui_locales=es%20de', {}, es],
    ['requested by the storefront before', '/oauth2/return', { cookie: 'vitrine_asked_language=es' }, es],
    ['of the browser', '/oauth2/return', {}, de],
  ] satisfies [string, string, Record<string, string>, Words][])(
    'use the language %s',
    async (_title, path, headers, { pages }) => {
      expect((await visit(path, { ...reading('de'), ...headers })).html).toContain(pages.linkExpired)
    },
  )
})

test('prevents scripts, requests, caching and framing of server-rendered pages', async () => {
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

test('shows a page in the store’s language by default', async () => {
  const change = (language: string) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { language } } })
  await change('de')
  const { html } = await visit('/oauth2/return')
  await change('en')
  expect(html).toContain(de.pages.linkExpired)
})

test('escapes an app’s name on the consent page in every language', async () => {
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
