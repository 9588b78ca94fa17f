import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner sees sales and what sold, downloads the figures, and has a report sent by email', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop, 'reports')
  await page.getByRole('heading', { name: 'No orders in this period' }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'reports-empty')
  await placeOrder(shop)
  const today = new Date().toISOString().slice(0, 10)
  // A new order is counted within seconds.
  const count = async () => {
    const { report } = await shop.call(`GET /vitrine/v1/reports/sales?from=${today}&to=${today}`)
    return report.figures.orders
  }
  await expect.poll(count, { timeout: 20_000 }).toBe(1)
  await page.reload()
  await page.getByRole('img', { name: /^Bar chart of sales/ }).waitFor()
  await page.getByRole('table', { name: 'How sales add up' }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'reports-sales')

  const reports = page.getByRole('navigation', { name: 'Reports', exact: true })
  await reports.getByRole('link', { name: 'Products' }).click()
  await page.getByRole('rowheader', { name: /Tide mug/i }).waitFor()
  await page.getByRole('link', { name: 'Orders', exact: true }).last().click()
  await page.getByRole('columnheader', { name: 'Orders', sort: 'descending' } as { name: string }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'reports-products')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFProduct,Orders,.*\r\nTide mug,1,1,/i)

  for (const name of ['Visits', 'Today']) {
    await reports.getByRole('link', { name }).click()
    await reports.getByRole('link', { name, exact: true }).and(page.locator('[aria-current=page]')).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
    expect(await inspect()).toEqual([])
    await shoot(page, `reports-${name.toLowerCase()}`)
  }

  await openPage(page, 'Saved reports')
  await page.getByRole('link', { name: 'Save report' }).click()
  await page.getByLabel('Name').fill('Every morning')
  await page.getByLabel('How often').selectOption('Every day, about the day before')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter at least one email address.').first().waitFor()
  await page.getByLabel('Recipients').fill('mara@store.test')
  expect(await inspect()).toEqual([])
  await shoot(page, 'reports-saved')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('rowheader', { name: 'Every morning' }).waitFor()
  await page.getByRole('link', { name: 'Sales over time, last 30 days' }).click()
  await page.getByRole('img', { name: /^Bar chart of sales/ }).waitFor()
  expect(await takeProblems()).toEqual([])
})
