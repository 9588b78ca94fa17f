import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from './shots.ts'
import { openStage } from './stage.ts'
import { orderMug, readToast, signInOwner } from './steps.ts'

const { shop, openVisitor } = await openStage()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the order of this number, and ships all of it. */
const ship = async (page: Page, number: string): Promise<void> => {
  await page.goto(`${shop.platform}/back-office/orders?q=${number}`)
  await page.getByRole('link', { name: number, exact: true }).click()
  await button(page, 'Fulfill order').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fulfill order' }).click()
  await readToast(page, 'Order fulfilled')
}

/** Makes a return of one mug for the customer. */
const createReturn = async (page: Page, { wish, approve }: { wish: string; approve: boolean }): Promise<void> => {
  await page.getByRole('link', { name: 'Create return' }).click()
  await page.getByRole('spinbutton', { name: 'How many of Tide Mug' }).fill('1')
  await page.getByLabel('Reason').selectOption('Damaged')
  await page.getByLabel('Comment').fill('The handle is loose.')
  await page.getByRole('radio', { name: wish }).check()
  await page.getByLabel('Approve it at once').setChecked(approve)
}

test('the owner makes, approves, receives and refunds a return; what will happen is said before', async () => {
  const { page: storefront } = await openVisitor()
  await orderMug(storefront, shop)

  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await ship(page, '10001')
  await createReturn(page, { wish: 'Refund', approve: false })
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'return-new')
  await button(page, 'Create return').click()
  await readToast(page, 'Return created')
  await page.getByRole('heading', { name: 'Return 1' }).waitFor()
  await shoot(page, 'return-requested')

  await button(page, 'Approve').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Link to the label').fill('nowhere')
  await shoot(page, 'return-approve')
  await dialog.getByLabel('Link to the label').fill('https://labels.test/1.pdf')
  await dialog.getByLabel('Instructions').fill('Pack it well.')
  await button(page, 'Approve').last().click()
  await readToast(page, 'Return approved')
  await page.getByText('Pack it well.').waitFor()
  await shoot(page, 'return-approved')

  await button(page, 'Mark as received').click()
  await dialog.getByLabel('Condition of Tide Mug').selectOption('Damaged')
  await dialog.getByLabel('Restock when the return is settled').uncheck()
  await shoot(page, 'return-receive')
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await readToast(page, 'Return received')
  await page.getByText('1 of 1 came').waitFor()

  await page.getByRole('link', { name: 'Settle', exact: true }).click()
  await page.getByText('goes back to Visa ending in 4242.').waitFor()
  await page.getByText('Nothing goes back in stock.').waitFor()
  await page.getByLabel(/^Fee you keep/).fill('500')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'return-settle-wrong')
  expect(await takeProblems()).toEqual([expect.stringContaining('settlement-preview')])
  await page.getByLabel(/^Fee you keep/).fill('2')
  await page.getByText('−€2.00').waitFor()
  await shoot(page, 'return-settle')
  await button(page, 'Refund').click()
  await readToast(page, 'Return refunded')
  await page.getByText('€2.00 kept as a fee').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'return-settled')
  expect(await takeProblems()).toEqual([])
})
