import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isLongRun } from '../../run-size.ts'
import { placeOrder, type PlacedOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { buyer as ann, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Ships an order completely by API and opens it. */
const ship = async (page: Page, { id, number }: PlacedOrder): Promise<void> => {
  const { order } = await shop.call(`GET /ecom/v1/orders/${id}`)
  const lineItems = order.lineItems.map((line: { id: string; quantity: number }) => ({
    id: line.id,
    quantity: line.quantity,
  }))
  await shop.call(`POST /ecom/v1/fulfillments/orders/${id}/create-fulfillment`, { fulfillment: { lineItems } })
  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('link', { name: number, exact: true }).click()
}

/** Creates a return of one mug for the customer. */
const createReturn = async (
  page: Page,
  { resolution, approve }: { resolution: string; approve: boolean },
): Promise<void> => {
  await page.getByRole('link', { name: 'Create return' }).click()
  await page.getByRole('spinbutton', { name: 'Quantity of Tide Mug' }).fill('1')
  await page.getByLabel('Reason').selectOption('Damaged')
  await page.getByLabel('Comment').fill('The handle is loose.')
  await page.getByRole('radio', { name: resolution }).check()
  await page.getByLabel('Approve right away').setChecked(approve)
}

test('the owner creates, approves, receives and refunds a return, with a preview of the outcome', async () => {
  const order = await placeOrder(shop)
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await page.getByRole('link', { name: 'Return settings' }).click()
  await page.getByRole('heading', { name: 'Return settings' }).waitFor()
  await page.getByLabel('Days after shipping').fill('0')
  await button(page, 'Save').click()
  await page.getByText('Days after shipping: Must be').waitFor()
  await shoot(page, 'return-settings-wrong')
  await page.getByLabel('Days after shipping').fill('14')
  await page.getByLabel('Return address').fill('Mill 3\n10115 Berlin')
  await button(page, 'Save').click()
  await readToast(page, 'Saved')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'return-settings')
  expect(await takeProblems()).toEqual([expect.stringContaining('return-settings')])
  await page.goto(`${shop.platform}/back-office/orders/returns`)
  await page.getByRole('heading', { name: 'No returns need action' }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'returns-none')

  await ship(page, order)
  await button(page, 'Mark as delivered').click()
  await page.getByRole('dialog').getByLabel('Delivered on').fill('2999-01-01')
  await button(page, 'Mark as delivered').last().click()
  await page.getByText('Delivered on: Must').waitFor()
  expect(await takeProblems()).toEqual([expect.stringContaining('fulfillments')])
  await page.getByRole('dialog').getByLabel('Delivered on').fill(new Date().toISOString().slice(0, 10))
  await button(page, 'Mark as delivered').last().click()
  await readToast(page, 'Delivery date saved')
  await page.getByText(/^The customer can withdraw until /).waitFor()
  await createReturn(page, { resolution: 'Refund', approve: false })
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'return-new')
  await button(page, 'Create return').click()
  await readToast(page, 'Return created')
  await page.getByRole('heading', { name: 'Return 1' }).waitFor()
  await shoot(page, 'return-requested')

  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByText('1 return needs approval.').waitFor()
  await shoot(page, 'returns-overview')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByRole('link', { name: 'Requested 1' }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'returns-list')
  await page.getByLabel('Search returns').fill('ann lee')
  await page.keyboard.press('Enter')
  await page.waitForURL('**q=ann+lee')
  await page.getByRole('link', { name: 'Requested 1' }).waitFor()
  await page.getByLabel('Requested resolution').selectOption('Exchange')
  await page.getByRole('heading', { name: 'No matching returns' }).waitFor()
  expect(new URL(page.url()).search).toBe('?show=requested&q=ann+lee&wish=EXCHANGE')
  await page.getByLabel('Requested resolution').selectOption('Refund')
  await page.getByRole('link', { name: 'Requested 1' }).waitFor()
  await page.getByRole('heading', { name: 'Returns', level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Return 1' }).waitFor()

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
  await dialog.getByLabel('Quantity received of Tide Mug').fill('0')
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await dialog.getByText('Quantity received of Tide Mug: Enter the received quantities.').waitFor()
  await dialog.getByLabel('Quantity received of Tide Mug').fill('1')
  await dialog.getByLabel('Condition of Tide Mug').selectOption('Damaged')
  await dialog.getByLabel('Restock when the return is settled').uncheck()
  await shoot(page, 'return-receive')
  await dialog.getByRole('button', { name: 'Mark as received' }).click()
  await readToast(page, 'Return received')
  await page.getByText('1 of 1 received').waitFor()

  await page.getByRole('link', { name: 'Settle', exact: true }).click()
  await page.getByText('will be refunded to Visa ending in 4242.').waitFor()
  await page.getByText('Nothing will be restocked.').waitFor()
  await page.getByLabel(/^Return fee/).fill('500')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'return-settle-wrong')
  expect(await takeProblems()).toEqual([expect.stringContaining('settlement-preview')])
  await page.getByLabel(/^Return fee/).fill('2')
  await page.getByText('−€2.00').waitFor()
  await shoot(page, 'return-settle')
  await button(page, 'Refund').click()
  await readToast(page, 'Return refunded')
  await page.getByText('Fee of €2.00 deducted').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'return-settled')
  expect(await takeProblems()).toEqual([])
})

