import { ApiKeyStrategy, backOffice, createClient, priceLists, products } from '@vitrine/client'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { openPage, readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('a visitor finds inflected and misspelled words, filters the list and shares its URL', async () => {
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

test('in another currency a product’s price is the same on cards, in filters, suggestions and on its page', async () => {
  const owner = createClient({
    host: shop.platform,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { backOffice, priceLists, products },
  })
  const [mug] = (await owner.products.queryProducts().eq('slug', 'tide-mug').find()).items
  const { siteSettings } = await owner.backOffice.getSiteSettings()
  await owner.backOffice.updateSiteSettings({
    currencies: [
      { currency: 'JPY', rate: '160', charged: true },
      { currency: 'CHF', rate: '0.95' },
    ],
  })
  const list = await owner.priceLists.createPriceList({ name: 'Yen', currency: 'JPY' })
  const tiers = [{ minQuantity: 1, price: '4321' }]
  await owner.priceLists.setPriceListPrices(list.id, [{ productId: mug!.id, tiers }])
  const { page, inspect, takeProblems } = await openVisitor()
  await page.goto(`${shop.storefront}/in-jpy/search?q=tide+mug&from=4321&to=4321`)
  await page.getByRole('list', { name: 'Filters in use' }).getByText('¥4,321').first().waitFor()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Tide Mug' }) })
  expect(await card.first().textContent()).toContain('¥4,321')
  expect(await inspect()).toEqual([])
  await shoot(page, 'search-in-yen')

  const field = page.getByRole('searchbox').first()
  await field.click()
  await field.fill('tide mu')
  const combobox = page.getByRole('combobox').first()
  const option = page.getByRole('option', { name: /Tide Mug/ })
  await option.waitFor()
  expect(await option.textContent()).toContain('¥4,321')
  const active = async () => {
    const id = await combobox.getAttribute('aria-activedescendant')
    return id === null ? null : page.locator(`[id="${id}"]`).textContent()
  }
  expect(await active()).toBeNull()
  await page.keyboard.press('ArrowUp')
  expect(await active()).toContain('Tide Mug')
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBeNull()
  await page.keyboard.press('Escape')
  await option.waitFor({ state: 'hidden' })
  expect(await page.getByRole('combobox').count()).toBe(0)
  await field.fill('tide mug')
  await option.waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/in-jpy/product-page/tide-mug')
  await page.getByText('¥4,321').first().waitFor()

  await page.goto(`${shop.storefront}/in-chf/product-page/tide-mug`)
  await page.getByText(`You pay in ${siteSettings.currency}`).first().waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/€|\$/)
  await shoot(page, 'product-in-francs')
  await owner.priceLists.deletePriceList(list.id)
  await owner.backOffice.updateSiteSettings({ currencies: siteSettings.currencies ?? [] })
  expect(await takeProblems()).toEqual([])
})

test('on a phone the filters open on demand', async () => {
  const { page, inspect, takeProblems } = await openVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(`${shop.storefront}/collections/all-products`)
  await page.getByText('Filter', { exact: true }).click()
  await page.getByRole('form', { name: 'Filter by' }).first().waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'filters-phone')
  expect(await takeProblems()).toEqual([])
})

test('the owner sees searches without results and adds a synonym', async () => {
  const visitor = await openVisitor()
  const search = () => visitor.page.goto(`${shop.storefront}/search?q=schnuckel`)
  await search()
  await visitor.page.getByText('No matching products').waitFor()
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await openPage(page, 'Search')
  await page.getByRole('link', { name: 'No results' }).click()
  await page.getByRole('button', { name: 'Add synonym for “schnuckel”' }).click()
  const synonyms = page.getByRole('textbox', { name: 'Synonyms' })
  expect(await synonyms.inputValue()).toMatch(/\nschnuckel > $/)
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'desk-search')
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText(/^Line \d+: put one word before the arrow and one or more after it\.$/)
    .first()
    .waitFor()
  await synonyms.fill('schnuckel > mug')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await search()
  await visitor.page.getByRole('link', { name: 'Tide Mug' }).waitFor()
  expect([...(await takeProblems()), ...(await visitor.takeProblems())]).toEqual([])
})
