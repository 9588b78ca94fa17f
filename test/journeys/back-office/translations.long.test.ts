import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner adds a language and translates a product, whose buyers see the new name at checkout', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInOwner(page, shop, 'settings')
  await page.getByLabel('German').check()
  await page.getByLabel('Hebrew').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await page.goto(`${shop.platform}/back-office/products?q=Tide%20Mug`)
  await page.getByRole('link', { name: 'Tide Mug' }).first().click()
  await page.getByRole('link', { name: 'Translations' }).click()
  await page.getByRole('heading', { name: 'Translations of Tide Mug' }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'translations')
  await page.getByLabel('Name').fill('Gezeitenbecher')
  await page.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await page.getByText('translated', { exact: true }).waitFor()
  expect(await takeProblems()).toEqual([])

  const buyer = await openVisitor({ locale: 'de-DE' })
  await buyer.page.goto(shop.storefront)
  expect(new URL(buyer.page.url()).pathname).toBe('/de/')
  expect([...(await buyer.inspect()), ...(await buyer.inspectInDark())]).toEqual([])
  await shoot(buyer.page, 'home-german')
  await buyer.page.getByRole('searchbox').first().fill('Gezeitenbecher')
  await buyer.page.keyboard.press('Enter')
  await buyer.page.getByRole('link', { name: 'Gezeitenbecher' }).click()
  await buyer.page.getByRole('heading', { name: 'Gezeitenbecher', level: 1 }).waitFor()
  expect(await buyer.inspect()).toEqual([])
  await shoot(buyer.page, 'product-german')
  await buyer.page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click()
  await buyer.page.getByRole('dialog').getByRole('link', { name: 'Zum Warenkorb' }).click()
  await buyer.page.getByRole('heading', { name: 'Warenkorb', level: 1 }).waitFor()
  expect(await buyer.inspect()).toEqual([])
  await buyer.page.getByRole('button', { name: 'Zur Kasse' }).click()
  await buyer.page
    .getByRole('heading', { name: 'Kasse', level: 1 })
    .or(buyer.page.getByText('Kontakt').first())
    .first()
    .waitFor()
  await buyer.page.getByText('Gezeitenbecher').last().waitFor()
  await buyer.page.goto(`${shop.storefront}/de/`)
  await buyer.page.getByRole('button', { name: 'English' }).click()
  await buyer.page.getByRole('heading', { name: 'New arrivals' }).waitFor()
  // A picked language is remembered, whatever the browser prefers.
  await buyer.page.goto(shop.storefront)
  expect(new URL(buyer.page.url()).pathname).toBe('/')
  expect(await buyer.takeProblems()).toEqual([])

  const reader = await openVisitor({ viewport: { width: 360, height: 740 } })
  const pages = ['/product-page/tide-mug', '/', '/collections/all-products', '/sign-in?prompted=1', '/cart']
  for (const path of pages) {
    await reader.page.goto(`${shop.storefront}/he${path}`)
    expect(await reader.page.locator('html').getAttribute('dir')).toBe('rtl')
    expect([path, [...(await reader.inspect()), ...(await reader.inspectInDark())]]).toEqual([path, []])
    await shoot(reader.page, `hebrew-${path.replaceAll(/\W+/g, '-')}`)
  }
  expect((await reader.page.goto(`${shop.storefront}/es/`))!.status()).toBe(404)
  await reader.takeProblems()
})
