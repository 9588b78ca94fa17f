import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { openStage } from '../stage/stage.ts'
import { shoot } from '../stage/shots.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner has payments authorized and captured on fulfillment; the order says when', async () => {
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Payments')
  await page.getByText('The customer is charged when they order.').waitFor()
  await page.getByLabel('Authorize first, capture later').check()
  await page.getByLabel('Capture when the order is fulfilled').check()
  await page.getByLabel('Capture the payment').check()
  await page.getByRole('spinbutton', { name: 'Days' }).fill('3')
  await page.getByText('Payments that are still authorized after 3 days are captured.').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await page.getByRole('button', { name: 'Save' }).first().click()
  await readToast(page, 'Saved')
  await page.reload()
  await page
    .getByText('It is captured when the order is fulfilled. Payments that are still authorized after 3 days')
    .waitFor()
  await shoot(page, 'captures')

  const { id } = await placeOrder(shop)
  await openPage(page, 'Orders')
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByText('Authorized. To be captured on').waitFor()
  await shoot(page, 'held')
  await page.getByRole('link', { name: 'Cancel order' }).click()
  await page.getByText('€32.90 is only authorized on Visa ending in 4242. It won’t be charged.').waitFor()
  await shoot(page, 'cancel-held')
  await page.getByRole('link', { name: 'Keep order' }).click()
  await page.getByRole('button', { name: 'Fulfill order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fulfill order' }).click()
  await readToast(page, 'Order fulfilled')
  const statusOf = async () => {
    const { orderTransactions } = await shop.call(`GET /ecom/v1/payments/orders/${id}`)
    return orderTransactions.payments[0].status
  }
  await expect.poll(statusOf, { timeout: 30_000, interval: 100 }).toBe('APPROVED')
  await page.reload()
  await page.getByText('€32.90 captured on').waitFor()
  expect(await takeProblems()).toEqual([])
})
