import { expect, test } from 'vitest'
import { openStage } from '../stage/stage.ts'
import {
  addToCart,
  buyer,
  fillCheckout,
  goToCheckout,
  pay,
  readOrderNumber,
  readToast,
  signInOwner,
} from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('the owner changes a bundle, whose buyer chooses the variants and finds the contents in the order', async () => {
  const { page, inspect, takeProblems } = await openVisitor()
  await signInOwner(page, shop, 'products?q=Breakfast')
  await page.getByRole('link', { name: 'Breakfast for Two' }).first().click()
  const form = page.getByRole('form', { name: 'Product' })
  await form.getByRole('group', { name: 'Rill Tea Towels' }).getByLabel('Quantity').fill('2')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByLabel('Find products for the bundle').fill('Pinch')
  await page.getByRole('button', { name: 'Add Pinch Salt Jar to the bundle' }).click()
  await form.getByRole('group', { name: 'Pinch Salt Jar' }).waitFor()
  expect(await inspect()).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await readToast(page, 'Saved')
  await page.getByText('The stock of a bundle follows from its products.').first().waitFor()
  expect(await takeProblems()).toEqual([])

  const visitor = await openVisitor()
  await visitor.page.goto(`${shop.storefront}/product-page/breakfast-for-two`)
  const contents = visitor.page.getByRole('region', { name: 'In this set' })
  await contents.getByRole('link', { name: 'Pinch Salt Jar' }).waitFor()
  await contents.getByText('(Oat, Cereal)').waitFor()
  expect(await visitor.inspect()).toEqual([])
  for (const [index, color] of ['Chalk', 'Ink'].entries()) {
    const mug = contents.getByRole('listitem').filter({ hasText: 'Tide Mug' }).nth(index)
    await mug.getByRole('radio', { name: color }).check()
    await mug.getByRole('radio', { name: 'Small' }).check()
  }
  await addToCart(visitor.page)
  const chosen =
    '1 × Tide Mug (Chalk, Small), 1 × Tide Mug (Ink, Small), 2 × Dune Bowl (Oat, Cereal), 2 × Rill Tea Towels, 1 × Pinch Salt Jar'
  await visitor.page.getByRole('dialog').getByText(chosen).waitFor()
  await visitor.page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  await goToCheckout(visitor.page)
  await fillCheckout(visitor.page)
  await visitor.page.getByText(chosen).last().waitFor()
  await pay(visitor.page)
  const number = await readOrderNumber(visitor.page)
  const part = 'Ink, Small, Part of “Breakfast for Two”'
  await visitor.page.getByText(part).first().waitFor()
  expect((await shop.mailTo(buyer.email, number)).text).toContain(part)
  expect(await visitor.takeProblems()).toEqual([])
  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('link', { name: number }).click()
  await page.getByText(part).waitFor()
  expect(await takeProblems()).toEqual([])
})
