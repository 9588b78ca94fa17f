import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillCheckout } from '../src/fill-checkout.ts'
import type { Walked } from './walk.ts'

/** Browsers log expected 4xx responses as errors. */
const isRefusal = (text: string): boolean => /status of 4\d\d/.test(text)

const seesPictures = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
    return pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0)
  })

/** Checks the page as a cache sees it: with products, and without visitor data. */
const lookAsCache = async (storefront: string): Promise<void> => {
  const answer = await fetch(storefront)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toMatch(/s-maxage=\d/)
  const html = await answer.text()
  expect(html).toContain('Orbit Vase')
  expect(html).not.toContain('accessToken')
}

/** Server-rendered pages don't respond before hydration. */
const isAwake = (page: Page) =>
  page.waitForFunction(() => {
    const fields = [...document.querySelectorAll('input, main button')]
    return fields.every((field) => Object.keys(field).some((name) => name.startsWith('__reactProps')))
  })

const hasCart = (page: Page, count: number) => page.getByRole('link', { name: `Cart (${count})` }).waitFor()

const findVase = async (page: Page, storefront: string): Promise<void> => {
  await page.goto(storefront)
  await expect.poll(() => page.getByRole('list', { name: 'Products' }).getByRole('listitem').count()).toBeGreaterThan(4)
  expect(await seesPictures(page)).toBe(true)
  await hasCart(page, 0)
  // Browsing starts no session.
  expect(await page.evaluate(() => localStorage.getItem('vitrine.tokens'))).toBeNull()

  await isAwake(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('vas')
  await page.getByRole('link', { name: /^Orbit Vase/ }).waitFor()
  await page.goto(`${storefront}/search`)
  await isAwake(page)
  const results = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
  const all = await results.count()
  const filter = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Varde Mill/ })
  await filter.check()
  await expect.poll(() => results.count()).toBeLessThan(all)
  expect(new URL(page.url()).search).not.toBe('')
  const narrowed = await results.count()
  await page.reload()
  expect(await results.count()).toBe(narrowed)
}

const fillCart = async (page: Page, storefront: string): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto(`${storefront}/cart`)
  await other.getByText('Your cart is empty').waitFor()
  await page.goto(`${storefront}/products/orbit-vase`)
  await page.getByRole('heading', { name: 'Orbit Vase' }).waitFor()
  await isAwake(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await hasCart(page, 1)
  // The other tab shows it as well.
  await hasCart(other, 1)
  await other.close()

  await page.getByRole('link', { name: 'Cart (1)' }).click()
  await page.getByRole('button', { name: /^More: Orbit Vase/ }).click()
  await hasCart(page, 2)
  await page.getByLabel('Coupon code').fill('NOSUCH')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('alert').filter({ hasText: 'coupon' }).waitFor()
  await page.getByRole('button', { name: /^Fewer: Orbit Vase/ }).click()
  await hasCart(page, 1)
}

const pay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Checkout' }).click()
  await fillCheckout(page)
  await page.waitForURL(({ pathname }) => pathname === '/thank-you')
  await page.getByText(/Order \d+ is PAID/).waitFor()
  await hasCart(page, 0)
}

const signInAndOut = async (page: Page, storefront: string): Promise<void> => {
  await page.goto(`${storefront}/account`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill('member@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-member-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Signed in as member@demo.test').waitFor()
  expect(new URL(page.url()).pathname).toBe('/account')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(storefront + '/')
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
}

/** Browses a storefront on our hooks, buys something, signs in and out. */
export const walkExample = async (browser: Browser, storefront: string): Promise<Walked> => {
  await lookAsCache(storefront)
  const context = await browser.newContext()
  const [hosts, troubles] = [new Set<string>(), [] as string[]]
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  context.on('weberror', (error) => troubles.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) troubles.push(message.text())
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await findVase(page, storefront)
  await fillCart(page, storefront)
  await pay(page)
  await signInAndOut(page, storefront)
  await context.close()
  return { hosts: [...hosts].filter((host) => host !== '').toSorted(), troubles }
}
