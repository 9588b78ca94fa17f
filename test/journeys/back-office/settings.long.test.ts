import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import {
  addToCart,
  buyer,
  goToCheckout,
  goToPayment,
  openPage,
  pay,
  readOrderNumber,
  readToast,
  signInOwner,
  viewCart,
} from '../stage/steps.ts'
import type { Visitor } from '../stage/visitor.ts'

const { shop, openVisitor } = await openStage()

const inspected = async ({ inspect, inspectInDark }: Visitor): Promise<string[]> => [
  ...(await inspect()),
  ...(await inspectInDark()),
]
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).first().click()

/** Delivery to Iceland for 9.00, free from 100.00. */
const addDelivery = async (owner: Visitor): Promise<void> => {
  const { page } = owner
  await openPage(page, 'Delivery')
  await page.getByRole('link', { name: 'Add shipping region' }).click()
  await page.getByRole('heading', { name: 'Add shipping region' }).waitFor()
  await page.getByLabel('Name').fill('North Atlantic')
  await page.getByLabel('Add country').selectOption('Iceland')
  expect(await inspected(owner)).toEqual([])
  await save(page)
  await readToast(page, '“North Atlantic” added')
  await page.getByRole('link', { name: 'Add delivery method' }).click()
  await page.getByRole('heading', { name: 'Add delivery method' }).waitFor()
  await page.getByLabel('Name').fill('By ship')
  const regions = page.getByRole('group', { name: 'Shipping regions' })
  for (const name of ['Germany', 'Neighbors', 'Overseas']) await regions.getByLabel(name).uncheck()
  await page.getByLabel('Price (EUR)', { exact: true }).fill('9')
  await page.getByRole('button', { name: 'Add free delivery over an amount' }).click()
  await page.getByLabel('Value').fill('100')
  expect(await inspected(owner)).toEqual([])
  await shoot(page, 'settings-delivery')
  await save(page)
  await readToast(page, '“By ship” added')
  await page
    .getByRole('row', { name: /By ship/ })
    .getByText('North Atlantic')
    .waitFor()
}

const addTax = async (owner: Visitor): Promise<void> => {
  const { page } = owner
  await openPage(page, 'Tax')
  await page.getByRole('link', { name: 'Add tax region' }).click()
  await page.getByRole('heading', { name: 'Add tax region' }).waitFor()
  await page.getByLabel('Country').selectOption('Iceland')
  await page.getByLabel('Products (%)').fill('24')
  await page.getByLabel('Prices in this region').selectOption('Tax is added to prices')
  expect(await inspected(owner)).toEqual([])
  await save(page)
  await readToast(page, '“Iceland” added')
}

/** A króna has no decimals. */
const addCurrency = async (owner: Visitor): Promise<void> => {
  const { page } = owner
  await openPage(page, 'Currencies')
  await page.getByRole('button', { name: 'Add currency' }).click()
  await page.getByLabel('Currency', { exact: true }).last().selectOption('ISK')
  await page.getByLabel('1 EUR in ISK').fill('150')
  await page.getByLabel('Customers pay in this currency').last().check()
  await page.getByLabel('Round prices to (ISK)').fill('100')
  await page.getByText('€120.00 → ISK 18,000').waitFor()
  expect(await inspected(owner)).toEqual([])
  await shoot(page, 'settings-currencies')
  await save(page)
  await readToast(page, 'Saved')
}

const askAtCheckout = async (owner: Visitor): Promise<void> => {
  const { page } = owner
  await openPage(page, 'Checkout')
  const form = page.getByRole('form', { name: 'Customer information' })
  await form.getByLabel('Phone number').selectOption('Required')
  await form.getByLabel('Question 1', { exact: true }).fill('Where may we leave it?')
  await form.getByLabel('Question 1 is required').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  expect(await inspected(owner)).toEqual([])
}

const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill(buyer.email)
  await page.getByLabel('Country').selectOption('IS')
  await page.getByLabel('First name').fill('Jón')
  await page.getByLabel('Last name').fill('Briem')
  await page.getByLabel('Address', { exact: true }).fill('Laugavegur 1')
  await page.getByLabel('Postal code').fill('101')
  await page.getByLabel('City').fill('Reykjavík')
}

test('a buyer meets a new delivery region, tax, currency and question at the checkout', async () => {
  const owner = await openVisitor()
  await signInOwner(owner.page, shop)
  await addDelivery(owner)
  await addTax(owner)
  await addCurrency(owner)
  await askAtCheckout(owner)
  expect(await owner.takeProblems()).toEqual([])

  const visitor = await openVisitor()
  const { page } = visitor
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: 'ISK' }).click()
  await page.getByText('ISK 4,200').first().waitFor()
  await addToCart(page)
  await viewCart(page)
  await goToCheckout(page)
  await fillAddress(page)
  await page.getByLabel('Phone').fill('+354 551 2345')
  await page.getByLabel('Where may we leave it?').fill('With the neighbor')
  await goToPayment(page)
  expect(await inspected(visitor)).toEqual([])
  await shoot(page, 'checkout-in-iceland')
  const row = (label: RegExp) => page.locator('dl > div').filter({ hasText: label }).last()
  const kronur = async (label: RegExp) => Number((await row(label).innerText()).replaceAll(/[^\d]/g, ''))
  expect(await kronur(/By ship/)).toBe(1350)
  expect(await kronur(/^Tax/)).toBe(Math.round((4200 + 1350) * 0.24))
  expect(await kronur(/^Total/)).toBe(4200 + 1350 + 1332)
  expect(await visitor.takeProblems()).toEqual([])

  // With four mugs, delivery is free.
  await page.goto(`${shop.storefront}/in-isk/cart`)
  await page.getByRole('spinbutton', { name: /^Quantity/ }).fill('4')
  await page.keyboard.press('Tab')
  await page.getByText('ISK 16,800').first().waitFor()
  await goToCheckout(page)
  await goToPayment(page)
  await row(/By ship/)
    .getByText('Free')
    .waitFor()
  await pay(page)
  const number = await readOrderNumber(page)
  await owner.page.goto(`${shop.platform}/back-office/orders`)
  await owner.page.getByRole('link', { name: number }).click()
  for (const text of ['With the neighbor', '+354 551 2345', 'By ship']) {
    await owner.page.getByText(text).first().waitFor()
  }
  expect([...(await owner.takeProblems()), ...(await visitor.takeProblems())]).toEqual([])
})
