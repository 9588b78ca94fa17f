import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import {
  addToCart,
  buyer,
  fillCheckout,
  goToCheckout,
  pay,
  readOrderNumber,
  readToast,
  signInMember,
  signInOwner,
  viewCart,
} from '../stage/steps.ts'
import type { Visitor } from '../stage/visitor.ts'

const { shop, openVisitor } = await openStage()

const open = (page: Page, path: string) => page.goto(`${shop.platform}/back-office/${path}`)
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

const addGroup = async ({ page, inspect, inspectInDark }: Visitor): Promise<void> => {
  await open(page, 'customers/groups/new')
  await page.getByLabel('Name').fill('Wholesale')
  await save(page)
  await readToast(page, '“Wholesale” added')
  await page.getByRole('searchbox', { name: 'Find members' }).fill(shop.member.email)
  await page.getByRole('button', { name: /^Add / }).click()
  await page.getByRole('button', { name: /^Remove / }).waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
}

/** A fifth less for all products, and own prices for a mug. */
const addPriceList = async ({ page, inspect, inspectInDark }: Visitor): Promise<void> => {
  await open(page, 'price-lists/new')
  await page.getByLabel('Name').fill('Wholesale prices')
  await page.getByLabel('Wholesale', { exact: true }).check()
  await page.getByRole('radio', { name: 'Decrease' }).check()
  await page.getByLabel('By', { exact: true }).fill('20')
  await save(page)
  await readToast(page, '“Wholesale prices” added')
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('Tide')
  await page.getByRole('button', { name: 'Set prices of Tide Mug' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Price each (EUR)').fill('20')
  await dialog.getByRole('button', { name: 'Add a quantity' }).click()
  await dialog.getByLabel('From quantity').last().fill('10')
  await dialog.getByLabel('Price each (EUR)').last().fill('18')
  expect(await inspect()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('€18.00 from 10').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'price-list-of-group')
}

const addDiscount = async ({ page, inspect, inspectInDark }: Visitor): Promise<void> => {
  await open(page, 'discounts/new')
  await page.getByLabel('Name').fill('A pair for less')
  await page.getByLabel('Percentage off').fill('10')
  await page.getByLabel('Add condition').selectOption('Quantity')
  await page.getByRole('group', { name: 'Quantity' }).getByLabel('At least').fill('2')
  await page.getByRole('button', { name: 'Add products' }).first().click()
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('Tide')
  await page.getByRole('button', { name: 'Add Tide Mug' }).click()
  await page.getByText('10% off Tide Mug, when the order has at least 2 of any items.').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'discount-for-pairs')
  await save(page)
  await readToast(page, '“A pair for less” added')
}

const addCoupon = async ({ page, inspect, inspectInDark }: Visitor): Promise<void> => {
  await open(page, 'coupons/new')
  await page.getByLabel('Coupon code').fill('partner')
  await page.getByLabel('Name').fill('For partners')
  await page.getByRole('radio', { name: 'Fixed amount' }).check()
  await page.getByLabel('Amount off (EUR)').fill('5')
  await page.getByLabel('Wholesale', { exact: true }).check()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await save(page)
  await readToast(page, '“PARTNER” added')
}

const giveCredit = async ({ page }: Visitor): Promise<void> => {
  await open(page, `customers?q=${encodeURIComponent(shop.member.email)}`)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Give store credit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount (EUR)').fill('10')
  await dialog.getByLabel('Reason').fill('A chipped mug')
  await dialog.getByRole('button', { name: 'Give store credit' }).click()
  await readToast(page, 'Store credit given')
}

/** Reads an amount of the order summary. */
const amountOf = async (page: Page, label: RegExp): Promise<string> =>
  page.locator('dl > div').filter({ hasText: label }).last().locator('dd').innerText()

test('a buyer of a member group pays its prices, less a discount, a coupon and store credit', async () => {
  const owner = await openVisitor()
  await signInOwner(owner.page, shop)
  await addGroup(owner)
  await addPriceList(owner)
  await addDiscount(owner)
  await addCoupon(owner)
  await giveCredit(owner)
  expect(await owner.takeProblems()).toEqual([])

  const { page, inspect, inspectInDark, takeProblems } = await openVisitor()
  const product = `${shop.storefront}/product-page/tide-mug`
  await page.goto(product)
  await page.getByText('€28.00').first().waitFor()
  await signInMember(page, shop)
  await page.goto(product)
  await page.getByText('€20.00').first().waitFor()
  await page.getByText('€18.00 each from 10').waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await addToCart(page)
  await viewCart(page)
  await page.getByText('A pair for less').first().waitFor()
  await page.getByText('€36.00').first().waitFor()
  await page.getByLabel('Coupon').fill('partner')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Remove PARTNER' }).waitFor()
  await page.getByText('−€5.00').first().waitFor()
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await goToCheckout(page)
  await fillCheckout(page, { ...buyer, email: shop.member.email })
  await page.getByRole('button', { name: 'Use your store credit of €10.00' }).click()
  await page.getByText('−€10.00').last().waitFor()
  // The card's fields are not marked: the buyer has not reached them.
  expect(await page.locator(':user-invalid').count()).toBe(0)
  expect(await amountOf(page, /^Subtotal/)).toBe('€40.00')
  expect(await amountOf(page, /^Discount \(PARTNER\)/)).toContain('€5.00')
  const delivery = Number((await amountOf(page, /^Delivery/)).replaceAll(/[^\d.]/g, ''))
  const due = `€${(40 - 4 - 5 + delivery - 10).toFixed(2)}`
  expect([...(await inspect()), ...(await inspectInDark())]).toEqual([])
  await shoot(page, 'checkout-of-group')
  await page.getByRole('button', { name: `Pay ${due}` }).waitFor()
  await pay(page)
  const number = await readOrderNumber(page)
  expect(await takeProblems()).toEqual([])

  await open(owner.page, 'orders')
  await owner.page.getByRole('link', { name: number }).click()
  for (const text of ['A pair for less', 'PARTNER', '€20.00']) await owner.page.getByText(text).first().waitFor()
  await open(owner.page, 'coupons')
  await owner.page
    .getByRole('row', { name: /PARTNER/ })
    .getByRole('cell', { name: '1', exact: true })
    .waitFor()
  expect(await owner.takeProblems()).toEqual([])
})
