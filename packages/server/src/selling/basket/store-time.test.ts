import { afterAll, beforeAll, expect, test } from 'vitest'
import { wallTimeToDate } from '@vitrine/domain/time/wall-time.ts'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

const timeZone = 'Pacific/Auckland'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let mug: Product
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true, isClockStill: true, settings: { timeZone } })
  till = await atTheTill(shop)
  mug = await addProduct(shop.context.db, shop.siteId, { price: 2000, stock: 500 })
})
afterAll(() => shop.close())

const ask = async (call: string, body?: object) => {
  const answer = await shop.send(call, { token: shop.apiKey, ...(body && { body }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const passUntil = (moment: string) => shop.pass((Date.parse(moment) - shop.now().getTime()) / 1000)

/** Reads what applies to a new visitor with a mug in the cart. */
const seen = async () => {
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const { cart } = (await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })).body
  const coupon = await shop.send('PATCH /ecom/v1/carts/current', { token, body: { couponCode: 'FEBRUARY' } })
  const { design } = (await shop.send('GET /vitrine/v1/store-design', { token })).body
  return {
    price: cart.lineItems[0].price.amount,
    isDiscounted: cart.appliedDiscounts.length > 0,
    hasCoupon: coupon.status === 200,
    announcement: design?.announcement?.text,
  }
}

test('starts at midnight on 1 February in Auckland, which is 11:00 UTC on 31 January', async () => {
  const year = shop.now().getUTCFullYear() + 1
  const start = wallTimeToDate(timeZone, `${year}-02-01T00:00`)!.toISOString()
  expect(start).toBe(`${year}-01-31T11:00:00.000Z`)
  await ask('POST /vitrine/v1/discounts', {
    discount: { name: 'Summer', effect: { type: 'PERCENT', percentage: '10' }, startTime: start },
  })
  await ask('POST /vitrine/v1/coupons', {
    coupon: { code: 'FEBRUARY', name: 'Summer', effect: { type: 'PERCENT_OFF', percent: '5' }, startTime: start },
  })
  await ask('POST /vitrine/v1/price-lists', {
    priceList: { name: 'Summer', percentage: '-50', startDate: start },
  })
  const { draft, revision } = (await ask('GET /vitrine/v1/store-design/draft')).state
  const design = { ...draft, announcement: { text: 'Summer', from: start } }
  const saved = await ask('PUT /vitrine/v1/store-design/draft', { design, revision })
  await ask('POST /vitrine/v1/store-design/publish', { revision: saved.state.revision })

  passUntil(`${year}-01-31T10:59:59.000Z`)
  expect(await seen()).toEqual({ price: '20.00', isDiscounted: false, hasCoupon: false, announcement: undefined })
  passUntil(start)
  expect(await seen()).toEqual({ price: '10.00', isDiscounted: true, hasCoupon: true, announcement: 'Summer' })
})

test('sums up sales by the days of the store', async () => {
  const { orderId } = (await till.pay(await till.checkoutOf(mug))).body
  const moved = async (createdDate: string) => {
    const { db } = shop.context
    await db
      .updateTable('orders')
      .set({ created_date: new Date(createdDate) })
      .where('id', '=', orderId)
      .execute()
    const { days } = await ask('GET /vitrine/v1/sales-summary?days=2')
    return days.map(({ date, orders }: { date: string; orders: number }) => [date.slice(5), orders])
  }
  const year = shop.now().getUTCFullYear()
  expect(await moved(`${year}-01-31T11:00:00Z`)).toEqual([
    ['01-31', 0],
    ['02-01', 1],
  ])
  expect(await moved(`${year}-01-31T10:59:59Z`)).toEqual([
    ['01-31', 1],
    ['02-01', 0],
  ])
  expect(await moved(`${year}-01-30T10:59:59Z`)).toEqual([
    ['01-31', 0],
    ['02-01', 0],
  ])
})
