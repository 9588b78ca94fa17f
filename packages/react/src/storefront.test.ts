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
  shop = await openShop({ hasRealPublicUrl: true, config: { storefrontUrl: origin } })
  const sizes = ['S', 'M', 'L'].map((size) => ({ value: size, description: size }))
  const options = [{ name: 'Size', type: 'drop_down' as const, choices: sizes }]
  const { db } = shop.context
  const { slug } = await addProduct(db, shop.siteId, { name: 'Tide shirt', price: 2000, stock: 9, options })
  await addProduct(db, shop.siteId, { name: 'Orbit lamp', price: 9000, record: { brand: 'Nord' } })
  await addProduct(db, shop.siteId, { name: 'Dune lamp', price: 7000, record: { brand: 'Nord' } })
  await addProduct(db, shop.siteId, { name: 'Fjord lamp', price: 5000, record: { brand: 'Sund' } })
  await addTestCoupon(db, shop.siteId, { code: 'TEN' })
  server = await serveStorefront(shop, port, slug)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  server?.close()
  await shop?.close()
})

/** Refusals are the store's answer, and browsers note every one of them. */
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
  const says = (name: string, text: string | RegExp) => page.getByTestId(name).filter({ hasText: text }).waitFor()
  return { page, calls, press, says }
}
/** Holds back the answers of a call until told. */
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

test('whoever only looks around has no session; the first product starts one, and shows before the store answers', async () => {
  const { page, calls, press, says } = await openTab()
  await says('status', 'ready')
  expect(calls).toEqual([])
  await says('session', 'none')

  const release = await holdBack(page, '/add-to-cart')
  await press('Add to cart')
  await says('count', '1')
  await says('status', 'updating')
  expect(await lines(page)).toEqual([expect.stringContaining('Tide shirt × 1')])
  release()
  await says('status', 'ready')
  await says('session', 'visitor')
  await says('total', '€20.00')
  expect(calls.filter((call) => call.endsWith('/token'))).toHaveLength(1)
})

test('two tabs of a first visit fill one cart, and show the same', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await Promise.all([one.says('status', 'ready'), other.says('status', 'ready')])
  await Promise.all([one.press('Add to cart'), other.press('Add to cart')])
  await Promise.all([one.says('count', '2'), other.says('count', '2')])
  await one.press('More')
  await other.says('count', '3')
  await one.press('TEN')
  await other.says('coupon', 'TEN')
  await other.press('Remove')
  await one.says('count', '0')
  expect(await lines(one.page)).toEqual([])
})

test('what is refused is taken back with the reason, and what was asked for beside it stays', async () => {
  const { page, press, says } = await openTab()
  await says('status', 'ready')
  await press('Add to cart')
  await says('status', 'ready')
  const release = await holdBack(page, '/update-line-items-quantity')
  await press('Far too many')
  await says('count', '500')
  await press('Ring twice')
  await says('note', 'Ring twice')
  release()
  await page.getByRole('alert').filter({ hasText: 'INSUFFICIENT_INVENTORY' }).waitFor()
  await says('count', '1')
  await says('note', 'Ring twice')

  await press('NOSUCH')
  await page.getByRole('alert').filter({ hasText: 'COUPON' }).waitFor()
  await says('coupon', 'none')
  await press('No note')
  await page.getByRole('alert').waitFor({ state: 'detached' })
  await says('status', 'ready')
  await page.reload()
  await says('count', '1')
  expect(await page.getByTestId('note').innerText()).toBe('')
})

test('pressing a button many times asks the store for the last quantity, not for each', async () => {
  const { page, calls, press, says } = await openTab()
  await says('status', 'ready')
  await press('Add to cart')
  await says('status', 'ready')
  const release = await holdBack(page, '/update-line-items-quantity')
  for (let times = 0; times < 5; times++) await press('More')
  await says('count', '6')
  release()
  await says('status', 'ready')
  await says('count', '6')
  expect(calls.filter((call) => call.endsWith('/update-line-items-quantity'))).toHaveLength(2)
})

test('nobody goes to the checkout with something else than they see', async () => {
  const { page, press, says } = await openTab()
  await says('status', 'ready')
  await press('Add to cart')
  await says('status', 'ready')
  const release = await holdBack(page, '/update-line-items-quantity')
  await press('Far too many')
  await press('Check out')
  release()
  await says('checkout-error', 'INSUFFICIENT_INVENTORY')
  expect(new URL(page.url()).origin).toBe(origin)
  await press('Check out')
  await page.waitForURL(({ pathname }) => pathname === '/hosted/checkout')
})

