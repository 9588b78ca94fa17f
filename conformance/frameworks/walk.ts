import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillCheckout } from '../src/fill-checkout.ts'

/** Whether all images of the page have loaded. */
export const seesPictures = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    await Promise.all(pictures.map((picture) => picture.decode()))
    return pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0)
  })

export interface Walked {
  /** Hosts contacted by the browser on all pages. */
  readonly hosts: readonly string[]
  /** Script errors. */
  readonly troubles: readonly string[]
}

/** Notes what the pages of a browser contact, and errors of their scripts. Returns what was noted so far. */
export const watch = (context: BrowserContext): (() => Walked) => {
  const [hosts, troubles] = [new Set<string>(), [] as string[]]
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  context.on('weberror', (error) => troubles.push(String(error.error())))
  context.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  return () => ({ hosts: [...hosts].toSorted(), troubles })
}

/** Browses a storefront, buys something, and returns. */
export const walk = async (browser: Browser, storefront: string): Promise<Walked> => {
  const context = await browser.newContext()
  const watched = watch(context)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)

  const pictures = page.locator('img')
  await page.goto(storefront)
  await expect.poll(() => page.getByRole('listitem').count()).toBe(5)
  expect(await seesPictures(page)).toBe(true)
  await page.goto(`${storefront}/products/orbit-vase`)
  const more = page.getByRole('button', { name: 'All pictures' })
  await more.waitFor()
  expect(await seesPictures(page)).toBe(true)
  const before = await pictures.count()
  // Server-rendered pages don't respond before hydration.
  const showMore = async (): Promise<number> => {
    await more.click()
    return pictures.count()
  }
  await expect.poll(showMore).toBeGreaterThan(before)
  expect(await seesPictures(page)).toBe(true)

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('1 in the cart').waitFor()
  await page.getByRole('button', { name: 'Check out' }).click()
  await fillCheckout(page)
  await page.waitForURL(({ pathname }) => pathname === '/thank-you')
  await page.getByText(/Order \d+ is PAID/).waitFor()
  await context.close()
  return watched()
}
