import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEmail } from '../../credentials.ts'
import { openStage } from '../stage/stage.ts'
import {
  addMug,
  buyer,
  confirmEmail,
  fillCheckout,
  fillSignIn,
  goToCheckout,
  goToHostedSignIn,
  pay,
  readOrderNumber,
  signIn,
  signUp,
} from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const buyAndSeeIt = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${shop.storefront}/cart`)
  await page.getByText('Tide Mug').first().waitFor()
  await goToCheckout(page)
  await fillCheckout(page, { ...buyer, email })
  await pay(page)
  const number = await readOrderNumber(page)
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

test('on the hosted pages: sign up, confirm by email, return, buy, see the order, sign out on both sides', async () => {
  const { page, takeProblems } = await openVisitor()
  const email = newEmail()
  await addMug(page, shop)
  await goToHostedSignIn(page, shop)
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.waitForURL('**/hosted/sign-up**')
  await signUp(page, email)
  await confirmEmail(page, shop, email)
  await page.waitForURL(`${shop.storefront}/account`)
  expect(page.url()).not.toContain('code=')
  await buyAndSeeIt(page, email)
  await signOut(page)
  // The hosted pages have no session either.
  await page.getByRole('button', { name: 'Sign in on the secure page' }).click()
  await page.waitForURL('**/hosted/sign-in**')
  await page.getByLabel('Email').waitFor()
  expect(await takeProblems()).toEqual([])
})

test('in the storefront’s form: sign up, confirm, sign out, be refused, sign in again with the same cart', async () => {
  const { page, takeProblems } = await openVisitor()
  const email = newEmail()
  await addMug(page, shop)
  await page.goto(`${shop.storefront}/sign-up`)
  await fillSignIn(page, { email })
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await confirmEmail(page, shop, email)
  await page.waitForURL(`${shop.storefront}/account`)
  expect(await takeProblems()).toEqual([])
  await buyAndSeeIt(page, email)
  await addMug(page, shop)
  await signOut(page)
  await page.goto(`${shop.storefront}/cart`)
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()

  await page.goto(`${shop.storefront}/sign-in`)
  await signIn(page, { email, password: 'not the password' })
  await page.getByText('Incorrect email or password.').waitFor()
  expect(await takeProblems()).toEqual(['403 /_api/iam/authentication/v2/login'])
  await signIn(page, { email })
  await page.waitForURL(`${shop.storefront}/account`)
  await page.goto(`${shop.storefront}/cart`)
  await page.getByText('Tide Mug').first().waitFor()
  expect(await takeProblems()).toEqual([])
})

test('a returned error is shown as a message', async () => {
  const { page } = await openVisitor()
  await goToHostedSignIn(page, shop)
  const state = await page.evaluate(() => {
    const next = new URL(location.href).searchParams.get('continue')
    return new URL(next ?? '', location.origin).searchParams.get('state')
  })
  const answer = new URLSearchParams({ error: 'access_denied', error_description: 'Not today', state: state ?? '' })
  await page.goto(`${shop.storefront}/callback?${answer}`)
  expect(await page.getByText(/^Sign-in /).innerText()).toMatch(/was canceled|failed: Not today/)
})
