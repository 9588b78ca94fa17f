import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { openLiveShop, type LiveShop } from './live-shop.ts'
import { openVisitor } from './visitor.ts'

let shop: LiveShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openLiveShop(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const storefrontPages = [
  '/',
  '/collections/all-products',
  '/collections/tableware',
  '/product-page/dune-bowl',
  '/search?q=vase',
  '/search?q=nothing-is-called-that',
  '/cart',
  '/sign-in',
  '/sign-up',
  '/forgot',
  '/no-such-page',
]
const backOfficePages = ['', 'orders', 'products', 'settings']

const screens = [
  { name: 'narrow and light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'narrow and dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { name: 'wide and light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'wide and dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const

test.each(screens)('every page is for everybody: $name', async ({ viewport, colorScheme }) => {
  const { page, takeProblems, inspect, leave } = await openVisitor(browser, { viewport, colorScheme })
  const faults: Record<string, string[]> = {}
  const look = async (name: string) => {
    const found = [...takeProblems(), ...(await inspect())]
    if (found.length > 0) faults[name] = found
  }
  for (const path of storefrontPages) {
    await page.goto(shop.storefront + path, { waitUntil: 'networkidle' })
    const expected = path === '/no-such-page' ? ['404 /no-such-page'] : []
    const problems = takeProblems().filter((problem) => !expected.includes(problem))
    const found = [...problems, ...(await inspect())]
    if (found.length > 0) faults[path] = found
  }

  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByText('Tide Mug').first().waitFor()
  await page.waitForTimeout(600)
  await look('cart drawer')
  await page.getByRole('dialog').getByRole('button', { name: 'View cart' }).click()
  await page.getByRole('button', { name: 'To checkout' }).waitFor()
  await page.waitForLoadState('networkidle')
  await look('cart with a line')
  await page.getByRole('button', { name: 'To checkout' }).click()
  await page.waitForURL('**/hosted/checkout**')
  await look('checkout')

  await page.goto(`${shop.platform}/back-office/`)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await look('back office sign-in')
  await page.getByLabel('E-mail').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-owner-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  for (const path of backOfficePages) {
    await page.goto(`${shop.platform}/back-office/${path}`, { waitUntil: 'networkidle' })
    await look(`back office ${path}`)
  }
  await page.goto(`${shop.platform}/back-office/products?q=shoreline`)
  await page.getByRole('link', { name: 'Shoreline Art Print' }).click()
  await page.getByLabel('Price (EUR)').waitFor()
  await look('back office product')
  expect(faults).toEqual({})
  await leave()
})
