import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner selects recipients of notifications, sends a test, and a new order reaches them', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Notifications')
  await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  await page.getByText(`to all owners of the store: ${shop.owner.email}`).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'notifications')

  const addresses = page.getByRole('textbox', { name: /^Email addresses( optional)?$/ })
  await addresses.fill('sales@kiln.test\nnobody')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: /^Email addresses: .*nobody.*: Enter an email address/ }).waitFor()
  await shoot(page, 'notifications-wrong')
  expect(await takeProblems()).toEqual([expect.stringContaining('notification-settings')])

  await addresses.fill('sales@kiln.test\npack@kiln.test')
  await page.getByText('Recipients of “Disputes”').click()
  await page.getByLabel('Email addresses for “Disputes”').fill('bank')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: /^Email addresses for “Disputes”: .*bank.*: Enter an email address/ }).waitFor()
  expect(await takeProblems()).toEqual([expect.stringContaining('notification-settings')])
  await page.getByLabel('Email addresses for “Disputes”').fill('bank@kiln.test')
  await page.getByLabel('Low stock', { exact: true }).selectOption('At once')
  await page.getByLabel('Low stock threshold').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')

  await page.getByRole('button', { name: 'Send test email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('A sample order is sent to sales@kiln.test, pack@kiln.test.').waitFor()
  await shoot(page, 'notifications-test')
  await dialog.getByRole('button', { name: 'Send test email' }).click()
  await readToast(page, 'Test email sent')
  await shop.mailTo('pack@kiln.test', 'Test: New order')

  const { id, number } = await placeOrder(shop)
  const { text } = await shop.mailTo('sales@kiln.test', `New order ${number}`)
  expect(text).toContain(`/back-office/orders/${id}`)
})

test('the owner reads which background jobs have failed, retries one and deletes another', async () => {
  const { page, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Failed jobs')
  await page.getByText('No failed jobs').waitFor()
  await shoot(page, 'failed-jobs-none')
  await shop.failJob({ kind: 'mail', key: 'mail-1', error: 'connect ECONNREFUSED 127.0.0.1:25' })
  await shop.failJob({ kind: 'invoice', key: 'order-1', error: 'The disk is full.' })
  await page.reload()
  await page.getByRole('link', { name: /^Failed jobs.*2 failed jobs$/ }).waitFor()
  await page.getByText('connect ECONNREFUSED').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'failed-jobs')
  await page.getByRole('button', { name: 'Retry: Send an email' }).click()
  await readToast(page, 'Job restarted')
  await page.getByRole('button', { name: 'Delete: Create an invoice' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No failed jobs').waitFor()
})
