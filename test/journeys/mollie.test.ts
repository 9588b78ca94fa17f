import { afterAll, expect, test } from 'vitest'
import { createMollieDouble } from '../mollie-double/double.ts'
import { openStage } from './stage.ts'
import { addMug, fillCheckout, goToCheckout, readOrderNumber, signInOwner, viewCart } from './steps.ts'

const double = await createMollieDouble()
afterAll(double.close)
const { shop, openVisitor } = await openStage({ settings: { MOLLIE_API_URL: double.apiUrl } })

test('an owner connects Mollie; a guest pays on its page, changes their mind there, and comes back to try again', async () => {
  const owner = await openVisitor()
  await signInOwner(owner.page, shop)
  await owner.page.goto(`${shop.platform}/back-office/payments/providers/mollie`)
  expect(await owner.page.getByLabel('Publishable key').count()).toBe(0)
  await owner.page.getByLabel('API key').fill(double.apiKey)
  await owner.page.getByRole('button', { name: 'Connect' }).click()
  await owner.page.getByText('Connected to “Double” in test mode.').waitFor()
  expect(await owner.inspect()).toEqual([])
  expect(await owner.takeProblems()).toEqual([])

  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await addMug(page, shop)
  await viewCart(page)
  await goToCheckout(page)
  await fillCheckout(page)
  await page.getByRole('radio', { name: 'Mollie' }).check()
  await page.getByText('You’ll leave this page to pay').waitFor()
  expect(await inspect()).toEqual([])
  expect(await inspectInDark()).toEqual([])
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Canceled' }).click()
  await page.getByText('The payment wasn’t confirmed.').waitFor()
  await page.getByRole('radio', { name: 'Mollie' }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Paid' }).click()
  await readOrderNumber(page)
  expect(double.payments().map(({ status }) => status)).toEqual(['canceled', 'paid'])
  expect((await takeProblems()).filter((problem) => !problem.startsWith('422 '))).toEqual([])
})

test('a buyer who closes the window at Mollie has their order as soon as it tells, or when they come back', async () => {
  const { page } = await openVisitor()
  await addMug(page, shop)
  await viewCart(page)
  await goToCheckout(page)
  await fillCheckout(page)
  const checkout = page.url()
  await page.getByRole('radio', { name: 'Mollie' }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Paid' }).waitFor()
  await double.settle(double.payments().at(-1)!.id, 'paid')
  await page.goto(checkout)
  expect(await readOrderNumber(page)).toMatch(/^\d+$/)
})
