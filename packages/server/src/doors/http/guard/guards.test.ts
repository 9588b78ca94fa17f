import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createLog } from '../../../ground/base/log.ts'
import { createApp } from '../app.ts'
import { mountFiles } from '../files/files.ts'
import { isOwnHost } from './foreign-host.ts'

let shop: Shop
let publicShop: Shop
beforeAll(async () => {
  shop = await openShop()
  publicShop = await openShop({ config: { publicUrl: 'https://shop.example' } })
})
afterAll(async () => {
  await shop.close()
  await publicShop.close()
})

/** Response status for a browser that resolves `host` to this machine. */
const askAs = async (host: string, path: string, { url }: Shop = shop, method = 'GET'): Promise<number> => {
  const sent = request(`${url}${path}`, { method, headers: { host } })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode!
}

test('forbids caching of call responses', async () => {
  const token = await shop.visitorToken()
  for (const route of ['GET /ecom/v1/carts/current', 'POST /stores/v1/products/query', 'GET /nowhere'] as const) {
    expect((await shop.send(route, { token })).headers.get('cache-control'), route).toBe('no-store')
  }
})

test('requires https from browsers that came by https', async () => {
  const transportSecurityOf = async ({ url }: Shop) =>
    (await fetch(`${url}/health`)).headers.get('strict-transport-security')
  expect(await transportSecurityOf(publicShop)).toBe('max-age=31536000')
  expect(await transportSecurityOf(shop)).toBeNull()
})

test('restricts the mailbox and the back office to their own resources', async () => {
  const mailbox = await fetch(`${shop.url}/dev/mail`)
  expect(mailbox.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/main-abc.js'), 'document.title')
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Back office</title>')
  const app = createApp({
    log: createLog('silent'),
    config: { publicUrl: 'http://localhost:4000', trustProxy: false },
    refusalPage: async () => new Response(),
  })
  mountFiles(app, { prefix: '/back-office', folder, singlePage: true })
  for (const path of ['/back-office/', '/back-office/orders/1']) {
    const { headers } = await app.inject(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(headers['cache-control']).toBe('no-cache')
  }
  const script = await app.inject('/back-office/assets/main-abc.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each(['/dev/mail', '/dev/mail.json', '/%64ev/mail', '/vitrine/v1/owner/token', '/health'])(
  'rejects a foreign host name that points to this machine: %s',
  async (path) => {
    const method = path.endsWith('token') ? 'POST' : 'GET'
    expect(await askAs('evil.example:4000', path, shop, method)).toBe(403)
    expect(await askAs('localhost:4000', path, shop, method)).not.toBe(403)
  },
)

test('requires the server’s own name on a public server for the owner’s calls only', async () => {
  expect(await askAs('shop.internal.example', '/health', publicShop)).toBe(200)
  expect(await askAs('evil.example', '/vitrine/v1/owner/token', publicShop, 'POST')).toBe(403)
  expect(await askAs('evil.example', '/vitrine/v1/%6fwner/token', publicShop, 'POST')).toBe(403)
  expect(await askAs('shop.example', '/vitrine/v1/owner/token', publicShop, 'POST')).toBe(401)
})

test.each([
  ['localhost:4000', true],
  ['127.0.0.1', true],
  ['[::1]:4000', true],
  ['platform:4000', true],
  ['192.168.0.7:4000', true],
  ['SHOP.example.', true],
  ['www.wixapis.com', true],
  ['evil.example', false],
  ['shop.example.evil.example', false],
  ['wixapis.com.evil.example', false],
  ['127.0.0.1.evil.example', false],
])('accepts %s as this server’s own name: %s', (host, isOwn) => {
  expect(isOwnHost(host, { publicUrl: 'https://shop.example' })).toBe(isOwn)
})
