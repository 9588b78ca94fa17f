import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { goToCheckout, signIn } from './steps.ts'

const { shop, openVisitor } = await openStage({ isOwn: true })

const owner = { email: 'you@shop.example', password: 'a quiet lighthouse' }
const notes = ['503 /', '503 /hosted/account', '503 /back-office']

const addProduct = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Add the first product' }).click()
  await signIn(page, owner)
  await page.getByLabel('Name', { exact: true }).fill('Salt bowl')
  await page.getByLabel('Price (EUR)').fill('24')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Salt bowl” is there now.').waitFor()
}

test('an empty folder becomes a shop: a command, an owner, a product, and a checkout that takes no money yet', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  for (const address of [shop.storefront, shop.platform, `${shop.platform}/hosted/account`]) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'This shop is not open yet' }).waitFor()
    await page.getByText('npm run owner -- EMAIL').waitFor()
    expect(await inspect()).toEqual([])
  }
  expect((await takeProblems()).filter((problem) => !notes.includes(problem))).toEqual([])

  const told = await shop.command('owner', owner.email, '--site-name=Kiln')
  await page.goto(shop.storefront)
  await page.getByText('STOREFRONT_CLIENT_ID').waitFor()
  await shop.restartStorefront(/STOREFRONT_CLIENT_ID=([\w-]+)/.exec(told)![1]!)
  expect((await takeProblems()).filter((problem) => !notes.includes(problem))).toEqual([])
  await page.goto(shop.storefront)
  await page.getByText('We are setting up.').waitFor()
  expect(await inspect()).toEqual([])
  await addProduct(page)
  await page.goto(`${shop.platform}/back-office/`)
  await page.getByText('Your shop takes no payments yet').waitFor()
  expect(await inspect()).toEqual([])

  const visitor = await openVisitor()
  await visitor.page.goto(shop.storefront)
  await visitor.page.getByRole('link', { name: 'Salt bowl' }).click()
  await visitor.page.getByText('Nobody has reviewed it yet.').waitFor()
  await visitor.page.getByRole('button', { name: 'Add to cart' }).click()
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'View cart' }).click()
  await visitor.page.getByLabel('Deliver to').selectOption('AT')
  await goToCheckout(visitor.page)
  await visitor.page.getByText('This shop does not take payments yet').waitFor()
  expect(await visitor.page.getByLabel('E-mail').count()).toBe(0)
  expect(await visitor.inspect()).toEqual([])
  // The country is not forgotten.
  await visitor.page.getByRole('link', { name: 'Back to the cart' }).click()
  await visitor.page.getByRole('button', { name: 'To checkout' }).waitFor()
  expect(await visitor.page.getByLabel('Deliver to').inputValue()).toBe('AT')
  expect([...(await takeProblems()), ...(await visitor.takeProblems())]).toEqual([])
})
