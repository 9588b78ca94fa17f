import { addVerifiedDomain } from '@vitrine/server/store/domain/testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../test/shop.ts'
import { render } from '../entry-server.tsx'
import { createDomains } from './domains.ts'

const assets = { script: '/script.js', styles: [], fonts: [], preloads: [], chunks: {} }
const origin = 'http://localhost:3000'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('follows the domains of the store, and shows the primary one in canonical URLs, sitemap and robots', async () => {
  let nowMs = 0
  const config = { platformUrl: shop.url, clientId: shop.clientId, origin }
  const domains = createDomains(config, () => nowMs)
  const see = async (path: string) =>
    (await render(new Request(origin + path), { config: domains.configFor({ url: origin }), assets })).text()
  const hosts = ['lamps.example', 'www.lamps.example']
  expect(await domains.answerHost('lamps.example')).toEqual({ origin })
  expect(await see('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)

  for (const host of hosts) await addVerifiedDomain(shop.context, shop.siteId, host)
  expect(await domains.answerHost('lamps.example')).toEqual({ origin })
  nowMs = 10_000
  // Without a primary one, each is served.
  expect(await domains.answerHost('WWW.lamps.example.')).toEqual({ origin: 'https://www.lamps.example' })
  const page = { url: 'https://www.lamps.example/cart' }
  expect(domains.configFor(page)).toEqual({ ...config, origin: 'https://www.lamps.example', primaryOrigin: origin })

  await shop.send('POST /vitrine/v1/domains/lamps.example/make-primary', { token: shop.apiKey })
  nowMs = 20_000
  expect(await Promise.all([...hosts, 'localhost'].map(domains.answerHost))).toEqual([
    { origin: 'https://lamps.example' },
    { redirectTo: 'https://lamps.example' },
    { origin },
  ])
  expect(await see('/')).toContain('<link rel="canonical" href="https://lamps.example/"/>')
  expect(await see('/robots.txt')).toContain('Sitemap: https://lamps.example/sitemap.xml')
  expect(await see('/sitemap.xml')).toContain('<loc>https://lamps.example/sitemaps/pages.xml</loc>')
})

test('keeps what it knows while the platform does not respond', async () => {
  const unreachable = { platformUrl: 'http://127.0.0.1:1', clientId: shop.clientId, origin }
  const domains = createDomains(unreachable)
  expect(await domains.answerHost('lamps.example')).toEqual({ origin })
  expect(domains.configFor({ url: `${origin}/cart` })).toEqual(unreachable)
})
