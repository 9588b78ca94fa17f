import type { Server } from 'node:http'
import { findFreePort } from '@vitrine/server/testing/open-shop.ts'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '../../../test/browser.ts'
import { addProduct, addTestCoupon } from '../../../test/goods.ts'
import { atTheDoor } from '../../../test/people.ts'
import { openShop, type Shop } from '../../../test/shop.ts'
import { serveStorefront } from '../testing/serve.tsx'

let shop: Shop
let server: Server
let browser: Browser
let origin: string
let visitor: BrowserContext
let troubles: string[]

beforeAll(async () => {
  const port = await findFreePort()
  origin = `http://localhost:${port}`
  shop = await openShop({ hasListeningUrl: true, config: { storefrontUrl: origin } })
  const sizes = ['S', 'M', 'L'].map((size) => ({ value: size, description: size }))
  const options = [{ name: 'Size', type: 'drop_down' as const, choices: sizes }]
  const { db } = shop.context
  const { slug } = await addProduct(db, shop.siteId, { name: 'Tide shirt', price: 2000, stock: 9, options })
  await addProduct(db, shop.siteId, { name: 'Orbit lamp', price: 9000, record: { brand: { name: 'Nord' } } })
  await addProduct(db, shop.siteId, { name: 'Dune lamp', price: 7000, record: { brand: { name: 'Nord' } } })
  await addProduct(db, shop.siteId, { name: 'Fjord lamp', price: 5000, record: { brand: { name: 'Sund' } } })
  await addTestCoupon(db, shop.siteId, { code: 'TEN' })
  server = await serveStorefront(shop, port, slug)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  await shop?.close()
})

/** Browsers log expected 4xx responses as errors. */
const isRefusal = (text: string): boolean => /status of 4\d\d/.test(text)

beforeEach(async () => {
  troubles = []
  visitor = await browser.newContext()
  visitor.on('weberror', (error) => troubles.push(String(error.error())))
  visitor.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) troubles.push(message.text())
  })
})
afterEach(async () => {
  await visitor.close()
  if (troubles.length > 0) throw new Error(`Scripts complained: ${troubles.join('; ')}`)
})

const openTab = async (path = '/') => {
  const page = await visitor.newPage()
  page.setDefaultTimeout(15_000)
  const calls: string[] = []
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url())
    if (host === shop.url && request.method() !== 'OPTIONS') calls.push(`${request.method()} ${pathname}`)
  })
  await page.goto(origin + path)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const waitForText = (name: string, text: string | RegExp) =>
    page.getByTestId(name).filter({ hasText: text }).waitFor()
  return { page, calls, press, waitForText }
}
/** Delays the responses of a call until released. */
const holdBack = async (page: Page, path: string): Promise<() => void> => {
  let release!: () => void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  return release
}
const lines = (page: Page) => page.getByRole('region', { name: 'Cart' }).getByRole('listitem').allInnerTexts()

test('browsing starts no session; the first product starts one and shows before the server responds', async () => {
  const { page, calls, press, waitForText } = await openTab()
  await waitForText('status', 'ready')
  expect(calls).toEqual([])
  await waitForText('session', 'none')

  const release = await holdBack(page, '/add-line-items')
  await press('Add to cart')
  await waitForText('count', '1')
  await waitForText('status', 'updating')
  expect(await lines(page)).toEqual([expect.stringContaining('Tide shirt × 1')])
  release()
  await waitForText('status', 'ready')
  await waitForText('session', 'visitor')
  await waitForText('total', '€20.00')
  expect(calls.filter((call) => call.endsWith('/token'))).toHaveLength(1)
})

test('two tabs of a first visit share one cart', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await Promise.all([one.waitForText('status', 'ready'), other.waitForText('status', 'ready')])
  await Promise.all([one.press('Add to cart'), other.press('Add to cart')])
  await Promise.all([one.waitForText('count', '2'), other.waitForText('count', '2')])
  await one.press('More')
  await other.waitForText('count', '3')
  await one.press('TEN')
  await other.waitForText('coupon', 'TEN')
  await other.press('Remove')
  await one.waitForText('count', '0')
  expect(await lines(one.page)).toEqual([])
})

test('rolls back a refused change with its reason and keeps other changes', async () => {
  const { page, press, waitForText } = await openTab()
  await waitForText('status', 'ready')
  await press('Add to cart')
  await waitForText('status', 'ready')
  const release = await holdBack(page, '/update-line-items')
  await press('Far too many')
  await waitForText('count', '500')
  await press('Ring twice')
  await waitForText('note', 'Ring twice')
  release()
  await page.getByRole('alert').filter({ hasText: 'INSUFFICIENT_INVENTORY' }).waitFor()
  await waitForText('count', '1')
  await waitForText('note', 'Ring twice')

  await press('NOSUCH')
  await page.getByRole('alert').filter({ hasText: 'COUPON' }).waitFor()
  await waitForText('coupon', 'none')
  await press('No note')
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await waitForText('status', 'ready')
  await page.reload()
  await waitForText('count', '1')
  expect(await page.getByTestId('note').innerText()).toBe('')
})

test('rapid clicks send only the last quantity', async () => {
  const { page, calls, press, waitForText } = await openTab()
  await waitForText('status', 'ready')
  await press('Add to cart')
  await waitForText('status', 'ready')
  const release = await holdBack(page, '/update-line-items')
  for (let times = 0; times < 5; times++) await press('More')
  await waitForText('count', '6')
  release()
  await waitForText('status', 'ready')
  await waitForText('count', '6')
  expect(calls.filter((call) => call.endsWith('/update-line-items'))).toHaveLength(2)
})

