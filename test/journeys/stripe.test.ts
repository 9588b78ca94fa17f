import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { isLongRun } from '../run-size.ts'
import { openStripeDouble } from './doubles.ts'
import { shoot } from './shots.ts'
import { openStage } from './stage.ts'
import { buyer, fillCheckout, openCheckout, readOrderNumber, readToast, signInOwner } from './steps.ts'

const double = await openStripeDouble()
const { scriptUrl } = double.addresses
const { shop, openVisitor } = await openStage()

const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 9995', asks: '4000 0027 6000 3184' }

/** From the payments of the back office to a provider that takes cards. */
const connectStripe = async (page: Page): Promise<void> => {
  await signInOwner(page, shop, 'payments')
  await page.getByRole('link', { name: 'Stripe' }).click()
  await page.getByLabel('Publishable key').fill(double.publishableKey)
  await page.getByLabel('Secret key').fill('sk_test_of_somebody_else')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Stripe does not know this secret key').first().waitFor()
  await page.getByLabel('Secret key').fill(double.secretKey)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Connected to “Double of a store” in test mode.').waitFor()
}

/** A guest with a mug, at the last step of the checkout. */
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

test('an owner connects Stripe; guests pay by card, with and without their bank, and after a card that was declined', async () => {
  const owner = await openVisitor()
  await connectStripe(owner.page)
  expect(await owner.inspect()).toEqual([])
  expect(await owner.inspectInDark()).toEqual([])
  await owner.page.getByRole('button', { name: 'Test connection' }).click()
  await readToast(owner.page, 'Connected to “Double of a store” in test mode.')
  // The key that was refused is told at its field.
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

  const asked = await atPayment()
  await payWith(asked.page, 'asks')
  await asked.page.getByRole('heading', { name: 'Confirm your payment' }).waitFor()
  await asked.page.getByRole('button', { name: 'Fail' }).click()
  await asked.page.getByText('The payment wasn’t confirmed.').waitFor()
  await asked.page.getByRole('radio', { name: 'Card (Stripe)' }).check()
  await payWith(asked.page, 'asks')
  await asked.page.getByRole('button', { name: 'Complete' }).click()
  const number = await readOrderNumber(asked.page)
  expect((await shop.mailTo(buyer.email, number)).subject).toContain(number)
  expect(double.book.all('charge').filter(({ paid }) => paid)).toHaveLength(2)

  const elsewhere = await atPayment()
  await elsewhere.page.getByLabel('Way of paying').selectOption('ideal')
  await elsewhere.page.getByRole('button', { name: /^Pay/ }).click()
  await elsewhere.page.getByRole('button', { name: 'Authorize' }).click()
  await readOrderNumber(elsewhere.page)
})

test('a wallet tells who buys and where to, is told what delivery costs there, and pays at once', async () => {
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
  // The wallet took the last way of delivery, which is free: to fetch it. The order knows where the buyer lives all the same.
  expect(mail.text).toContain('ready for pickup')
  const found = await fetch(`${shop.platform}/ecom/v1/orders/search`, {
    method: 'POST',
    headers: { authorization: shop.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ search: { filter: { number } } }),
  })
  expect(JSON.stringify((await found.json()).orders[0].recipientInfo)).toContain('Torstraße 1')
  expect(lastIntent()).toMatchObject({ status: 'succeeded', amount: 2800 })
})

test.runIf(isLongRun)('who has to agree to policies does so before a wallet pays', async () => {
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

test.runIf(isLongRun)('a script that is late is said to be, and its fields come after all', async () => {
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

test('a buyer whose browser does not get the script is told so, and pays in another way', async () => {
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

test.runIf(isLongRun)('while Stripe does not answer, the buyer is told so, and the owner sees what waits', async () => {
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
