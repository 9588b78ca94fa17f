import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { buyer, openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner writes the order confirmation, tests it, a buyer gets it, and the bell tells of the order', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Customer emails')
  await page.getByRole('heading', { name: 'Customer emails' }).waitFor()
  await shoot(page, 'emails')
  await page.getByRole('link', { name: 'Order confirmation' }).click()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await preview.getByText('Thank you for your order').waitFor()

  await page.getByLabel('Subject').fill('Order {number}')
  await page.getByText('contains “{number}”; use {orderNumber}').waitFor()
  expect(await takeProblems()).toEqual([expect.stringContaining('preview')])
  await page.getByLabel('Subject').fill('Hello {firstName}: order {orderNumber}')
  await page.getByLabel('Heading').fill('Straight from the kiln')
  await preview.getByText('Straight from the kiln').waitFor()
  const button = preview.getByRole('link', { name: 'View your order' })
  expect(await button.evaluate((link) => getComputedStyle(link).borderStyle)).toBe('solid')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'emails-confirmation')

  await page.getByRole('button', { name: 'Send test email' }).click()
  await readToast(page, `Test email sent to ${shop.owner.email}`)
  await shop.mailTo(shop.owner.email, 'Test: Hello Robin: order 10000')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')

  const { number } = await placeOrder(shop)
  const { text } = await shop.mailTo(buyer.email, `order ${number}`)
  expect(text).toContain('Straight from the kiln')

  await page.reload()
  await page.getByRole('link', { name: 'Alerts, 1 unread' }).click()
  await page.getByRole('link', { name: `New order ${number}` }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'alerts')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await readToast(page, 'All alerts marked as read')
  await page.getByRole('link', { name: 'Alerts', exact: true }).waitFor()
  await openPage(page, 'Notifications')
  await page.getByLabel('Low stock', { exact: true }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'notification-settings')
})