test.runIf(isLongRun)(
  'the owner exchanges returned items: they pay for a draft order, and the customer pays the rest',
  async () => {
    const order = await placeOrder(shop)
    const { number } = order
    const next = String(Number(number) + 1)
    const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
    await signInOwner(page, shop)
    await ship(page, order)
    await createReturn(page, { resolution: 'Exchange', approve: true })
    await button(page, 'Create return').click()
    await readToast(page, 'Return created and approved')
    await button(page, 'Mark as received').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as received' }).click()
    await readToast(page, 'Return received')

    await page.getByRole('link', { name: 'Settle', exact: true }).click()
    await page.getByText('Next, choose the items in a draft order.').waitFor()
    await shoot(page, 'exchange-begin')
    await button(page, 'Choose items').click()
    await page.getByRole('heading', { name: 'Exchange', level: 1 }).waitFor()
    await readToast(page, 'Choose what the customer gets instead')
    await shoot(page, 'exchange-empty')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('Tide')
    await page.getByRole('button', { name: 'Add Tide Mug' }).click()
    await page.getByText('The customer pays', { exact: true }).waitFor()
    expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
    await shoot(page, 'exchange-draft')
    await page.getByLabel(/^Return fee/).fill('3')
    await page.getByText('€25.00').waitFor()
    await button(page, 'Place exchange').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Send ann@example.com a link to pay/).waitFor()
    await shoot(page, 'exchange-place')
    await dialog.getByRole('button', { name: 'Place exchange' }).click()
    await readToast(page, 'Exchange placed')
    await page.getByRole('heading', { name: `Order ${next}` }).waitFor()
    await page.getByText(`Exchange from order ${number}`).waitFor()
    await shop.mailTo(ann.email, 'Payment')
    expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
    await shoot(page, 'exchange-order')

    await page
      .getByRole('main')
      .getByRole('link', { name: `order ${number}`, exact: true })
      .click()
    await page.getByText('Fee of €3.00 deducted').waitFor()
    await page.getByText('€25.00 used for an exchange').first().waitFor()
    expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
    await shoot(page, 'exchange-return')
    await page
      .getByRole('main')
      .getByRole('link', { name: `order ${next}`, exact: true })
      .waitFor()
    await page.goto(`${shop.platform}/back-office/finances`)
    await page.getByRole('row', { name: /^Exchanges/ }).waitFor()
    expect(await takeProblems()).toEqual([])
  },
)
