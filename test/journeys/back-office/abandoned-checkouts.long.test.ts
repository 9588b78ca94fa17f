import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import {
  buyer,
  fillCheckout,
  fillContact,
  goToPayment,
  openCheckout,
  pay,
  readOrderNumber,
  readToast,
  signInOwner,
} from '../stage/steps.ts'

const { shop, openVisitor } = await openStage({ hasOwnClock: true })
const hourMs = 60 * 60 * 1000
/** Background jobs notice within seconds that time has passed. */
const inSeconds = { timeout: 30_000, interval: 500 }

// Buyers in Germany get marketing emails only if they agree at the checkout.
await shop.call('PATCH /ecom/v1/checkout-settings', {
  checkoutSettings: { checkoutFields: { subscriptionCheckbox: { visible: true, text: 'Tell me about new mugs' } } },
})

/** Gives a browser the platform's time, which is ahead of the machine's. */
const setClock = (page: Page) => page.clock.setFixedTime(shop.now())

/** A buyer enters contact details, agrees to news, and leaves before paying. */
const leave = async (email: string): Promise<void> => {
  const { page } = await openVisitor()
  await openCheckout(page, shop)
  await fillContact(page, { ...buyer, email })
  await page.getByLabel('Tell me about new mugs').check()
  await goToPayment(page)
  await page.goto('about:blank')
}

const turnOnEmails = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Emails and settings' }).click()
  await page.getByLabel('Send emails', { exact: true }).check()
  await page.getByLabel('Send email 1').check()
  const email = page.getByRole('group', { name: 'Email 1' })
  await email.getByLabel('Subject').first().fill('Your mug is waiting, {firstName}')
  await email.getByLabel('Text').first().fill('It is still on our shelf. Take {couponCode} off its price.')
  await email.getByLabel('Coupon').selectOption('New coupon, percentage off')
  await email.getByLabel('Percentage, amount or code').fill('10')
  await page.getByLabel('Send email 2').check()
}

const rowOf = (page: Page, email: string) => page.getByRole('row', { name: new RegExp(email) })

/** Reloads the list until a checkout has a status. */
const waitForStatus = async (page: Page, email: string, status: string): Promise<void> => {
  const readRows = async () => {
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Abandoned checkouts' }).waitFor()
    return rowOf(page, email).allInnerTexts()
  }
  await expect.poll(readRows, inSeconds).toEqual([expect.stringContaining(status)])
}

test('the owner sees who left a checkout, sends an email with a coupon, and the order that follows is recovered', async () => {
  await leave('first@people.test')
  await shop.skipAhead(1.5 * hourMs)
  const owner = await openVisitor()
  const { page, inspect, inspectInDark } = owner
  const inspected = async () => [...(await inspect()), ...(await inspectInDark())]
  await setClock(page)
  await signInOwner(page, shop, 'orders/abandoned')
  const row = (email: string) => rowOf(page, email)
  await waitForStatus(page, 'first@people.test', 'Abandoned')
  await row('first@people.test').getByText('None').waitFor()
  await page
    .getByRole('group', { name: 'Recovery rate' })
    .or(page.getByText('0%', { exact: true }))
    .first()
    .waitFor()
  expect(await inspected()).toEqual([])
  await shoot(page, 'abandoned-checkouts')

  await turnOnEmails(page)
  expect(await inspected()).toEqual([])
  await shoot(page, 'abandoned-settings')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await page.getByRole('button', { name: 'Preview of email 1' }).click()
  const preview = page.getByRole('dialog')
  await preview.getByText('It is still on our shelf.').waitFor()
  expect(await inspected()).toEqual([])
  await preview.getByRole('button', { name: 'Close' }).last().click()

  await leave('second@people.test')
  await shop.skipAhead(1.5 * hourMs)
  const { text } = await shop.mailTo('second@people.test', 'Your mug is waiting, Ann')
  expect(text).toContain('Tide Mug')
  expect(text).toMatch(/Take \S+ off its price\./)
  const link = /http\S+\/restore\S+/.exec(text)![0]

  // On another device.
  const phone = await openVisitor({ viewport: { width: 390, height: 780 } })
  await setClock(phone.page)
  await phone.page.goto(link)
  await phone.page.getByText('Order summary').first().click()
  await phone.page.getByText('Tide Mug').filter({ visible: true }).first().waitFor()
  expect(await phone.page.getByLabel('Email').inputValue()).toBe('')
  await fillCheckout(phone.page, { ...buyer, email: 'second@people.test' })
  await phone.page.getByText(/−€\d/).filter({ visible: true }).first().waitFor()
  expect([...(await phone.inspect()), ...(await phone.inspectInDark())]).toEqual([])
  await shoot(phone.page, 'restored-checkout')
  await pay(phone.page)
  const number = await readOrderNumber(phone.page)
  expect(await phone.takeProblems()).toEqual([])

  await setClock(page)
  await page.goto(`${shop.platform}/back-office/orders/abandoned`)
  await waitForStatus(page, 'second@people.test', 'Recovered')
  await row('second@people.test').getByText('1 sent').waitFor()
  await page.getByText('50%', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Recovered', exact: true }).click()
  await row('first@people.test').waitFor({ state: 'detached' })
  await row('second@people.test').getByRole('link').click()
  await page.getByText('Your mug is waiting, Ann').waitFor()
  await page.getByText('The customer has ordered.').waitFor()
  expect(await inspected()).toEqual([])
  await shoot(page, 'recovered-checkout')
  await page.getByRole('link', { name: 'View order' }).click()
  await page.getByRole('heading', { name: new RegExp(number) }).waitFor()
  expect(await owner.takeProblems()).toEqual([])
})
