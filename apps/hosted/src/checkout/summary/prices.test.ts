import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, type Till } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../../testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShopWithPages()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const card = { cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123', cardholder: 'Ann Lee' }

/** The payment page of a checkout, and its form as a browser would submit it. */
const openPayment = async ({ checkoutId, token }: Till) => {
  const { body } = await shop.send(`GET /ecom/v1/checkouts/${checkoutId}/checkout-url`, { token })
  const link = new URL(body.checkoutUrl)
  const path = `${link.pathname}${link.search}`
  const browser = openBrowser(shop)
  const load = async () => {
    const { html } = await browser.visit(path)
    return { html, prices: /name="prices" value="([^"]*)"/.exec(html)?.[1] ?? '' }
  }
  const pay = (form: Record<string, string>) =>
    browser.post(path, { intent: 'pay', ...card, ...form }, { origin: shop.context.config.publicUrl })
  return { load, pay, visit: browser.visit }
}

test('shows a changed price before charging it', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { price: 1000, stock: 5 })
  const tried = await till.checkoutOf(mug)
  const { load, pay } = await openPayment(tried)
  const seen = await load()
  expect(seen.html).toContain('Pay €14.90')

  await till.reprice(mug, 25)
  const refused = await pay({ prices: seen.prices })
  expect([refused.status, await till.stockOf(mug)]).toEqual([422, 5])
  expect(refused.html).toContain('A price changed while you were checking out')
  expect(refused.html).toContain('Pay €29.90')

  const shown = /name="prices" value="([^"]*)"/.exec(refused.html)![1]!
  const paid = await pay({ prices: shown })
  expect(paid.location).toContain('orderId=')
  const { orderId } = (await till.pay(tried)).body
  expect((await till.orderOf(orderId)).priceSummary.total.amount).toBe('29.90')
})

test('a new price seen in another tab is not agreed to here; nor does a form without prices agree to any', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { price: 1000, stock: 5 })
  const tried = await till.checkoutOf(mug)
  const { load, pay } = await openPayment(tried)
  const old = await load()
  await till.reprice(mug, 25)
  await load()
  for (const form of [{ prices: old.prices }, {}, { prices: '' }])
    expect((await pay(form as Record<string, string>)).status).toBe(422)
  expect(await till.chargesOf(tried)).toEqual([])
})

test('the bank challenge is for the agreed amount, even if a price changes meanwhile', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { price: 1000, stock: 5 })
  const tried = await till.checkoutOf(mug)
  const { load, pay, visit } = await openPayment(tried)
  const { prices } = await load()
  const { location } = await pay({ prices, cardNumber: '4000000000003220' })
  await till.reprice(mug, 25)
  expect((await visit(location!)).html).toContain('€14.90')
  expect((await visit(location!.replace(/amount=[^&]*/, 'amount=call+me'))).html).not.toContain('call me')
})
