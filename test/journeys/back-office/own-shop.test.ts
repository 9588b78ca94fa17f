import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOwnStage } from '../stage/stage.ts'
import { addToCart, buyer, fillCheckout, goToCheckout, openPage, readOrderNumber } from '../stage/steps.ts'

const { shop, openVisitor } = await openOwnStage({ isEmpty: true, isEmbedded: true })

const owner = { email: 'you@shop.example', password: 'a quiet lighthouse' }
const transfer = 'IBAN DE02 1203 0000 0000 2020 51\nPlease write your order number.'
const notes = ['503 /', '503 /hosted/account', '503 /back-office']

/** Creates the store on the page of the link that the platform printed. */
const setUp = async (page: Page): Promise<void> => {
  await page.goto(shop.announced().setUpUrl!)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('short')
  await page.getByLabel('Name of the store').fill('Kiln')
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel('Language').selectOption('en')
  await page.getByRole('button', { name: 'Create the store' }).click()
  await page.getByRole('link', { name: 'Password: At least 8 characters.' }).waitFor()
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByRole('button', { name: 'Create the store' }).click()
  await page.getByRole('heading', { name: 'Get ready to sell' }).waitFor()
}

/** Adds sample products from the checklist, and removes them again. */
const trySamples = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add three sample products' }).click()
  await page.getByText('Three sample products added').waitFor()
  await page.getByRole('button', { name: 'Remove sample products' }).click()
  await page.getByText('Sample products removed').waitFor()
}

/** New stores on this machine accept test cards. */
const refuseTestCards = async (page: Page): Promise<void> => {
  await page.goto(`${shop.platform}/back-office/payments`)
  await page.getByLabel('Accept test cards').uncheck()
  await page.getByRole('form', { name: 'Test cards' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your store can’t take payments yet').waitFor()
}

/** Adds a bank transfer, starting from the checklist on the overview. */
const setUpTransfer = async (page: Page): Promise<void> => {
  await openPage(page, 'Overview')
  await page.getByRole('link', { name: 'Accept payments' }).click()
  await page.getByRole('link', { name: 'Bank transfer' }).click()
  await page.getByLabel('Offer at checkout').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText(/This field is required/)
    .first()
    .waitFor()
  await page.getByLabel('Payment instructions').fill(transfer)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: 'Bank transfer' }).getByText('On', { exact: true }).waitFor()
}

/** Adds worldwide delivery, starting from the checklist on the overview. */
const addDelivery = async (page: Page): Promise<void> => {
  await openPage(page, 'Overview')
  await page.getByRole('link', { name: 'Add delivery', exact: true }).click()
  await page.getByLabel('Name').fill('Parcel')
  await page.getByLabel('Price (EUR)', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Parcel” added').waitFor()
}

const addProduct = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Add your first product' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Salt bowl')
  await page.getByLabel('Price (EUR)').fill('24')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('“Salt bowl” added').waitFor()
}

test('an empty folder becomes a shop: a link, an owner, a product, a payment method, and the first paid order', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  for (const address of [shop.storefront, shop.platform, `${shop.platform}/hosted/account`]) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'This store isn’t open yet' }).waitFor()
    await page.getByText('npm run owner -- EMAIL').waitFor()
    expect(await inspect()).toEqual([])
  }
  expect((await takeProblems()).filter((problem) => !notes.includes(problem))).toEqual([])

  await setUp(page)
  expect(await inspect()).toEqual([])
  await trySamples(page)
  await shop.restartStorefront(shop.announced().storefrontClientId!)
  expect((await takeProblems()).filter((problem) => !notes.includes(problem))).toEqual([])
  await page.goto(shop.storefront)
  await page.getByText('We’re setting up our store.').waitFor()
  expect(await inspect()).toEqual([])
  await addProduct(page)
  await refuseTestCards(page)
  expect(await inspect()).toEqual([])

  const visitor = await openVisitor()
  await visitor.page.goto(shop.storefront)
  await visitor.page.getByRole('link', { name: 'Salt bowl' }).click()
  await visitor.page.getByText('No reviews yet.').waitFor()
  await addToCart(visitor.page)
  await visitor.page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click()
  const saved = visitor.page.waitForResponse((response) => response.request().method() === 'PATCH')
  await visitor.page.getByLabel('Deliver to').selectOption('AT')
  await saved
  await goToCheckout(visitor.page)
  await visitor.page.getByText('This store doesn’t accept payments yet').waitFor()
  expect(await visitor.page.getByLabel('Email').count()).toBe(0)
  expect(await visitor.inspect()).toEqual([])
  // The country is remembered.
  await visitor.page.getByRole('link', { name: 'Back to cart' }).click()
  await visitor.page.getByRole('button', { name: 'Check out' }).waitFor()
  await expect.poll(() => visitor.page.getByLabel('Deliver to').inputValue(), { timeout: 20_000 }).toBe('AT')
  expect([...(await takeProblems()), ...(await visitor.takeProblems())]).toEqual([])

  await setUpTransfer(page)
  expect(await inspect()).toEqual([])
  await addDelivery(page)
  await takeProblems()
  await goToCheckout(visitor.page)
  await fillCheckout(visitor.page)
  await visitor.page.getByText('You’ll get payment instructions after you place your order.').waitFor()
  expect(await visitor.page.getByLabel('Card number').count()).toBe(0)
  expect(await visitor.inspect()).toEqual([])
  // Between delivery and payment; power-cut.long.test.ts cuts the power between all steps.
  await shop.cutPower()
  await visitor.page.getByRole('button', { name: 'Place order' }).click()
  await visitor.page.getByRole('heading', { name: 'Payment instructions' }).waitFor()
  await visitor.page.getByText('IBAN DE02 1203 0000 0000 2020 51').waitFor()
  expect(await visitor.inspect()).toEqual([])
  const number = await readOrderNumber(visitor.page)
  const { text } = await shop.mailTo(buyer.email, number)
  expect(text).toContain('Bank transfer')
  expect(text).toContain(transfer)

  await page.goto(`${shop.platform}/back-office/orders`)
  await page.getByRole('link', { name: 'Unpaid' }).click()
  await page.getByRole('link', { name: number }).click()
  await page.getByText('Not received yet').waitFor()
  expect(await inspect()).toEqual([])
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByText('Paid', { exact: true }).waitFor()
  await visitor.page.reload()
  await visitor.page.getByText('Salt bowl').first().waitFor()
  expect(await visitor.page.getByRole('heading', { name: 'Payment instructions' }).count()).toBe(0)
  expect([...(await takeProblems()), ...(await visitor.takeProblems())]).toEqual([])
})
