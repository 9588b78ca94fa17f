import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const sold = (name: string, sku: string, more: object = {}) => {
  const [firstName, lastName] = name.split(' ')
  const contactDetails = { firstName, lastName, phone: '+49 30 901820' }
  const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Weg 1' }
  return {
    lineItems: [
      {
        productName: { original: 'Mug' },
        quantity: 1,
        price: { amount: '19.00' },
        physicalProperties: { sku, shippable: true },
      },
    ],
    priceSummary: { subtotal: { amount: '19.00' }, total: { amount: '19.00' } },
    channelInfo: { type: 'POS' },
    paymentStatus: 'PAID',
    buyerInfo: { email: `${firstName}@people.test`.toLowerCase() },
    billingInfo: { contactDetails, address },
    recipientInfo: { contactDetails, address },
    ...more,
  }
}

/** Six orders, as imported from a point of sale. */
const sellSix = async (): Promise<void> => {
  const orders = [
    sold('Ada Lovelace', 'MUG-RED'),
    sold('Grace Hopper', 'MUG-RED'),
    sold('Mary Shelley', 'BOWL-BLUE', { paymentStatus: 'NOT_PAID' }),
    sold('Jane Austen', 'MUG-RED'),
    sold('Emily Bronte', '=1+1'),
    sold('Anne Bronte', 'BOWL-BLUE'),
  ]
  for (const order of orders) await shop.call('POST /ecom/v1/orders', { order })
}

/** The order numbers of the list, from the top. */
const numbersOf = (page: Page): Promise<string[]> => page.locator('tbody th a').allTextContents()

const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(text)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orders?**q=${encodeURIComponent(text)}**`)
}

test('the owner finds orders, keeps the filter, fulfills by keyboard, undoes archiving and exports the list', async () => {
  await sellSix()
  const { page, takeProblems, inspect, inspectInDark } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Orders')
  await page.getByRole('link', { name: 'To ship 6' }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'orders-desk')

  await searchFor(page, 'mug-red')
  await expect.poll(() => numbersOf(page)).toEqual(['10004', '10002', '10001'])
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Payment status').selectOption('Paid')
  await page.getByRole('link', { name: 'Remove filter Payment status: Paid' }).waitFor()
  await shoot(page, 'orders-desk-filtered')
  await page.reload()
  await expect.poll(() => numbersOf(page)).toEqual(['10004', '10002', '10001'])
  expect(new URL(page.url()).search).toBe('?q=mug-red&payment=PAID')

  // Without a mouse: down twice, select, down, select, fulfill.
  await page.getByRole('heading', { name: 'Orders', exact: true }).click()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.getByText('2 orders chosen').waitFor()
  await shoot(page, 'orders-desk-chosen')
  await page.keyboard.press('f')
  await page.getByRole('dialog', { name: 'Fulfill 2 orders?' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fulfill' }).click()
  await readToast(page, '2 orders fulfilled')
  await page.getByRole('link', { name: 'To ship 4' }).waitFor()

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await shoot(page, 'orders-desk-keys')
  await page.keyboard.press('Escape')

  // The first row has the shipment; its tracking number finds it.
  await page.getByRole('link', { name: '10004', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Order 10004' }).waitFor()
  await page.getByRole('button', { name: 'Add tracking' }).click()
  await page.getByRole('dialog').getByLabel('Tracking number').fill('JD 0149 77')
  await page.getByRole('dialog').getByRole('button', { name: 'Add tracking' }).click()
  await readToast(page, 'Tracking saved')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('dialog').getByLabel('Tag').fill('Gift')
  await page.getByRole('dialog').getByRole('button', { name: 'Add tag' }).click()
  await readToast(page, '1 order tagged “Gift”')
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'order-page')
  await page.getByRole('link', { name: 'Older order' }).click()
  await page.getByRole('heading', { name: 'Order 10002' }).waitFor()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Orders' }).click()
  await page.waitForURL('**/orders?q=mug-red&payment=PAID')
  await searchFor(page, 'jd014977')
  await expect.poll(() => numbersOf(page)).toEqual(['10004'])

  await page.getByLabel('Choose order 10004').check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByText('1 order archived').waitFor()
  await page.getByRole('link', { name: 'Archived 1' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Archived 0' }).waitFor()

  await page.getByRole('link', { name: 'To ship 4' }).click()
  await page.getByRole('heading', { name: 'No matching orders' }).waitFor()
  await page.goto(`${shop.platform}/back-office/orders?show=unsent`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows[0]).toMatch(/^\uFEFFOrder,Date,Customer,/)
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(['10006', '10005', '10003', '10001'])
  expect(rows[2]).toContain(`,'=1+1 × 1,`)
  expect(await takeProblems()).toEqual([])
})
