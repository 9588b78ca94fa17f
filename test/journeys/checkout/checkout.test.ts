import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isLongRun } from '../../run-size.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { buyer, fillCard, fillContact, holdScripts, openCheckout, pay } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const total = (page: Page) =>
  page
    .getByRole('complementary')
    .locator('dl > div')
    .filter({ hasText: /^Total/ })

test('delivery and totals follow the address and the selection, and typed values are kept', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await openCheckout(page, shop)
  await page.getByText('Fill in your address to see delivery methods').waitFor()
  await shoot(page, 'checkout-empty')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Order note').fill('Ring twice')

  // The page is reloaded with a half-typed form.
  await page.reload()
  await expect.poll(() => page.getByLabel('First name').inputValue(), { timeout: 10_000 }).toBe('Ann')
  expect(await page.getByLabel('Order note').inputValue()).toBe('Ring twice')

  await fillContact(page)
  // Leaving the last field shows the next step without a click.
  await page.getByLabel('City').press('Tab')
  await page.getByRole('button', { name: /^Pay/ }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'checkout-open')
  await fillCard(page, '4242 4242 4242 4242')
  const before = await total(page).innerText()
  const methods = page.getByRole('radiogroup', { name: 'Delivery method' }).getByRole('radio')
  await methods.last().check()
  await expect.poll(() => total(page).innerText(), { timeout: 10_000 }).not.toBe(before)
  // The card fields keep their values.
  expect(await page.getByLabel('Card number').inputValue()).toContain('4242')

  // An unusual postal code is reported beside its field as soon as it is typed.
  await page.getByLabel('Postal code').fill('1')
  await page.getByLabel('Postal code').press('Tab')
  await page.getByText('This does not look like a postal code of Germany').first().waitFor()
  expect((await takeProblems()).every((fault) => fault.startsWith('422'))).toBe(true)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('link', { name: /^Postal code/ }).waitFor()
  await shoot(page, 'checkout-complaint')
  await page.getByLabel('Postal code').fill(buyer.postalCode)
  await page.getByLabel('Postal code').press('Tab')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  // Guests are offered an account, even if they open the form before hydration.
  const letScriptsThrough = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByText('Create account', { exact: true }).click()
  letScriptsThrough()
  expect(await page.getByLabel('Email').inputValue()).toBe(buyer.email)
  expect(await inspect()).toEqual([])
  await shoot(page, 'thank-you-offer')
})

test.runIf(isLongRun)(
  'without scripts the same page takes the card, and another delivery method is charged after a confirmation',
  async () => {
    const { page } = await openVisitor({ javaScriptEnabled: false })
    await page.goto(`${shop.storefront}/product-page/tide-mug`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/cart')
    await page.getByRole('button', { name: 'Check out' }).click()
    await page.waitForURL('**/hosted/checkout**')
    await fillContact(page)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    const methods = page.getByRole('radiogroup', { name: 'Delivery method' }).getByRole('radio')
    const before = await total(page).innerText()
    await methods.last().check()
    await page.getByRole('button', { name: 'Update total' }).click()
    await expect.poll(() => total(page).innerText(), { timeout: 10_000 }).not.toBe(before)
    await pay(page)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  },
)
