import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { fillCheckout } from '../src/fill-checkout.ts'
import { seesPictures, watch, type Walked } from './walk.ts'

const fillCart = async (page: Page): Promise<void> => {
  // Server-rendered pages don't respond before hydration.
  const color = page.getByTitle('Lagoon')
  const choose = async (): Promise<string | null> => {
    await color.click()
    return color.getAttribute('data-selected')
  }
  await expect.poll(choose).toBe('true')
  await page.getByRole('button', { name: 'UK' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const lines = page.getByTestId('cart-line-items')
  await lines.getByAltText('Vesper Table Lamp with a lagoon foot').waitFor()
  await lines.getByRole('button', { name: '+' }).click()
  await page.getByText('€388.00').first().waitFor()
  await page.getByPlaceholder('Enter coupon code').fill('WELCOME10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('-€38.80').waitFor()
}

const signInAndOut = async (page: Page, storefront: string): Promise<void> => {
  const role = async (): Promise<string | undefined> => {
    const session = (await page.context().cookies()).find(({ name }) => name === 'wixSession')
    return session && JSON.parse(decodeURIComponent(session.value)).tokens.refreshToken.role
  }
  await page.goto(`${storefront}/api/auth/login?returnToUrl=/products/orbit-vase`)
  await page.getByLabel('Email').fill('member@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('demo-member-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${storefront}/products/orbit-vase`)
  expect(await role()).toBe('member')
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/api/auth/logout' })
    document.body.append(form)
    form.submit()
  })
  await page.waitForURL(`${storefront}/`)
  await expect.poll(role).toBe('visitor')
}

/** Browses a storefront of the provider's components, buys a variant with a coupon, returns, and signs in and out. */
export const walkComponents = async (browser: Browser, storefront: string): Promise<Walked> => {
  const context = await browser.newContext()
  const watched = watch(context)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)

  await page.goto(storefront)
  const products = page.getByRole('article')
  expect(await products.count()).toBeGreaterThan(20)
  expect(await products.filter({ hasText: 'Orbit Vase' }).innerText()).toContain('€124.00')
  expect(await seesPictures(page)).toBe(true)

  await page.goto(`${storefront}/products/vesper-table-lamp`)
  await fillCart(page)
  await page.getByRole('button', { name: 'Check out' }).click()
  await fillCheckout(page)
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/products/vesper-table-lamp' && searchParams.has('orderId'),
  )
  await page.getByText('The cart is empty').waitFor()

  await signInAndOut(page, storefront)
  await context.close()
  return watched()
}