test('a choice is made among what can be bought', async () => {
  const { page, says } = await openTab()
  await says('most', '9')
  await page.getByLabel('L', { exact: true }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await says('status', 'ready')
  expect(await lines(page)).toHaveLength(1)
})

test('one product is found by its slug and its ID, and none where there is none; a query is sent anew when it is another', async () => {
  const { calls, press, says } = await openTab('/lookup')
  await says('one', 'Tide shirt')
  await says('some', 'Dune lamp')
  await press('By ID')
  await says('one', 'Tide shirt')
  await press('Other slug')
  await says('one', 'none')
  await press('Other ID')
  await says('one', 'none')
  await press('Two')
  await says('some', 'Dune lamp, Fjord lamp')
  expect(calls.filter((call) => call.endsWith('/token'))).toHaveLength(1)
})

test('a list is narrowed, sorted and turned in the address, and keeps what it shows until the next is there', async () => {
  const { page, calls, press, says } = await openTab('/search')
  await says('pages', '2')
  await says('loading', 'false')
  expect(calls).toEqual([])
  await press('Dearest first')
  await says('found', 'Orbit lamp, Dune lamp')
  await press('Next page')
  await says('found', 'Fjord lamp, Tide shirt')
  expect(new URL(page.url()).search).toBe('?sort=-price&page=2')

  const release = await holdBack(page, '/search')
  await page.getByLabel('Nord (2)').check()
  await says('loading', 'true')
  await says('found', 'Fjord lamp, Tide shirt')
  release()
  await says('found', 'Orbit lamp, Dune lamp')
  await says('pages', '1')
  expect(await page.getByLabel('Nord (2)').isChecked()).toBe(true)
  // The same address says the same to whoever gets it.
  await page.reload()
  await says('found', 'Orbit lamp, Dune lamp')
  await press('All')
  await says('pages', '2')
  await page.goBack()
  await says('found', 'Orbit lamp, Dune lamp')
})

test('a search that is overtaken is cancelled, and one that fails can be sent again', async () => {
  const { page, press, says } = await openTab('/search?unread')
  await says('pages', '2')
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(String(request.failure()?.errorText)))
  const release = await holdBack(page, '/search')
  await press('Dearest first')
  await press('Next page')
  await expect.poll(() => failed).toEqual(['net::ERR_ABORTED'])
  release()
  await says('found', 'Fjord lamp, Tide shirt')
})

test('suggestions wait until the typing pauses, and are gone with the text', async () => {
  const { page, calls, says } = await openTab('/search')
  await says('loading', 'false')
  await page.getByLabel('Words').pressSequentially('dune', { delay: 10 })
  await says('suggested', 'Dune lamp')
  expect(calls.filter((call) => call.endsWith('/suggest'))).toHaveLength(1)
  await page.getByLabel('Words').fill('')
  await expect.poll(() => page.getByTestId('suggested').innerText()).toBe('')
})

test('a member who signs in is one in all tabs, with the cart they had, and nobody after signing out', async () => {
  const { email, sessionToken } = await atTheDoor(shop).arrive()
  const other = await openTab('/orders')
  const one = await openTab('/?size=L')
  await one.says('status', 'ready')
  await other.says('member', 'nobody')
  await one.press('Add to cart')
  await one.says('status', 'ready')
  await visitor.addCookies([{ name: 'vitrine_session', value: sessionToken, url: shop.context.config.publicUrl }])
  await one.press('Sign in')
  await one.says('return', '/?size=L')
  await one.says('member', email)
  await one.says('count', '1')
  await other.says('member', email)
  await other.says('count', '1')
  await other.says('orders', '0')
  expect(await lines(other.page)).toEqual([expect.stringContaining('Tide shirt × 1')])

  await visitor.clearCookies({ name: 'vitrine_session' })
  await other.press('Sign out')
  await one.says('member', 'nobody')
  await one.says('count', '0')
})

test('a sign-in that nobody began here says so', async () => {
  const { says } = await openTab('/callback?code=x&state=y')
  await says('return', 'SIGN_IN_EXPIRED')
  const canceled = await openTab('/callback?error=access_denied')
  await canceled.says('return', 'access_denied')
  expect(canceled.calls).toEqual([])
})

test('a tab that nobody looks at, and a page that the browser kept, catch up when they are seen', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await Promise.all([one.says('status', 'ready'), other.says('status', 'ready')])
  const hide = (isHidden: boolean) =>
    other.page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await hide(true)
  await one.press('Add to cart')
  await one.says('status', 'ready')
  await one.press('More')
  await one.says('status', 'ready')
  expect(other.calls).toEqual([])
  await hide(false)
  await other.says('count', '2')
  expect(other.calls).toHaveLength(1)

  const go = (type: string) =>
    other.page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await go('pagehide')
  await one.press('More')
  await one.says('status', 'ready')
  await go('pageshow')
  await other.says('count', '3')
  await one.press('More')
  await other.says('count', '4')
})
