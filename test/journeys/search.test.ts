import { expect, test } from 'vitest'
import { shoot } from './shots.ts'
import { openStage } from './stage.ts'

const { shop, openVisitor } = await openStage()

test('a visitor finds by stems and typos, narrows the list, and passes its address on', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await page.goto(shop.storefront)
  await page.getByRole('searchbox').first().fill('vasse')
  await page.keyboard.press('Enter')
  await page.getByText('Showing results for “vase”').waitFor()
  await page.goto(`${shop.storefront}/search?q=lamps`)
  await page.getByRole('heading', { name: 'Results for “lamps”' }).waitFor()
  const all = await page.getByRole('status').first().textContent()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'search')
  const filters = page.getByRole('form', { name: 'Filter by' }).last()
  await filters.getByRole('checkbox', { name: /Chalk/ }).check()
  await page.waitForURL('**Chalk**')
  await page.getByRole('list', { name: 'Filters in use' }).waitFor()
  await shoot(page, 'search-narrowed')
  const friend = await openVisitor({ javaScriptEnabled: false })
  await friend.page.goto(page.url())
  await friend.page.getByRole('link', { name: 'Clear all' }).click()
  expect(await friend.page.getByRole('status').first().textContent()).toBe(all)
  await friend.page.goto(`${shop.storefront}/collections/all-products`)
  const wide = friend.page.getByRole('form', { name: 'Filter by' }).last()
  await wide.getByLabel('From').fill('100')
  await wide.getByRole('button', { name: 'Show results' }).click()
  await friend.page.getByText('$100 or more').or(friend.page.getByText('€100 or more')).first().waitFor()
  expect(await takeProblems()).toEqual([])
})

test('on a phone the filters come when they are asked for', async () => {
  const { page, inspect, takeProblems } = await openVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.storefront}/collections/all-products`)
  await page.getByText('Filter', { exact: true }).click()
  await page.getByRole('form', { name: 'Filter by' }).first().waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'filters-phone')
  expect(await takeProblems()).toEqual([])
})
