import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openStripeDouble } from '../stage/doubles.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { buyer, fillCheckout, openCheckout, readOrderNumber, readToast, signInOwner } from '../stage/steps.ts'

const double = await openStripeDouble()
const { scriptUrl } = double.addresses
const { shop, openVisitor } = await openStage()

const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 9995', challenged: '4000 0027 6000 3184' }

/** Connects Stripe in the back office's payment settings. */
const connectStripe = async (page: Page): Promise<void> => {
  await signInOwner(page, shop, 'payments')
  await page.getByRole('link', { name: 'Stripe' }).click()
  await page.getByLabel('Publishable key').fill(double.publishableKey)
  await page.getByLabel('Secret key').fill('sk_test_of_somebody_else')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('The provider doesn’t know this key').first().waitFor()
  await page.getByLabel('Secret key').fill(double.secretKey)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Connected to “Double of a store” in test mode.').waitFor()
}

/** A guest with a mug, at the payment step. */
const atPayment = async () => {
  const visitor = await openVisitor()
  const { page } = visitor
  await openCheckout(page, shop)
  await fillCheckout(page)
  await page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  return visitor
}

const payWith = async (page: Page, card: keyof typeof cards): Promise<void> => {
  await page.getByLabel('Card number').fill(cards[card])
  await page.getByRole('button', { name: /^Pay/ }).click()
}

const lastIntent = () => double.book.all('payment_intent').at(-1)!

test('an owner connects Stripe; guests pay by card, with and without a bank challenge, and after a declined card', async () => {
  const owner = await openVisitor()
  await connectStripe(owner.page)
  expect(await owner.inspect()).toEqual([])
  expect(await owner.inspectInDark()).toEqual([])
  await owner.page.getByRole('button', { name: 'Test connection' }).click()
  await readToast(owner.page, 'Connected to “Double of a store” in test mode.')
  // The rejected key is reported at its field.
  expect((await owner.takeProblems()).filter((problem) => !problem.startsWith('400 '))).toEqual([])

  const { page, inspect, inspectInDark, takeProblems } = await atPayment()
  await page.getByLabel('Card number').waitFor()
  expect(await inspect()).toEqual([])
  expect(await inspectInDark()).toEqual([])
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Your card number is incomplete.').waitFor()
  await payWith(page, 'declined')
  await page.getByText('Your card has insufficient funds.').waitFor()
  await payWith(page, 'good')
  await readOrderNumber(page)
  expect(lastIntent()).toMatchObject({ status: 'succeeded' })
  expect((await takeProblems()).filter((problem) => !problem.startsWith('422 '))).toEqual([])

  const confirming = await atPayment()
  await payWith(confirming.page, 'challenged')
  await confirming.page.getByRole('heading', { name: 'Confirm your payment' }).waitFor()
  await confirming.page.getByRole('button', { name: 'Fail' }).click()
  await confirming.page.getByText('The payment wasn’t confirmed.').waitFor()
  await confirming.page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  await payWith(confirming.page, 'challenged')
  await confirming.page.getByRole('button', { name: 'Complete' }).click()
  const number = await readOrderNumber(confirming.page)
  expect((await shop.mailTo(buyer.email, number)).subject).toContain(number)
  expect(double.book.all('charge').filter(({ paid }) => paid)).toHaveLength(2)

  const elsewhere = await atPayment()
  await elsewhere.page.getByLabel('Way of paying').selectOption('ideal')
  await elsewhere.page.getByRole('button', { name: /^Pay/ }).click()
  await elsewhere.page.getByRole('button', { name: 'Authorize' }).click()
  await readOrderNumber(elsewhere.page)
})

