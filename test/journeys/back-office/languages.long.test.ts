import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { signIn, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('each person chooses a language of the back office, which other devices follow', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInOwner(page, shop, 'account')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.getByRole('form', { name: 'Language' }).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  for (const name of ['Sommer', 'Winter']) {
    await page.goto(`${shop.platform}/back-office/coupons/new`)
    await page.getByLabel('Gutscheincode', { exact: true }).fill('TWICE')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Rabatt in Prozent').fill('10')
    await page.getByRole('button', { name: 'Speichern' }).click()
    if (name === 'Sommer') await page.waitForURL(/coupons$/)
  }
  await page.getByRole('link', { name: 'Gutscheincode: Ein anderer Gutschein hat diesen Code.' }).waitFor()
  expect(await inspect()).toEqual([])
  expect(await takeProblems()).toEqual(['409 /vitrine/v1/coupons'])

  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('ONCE')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL(/coupons$/)
  await page.goto(`${shop.platform}/back-office/account`)
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('עברית')
  await page.getByRole('form', { name: 'Sprache' }).getByRole('button', { name: 'Speichern' }).click()
  await page.getByRole('combobox', { name: 'שפה' }).waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')

  const other = await openVisitor()
  await other.page.goto(`${shop.platform}/back-office/`)
  await signIn(other.page, shop.owner)
  await other.page.locator('html[lang=he]').waitFor()
  await other.page.getByRole('heading', { level: 1 }).waitFor()
  for (const path of ['', 'orders', 'products', 'products/new', 'customers', 'reports', 'design', 'account'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${shop.platform}/back-office/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect([path, width, ...(await inspect()), ...(await inspectInDark())]).toEqual([path, width])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await shoot(page, `${path || 'overview'}-${width}`)
    }
  expect(await takeProblems()).toEqual([])
})
