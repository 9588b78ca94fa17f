import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner adds a customer, tags and merges, finds both in a segment, and opens one from an order', async () => {
  await placeOrder(shop)
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop, 'customers/new')
  await page.getByLabel('First name').fill('Ida')
  await page.getByLabel('Email').fill('ida@people.test')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Ida', level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Add tag' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tag').fill('Press')
  await dialog.getByRole('button', { name: 'Add tag' }).click()
  await readToast(page, 'Added “Press”')
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Writes about ceramics.')
  await page.getByRole('form', { name: 'Note' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Note: Writes about ceramics.').waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'customer')

  await openPage(page, 'Segments')
  await page.getByRole('link', { name: 'Add segment' }).click()
  await page.getByLabel('Name').fill('Press')
  await page.getByLabel('Field').selectOption('Tag')
  await page.getByLabel('Value').fill('Press')
  await page.getByText('1 customer matches').waitFor()
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'View customers' }).click()
  await page.getByRole('rowheader').getByRole('link', { name: 'Ida' }).waitFor()
  expect(await inspect()).toEqual([])

  const { orders } = await shop.call('POST /ecom/v1/orders/search', {})
  await page.goto(`${shop.platform}/back-office/orders/${orders[0].id}`)
  // The customer of a new order is there within seconds.
  await expect
    .poll(async () => (await shop.call('POST /vitrine/v1/customers/count', { filter: { orderCount: 1 } })).count)
    .toBe(1)
  await page.getByRole('link', { name: 'View customer' }).click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await dialog.getByLabel('Find the other customer').fill('ida')
  await dialog.getByRole('button', { name: 'Choose Ida' }).click()
  await dialog.getByText('Orders with ida@people.test belong to this customer from now on.').waitFor()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Merged with ida@people.test').waitFor()
  await page.getByRole('list', { name: 'Tags' }).getByText('Press').waitFor()
  expect(await takeProblems()).toEqual([])
})
