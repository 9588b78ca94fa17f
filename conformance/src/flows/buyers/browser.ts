import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../../../test/browser.ts'
import { assert } from '../../expect.ts'
import { fillCheckout } from '../../fill-checkout.ts'
import { check, Missing } from '../../report.ts'
import { clientId, serverUrl, storefrontUrl, storesAppId } from '../../shop.ts'
import { member } from './sign-in.ts'

const bundlePage = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../browser/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

/** A single-page storefront at the origin that the demo app allows. */
const serveStorefront = async (script: string) => {
  const html = `<!doctype html><html lang="en"><head><title>Storefront</title><link rel="icon" href="data:,"></head>
<body><script src="/page.js"></script><script>
window.storefront = openPage(${JSON.stringify({ serverUrl, clientId })})
</script></body></html>`
  const server = createServer(({ url }, answer) => {
    const isScript = url === '/page.js'
    answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    answer.end(isScript ? script : html)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(new URL(storefrontUrl).port), 'localhost', resolve)
  })
  return server
}

interface Observed {
  /** Script errors. */
  readonly troubles: string[]
  /** Hosts contacted by the pages. */
  readonly hosts: Set<string>
}

const openTab = async (browser: Browser, { troubles, hosts }: Observed): Promise<Page> => {
  const context = await browser.newContext()
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  page.on('pageerror', (error) => troubles.push(String(error)))
  await page.goto(storefrontUrl)
  return page
}

const useSdk = async (page: Page): Promise<void> => {
  await check('browser: products.queryProducts', 'cross-origin', async () => {
    assert.equal(await page.evaluate(() => window.storefront.readProducts()), 5)
  })
  await check('media.getScaledToFillImageUrl', 'displayed by a page, in a browser', async () => {
    const widths = await page.evaluate(() => window.storefront.showPicture('tide-mug'))
    // The server has images in few widths and sends the next larger one; browsers scale it.
    assert.deepEqual(widths, [360, 360, 360])
  })
  await check('auth.getMemberTokensForDirectLogin', 'through a hidden frame, in a browser', async () => {
    const signedIn = page.evaluate(({ email, password }) => window.storefront.signIn(email, password), member)
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The hidden frame did not respond within 20 s.')), 20_000).unref()
    })
    assert.deepEqual(await Promise.race([signedIn, timeout]), { loggedIn: true, email: member.email })
  })
}

const checkSession = (page: Page): Promise<void | undefined> =>
  check('auth.sessions.syncToWixPages', 'the hosted pages are opened in advance, in a browser', async () => {
    assert.equal(await page.evaluate(() => window.storefront.syncSession()), true)
  })

/** Follows the SDK's redirect, which must lead to a page. */
const follow = async (page: Page, address: string): Promise<void> => {
  const answer = await page.goto(address)
  if (answer?.status() === 404) throw new Missing(`GET ${new URL(page.url()).pathname}`)
}

const useSignInPage = (page: Page): Promise<void | undefined> =>
  check('auth.getAuthUrl', 'to the hosted sign-in page, and back with a code, in a browser', async () => {
    await follow(page, await page.evaluate(() => window.storefront.beginSignIn()))
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/callback')
    assert.deepEqual(await page.evaluate(() => window.storefront.finishSignIn()), {
      loggedIn: true,
      email: member.email,
    })
  })

const useCheckoutPage = (page: Page): Promise<void | undefined> =>
  check('redirects.createRedirectSession', 'to the hosted checkout, and back with an order, in a browser', async () => {
    const purchase = ['orbit-vase', storesAppId] as const
    await follow(page, await page.evaluate(([slug, appId]) => window.storefront.beginPurchase(slug, appId), purchase))
    await fillCheckout(page)
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/thank-you' && searchParams.has('orderId'))
    assert.deepEqual(await page.evaluate(() => window.storefront.finishPurchase()), { paymentStatus: 'PAID', lines: 1 })
  })

/** The same SDK in a real browser: cross-origin requests, preflights, a hidden frame, the hosted pages. */
export const useBrowser = async (): Promise<void> => {
  const server = await serveStorefront(await bundlePage())
  const browser = await launchBrowser()
  const observed: Observed = { troubles: [], hosts: new Set() }
  try {
    await useSdk(await openTab(browser, observed))
    await checkSession(await openTab(browser, observed))
    await useSignInPage(await openTab(browser, observed))
    await useCheckoutPage(await openTab(browser, observed))
    await check('browser', 'no script failed', async () => assert.deepEqual(observed.troubles, []))
    await check('browser', 'the provider’s hosts were not contacted', async () =>
      assert.deepEqual(
        [...observed.hosts].filter((host) => host.includes('wix')),
        [],
      ),
    )
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}
