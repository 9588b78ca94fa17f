import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { token as doubleKey } from '../../shippo-double/double.ts'
import { doubleSettings, openShippoDouble } from '../stage/doubles.ts'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openOwnStage } from '../stage/stage.ts'
import { buyer, readToast, signInOwner } from '../stage/steps.ts'

const double = await openShippoDouble()
// Its power is cut, and a restarted platform closes the copies of the demo store.
const { shop, openVisitor } = await openOwnStage({ hasOwnClock: true, settings: doubleSettings })

const openOrder = async (page: Page, number: string): Promise<void> => {
  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('link', { name: number, exact: true }).click()
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
}

const isPdf = async (address: string): Promise<boolean> => {
  const answer = await fetch(address)
  return answer.headers.get('content-type') === 'application/pdf' && (await answer.text()).startsWith('%PDF-')
}

/** Returns what a button opens for printing. */
const printed = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const asking = page.context().waitForEvent('request', (request) => request.url().includes('/documents/labels.pdf'))
  await press()
  return (await asking).url()
}

const fillPackage = async (page: Page): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill('Small box')
  await page.getByLabel('Length (in)').fill('10')
  await page.getByLabel('Width (in)').fill('6,5')
  await page.getByLabel('Height (in)').fill('4')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Address', { exact: true }).fill('Kai 1')
  await page.getByLabel('City').fill('Hamburg')
  await page.getByLabel('Postal code').fill('20095')
  await page.getByRole('checkbox', { name: 'USPS Ground Advantage' }).check()
  await page.getByRole('checkbox', { name: 'USPS Priority Mail', exact: true }).check()
  await page.getByLabel('Handling fee').last().fill('1.50')
}

test('an owner tries sample labels: adds a package, buys, prints and voids', async () => {
  await placeOrder(shop)
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await openOrder(page, '10001')
  await page.getByRole('link', { name: 'Buy a label' }).click()
  await page.getByText('There is no package for this destination yet.').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-not-yet')
  await page.getByRole('link', { name: 'Set up shipping labels' }).click()
  await page.getByText('These are sample labels').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-settings-empty')

  await page.getByRole('link', { name: 'Add package' }).click()
  await page.getByRole('heading', { name: 'Add package' }).waitFor()
  await fillPackage(page)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-package')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Small box' }).waitFor()

  await openOrder(page, '10001')
  await page.getByRole('link', { name: 'Buy a label' }).click()
  await page.getByRole('heading', { name: 'Buy a label' }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-parcel')
  await page.getByLabel('Weight').fill('80')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await page.getByText('is too heavy').waitFor()
  await shoot(page, 'labels-too-heavy')
  await page.getByLabel('Weight').fill('1.2')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await page.getByRole('radio', { name: /Priority Mail/ }).check()
  await page.getByText('with a handling fee of').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-prices')
  await page.getByRole('button', { name: 'Buy label' }).click()
  await readToast(page, 'Label bought')
  await page.getByRole('heading', { name: 'Sample carrier Priority Mail' }).waitFor()
  const { text } = await shop.mailTo(buyer.email, 'on its way')
  expect(text).toContain('Sample carrier')
  await page.reload()
  await page.getByRole('heading', { name: 'Sample carrier Priority Mail' }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-order')
  const address = await printed(page, () => page.getByRole('button', { name: 'Print label' }).click())
  expect(await isPdf(address)).toBe(true)

  await page.getByRole('button', { name: 'Void label' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('You get the postage back').waitFor()
  await shoot(page, 'labels-void')
  await dialog.getByRole('button', { name: 'Void label' }).click()
  await readToast(page, 'Label voided')
  await page.getByText('Refunded', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Buy a label' }).waitFor()
  expect(await isPdf(address)).toBe(false)
  expect((await takeProblems()).filter((problem) => !problem.startsWith('428 '))).toEqual([])
})

test('an owner connects an account, buys a label, and sees what is pending while the carrier does not respond', async () => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop, 'shipping-labels')
  await page.getByLabel('API token').fill('shippo_test_of_nobody')
  await page.getByRole('button', { name: 'Connect account' }).click()
  await page.getByText('The provider doesn’t know this key').first().waitFor()
  await page.getByLabel('API token').fill(doubleKey)
  await page.getByRole('button', { name: 'Connect account' }).click()
  await readToast(page, 'Account connected')
  await page.getByText('The account is in test mode').waitFor()
  expect(await page.content()).not.toContain(doubleKey)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-settings')

  await openOrder(page, '10001')
  await page.getByRole('link', { name: 'Buy a label' }).click()
  double.fallSilent()
  await page.getByRole('button', { name: 'Show prices' }).click()
  await page.getByText('The carrier isn’t responding.').waitFor()
  await shoot(page, 'labels-silent')
  double.fallSilent(false)
  await page.getByRole('button', { name: 'Show prices' }).click()
  await page.getByRole('radio', { name: /USPS Priority Mail/ }).check()
  double.loseAnswers(1)
  await page.getByRole('button', { name: 'Buy label' }).click()
  await page.getByText('Waiting for the carrier').waitFor()
  await page.getByText('nothing is bought twice').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-waiting')
  expect((await takeProblems()).filter((problem) => !/^(400|503) /.test(problem))).toEqual([])
  await shop.skipAhead(3 * 60 * 1000)
  await vi.waitFor(
    async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Print label' }).waitFor({ timeout: 2000 })
    },
    { timeout: 60_000 },
  )
  expect(double.transactions).toHaveLength(1)
  const address = await printed(page, () => page.getByRole('button', { name: 'Print label' }).click())
  expect(await isPdf(address)).toBe(true)
})

