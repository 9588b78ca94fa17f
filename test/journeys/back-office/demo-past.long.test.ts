import { Client } from 'pg'
import { expect, test } from 'vitest'
import { openOwnStage } from '../stage/stage.ts'
import { signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openOwnStage({ settings: { VITRINE_DEMO_PAST: '1' } })

/** Writes what a failure leaves behind. */
const writeFailure = async (): Promise<void> => {
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const value = JSON.stringify({ status: 'FAILED', added: 200, planned: 305, written: new Date().toISOString() })
  await client.query(`update server_setting set value = $1 where name = 'demoPast'`, [value])
  await client.end()
}

test('the owner sees that past orders are added, after a power cut, too, and what to do after a failure', async () => {
  const visitor = await openVisitor()
  const { page, inspect, inspectInDark } = visitor
  await signInOwner(page, shop)
  const notice = page.getByRole('group', { name: 'Two years of sample orders are being added' })
  await notice.getByText(/^[1-9]\d* of 3\d\d orders added$/).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shop.cutPower()

  await page.goto(`${shop.platform}/back-office/orders`)
  await notice.getByText(/^[1-9]\d* of 3\d\d orders added$/).waitFor()
  await notice.waitFor({ state: 'detached', timeout: 180_000 })
  // The list is loaded again by itself.
  await page.getByRole('link', { name: /^All 3\d\d$/ }).waitFor()

  await writeFailure()
  await page.reload()
  await page.getByText('200 of 305 orders added').waitFor()
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('200 of 305 orders added').waitFor({ state: 'detached' })
  await writeFailure()
  await page.reload()
  await page.getByRole('button', { name: 'Ignore' }).click()
  await page.getByText('Not all sample orders were added').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  expect(await page.getByText('sample orders').count()).toBe(0)
}, 300_000)
