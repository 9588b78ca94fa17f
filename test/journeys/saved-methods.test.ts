import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { createStripeDouble } from '../stripe-double/double.ts'
import { openStage } from './stage.ts'
import {
  addMug,
  fillCheckout,
  goToCheckout,
  goToHostedSignIn,
  member,
  readOrderNumber,
  signIn,
  signInOwner,
  viewCart,
} from './steps.ts'

const double = await createStripeDouble()
afterAll(double.close)
const { apiUrl, scriptUrl } = double.addresses
const { shop, openVisitor } = await openStage({ settings: { STRIPE_API_URL: apiUrl, STRIPE_SCRIPT_URL: scriptUrl } })

const connectStripe = async (page: Page): Promise<void> => {
  await page.goto(`${shop.platform}/back-office/payments`)
  await page.getByRole('link', { name: 'Stripe' }).click()
  await page.getByLabel('Publishable key').fill(double.publishableKey)
  await page.getByLabel('Secret key').fill(double.secretKey)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Connected to “Double of a store” in test mode.').waitFor()
}

const toPayment = async (page: Page): Promise<void> => {
  await addMug(page, shop)
  await viewCart(page)
  await goToCheckout(page)
  await fillCheckout(page)
}

const lastIntent = () => double.book.all('payment_intent').at(-1)!

test('a member saves a card with the first order, pays the second with one press, and removes it in the account', async () => {
  const owner = await openVisitor()
  await signInOwner(owner.page, shop)
  await connectStripe(owner.page)

  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await goToHostedSignIn(page, shop)
  await signIn(page, member)
  await page.waitForURL(`${shop.storefront}/account`)
  await toPayment(page)
  await page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  const save = page.getByLabel('Save this card for next time')
  expect(await save.isChecked()).toBe(false)
  await save.check()
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: /^Pay/ }).click()
  await readOrderNumber(page)
  expect(lastIntent()).toMatchObject({ status: 'succeeded', setup_future_usage: 'off_session' })

  await toPayment(page)
  const saved = page.getByRole('radio', { name: /^Visa ending in 4242, expires 12\/\d\d$/ })
  expect(await saved.isChecked()).toBe(true)
  expect(await inspect()).toEqual([])
  expect(await inspectInDark()).toEqual([])
  await page.getByRole('button', { name: /^Pay/ }).click()
  await readOrderNumber(page)
  expect(double.book.all('charge').filter(({ paid }) => paid)).toHaveLength(2)
  expect(lastIntent().customer).not.toBe(null)

  await page.goto(`${shop.platform}/hosted/account/payment-methods`)
  await page.getByText('Visa ending in 4242').waitFor()
  expect(await inspect()).toEqual([])
  expect(await inspectInDark()).toEqual([])
  await page.getByRole('link', { name: /^Remove Visa ending in 4242/ }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Payment method removed.').waitFor()
  await page.getByText('No saved payment methods').waitFor()
  expect(await takeProblems()).toEqual([])
})
