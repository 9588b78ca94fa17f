import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf, type Till } from '../../../../../../test/buying.ts'
import { addProduct, addTestCoupon, buyer, referenceTo, type Product } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const goods = () => addProduct(shop.context.db, shop.siteId, { price: 1000, stock: 50 })
const change = (statement: ReturnType<typeof sql>) => statement.execute(shop.context.db)
const dueOf = async (tried: Till): Promise<string> => (await till.readCheckout(tried)).body.checkout.payNow.total.amount

/** Creates a checkout with everything on it whose price may change. */
const shownCheckout = async (mug: Product): Promise<Till> => {
  const code = `TEN-${randomUUID()}`
  await addTestCoupon(shop.context.db, shop.siteId, { code })
  const issue = { giftCard: { initialValue: { amount: '2' } } }
  const giftCard = (await shop.send('POST /vitrine/v1/gift-cards', { token: shop.apiKey, body: issue })).body
  const tried = await till.checkoutOf(mug, { coupon: code })
  const route = `PATCH /ecom/v1/checkouts/${tried.checkoutId}`
  await shop.send(route, { token: tried.token, body: { giftCardCode: giftCard.code } })
  return tried
}

const changes: Readonly<Record<string, (mug: Product) => Promise<unknown>>> = {
  'the item becomes more expensive': (mug) => till.reprice(mug, 25),
  'the item becomes cheaper': (mug) => till.reprice(mug, 5),
  'delivery becomes more expensive': () =>
    change(sql`update shipping_option set body = jsonb_set(body, '{rates,1,amount}', '990')`),
  'the tax rate changes': () =>
    change(sql`update manual_tax_mapping set body = jsonb_set(body, '{taxRate}', '"0.07"')`),
  'the coupon is reduced': () =>
    change(sql`update coupon set effect = jsonb_set(effect, '{percent}', '"5"') where effect->>'percent' = '10'`),
  'the gift card has less left': () => change(sql`update gift_card set balance = 100`),
}

test.each(Object.keys(changes))('rejects a charge when %s before the buyer has seen it', async (what) => {
  const mug = await goods()
  const tried = await shownCheckout(mug)
  const before = await dueOf(tried)
  await changes[what]!(mug)
  expect(codeOf(await till.pay(tried))).toBe('CART_PRICES_OUT_OF_SYNC')
  expect(codeOf(await till.orderUnpaid({ ...tried, token: shop.apiKey }))).toBe('CART_PRICES_OUT_OF_SYNC')
  expect([await till.chargesOf(tried), await till.stockOf(mug)]).toEqual([[], 50])

  // The next response shows the new price, which can then be charged.
  const after = await dueOf(tried)
  // A different included tax does not change the total.
  expect(after === before).toBe(what === 'the tax rate changes')
  const { orderId } = (await till.pay(tried)).body
  const { balanceSummary } = await till.orderOf(orderId)
  const paid = shop.context.db.selectFrom('payment_attempt').select('amount').where('order_id', '=', orderId)
  expect((Number((await paid.executeTakeFirstOrThrow()).amount) / 100).toFixed(2)).toBe(after)
  expect(balanceSummary.balance.amount).toBe('0.00')
})

test('a price shown in one tab is not agreed to in another tab that shows a different one', async () => {
  const mug = await goods()
  const tried = await till.checkoutOf(mug)
  const { priceVerificationToken: old } = (await till.readCheckout(tried)).body
  await till.reprice(mug, 30)
  const { priceVerificationToken } = (await till.readCheckout(tried)).body
  expect(codeOf(await till.pay(tried, 'sandbox:pays', { priceVerificationToken: old }))).toBe('CART_PRICES_OUT_OF_SYNC')
  expect((await till.pay(tried, 'sandbox:pays', { priceVerificationToken })).status).toBe(200)
})

test('a price that changes back counts as seen', async () => {
  const mug = await goods()
  const tried = await till.checkoutOf(mug)
  await till.reprice(mug, 30)
  await till.reprice(mug, 10)
  expect((await till.pay(tried)).status).toBe(200)
})

test('prices shown to the shop do not count as seen by the buyer', async () => {
  const mug = await goods()
  const tried = await till.checkoutOf(mug)
  await till.reprice(mug, 30)
  await till.readCheckout({ ...tried, token: shop.apiKey })
  expect(codeOf(await till.pay(tried))).toBe('CART_PRICES_OUT_OF_SYNC')
  // A caller who orders for a buyer has seen the prices.
  expect((await till.orderUnpaid({ ...tried, token: shop.apiKey })).status).toBe(200)
})

test('a caller who orders for a buyer may rely on the prices the buyer has seen', async () => {
  const tried = await till.checkoutOf(await goods())
  expect((await till.orderUnpaid({ ...tried, token: shop.apiKey })).status).toBe(200)
})

test('a checkout that was never read keeps the price it was opened with', async () => {
  const mug = await goods()
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const cartInfo = { contactInfo: buyer.contact }
  await shop.send('PATCH /ecom/v1/carts/current', { token, body: { cartInfo } })
  const body = {
    channelType: 'WEB',
    email: buyer.email,
    shippingAddress: buyer.contact.address,
    billingAddress: buyer.contact.address,
    selectedShippingOption: { code: till.delivery },
  }
  const opened = async () => (await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body })).body
  const { checkoutId } = await opened()
  await till.reprice(mug, 30)
  expect(codeOf(await till.pay({ token, checkoutId }))).toBe('CART_PRICES_OUT_OF_SYNC')
  await opened()
  expect((await till.pay({ token, checkoutId })).status).toBe(200)
})

test('reading a checkout with unchanged prices writes nothing', async () => {
  const mug = await goods()
  const tried = await till.checkoutOf(mug)
  const versionOf = async () => {
    const { rows } = await sql<{ version: string }>`
      select xmin::text as version from cart where id = ${tried.checkoutId}`.execute(shop.context.db)
    return rows[0]!.version
  }
  const before = await versionOf()
  await till.readCheckout(tried)
  await till.readCheckout(tried)
  expect(await versionOf()).toBe(before)
  await till.reprice(mug, 30)
  await till.readCheckout(tried)
  expect(await versionOf()).not.toBe(before)
})

test('a repeated request with the same idempotency key is checked again after a price change', async () => {
  const mug = await goods()
  const { token, checkoutId } = await till.checkoutOf(mug)
  const pay = () =>
    shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, {
      token,
      body: { paymentToken: 'sandbox:pays' },
      headers: { 'idempotency-key': checkoutId },
    })
  await till.reprice(mug, 30)
  expect(codeOf(await pay())).toBe('CART_PRICES_OUT_OF_SYNC')
  await till.readCheckout({ token, checkoutId })
  const { body } = await pay()
  expect(body.orderId).toBeTypeOf('string')
  expect((await pay()).body).toEqual(body)
})
