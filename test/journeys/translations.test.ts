import { expect, test } from 'vitest'
import { shoot } from './shots.ts'
import { openStage } from './stage.ts'
import { addMug, goToCheckout, readToast, signInOwner, viewCart } from './steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner offers another language and translates a product, whose new name its buyers read in the checkout', async () => {
  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  await signInOwner(page, shop)
  await page.goto(`${shop.platform}/back-office/settings`)
  await page.getByLabel('German').check()
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
  await addMug(buyer.page, shop)
  await viewCart(buyer.page)
  await goToCheckout(buyer.page)
  await buyer.page.getByText('Gezeitenbecher').last().waitFor()
  expect(await buyer.takeProblems()).toEqual([])
})
