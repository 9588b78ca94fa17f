import { expect, test } from 'vitest'
import { placeOrder } from '../stage/orders.ts'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const textIn = (date: string, more: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'Pacific/Auckland', ...more }).format(new Date(date))

test('an owner in Los Angeles sees and enters dates in the time zone of the store in Auckland', async () => {
  await placeOrder(shop)
  const { page, takeProblems, inspect } = await openVisitor({ timezoneId: 'America/Los_Angeles' })
  const desk = `${shop.platform}/back-office`
  await signInOwner(page, shop)
  const header = page.getByRole('banner')
  await page.goto(`${desk}/settings`)
  await header.getByRole('link', { name: 'UTC' }).waitFor()
  await page.getByLabel('Time zone').selectOption('Pacific/Auckland')
  await page.getByRole('button', { name: 'Save' }).click()
  await header.getByRole('link', { name: 'Auckland time' }).waitFor()
  await shoot(page, 'clock-settings')

  await page.goto(`${desk}/discounts/new`)
  await page.getByLabel('Name').fill('February')
  await page.getByLabel('Percent').fill('10')
  const start = page.getByLabel('Start date')
  await start.fill('2031-02-01T00:00')
  await page.locator('#discount\\.startTime-hint').getByText('In Auckland time.').waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'clock-discount')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“February” added').waitFor()
  const { discounts } = await shop.call('POST /vitrine/v1/discounts/query', { query: {} })
  const { id, startTime } = discounts.find(({ name }: { name: string }) => name === 'February')
  expect(startTime).toBe('2031-01-31T11:00:00.000Z')
  await page.goto(`${desk}/discounts/${id}`)
  await expect.poll(() => start.inputValue()).toBe('2031-02-01T00:00')

  const { orders } = await shop.call('POST /ecom/v1/orders/search', {})
  const { createdDate, number } = orders[0]
  await page.goto(`${desk}/orders`)
  await page
    .getByRole('row', { name: number })
    .getByText(textIn(createdDate, { timeStyle: 'short' }))
    .waitFor()
  await shoot(page, 'clock-orders')

  await page.goto(`${desk}/finances`)
  await page.getByText('Days begin at midnight, Auckland time.').waitFor()
  await page.getByRole('rowheader', { name: textIn(createdDate) }).waitFor()
  await shoot(page, 'clock-finances')
  expect(await takeProblems()).toEqual([])
})
