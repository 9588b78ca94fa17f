import { expect, test } from 'vitest'
import { openMollieDouble } from '../stage/doubles.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { fillCheckout, openCheckout, readOrderNumber, signInOwner } from '../stage/steps.ts'

const double = await openMollieDouble()
const { shop, openVisitor } = await openStage()

test('an owner connects Mollie; a guest cancels on its page and returns to try again', async () => {
  const owner = await openVisitor()
  await signInOwner(owner.page, shop, 'payments/providers/mollie')
  expect(await owner.page.getByLabel('Publishable key').count()).toBe(0)
  await owner.page.getByLabel('API key').fill(double.apiKey)
  await owner.page.getByRole('button', { name: 'Connect' }).click()
  await owner.page.getByText('Connected to “Double” in test mode.').waitFor()
  expect(await owner.inspect()).toEqual([])
  expect(await owner.takeProblems()).toEqual([])

  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await openCheckout(page, shop)
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

  await owner.page.goto(`${shop.platform}/back-office/finances`)
  await owner.page.getByRole('button', { name: 'Compare with provider: Mollie' }).click()
  await owner.page.getByText('Your books and the provider’s account agree.').waitFor()
  await owner.page.getByText('Payouts and fees aren’t listed: Mollie doesn’t share them').waitFor()
  expect(await owner.inspect()).toEqual([])
  await shoot(owner.page, 'finances-mollie')
  await double.sell('7.00')
  await owner.page.getByRole('button', { name: 'Compare with provider: Mollie' }).click()
  await owner.page.getByText('1 difference from the provider’s account').waitFor()
  await shoot(owner.page, 'finances-mollie-differs')
})

test('a buyer who closes the window at Mollie gets their order with the webhook, or on return', async () => {
  const { page } = await openVisitor()
  await openCheckout(page, shop)
  await fillCheckout(page)
  const checkout = page.url()
  await page.getByRole('radio', { name: 'Mollie' }).check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Paid' }).waitFor()
  await double.settle(double.payments().at(-1)!.id, 'paid')
  await page.goto(checkout)
  expect(await readOrderNumber(page)).toMatch(/^\d+$/)
})

test('without scripts a buyer is redirected to Mollie’s page and back to their order', async () => {
  const { page } = await openVisitor()
  await openCheckout(page, shop)
  await fillCheckout(page)
  const plain = await openVisitor({ javaScriptEnabled: false })
  await plain.page.goto(page.url())
  await plain.page.getByRole('radio', { name: 'Mollie' }).check()
  await plain.page.getByRole('button', { name: /^Pay/ }).click()
  await plain.page.getByRole('button', { name: 'Paid' }).click()
  // The storefront's session is in the other browser.
  await plain.page.waitForURL(`${shop.storefront}/thank-you**`)
  expect(double.payments().at(-1)!.status).toBe('paid')
})
