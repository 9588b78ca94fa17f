import { expect, test } from 'vitest'
import { isLongRun } from '../../run-size.ts'
import { openStage } from '../stage/stage.ts'
import {
  addMug,
  addToCart,
  buyer,
  cards,
  fillCheckout,
  goToCheckout,
  openCheckout,
  pay,
  viewCart,
} from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('a visitor selects, adds to the cart, uses a coupon, has a card declined, pays and is thanked', async () => {
  const { page, takeProblems } = await openVisitor()
  await page.goto(shop.storefront)
  await page.getByRole('link', { name: 'Shop all products' }).click()
  await page.getByRole('link', { name: 'Dune Bowl' }).first().click()
  await page.waitForURL('**/product-page/dune-bowl')
  await page.getByRole('radio', { name: 'Lagoon' }).check()
  await page.getByRole('radio', { name: 'Serving, unavailable' }).check()
  await page.getByText('This combination is sold out.').waitFor()
  expect(await page.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true)
  await page.getByRole('radio', { name: 'Cereal' }).check()
  await page.getByRole('button', { name: 'Increase Quantity' }).click()
  await addToCart(page)
  const drawer = page.getByRole('dialog')
  await drawer.getByText('€64.00').first().waitFor()
  await viewCart(page)

  await addMug(page, shop)
  await page.keyboard.press('Escape')
  await page.goto(`${shop.storefront}/cart`)
  await page.getByRole('button', { name: 'Remove Tide Mug' }).click()
  await page.getByText('Tide Mug removed from cart').waitFor()
  await page.getByLabel('Coupon').fill('no-such-code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('This coupon code isn’t valid.').waitFor()
  await page.getByLabel('Coupon').fill('welcome10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Remove WELCOME10' }).waitFor()
  await page.getByText('−€6.40').waitFor()
  // Only the unknown coupon.
  expect(await takeProblems()).toEqual(['428 /ecom/v2/carts/current/add-coupon'])

  await goToCheckout(page)
  // Applying a code keeps typed values.
  await page.getByLabel('First name').fill('Half a name')
  await page.getByRole('button', { name: 'Remove WELCOME10' }).click()
  await page.getByRole('textbox', { name: 'Coupon' }).fill('welcome10')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove WELCOME10' }).waitFor()
  expect(await page.getByLabel('First name').inputValue()).toBe('Half a name')
  expect(await page.getByLabel('Country').inputValue()).toBe('DE')
  await fillCheckout(page)
  await pay(page, 'declined')
  await page.getByText('Your card was declined').waitFor()
  // Typed values are kept, so a new card number is enough.
  expect(await page.getByLabel('Card number').inputValue()).toBe(cards.declined)
  expect(await page.getByLabel('Security code').inputValue()).toBe('123')
  await page.getByLabel('Card number').fill(cards.good)
  await page.getByRole('button', { name: 'Pay €62.50' }).dblclick()
  await page.waitForURL(`${shop.storefront}/thank-you?orderId=*`)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByText(/Your order number is 1\d{4}/).waitFor()
  await page.getByRole('link', { name: 'Cart, empty' }).waitFor()
  // The response to the declined card is expected.
  expect((await takeProblems()).filter((problem) => !problem.startsWith('422 /hosted/checkout'))).toEqual([])

  const { subject, text } = await shop.mailTo(buyer.email)
  expect(subject).toMatch(/1\d{4}/)
  expect(text).toContain('62.50')
  const { orders } = (await shop.call('POST /ecom/v1/orders/search', { search: {} })) as {
    orders: { number: string; lineItems: { quantity: number }[] }[]
  }
  expect(orders.map(({ number, lineItems }) => [number, lineItems.map(({ quantity }) => quantity)])).toEqual([
    ['10001', [2]],
  ])
})

test.runIf(isLongRun)('a bank challenge is answered; a refusal leaves the cart unchanged', async () => {
  const { page } = await openVisitor()
  await openCheckout(page, shop)
  await fillCheckout(page)
  await pay(page, 'asking')
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await page.getByText('The payment wasn’t confirmed').waitFor()
  await pay(page, 'asking')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await page.waitForURL(`${shop.storefront}/thank-you?orderId=*`)
  await page.getByText(/Your order number is 1\d{4}/).waitFor()
  expect(page.url()).toMatch(/orderId=[\da-f-]{36}$/)
})

test('the shop sells without scripts', async () => {
  const { page } = await openVisitor({ javaScriptEnabled: false })
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('Tide Mug').first().waitFor()
  await page.getByLabel('Coupon').fill('no-such-code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('This coupon code isn’t valid.').waitFor()
  await page.getByLabel('Coupon').fill('freeship')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('FREESHIP applied').waitFor()
  await goToCheckout(page)
  await fillCheckout(page)
  await pay(page)
  await page.getByText(/Your order number is 1\d{4}/).waitFor()
  expect(page.url()).toMatch(/orderId=[\da-f-]{36}$/)
})
