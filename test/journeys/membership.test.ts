import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { openLiveShop, type LiveShop } from './live-shop.ts'
import { buyer, fillCard, fillCheckout, openVisitor } from './visitor.ts'

let shop: LiveShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openLiveShop(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const password = 'a quiet lighthouse'
const newEmail = () => `${randomUUID().slice(0, 8)}@people.test`

const putMugIn = async (page: Page): Promise<void> => {
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByText('Tide Mug').first().waitFor()
}

const codeFor = async (email: string): Promise<string> => {
  const { text } = await shop.mailTo(email)
  return /\b\d{6}\b/.exec(text)![0]
}

const buyAndSeeIt = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${shop.storefront}/cart`)
  await page.getByText('Tide Mug').first().waitFor()
  await page.getByRole('button', { name: 'To checkout' }).click()
  await fillCheckout(page, { ...buyer, email })
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  const placed = await page.getByText(/Your order 1\d{4} is placed/).innerText()
  const number = /1\d{4}/.exec(placed)![0]
  await page.goto(`${shop.storefront}/account`)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
  await page.getByText('Tide Mug').first().waitFor()
}

const signOut = async (page: Page): Promise<void> => {
  await page.goto(`${shop.storefront}/account`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${shop.storefront}/`)
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor()
  await page.goto(`${shop.storefront}/account`)
  await page.waitForURL('**/sign-in**')
}

test('on the hosted page: sign up, confirm by mail, come back, buy, see the order, sign out on both sides', async () => {
  const { page, takeProblems, leave } = await openVisitor(browser)
  const email = newEmail()
  await putMugIn(page)
  await page.goto(`${shop.storefront}/sign-in`)
  await page.getByRole('button', { name: 'Sign in on the secure page' }).click()
  await page.waitForURL('**/hosted/sign-in**')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/hosted/sign-up**')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.waitForURL('**/hosted/verify**')
  await page.getByLabel('Code from the mail').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(`${shop.storefront}/account`)
  expect(page.url()).not.toContain('code=')
  await buyAndSeeIt(page, email)
  await signOut(page)
  // The hosted side has forgotten them, too: it asks again.
  await page.getByRole('button', { name: 'Sign in on the secure page' }).click()
  await page.waitForURL('**/hosted/sign-in**')
  await page.getByLabel('E-mail').waitFor()
  expect(takeProblems()).toEqual([])
  await leave()
})

test('in the form of the storefront: sign up, confirm, sign out, be refused, sign in again with the same cart', async () => {
  const { page, takeProblems, leave } = await openVisitor(browser)
  const email = newEmail()
  await putMugIn(page)
  await page.goto(`${shop.storefront}/sign-up`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor()
  await page.getByLabel('Code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(`${shop.storefront}/account`)
  expect(takeProblems()).toEqual([])
  await buyAndSeeIt(page, email)
  await putMugIn(page)
  await signOut(page)
  await page.goto(`${shop.storefront}/cart`)
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()

  await page.goto(`${shop.storefront}/sign-in`)
  takeProblems()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('The e-mail or the password is wrong.').waitFor()
  takeProblems()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${shop.storefront}/account`)
  await page.goto(`${shop.storefront}/cart`)
  await page.getByText('Tide Mug').first().waitFor()
  expect(takeProblems()).toEqual([])
  await leave()
})

test.each(['?', '#'])('an error that comes back after "%s" is shown as a sentence', async (mark) => {
  const { page, leave } = await openVisitor(browser)
  await page.goto(`${shop.storefront}/sign-in`)
  await page.getByRole('button', { name: 'Sign in on the secure page' }).click()
  await page.waitForURL('**/hosted/sign-in**')
  const state = await page.evaluate(() => {
    const next = new URL(location.href).searchParams.get('continue')
    return new URL(next ?? '', location.origin).searchParams.get('state')
  })
  const answer = new URLSearchParams({ error: 'access_denied', error_description: 'Not today', state: state ?? '' })
  await page.goto(`${shop.storefront}/callback${mark}${answer}`)
  expect(await page.getByText(/^The sign-in /).innerText()).toMatch(/was canceled|did not work: Not today/)
  await leave()
})
