import { expect, test } from 'vitest'
import { openStripeDouble } from '../stage/doubles.ts'
import { openStage } from '../stage/stage.ts'
import { fillCheckout, openCheckout, readOrderNumber, signInOwner } from '../stage/steps.ts'

const double = await openStripeDouble()
const { shop, openVisitor } = await openStage({ isDemo: false })

test('a new shop accepts cards as soon as its owner has connected Stripe', async () => {
  const { page } = await openVisitor()
  await signInOwner(page, shop, 'payments/providers/stripe')
  await page.getByLabel('Publishable key').fill(double.publishableKey)
  await page.getByLabel('Secret key').fill(double.secretKey)
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Set up by the store').waitFor()

  const buyer = await openVisitor()
  await openCheckout(buyer.page, shop)
  await fillCheckout(buyer.page)
  expect(await buyer.page.getByRole('radio', { name: /Card/ }).count()).toBe(0)
  await buyer.page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await buyer.page.getByRole('button', { name: /^Pay/ }).click()
  const number = await readOrderNumber(buyer.page)

  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('link', { name: number }).click()
  await page.getByText('Paid', { exact: true }).first().waitFor()
  expect(double.book.all('payment_intent')).toMatchObject([{ amount: 3290, currency: 'eur', status: 'succeeded' }])
})
