import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEmail } from '../../credentials.ts'
import { isLongRun } from '../../run-size.ts'
import { openStage } from '../stage/stage.ts'
import { fillSignIn, holdScripts, openCheckout, scripts, waitForScripts } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const chooseBowl = async (page: Page): Promise<void> => {
  await page.goto(`${shop.storefront}/product-page/dune-bowl`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Lagoon' }).check()
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
}

/** The cart after buying the selection. */
const readCart = async (page: Page): Promise<string> => {
  await page.waitForURL('**/cart', { waitUntil: 'commit' })
  return page.locator('[data-line]').innerText()
}
const twoBowls = /€64\.00[^]*Lagoon, Cereal|Lagoon, Cereal[^]*€64\.00/

test('buys the selected color without scripts', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await chooseBowl(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await readCart(page)).toMatch(twoBowls)
})

test('buys the selected color while scripts are loading', async () => {
  const { page, takeProblems } = await openVisitor()
  const letThrough = await holdScripts(page)
  await chooseBowl(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart', { waitUntil: 'commit' })
  // A country selected before hydration is saved afterwards.
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByLabel('Deliver to').selectOption('AT')
  letThrough()
  await saved
  expect(await readCart(page)).toMatch(twoBowls)
  await page.reload()
  expect(await page.getByLabel('Deliver to').inputValue()).toBe('AT')
  expect(await takeProblems()).toEqual([])
})

test('hydration keeps an earlier selection', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  const letThrough = await holdScripts(page)
  await chooseBowl(page)
  letThrough()
  // The page shows the selection after hydration.
  await page.locator('fieldset', { hasText: 'Lagoon' }).first().waitFor()
  expect(await page.getByRole('radio', { name: 'Lagoon' }).isChecked()).toBe(true)
  expect(await page.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('2')
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByText('Lagoon, Cereal').waitFor()
  await page.getByRole('dialog').getByText('€64.00').first().waitFor()
  expect(await takeProblems()).toEqual([])
})

test('a billing address asked for before hydration is shown afterwards', async () => {
  const { page, takeProblems } = await openVisitor()
  await openCheckout(page, shop)
  const letThrough = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /[Bb]illing address/ }).uncheck()
  letThrough()
  await page.getByRole('group', { name: 'Billing address' }).waitFor()
  expect(await takeProblems()).toEqual([])
})

test('a search typed before hydration is suggested afterwards', async () => {
  const { page, takeProblems } = await openVisitor()
  const letThrough = await holdScripts(page)
  await page.goto(shop.storefront, { waitUntil: 'commit' })
  await page.getByRole('search').getByLabel('Search the store').fill('tid')
  letThrough()
  await page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option', { name: /Tide Mug/ })
    .waitFor()
  expect(await takeProblems()).toEqual([])
})

test.runIf(isLongRun)('a sort order selected before hydration is applied afterwards', async () => {
  const { page, takeProblems } = await openVisitor()
  const letThrough = await holdScripts(page)
  await page.goto(`${shop.storefront}/collections/light`, { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  letThrough()
  await page.waitForURL('**sort=price*')
  expect(await takeProblems()).toEqual([])
})

test('a sign-up form filled in before hydration keeps its values', async () => {
  const { page, takeProblems } = await openVisitor()
  const letThrough = await holdScripts(page)
  await page.goto(`${shop.storefront}/sign-up`, { waitUntil: 'commit' })
  await fillSignIn(page, { email: newEmail() })
  await page.getByLabel('Email').press('Enter')
  expect(new URL(page.url()).pathname).toBe('/sign-up')
  letThrough()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(await takeProblems()).toEqual([])
})

test.runIf(isLongRun)('buys the selected color if scripts fail to load', async () => {
  const { page } = await openVisitor()
  await page.route(scripts, (route) => route.abort())
  await chooseBowl(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await readCart(page)).toMatch(twoBowls)
})

test.runIf(isLongRun)('opens the cart page if the drawer fails to load', async () => {
  const { page } = await openVisitor()
  await page.route('**/assets/cart-drawer-panel*.js', (route) => route.abort())
  await chooseBowl(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await readCart(page)).toMatch(twoBowls)
})

test.runIf(isLongRun)('reports a sold-out combination without scripts and keeps the selection', async () => {
  const { page, inspect } = await openVisitor()
  await page.route(scripts, (route) => route.abort())
  await chooseBowl(page)
  await page.getByRole('radio', { name: 'Serving' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('alert').getByText('This combination is sold out.').waitFor()
  expect(await page.getByRole('radio', { name: 'Lagoon' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Serving' }).isChecked()).toBe(true)
  expect(await inspect()).toEqual([])
  await page.getByRole('radio', { name: 'Cereal' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await readCart(page)).toMatch(twoBowls)
})

test.runIf(isLongRun)('asks for missing stars without scripts and keeps the review', async () => {
  const { page, inspect } = await openVisitor()
  await page.goto(`${shop.storefront}/product-page/dune-bowl`)
  // Bypasses the browser's validation.
  await page.evaluate(() => document.querySelectorAll('form').forEach((form) => (form.noValidate = true)))
  await page.getByText('Write a review').click()
  await page.getByLabel('Title').fill('Deep enough for soup')
  await page.getByLabel('Your name').fill('Kay')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form:has([name=rating])')!.submit())
  const complaint = page.getByRole('alert').getByText('Choose a rating.')
  await complaint.waitFor()
  await expect.poll(() => complaint.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(740)
  expect(await page.getByLabel('Title').inputValue()).toBe('Deep enough for soup')
  expect(await inspect()).toEqual([])
  await page.getByRole('radio', { name: '3 stars' }).check()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await page.getByText('Your review appears once the store has approved it.').waitFor()
})

test.runIf(isLongRun)('falls back to a page load if a list cannot be updated in place', async () => {
  const { page } = await openVisitor()
  await page.goto(`${shop.storefront}/collections/all-products`)
  await page.route('**as=data*', (route) => route.abort())
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await page.waitForURL('**sort=price*')
  expect(await page.getByLabel('Sort by').inputValue()).toBe('price')
})

test('updates a list in place, with working back navigation', async () => {
  const { page } = await openVisitor()
  await page.goto(`${shop.storefront}/collections/all-products`)
  // A list sorted before hydration is a page load.
  await waitForScripts(page)
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  const first = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
  const newest = await first.textContent()
  await page.getByLabel('Sort by').selectOption({ label: 'Name' })
  await page.waitForURL('**sort=name*')
  await expect.poll(() => first.textContent(), { timeout: 10_000 }).not.toBe(newest)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await page.waitForURL('**page=2*')
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('page=2'))
  await page.goBack()
  await page.waitForURL((url) => url.search === '')
  await expect.poll(() => first.textContent(), { timeout: 10_000 }).toBe(newest)
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
})
