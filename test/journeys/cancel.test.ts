import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { shoot } from './shots.ts'
import { buyer, orderMug, readToast, signInOwner } from './steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner cancels a paid order, keeps a fee, and the buyer hears where the rest goes', async () => {
  const visitor = await openVisitor()
  await orderMug(visitor.page, shop)

  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByRole('link', { name: 'Cancel order' }).click()
  await page.getByText('€32.90 goes back to Visa ending in 4242.').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])

  await page.getByLabel('Refund a part, and keep a cancellation fee').check()
  await page.getByLabel('Amount to refund (EUR)').fill('40')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alert').getByText('Enter an amount above zero and below €32.90.').waitFor()
  await page.getByLabel('Amount to refund (EUR)').fill('27,90')
  await page.getByText('€27.90 goes back to Visa ending in 4242.').waitFor()
  await page.getByText('€5.00 is kept.').waitFor()
  await page.getByLabel('Message to the customer').fill('The kiln was hot already.')
  await shoot(page, 'cancel')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await readToast(page, 'Order canceled')
  await page.getByText('€5.00 of this canceled order is kept.').waitFor()
  await page.getByText('€27.90 went back to Visa ending in 4242').waitFor()
  await shoot(page, 'canceled')
  expect(await page.getByRole('link', { name: 'Cancel order' }).count()).toBe(0)
  const { text } = await shop.mailTo(buyer.email, 'was canceled')
  expect(text).toContain('€27.90 goes back to Visa ending in 4242.')
  expect(text).toContain('The store keeps €5.00 of what you paid.')
  expect(text).toContain('The kiln was hot already.')
  expect(await takeProblems()).toEqual([])
})
