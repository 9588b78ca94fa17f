import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner reads and downloads revenue, and invalid dates are reported', async () => {
  await placeOrder(shop)
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Finances')
  await page.getByRole('heading', { name: 'By payment provider' }).waitFor()
  await page.getByRole('rowheader', { name: 'Test cards' }).waitFor()
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: 'Compare with provider: Test cards' }).click()
  await page.getByRole('table', { name: 'Amounts in EUR' }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'finances-sandbox')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows[0]).toMatch(/^\uFEFFDate,Day,Type,Order/)
  expect(rows[1]).toMatch(/,Payment,10001,DE,/)

  await page.getByLabel('From').fill('2026-11-02')
  await page.getByLabel('To', { exact: true }).fill('2026-11-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByText('The last day is before the first.').waitFor()
  await page.getByRole('link', { name: 'Last year' }).click()
  await page.getByRole('heading', { name: 'No payments, refunds, or chargebacks in this period' }).waitFor()
  expect(await takeProblems()).toEqual([])
})
