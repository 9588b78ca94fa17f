import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { openLiveShop, type LiveShop } from './live-shop.ts'
import { fillCard, fillCheckout, openVisitor } from './visitor.ts'

let shop: LiveShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openLiveShop(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

test('a visitor chooses, counts, redeems, is declined, pays and is thanked', async () => {
  const { page, takeProblems, leave } = await openVisitor(browser)
  await page.goto(shop.storefront)
  await page.getByRole('link', { name: 'Discover the collection' }).click()
  await page.getByRole('link', { name: 'Dune Bowl' }).first().click()
  await page.waitForURL('**/product-page/dune-bowl')
  await page.getByRole('radio', { name: 'Lagoon' }).check()
  expect(await page.getByRole('radio', { name: 'Serving' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'one more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('€64.00').first().waitFor()
  await drawer.getByRole('button', { name: 'View cart' }).click()
  await page.waitForURL('**/cart')

  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByText('Tide Mug').first().waitFor()
  await page.keyboard.press('Escape')
  await page.goto(`${shop.storefront}/cart`)
  await page.getByRole('button', { name: 'Remove Tide Mug' }).click()
  await page.getByText('Tide Mug is out of your cart.').waitFor()
  await page.getByLabel('Coupon').fill('no-such-code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('There is no coupon with this code.').waitFor()
  await page.getByLabel('Coupon').fill('welcome10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Take WELCOME10 off' }).waitFor()
  await page.getByText('−€6.40').waitFor()
  // The unknown coupon, and nothing else.
  expect(takeProblems()).toEqual(['428 /ecom/v1/carts/current'])

  await page.getByRole('button', { name: 'To checkout' }).click()
  await fillCheckout(page)
  await fillCard(page, '4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Pay €62.50' }).click()
  await page.getByText('The bank declined the card').waitFor()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay €62.50' }).dblclick()
  await page.waitForURL(`${shop.storefront}/thank-you?orderId=*`)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByText(/Your order 1\d{4} is placed/).waitFor()
  expect(await page.getByRole('link', { name: 'Cart, empty' }).count()).toBe(1)
  // The declined card is the page's own answer.
  expect(takeProblems().filter((problem) => !problem.startsWith('422 /hosted/checkout'))).toEqual([])

  const { subject, text } = await shop.mailTo('ann@example.com')
  expect(subject).toMatch(/1\d{4}/)
  expect(text).toContain('62.50')
  const found = await fetch(`${shop.platform}/ecom/v1/orders/search`, {
    method: 'POST',
    headers: { authorization: 'vitrine-demo-key', 'content-type': 'application/json' },
    body: '{"search":{}}',
  })
  const { orders } = (await found.json()) as { orders: { number: string; lineItems: { quantity: number }[] }[] }
  expect(orders.map(({ number, lineItems }) => [number, lineItems.map(({ quantity }) => quantity)])).toEqual([
    ['10001', [2]],
  ])
  await leave()
})

test('a bank that asks is answered; one that refuses leaves the cart as it was', async () => {
  const { page, leave } = await openVisitor(browser)
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'View cart' }).click()
  await page.getByRole('button', { name: 'To checkout' }).click()
  await fillCheckout(page)
  await fillCard(page, '4000 0000 0000 3220')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.getByText('The payment was not confirmed').waitFor()
  await fillCard(page, '4000 0000 0000 3220')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Confirm the payment' }).click()
  await page.waitForURL(`${shop.storefront}/thank-you?orderId=*`)
  await page.getByText(/Your order 1\d{4} is placed/).waitFor()
  expect(page.url()).toMatch(/orderId=[\da-f-]{36}$/)
  await leave()
})

test('without scripts the shop sells as well', async () => {
  const { page, leave } = await openVisitor(browser, { javaScriptEnabled: false })
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  await page.getByText('Tide Mug').first().waitFor()
  await page.getByLabel('Coupon').fill('no-such-code')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('There is no coupon with this code.').waitFor()
  await page.getByLabel('Coupon').fill('freeship')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('FREESHIP is applied.').waitFor()
  await page.getByRole('button', { name: 'To checkout' }).click()
  await fillCheckout(page)
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText(/Your order 1\d{4} is placed/).waitFor()
  expect(page.url()).toMatch(/orderId=[\da-f-]{36}$/)
  await leave()
})

test('a power cut between any two steps loses nothing that was confirmed', async () => {
  const { page, leave } = await openVisitor(browser)
  await page.goto(`${shop.storefront}/product-page/tide-mug`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByText('Tide Mug').first().waitFor()
  await shop.cutPower()
  await page.goto(`${shop.storefront}/cart`)
  await page.getByText('Tide Mug').first().waitFor()
  await page.getByRole('button', { name: 'To checkout' }).click()
  await page.waitForURL('**/hosted/checkout**')
  await shop.cutPower()
  await fillCheckout(page)
  await shop.cutPower()
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(`${shop.storefront}/thank-you?orderId=*`)
  await page.getByText(/Your order 1\d{4} is placed/).waitFor()
  await shop.cutPower()
  await page.reload()
  await page.getByText(/Your order 1\d{4} is placed/).waitFor()
  const [number] = /1\d{4}/.exec(await page.getByText(/Your order/).innerText())!
  expect((await shop.mailTo('ann@example.com')).subject).toContain(number)
  expect(await shop.restart()).toBe(0)
  await leave()
})
