import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { openStage } from '../stage/stage.ts'
import { shoot } from '../stage/shots.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage({ hasOwnClock: true })

test('a buyer disputes a charge; the owner submits the tracking number as evidence and sees the outcome', async () => {
  await placeOrder(shop, 'sandbox:disputed')

  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: '10001' }).click()
  await page.getByRole('button', { name: 'Fulfill order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Carrier').fill('DHL')
  await dialog.getByLabel('Tracking number').fill('TRACK-42')
  await dialog.getByRole('button', { name: 'Fulfill order' }).click()
  await readToast(page, 'Order fulfilled')
  await openPage(page, 'Overview')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await shop.skipAhead(2 * 60 * 1000)
  await shop.mailTo(shop.owner.email, 'for order 10001 is disputed')
  await page.reload()
  await page.getByText('1 dispute needs your response').waitFor()
  await shoot(page, 'overview-dispute')
  await page.getByRole('link', { name: '€32.90, order 10001' }).click()
  expect(await page.getByLabel('Tracking number').inputValue()).toBe('TRACK-42')
  expect(await page.getByLabel('Carrier').inputValue()).toBe('DHL')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await page.getByRole('textbox', { name: 'Why the payment is valid' }).fill('The parcel was signed for.')
  await shoot(page, 'dispute')
  await page.getByRole('button', { name: 'Send evidence' }).click()
  await readToast(page, 'Response sent')
  await page.getByText('Dispute: Under review by the bank').waitFor()
  await page.getByText('You contested the dispute').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'order-dispute')
  await page.getByRole('link', { name: 'View dispute' }).click()
  await page.getByText('The parcel was signed for.').waitFor()
  await page.getByText('You have responded to this dispute. The bank is reviewing it.').waitFor()
  expect(await takeProblems()).toEqual([])
})