test('does not go to checkout with a refused change', async () => {
  const { page, press, waitForText } = await openTab()
  await waitForText('status', 'ready')
  await press('Add to cart')
  await waitForText('status', 'ready')
  const release = await holdBack(page, '/update-line-items')
  await press('Far too many')
  await press('Check out')
  release()
  await waitForText('checkout-error', 'INSUFFICIENT_INVENTORY')
  expect(new URL(page.url()).origin).toBe(origin)
  await press('Check out')
  await page.waitForURL(({ pathname }) => pathname === '/hosted/checkout')
})

test('preselects an available choice', async () => {
  const { page, waitForText } = await openTab()
  await waitForText('most', '9')
  await page.getByLabel('L', { exact: true }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await waitForText('status', 'ready')
  expect(await lines(page)).toHaveLength(1)
})

test('finds a product by slug or ID, or null; a changed query is sent again', async () => {
  const { calls, press, waitForText } = await openTab('/lookup')
  await waitForText('one', 'Tide shirt')
  await waitForText('some', 'Dune lamp')
  await press('By ID')
  await waitForText('one', 'Tide shirt')
  await press('Other slug')
  await waitForText('one', 'none')
  await press('Other ID')
  await waitForText('one', 'none')
  await press('Two')
  await waitForText('some', 'Dune lamp, Fjord lamp')
  expect(calls.filter((call) => call.endsWith('/token'))).toHaveLength(1)
})

test('filters, sorts and pages in the URL, and keeps products until new ones arrive', async () => {
  const { page, calls, press, waitForText } = await openTab('/search')
  await waitForText('pages', '2')
  await waitForText('loading', 'false')
  expect(calls).toEqual([])
  await press('Dearest first')
  await waitForText('found', 'Orbit lamp, Dune lamp')
  await press('Next page')
  await waitForText('found', 'Fjord lamp, Tide shirt')
  expect(new URL(page.url()).search).toBe('?sort=-price&page=2')

  const release = await holdBack(page, '/search')
  await page.getByLabel('Nord (2)').check()
  await waitForText('loading', 'true')
  await waitForText('found', 'Fjord lamp, Tide shirt')
  release()
  await waitForText('found', 'Orbit lamp, Dune lamp')
  await waitForText('pages', '1')
  expect(await page.getByLabel('Nord (2)').isChecked()).toBe(true)
  // A shared URL shows the same list.
  await page.reload()
  await waitForText('found', 'Orbit lamp, Dune lamp')
  await press('All')
  await waitForText('pages', '2')
  await page.goBack()
  await waitForText('found', 'Orbit lamp, Dune lamp')
})

test('cancels outdated searches and retries failed ones', async () => {
  const { page, press, waitForText } = await openTab('/search?unread')
  await waitForText('pages', '2')
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(String(request.failure()?.errorText)))
  const release = await holdBack(page, '/search')
  await press('Dearest first')
  await press('Next page')
  await expect.poll(() => failed).toEqual(['net::ERR_ABORTED'])
  release()
  await waitForText('found', 'Fjord lamp, Tide shirt')
})

test('debounces suggestions and clears them with the text', async () => {
  const { page, calls, waitForText } = await openTab('/search')
  await waitForText('loading', 'false')
  await page.getByLabel('Words').pressSequentially('dune', { delay: 10 })
  await waitForText('suggested', 'Dune lamp')
  expect(calls.filter((call) => call.endsWith('/suggest'))).toHaveLength(1)
  await page.getByLabel('Words').fill('')
  await expect.poll(() => page.getByTestId('suggested').innerText()).toBe('')
})

test('signs a member in across tabs, merging the cart, and out again', async () => {
  const { email, sessionToken } = await atTheDoor(shop).arrive()
  const other = await openTab('/orders')
  const one = await openTab('/?size=L')
  await one.waitForText('status', 'ready')
  await other.waitForText('member', 'nobody')
  await one.press('Add to cart')
  await one.waitForText('status', 'ready')
  await visitor.addCookies([{ name: 'vitrine_session', value: sessionToken, url: shop.context.config.publicUrl }])
  await one.press('Sign in')
  await one.waitForText('return', '/?size=L')
  await one.waitForText('member', email)
  await one.waitForText('count', '1')
  await other.waitForText('member', email)
  await other.waitForText('count', '1')
  await other.waitForText('orders', '0')
  expect(await lines(other.page)).toEqual([expect.stringContaining('Tide shirt × 1')])

  await visitor.clearCookies({ name: 'vitrine_session' })
  await other.press('Sign out')
  await one.waitForText('member', 'nobody')
  await one.waitForText('count', '0')
})

test('reports a sign-in that was not started here', async () => {
  const { waitForText } = await openTab('/callback?code=x&state=y')
  await waitForText('return', 'SIGN_IN_EXPIRED')
  const canceled = await openTab('/callback?error=access_denied')
  await canceled.waitForText('return', 'access_denied')
  expect(canceled.calls).toEqual([])
})

test('hidden tabs and pages restored from the back/forward cache catch up when shown', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await Promise.all([one.waitForText('status', 'ready'), other.waitForText('status', 'ready')])
  const hide = (isHidden: boolean) =>
    other.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await one.press('Add to cart')
  await one.waitForText('status', 'ready')
  await one.press('More')
  await one.waitForText('status', 'ready')
  expect(other.calls).toEqual([])
  await hide(false)
  await other.waitForText('count', '2')
  expect(other.calls).toHaveLength(1)

  const go = (type: string) =>
    other.page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await go('pagehide')
  await one.press('More')
  await one.waitForText('status', 'ready')
  await go('pageshow')
  await other.waitForText('count', '3')
  await one.press('More')
  await other.waitForText('count', '4')
})
