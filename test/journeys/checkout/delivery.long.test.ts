import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import {
  buyer,
  fillContact,
  goToCheckout,
  goToPayment,
  openCheckout,
  openPage,
  pay,
  signInOwner,
} from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const openAllDay = async (page: Page): Promise<void> => {
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await page.getByRole('button', { name: `Add hours ${day}` }).click()
    await page.getByLabel(`${day}, start of hours 1`).fill('00:00')
    await page.getByLabel(`${day}, end of hours 1`).fill('00:00')
  }
}

test('pickup and local delivery are offered as the owner set them up, with time slots', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Delivery')
  await page.getByRole('link', { name: 'Add pickup location' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Our store')
  await page.getByLabel('Street and number').fill('Hafenstraße 2')
  await page.getByLabel('Postal code').fill('10115')
  await page.getByLabel('City').fill('Berlin')
  await openAllDay(page)
  await shoot(page, 'delivery-pickup')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Our store” added').waitFor()

  await page.getByRole('link', { name: 'Add local delivery' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('By bicycle')
  await page.getByLabel('Postal codes').last().fill('101*')
  await openAllDay(page)
  await page.getByLabel('Minutes per time slot').fill('120')
  await page.getByLabel('Price (EUR)', { exact: true }).fill('3')
  expect(await inspect()).toEqual([])
  await shoot(page, 'delivery-local')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“By bicycle” added').waitFor()

  const preview = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Test your rates' }) })
  await preview.getByLabel('Country').selectOption('DE')
  await preview.getByLabel('Postal code').fill('10115')
  await preview.getByRole('button', { name: 'Test' }).click()
  await preview.getByText(/first of \d+ times/).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'delivery-desk')

  const visitor = await openVisitor()
  await openCheckout(visitor.page, shop)
  await fillContact(visitor.page)
  await goToPayment(visitor.page)
  await visitor.page.getByText('Hafenstraße 2').first().waitFor()
  await visitor.page.getByRole('radio', { name: /By bicycle/ }).check()
  const times = visitor.page.getByLabel('Delivery or pickup time')
  await times.waitFor()
  await times.selectOption({ index: 2 })
  const chosen = (await times.locator('option:checked').innerText()).trim()
  expect(await visitor.inspect()).toEqual([])
  await shoot(visitor.page, 'delivery-checkout')
  await visitor.page.locator('dl').getByText(chosen).filter({ visible: true }).first().waitFor()
  await pay(visitor.page)
  await visitor.page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const { text } = await shop.mailTo(buyer.email, 'order')
  expect(text).toContain('Chosen time')
  expect([...(await takeProblems()), ...(await visitor.takeProblems())]).toEqual([])
})

test('without scripts a buyer selects a time slot, and pickup says when it is ready', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto(`${shop.storefront}/cart`)
  await goToCheckout(page)
  await fillContact(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('radio', { name: /By bicycle/ }).check()
  await page.getByRole('button', { name: 'Update total' }).click()
  const times = page.getByLabel('Delivery or pickup time')
  await times.selectOption({ index: 3 })
  await page.getByRole('button', { name: 'Update total' }).click()
  expect(await times.locator('option:checked').getAttribute('value')).toMatch(/@\d{4}-/)
  await page.getByRole('radio', { name: /Our store/ }).check()
  await pay(page)
  await page.getByRole('heading', { name: 'Thank you' }).or(page.getByText('The total changed')).first().waitFor()
  if (await page.getByText('The total changed').first().isVisible()) await pay(page)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const { text } = await shop.mailTo(buyer.email, 'order')
  expect(text).toContain('ready for pickup')
})
