import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openShop } from '../../../../../test/shop.ts'
import { openTestDatabase } from '../../ground/database/testing.ts'
import { createLog } from '../../ground/base/log.ts'
import { createServer } from '../../server.ts'
import { createSite, registerOAuthApp } from '../../desk/site/create-site.ts'
import type { Tables } from '../../ground/database/tables.ts'

const asBrowser = { accept: 'text/html', 'accept-language': 'en' }

/** A server without a store. */
const openEmptyServer = async () => {
  const lines: string[] = []
  const [database, folder] = [await openTestDatabase<Tables>(), await mkdtemp(join(tmpdir(), 'vitrine-empty-'))]
  const server = await createServer({
    database,
    config: {
      publicUrl: 'http://localhost:4000',
      storefrontUrl: 'http://localhost:3000',
      trustProxy: false,
      mailFrom: 'shop@test.invalid',
      mediaFolder: folder,
    },
    log: createLog('warn', { write: (line: string) => void lines.push(line) }),
  })
  const port = await server.start(0)
  onTestFinished(async () => {
    await server.stop()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const visit = async (path: string, headers: Record<string, string> = asBrowser) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
    return { status: answer.status, html: await answer.text() }
  }
  return { visit, lines, database }
}

test('names the setup command in pages and log before a store has an owner, in four languages', async () => {
  const { visit, lines, database } = await openEmptyServer()
  for (const path of ['/', '/hosted/account', '/back-office', '/oauth2/authorize?client_id=x', '/nowhere']) {
    const { status, html } = await visit(path)
    expect([path, status]).toEqual([path, 503])
    expect(html).toContain('This store isn’t open yet')
    expect(html).toContain('<code dir="ltr">npm run owner -- EMAIL</code>')
  }
  expect((await visit('/', { accept: 'text/html', 'accept-language': 'he' })).html).toContain('dir="rtl"')
  // Programs get their usual response.
  expect((await visit('/health', { accept: '*/*' })).status).toBe(200)
  expect(lines.filter((line) => line.includes('npm run owner -- EMAIL'))).toHaveLength(1)

  await createSite(database.db, { id: 'one', name: 'Kiln', currency: 'EUR', language: 'en', demo: false })
  const addresses = { redirectUris: [], origins: [] }
  await registerOAuthApp(database.db, 'one', { clientId: 'c', name: 'Shop', rotatesRefreshTokens: true, ...addresses })
  const { status, html } = await visit('/')
  expect([status, html.includes('Kiln'), html.includes('npm run')]).toEqual([200, true, false])
})

test("links the server's root page to shop, account and back office", async () => {
  const shop = await openShop({ name: 'Kiln & Co', language: 'de', hasOwnServer: true })
  onTestFinished(() => shop.close())
  const answer = await fetch(`${shop.url}/`, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<h1>Kiln &amp; Co</h1>')
  const links = [...html.matchAll(/<a class="go" href="([^"]*)">([^<]*)</g)].map(([, href, label]) => [href, label])
  expect(links).toEqual([
    ['http://localhost:3000', 'Zum Shop'],
    ['/hosted/account', 'Ihr Konto'],
    ['/back-office', 'Verwaltung'],
  ])
})
