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

/** The contact of `buyer`, as typed. */
const contact = {
  firstName: 'Ann',
  lastName: 'Lee',
  country: 'DE',
  addressLine: 'Invalidenstraße 1',
  city: 'Berlin',
  postalCode: '10115',
}
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
  const save = (form: Record<string, string>) =>
    browser.post(path, { intent: 'contact', ...form }, { origin: shop.context.config.publicUrl })
  return { load, pay, save, visit: browser.visit }
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

test('says so when the email of a guest changes the discount, also before a payment', async () => {
  const asOwner = (route: string, body: object) => shop.send(route, { token: shop.apiKey, body })
  const [tag, email] = ['regular', 'regular@buyers.test']
  await asOwner('POST /vitrine/v1/customers', { customer: { email, tags: [tag] } })
  const segment = { name: 'Regulars', filter: { tags: { $hasSome: [tag] } } }
  const { id: segmentId } = (await asOwner('POST /vitrine/v1/customer-segments', { segment })).body.segment
  const { body: grouped } = await asOwner('POST /vitrine/v1/member-groups', { memberGroup: { name: tag, segmentId } })
  const conditions = [{ type: 'MEMBER_GROUPS', memberGroupIds: [grouped.memberGroup.id] }]
  const effect = { type: 'PERCENT', percentage: '50' }
  const made = await asOwner('POST /vitrine/v1/discounts', { discount: { name: 'Regulars', effect, conditions } })
  const mug = await addProduct(shop.context.db, shop.siteId, { price: 1000 })
  const { load, save, pay } = await openPayment(await till.checkoutOf(mug))
  const notice = 'The discount has changed with your details.'
  expect((await load()).html).not.toContain(notice)
  const saved = await save({ ...contact, email })
  expect([saved.status, saved.html.includes(notice), saved.html.includes('Pay €9.90')]).toEqual([200, true, true])
  expect((await save({ ...contact, email })).html).not.toContain(notice)
  const { prices } = await load()
  const refused = await pay({ ...contact, email: 'somebody@buyers.test', prices })
  expect([refused.status, refused.html.includes(notice), refused.html.includes('Pay €14.90')]).toEqual([
    422,
    true,
    true,
  ])
  await shop.send(`DELETE /vitrine/v1/discounts/${made.body.discount.id}`, { token: shop.apiKey })
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
