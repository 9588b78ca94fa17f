import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from '../stage/stage.ts'
import { buyer, fillCheckout, openCheckout, pay, readOrderNumber, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

/** Saves screenshots with `SHOTS=folder`. */
const shoot = async (page: Page, name: string): Promise<void> => {
  if (!process.env.SHOTS) return
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

await shop.call('PATCH /vitrine/v1/offline-payment-methods/BANK_TRANSFER', {
  offlinePaymentMethod: { enabled: true, instructions: 'IBAN DE02 1203 0000 0000 2020 51' },
})

/** Orders a mug by bank transfer and returns the order number. */
const orderByTransfer = async (): Promise<string> => {
  const { page } = await openVisitor()
  await openCheckout(page, shop)
  await fillCheckout(page, buyer)
  await page.getByText('Bank transfer').click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  return readOrderNumber(page)
}

const requestPayment = async (page: Page, { amount, title }: { amount: string; title: string }): Promise<void> => {
  await page.getByRole('button', { name: 'Request payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount (EUR)').fill(amount)
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Request payment' }).click()
}

test('the owner requests part of an order, the buyer pays it from the email on a phone, and the rest is recorded', async () => {
  const owner = await openVisitor()
  const number = await orderByTransfer()
  await signInOwner(owner.page, shop, 'orders')
  await owner.page.getByRole('link', { name: number }).click()

  await owner.takeProblems()
  await requestPayment(owner.page, { amount: '9999', title: 'Deposit' })
  await owner.page
    .getByRole('dialog')
    .getByText(/Enter [\d.]+ or less/)
    .first()
    .waitFor()
  await shoot(owner.page, 'request-wide')
  expect(await owner.takeProblems()).toEqual(['400 /ecom/v1/order-payment-requests'])
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel('Amount (EUR)').fill('10')
  await dialog.getByRole('button', { name: 'Request payment' }).click()
  await readToast(owner.page, 'Payment requested')
  await owner.page.getByText('Not paid', { exact: true }).waitFor()
  expect(await owner.inspect()).toEqual([])
  await shoot(owner.page, 'order-wide')

  const { text } = await shop.mailTo(buyer.email, 'Amount to pay: €10.00')
  const link = /http\S+\/hosted\/pay\?\S+/.exec(text)![0]
  const phone = await openVisitor({ viewport: { width: 360, height: 780 }, hasTouch: true })
  await phone.page.goto(link)
  await phone.page.getByText('Deposit').waitFor()
  expect([...(await phone.inspect()), ...(await phone.inspectInDark())]).toEqual([])
  await shoot(phone.page, 'pay-narrow')
  await phone.page.emulateMedia({ colorScheme: 'dark' })
  await shoot(phone.page, 'pay-narrow-dark')
  await phone.page.emulateMedia({ colorScheme: 'light' })
  await phone.page.setViewportSize({ width: 1280, height: 900 })
  await shoot(phone.page, 'pay-wide')
  await phone.page.setViewportSize({ width: 360, height: 780 })
  await phone.takeProblems()

  await pay(phone.page, 'declined')
  await phone.page.getByText('Your card was declined. You haven’t been charged.').waitFor()
  expect(await phone.page.getByLabel('Card number').inputValue()).toContain('0002')
  expect(await phone.inspect()).toEqual([])
  expect(await phone.takeProblems()).toEqual(['422 /hosted/pay'])
  await pay(phone.page, 'asking')
  await phone.page.getByRole('button', { name: 'Confirm payment' }).click()
  await phone.page.getByRole('heading', { name: 'Thank you for your payment' }).waitFor()
  await phone.page.getByText(`We received €10.00 for order ${number}.`).waitFor()
  expect(await phone.inspect()).toEqual([])
  await shoot(phone.page, 'paid-narrow')
  await phone.page.reload()
  await phone.page.getByRole('heading', { name: 'Thank you for your payment' }).waitFor()
  expect(await phone.takeProblems()).toEqual([])
  expect((await shop.mailTo(buyer.email, 'We received €10.00')).text).toContain('Still to be paid')

  await owner.page.reload()
  await owner.page.getByText('Partially paid', { exact: true }).waitFor()
  await owner.page.getByText('Paid', { exact: true }).waitFor()
  await owner.page.getByRole('button', { name: 'Mark as paid' }).click()
  await owner.page.getByRole('dialog').getByLabel('Amount received (EUR)').fill('1')
  await shoot(owner.page, 'mark-paid-wide')
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await readToast(owner.page, 'Payment recorded')
  await owner.page.getByText('Partially paid', { exact: true }).waitFor()
  await owner.page.getByRole('button', { name: 'Mark as paid' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await readToast(owner.page, 'Payment recorded')
  await owner.page.getByText('Partially paid', { exact: true }).waitFor({ state: 'hidden' })
  expect(await owner.page.getByRole('button', { name: 'Request payment' }).count()).toBe(0)
  expect(await owner.takeProblems()).toEqual([])
})

test('a canceled payment request says so, even if its page was already open', async () => {
  const owner = await openVisitor()
  const number = await orderByTransfer()
  await signInOwner(owner.page, shop, 'orders')
  await owner.page.getByRole('link', { name: number }).click()
  await requestPayment(owner.page, { amount: '5', title: 'Engraving' })
  await readToast(owner.page, 'Payment requested')
  const { text } = await shop.mailTo(buyer.email, 'Engraving')
  const visitor = await openVisitor()
  await visitor.page.goto(/http\S+\/hosted\/pay\?\S+/.exec(text)![0])
  await visitor.page.getByLabel('Card number').waitFor()

  await owner.page.getByRole('button', { name: 'Cancel request: Engraving' }).click()
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click()
  await readToast(owner.page, 'Payment request canceled')
  await owner.page.getByText('Canceled', { exact: true }).waitFor()
  expect(await owner.inspect()).toEqual([])

  await pay(visitor.page)
  await visitor.page.getByRole('heading', { name: 'The store no longer asks for this payment' }).waitFor()
  expect(await visitor.inspect()).toEqual([])
  await shoot(visitor.page, 'voided-wide')
  expect([...(await visitor.takeProblems()), ...(await owner.takeProblems())]).toEqual([])
})
