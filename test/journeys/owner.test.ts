import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { openLiveShop, type LiveShop } from './live-shop.ts'
import { buyer, fillCard, fillCheckout, openVisitor, signInOwner } from './visitor.ts'

let shop: LiveShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openLiveShop(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${shop.platform}/back-office/`)
  await signInOwner(page)
}

const order = async (page: Page): Promise<void> => {
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'View cart' }).click()
  await page.getByRole('button', { name: 'To checkout' }).click()
  await fillCheckout(page)
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}

test('the owner sends an order, and the buyer hears of it', async () => {
  const visitor = await openVisitor(browser)
  await order(visitor.page)
  const { page, takeProblems, leave } = await openVisitor(browser)
  await signIn(page)
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByRole('button', { name: 'Mark as sent' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tracking number').fill('TRACK-42')
  await dialog.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText('Marked as sent.').waitFor()
  const { text } = await shop.mailTo(buyer.email)
  expect(text).toContain('TRACK-42')
  expect(takeProblems()).toEqual([])
  await Promise.all([leave(), visitor.leave()])
})

test('a new price and a new stock show in the shop at once', async () => {
  const { page, takeProblems, leave } = await openVisitor(browser)
  await signIn(page)
  await page.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('decanter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**decanter**')
  await page.getByRole('link', { name: 'Still Decanter' }).click()
  await page.getByLabel('Price (EUR)').fill('77.70')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.getByLabel(/^Pieces of/).fill('3')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('The stock is saved.').waitFor()
  expect(takeProblems()).toEqual([])

  const visitor = await openVisitor(browser)
  await visitor.page.goto(`${shop.storefront}/product-page/still-decanter`)
  await visitor.page.getByText('€77.70').first().waitFor()
  await visitor.page.getByText('Only 3 left').waitFor()
  await Promise.all([leave(), visitor.leave()])
})

test('a wrong password is refused, and signing out ends it', async () => {
  const { page, takeProblems, leave } = await openVisitor(browser)
  await page.goto(`${shop.platform}/back-office/`)
  await page.getByLabel('E-mail').fill('owner@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('The e-mail or the password is wrong.').waitFor()
  takeProblems()
  await signIn(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(takeProblems()).toEqual([])
  await leave()
})
