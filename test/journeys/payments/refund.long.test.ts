import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { openStage } from '../stage/stage.ts'
import { buyer, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner refunds an item for less than its price, then the rest; the buyer is notified of both', async () => {
  await placeOrder(shop)
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByRole('link', { name: 'Refund' }).click()
  const amount = page.getByLabel(/ending in 4242/)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await page.getByLabel('Tide Mug').fill('1')
  await expect.poll(() => amount.inputValue()).toMatch(/^\d+\.\d\d$/)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/refund.png`, fullPage: true })
  await amount.fill('1000')
  await page.getByRole('button', { name: 'Refund' }).click()
  await page.getByRole('alert').first().waitFor()
  await takeProblems()
  await amount.fill('5.00')
  await page.getByLabel('Message to the customer').fill('Sorry about the scratch.')
  await page.getByRole('button', { name: 'Refund' }).click()
  await readToast(page, 'Refund started')
  await page.getByText('€5.00 refunded', { exact: true }).waitFor()
  await shop.mailTo(buyer.email, 'Sorry about the scratch.')
  expect(await takeProblems()).toEqual([])

  await page.getByRole('link', { name: 'Refund' }).click()
  await amount.fill('27.90')
  await page.getByRole('button', { name: 'Refund' }).click()
  await readToast(page, 'Refund started')
  await page.getByText('€32.90 refunded', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Refund' }).count()).toBe(0)
  expect(await takeProblems()).toEqual([])
})
