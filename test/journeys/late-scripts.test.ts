import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEmail } from '../credentials.ts'
import { isLongRun } from '../run-size.ts'
import { openStage } from './stage.ts'
import { fillSignIn, holdScripts, scripts } from './steps.ts'

const { shop, openVisitor } = await openStage()

const chooseBowl = async (page: Page): Promise<void> => {
  await page.goto(`${shop.storefront}/product-page/dune-bowl`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Lagoon' }).check()
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
}

/** The cart of someone who bought what they chose. */
const readCart = async (page: Page): Promise<string> => {
  await page.waitForURL('**/cart', { waitUntil: 'commit' })
  return page.locator('[data-line]').innerText()
}
const twoBowls = /€64\.00[^]*Lagoon, Cereal|Lagoon, Cereal[^]*€64\.00/

test('the color that was chosen is bought where no script runs', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await chooseBowl(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await readCart(page)).toMatch(twoBowls)
})

test('the color that was chosen is bought while the scripts are still on their way', async () => {
  const { page, takeProblems } = await openVisitor()
  const letThrough = await holdScripts(page)
  await chooseBowl(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart', { waitUntil: 'commit' })
  letThrough()
  expect(await readCart(page)).toMatch(twoBowls)
  expect(await takeProblems()).toEqual([])
})

test('scripts that come after the choice keep it', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  const letThrough = await holdScripts(page)
  await chooseBowl(page)
  letThrough()
  // The page says what is chosen as soon as its scripts run.
  await page.locator('fieldset', { hasText: 'Lagoon' }).first().waitFor()
  expect(await page.getByRole('radio', { name: 'Lagoon' }).isChecked()).toBe(true)
  expect(await page.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('2')
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByText('Lagoon, Cereal').waitFor()
  await page.getByRole('dialog').getByText('€64.00').first().waitFor()
  expect(await takeProblems()).toEqual([])
})

test.runIf(isLongRun)('an order that was chosen before the scripts came is shown once they are there', async () => {
  const { page, takeProblems } = await openVisitor()
  const letThrough = await holdScripts(page)
  await page.goto(`${shop.storefront}/collections/light`, { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  letThrough()
  await page.waitForURL('**sort=price*')
  expect(await takeProblems()).toEqual([])
})

test('whoever signs up before the scripts run loses nothing that they typed', async () => {
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

test.runIf(isLongRun)('the color that was chosen is bought where the scripts never come', async () => {
  const { page } = await openVisitor()
  await page.route(scripts, (route) => route.abort())
  await chooseBowl(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await readCart(page)).toMatch(twoBowls)
})

test.runIf(isLongRun)('where the drawer of the cart does not come, its page does', async () => {
  const { page } = await openVisitor()
  await page.route('**/assets/cart-drawer-panel*.js', (route) => route.abort())
  await chooseBowl(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await readCart(page)).toMatch(twoBowls)
})

test.runIf(isLongRun)('a combination that is sold out is said without scripts, and the choices stay', async () => {
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

test.runIf(isLongRun)(
  'a review without stars is asked for them where no script runs, and nothing that was typed is lost',
  async () => {
    const { page, inspect } = await openVisitor()
    await page.goto(`${shop.storefront}/product-page/dune-bowl`)
    // What the browser would not let through.
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
  },
)

test.runIf(isLongRun)('where a list cannot be drawn in place, the browser goes to its page', async () => {
  const { page } = await openVisitor()
  await page.goto(`${shop.storefront}/collections/all-products`)
  await page.route('**as=data*', (route) => route.abort())
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await page.waitForURL('**sort=price*')
  expect(await page.getByLabel('Sort by').inputValue()).toBe('price')
})

test('a list is drawn in place, and the way back leads through what was seen', async () => {
  const { page } = await openVisitor()
  await page.goto(`${shop.storefront}/collections/all-products`)
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  const first = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
  const newest = await first.textContent()
  await page.getByLabel('Sort by').selectOption({ label: 'Name' })
  await page.waitForURL('**sort=name*')
  await expect.poll(() => first.textContent(), { timeout: 10_000 }).not.toBe(newest)
  await page.getByRole('link', { name: 'Next', exact: true }).click()
  await page.waitForURL('**page=2*')
  await page.goBack()
  await page.goBack()
  await expect.poll(() => first.textContent(), { timeout: 10_000 }).toBe(newest)
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
})