test('a wallet provides contact and address, shows delivery prices, and pays at once', async () => {
  const { page, inspect, takeProblems } = await openVisitor()
  await openCheckout(page, shop)
  await page.getByRole('heading', { name: 'Express checkout' }).waitFor()
  await page.getByRole('button', { name: 'Buy with Double Wallet' }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'checkout-express')
  await page.getByRole('button', { name: 'Buy with Double Wallet' }).click()
  const number = await readOrderNumber(page)
  expect(await takeProblems()).toEqual([])
  const mail = await shop.mailTo('wendy@example.com', number)
  // The wallet chose the last delivery method, free pickup. The order has the buyer's address nevertheless.
  expect(mail.text).toContain('ready for pickup')
  const found = await fetch(`${shop.platform}/ecom/v1/orders/search`, {
    method: 'POST',
    headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ search: { filter: { number } } }),
  })
  expect(JSON.stringify((await found.json()).orders[0].recipientInfo)).toContain('Torstraße 1')
  expect(lastIntent()).toMatchObject({ status: 'succeeded', amount: 2800 })
})

test('policies are agreed to before a wallet pays', async () => {
  const setAgreement = async (visible: boolean): Promise<void> => {
    const answer = await fetch(`${shop.platform}/ecom/v1/checkout-settings`, {
      method: 'PATCH',
      headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ checkoutSettings: { checkoutFields: { policyAgreementCheckbox: { visible } } } }),
    })
    expect(answer.status).toBe(200)
  }
  await setAgreement(true)
  onTestFinished(() => setAgreement(false))
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await openCheckout(page, shop)
  const express = page.getByRole('region', { name: 'Express checkout' })
  await express.getByText('Agree to these before you pay with a wallet.').waitFor()
  const wallet = express.getByText('Buy with Double Wallet')
  await wallet.waitFor()
  expect(await express.locator('[data-express][inert]').count()).toBe(1)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'checkout-express-agreement')
  await express.getByRole('checkbox').check()
  await express.getByRole('button', { name: 'Buy with Double Wallet' }).click()
  expect(await readOrderNumber(page)).toMatch(/^\d+$/)
  expect(await takeProblems()).toEqual([])
})

test('a slow script is reported, and its fields appear eventually', async () => {
  const { page, inspect } = await openVisitor()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scriptUrl, (route) => released.then(() => route.continue()))
  await openCheckout(page, shop)
  await fillCheckout(page)
  await page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  await page.getByText('The card fields are taking long to load.').waitFor()
  release()
  await page.getByLabel('Card number').waitFor()
  expect(await inspect()).toEqual([])
  await payWith(page, 'good')
  expect(await readOrderNumber(page)).toMatch(/^\d+$/)
})

test('a buyer whose browser cannot load the script is told so and pays otherwise', async () => {
  const visitor = await openVisitor()
  const { page } = visitor
  await page.route(scriptUrl, (route) => route.abort())
  await openCheckout(page, shop)
  await fillCheckout(page)
  await page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  await page.getByText('The card fields couldn’t be loaded.').waitFor()
  expect(await visitor.inspect()).toEqual([])
  await page.getByRole('button', { name: 'Reload the page' }).waitFor()
  await page.getByRole('radio', { name: 'Card (Sandbox)' }).check()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiration date').fill('04 / 35')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await readOrderNumber(page)
})

test('while Stripe does not respond, the buyer is told so, and the owner sees what is pending', async () => {
  const { page } = await atPayment()
  await page.getByLabel('Card number').waitFor()
  double.faults.next({ kind: 'answers', status: 503 }, { path: /payment_intents/, times: Infinity })
  await payWith(page, 'good')
  await page.getByRole('alert').filter({ hasText: 'isn’t answering' }).waitFor()
  await shoot(page, 'outage-buyer')
  const owner = await openVisitor()
  await signInOwner(owner.page, shop)
  const alert = owner.page.getByText(/^Stripe hasn’t responded since/)
  await alert.waitFor()
  expect(await owner.inspect()).toEqual([])
  expect(await owner.inspectInDark()).toEqual([])
  await shoot(owner.page, 'outage-overview')
  await owner.page.goto(`${shop.platform}/back-office/payments`)
  await alert.waitFor()
  await shoot(owner.page, 'outage-payments')
  double.faults.clear()
})