test('buys labels of several orders at once and prints them as one file', async () => {
  await placeOrder(shop)
  await placeOrder(shop)
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop, 'orders')
  await page.getByLabel('Choose order 10002').check()
  await page.getByLabel('Choose order 10003').check()
  await page.getByLabel('Choose order 10001').check()
  await page.getByRole('link', { name: 'Buy labels' }).click()
  await page.getByRole('heading', { name: 'Buy labels for 3 orders' }).waitFor()
  await page.getByText('Everything in this order has been shipped already.').waitFor()
  await page.getByText('$12.50 in total').waitFor()
  await page.getByLabel('Service for order 10003').selectOption({ label: 'USPS Priority Mail, $9.05' })
  await page.getByText('$15.30 in total').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-many')
  const before = double.transactions.length
  await page.getByRole('button', { name: 'Buy 2 labels' }).click()
  await page.getByText('2 labels bought').waitFor()
  expect(double.transactions).toHaveLength(before + 2)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'labels-many-bought')
  const address = await printed(page, () => page.getByRole('button', { name: 'Print 2 labels' }).click())
  expect(await isPdf(address)).toBe(true)
  await page.getByRole('link', { name: '10002' }).click()
  await page.getByRole('heading', { name: 'Shipment 1' }).waitFor()
  expect((await takeProblems()).filter((problem) => !problem.startsWith('428 '))).toEqual([])
})

test('a power cut while buying a label leaves one label and one shipment', async () => {
  await placeOrder(shop)
  const { page } = await openVisitor()
  await signInOwner(page, shop)
  await openOrder(page, '10004')
  await page.getByRole('link', { name: 'Buy a label' }).click()
  await page.getByRole('button', { name: 'Show prices' }).click()
  await page.getByRole('radio', { name: /USPS Priority Mail/ }).check()
  const before = double.transactions.length
  double.hang()
  await page.getByRole('button', { name: 'Buy label' }).click()
  await vi.waitFor(() => expect(double.transactions).toHaveLength(before + 1), { timeout: 20_000 })
  await shop.cutPower()
  double.hang(false)
  await openOrder(page, '10004')
  await page.getByText('Waiting for the carrier').waitFor()
  await shop.skipAhead(3 * 60 * 1000)
  await vi.waitFor(
    async () => {
      await openOrder(page, '10004')
      await page.getByRole('button', { name: 'Print label' }).waitFor({ timeout: 2000 })
    },
    { timeout: 60_000 },
  )
  expect(double.transactions).toHaveLength(before + 1)
  expect(await page.getByRole('heading', { name: /^Shipment \d/ }).count()).toBe(1)
})
