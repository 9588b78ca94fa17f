import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '@vitrine/server/testing/create-test-shop.ts'
import { launchBrowser } from '../../test/browser.ts'
import { buildPackage } from './testing-package.ts'

let built: Awaited<ReturnType<typeof buildPackage>>
let shop: TestShop
let pages: ReturnType<typeof createServer>
let pagesUrl: string

/** Serves an empty page and the built package. */
const servePages = () =>
  createServer(async (request, response) => {
    const path = normalize(new URL(request.url!, 'http://x').pathname)
    const isPage = !path.endsWith('.js')
    const text = isPage ? '<!doctype html><body></body>' : await readFile(join(built.folder, path), 'utf8')
    response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript').end(text)
  })

beforeAll(async () => {
  built = await buildPackage({ withTypes: false })
  pages = servePages()
  await new Promise<void>((resolve) => void pages.listen(0, 'localhost', resolve))
  pagesUrl = `http://localhost:${(pages.address() as AddressInfo).port}`
  shop = await createTestShop({ storefrontUrl: pagesUrl })
  await shop.addProduct({ name: 'Mug', price: 12, quantity: 9 })
}, 240_000)
afterAll(async () => {
  await shop.close()
  pages.close()
  await built.remove()
})

/** A visit that runs in any JavaScript environment; values from the shop are passed in. */
const visit = `async ({ createClient, OAuthStrategy, products, currentCart }, { host, clientId }) => {
  const client = createClient({ host, auth: OAuthStrategy({ clientId }), modules: { products, currentCart } })
  const { items } = await client.products.queryProducts().eq('name', 'Mug').find()
  const catalogReference = { appId: '${storesAppId}', catalogItemId: items[0].id }
  const { cart } = await client.currentCart.addToCurrentCart({ lineItems: [{ quantity: 2, catalogReference }] })
  const { codeChallenge } = await client.auth.generateOAuthData()
  return [cart.lineItems[0].productName.original, cart.createdDate instanceof Date, codeChallenge.length]
}`

test('works in a worker with only fetch and Web Crypto', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(built.folder, 'index.js')],
    bundle: true,
    format: 'iife',
    globalName: 'vitrine',
    write: false,
  })
  const { URL, URLSearchParams, Headers, AbortController, TextEncoder, setTimeout, clearTimeout, btoa } = globalThis
  const web = {
    fetch,
    crypto,
    URL,
    URLSearchParams,
    Headers,
    AbortController,
    TextEncoder,
    setTimeout,
    clearTimeout,
    btoa,
  }
  const realm = createContext({ ...web })
  runInContext(outputFiles[0]!.text, realm)
  expect(runInContext('[typeof window, typeof document, typeof process, typeof navigator].join()', realm)).toBe(
    'undefined,undefined,undefined,undefined',
  )
  const result: unknown = await runInContext(
    `(${visit})(vitrine, ${JSON.stringify({ host: shop.url, clientId: shop.clientId })})`,
    realm,
  )
  expect(Array.from(result as unknown[])).toEqual(['Mug', true, 43])
  await expect(runInContext('vitrine.sessions.syncToWixPages()({})', realm)).resolves.toBeUndefined()
})

test('in Chromium a visitor shops, signs in on the store’s own page and syncs with the hosted pages once a week', async () => {
  await shop.addMember({ email: 'ada@people.test', password: 'a quiet evening' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(pagesUrl)
    const about = { host: shop.url, clientId: shop.clientId }
    expect(
      await page.evaluate(`import('/index.js').then((vitrine) => (${visit})(vitrine, ${JSON.stringify(about)}))`),
    ).toEqual(['Mug', true, 43])

    const warmed: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/redirect-session') && request.method() === 'POST') warmed.push(request.postData()!)
    })
    const warm = (options: object): Promise<unknown> =>
      page.evaluate(
        `import('/index.js').then(async ({ createClient, OAuthStrategy, sessions }) => {
          const client = createClient({ host: '${shop.url}', auth: OAuthStrategy({ clientId: '${shop.clientId}' }), modules: { sessions } })
          await client.sessions.syncToWixPages(${JSON.stringify(options)})
          return client.sessions.isSessionSynced()
        })`,
      )
    expect(await warm({})).toBe(true)
    expect(await warm({})).toBe(true)
    expect(warmed).toEqual(['{"login":{}}'])
    await warm({ force: true })
    expect(warmed).toHaveLength(2)
    await page.evaluate(`localStorage.setItem('wixRedirectSessionLastPreWarm', Date.now() - 604800001)`)
    await warm({})
    expect(warmed).toHaveLength(3)

    const member = await page.evaluate(
      `import('/index.js').then(async ({ createClient, localStorageTokens, members, OAuthStrategy }) => {
        const auth = OAuthStrategy({ clientId: '${shop.clientId}', tokenStorage: localStorageTokens() })
        const client = createClient({ host: '${shop.url}', auth, modules: { members } })
        const { loginState, data } = await auth.login({ email: 'ada@people.test', password: 'a quiet evening' })
        if (loginState !== 'SUCCESS') return loginState
        auth.setTokens(await auth.getMemberTokensForDirectLogin(data.sessionToken))
        return [(await client.members.getCurrentMember()).member.loginEmail, auth.loggedIn()]
      })`,
    )
    expect(member).toEqual(['ada@people.test', true])
  } finally {
    await browser.close()
  }
}, 60_000)
