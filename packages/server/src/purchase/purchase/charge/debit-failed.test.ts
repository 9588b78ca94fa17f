import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheDesk } from '../../billing/testing.ts'
import { linkToken } from '../../../ground/token/link-token.ts'
import { serverBeside } from '../testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const requestsOf = async (orderId: string) => {
  const rows = shop.context.db.selectFrom('order_payment_request').selectAll().where('order_id', '=', orderId)
  return (await rows.execute()).map(({ amount, status, id, secret, expiration_date }) => ({
    amount: Number(amount),
    status,
    token: linkToken({ site_id: shop.siteId, id, secret }),
    days: Math.round((expiration_date!.getTime() - Date.now()) / 86_400_000),
  }))
}
const emailsOf = async (number: string) => {
  const rows = shop.context.db
    .selectFrom('mail')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .where('recipient', '=', buyer.email)
  return (await rows.execute()).filter(
    ({ subject }) => subject === `Your payment for order ${number} from Test shop didn’t go through`,
  )
}
/** Buys an order whose debit then fails. */
const failed = async () => {
  const bought = await desk.buy('sandbox:debit-fails')
  const servers = [1, 2, 3].map(() => serverBeside(shop.context, { laterBySeconds: 700 }))
  await Promise.all(servers.map(({ carryOut }) => carryOut()))
  return bought
}

test('leaves the order unpaid after a failed debit, keeps its items reserved, and emails the buyer one payment link', async () => {
  const { orderId, order, mug } = await failed()
  expect(await desk.till.orderOf(orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'DECLINED',
    balanceSummary: { balance: { amount: '42.90' }, paid: { amount: '0.00' } },
  })
  expect(await desk.till.stockOf(mug)).toBe(8)
  const [request, ...more] = await requestsOf(orderId)
  expect([request, more]).toEqual([expect.objectContaining({ amount: 4290, status: 'UNPAID', days: 7 }), []])
  const [mail, ...others] = await emailsOf(order.number)
  expect(others).toEqual([])
  expect(mail!.text).toContain('Your bank didn’t transfer €42.90')
  expect(mail!.text).toContain('We’re keeping your items until')
  expect(mail!.text).toContain(encodeURIComponent(request!.token))
})

test('pays the order by the link, and sends the same link again after another failed debit', async () => {
  const { orderId, order } = await failed()
  const { token } = (await requestsOf(orderId))[0]!
  const pay = (paymentToken: string) =>
    shop.send('POST /vitrine/v1/payment-links/pay', { body: { token, paymentToken } })
  expect((await pay('sandbox:debit-fails')).status).toBe(200)
  await serverBeside(shop.context, { laterBySeconds: 1400 }).carryOut()
  expect(await requestsOf(orderId)).toHaveLength(1)
  expect(await emailsOf(order.number)).toHaveLength(2)
  const paid = await pay('sandbox:pays')
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  expect(await desk.till.orderOf(orderId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await requestsOf(orderId)).toMatchObject([{ status: 'PAID' }])
})

test('requests no payment for an order that was canceled meanwhile', async () => {
  const { orderId, order } = await desk.buy('sandbox:debit-fails')
  await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {})
  await serverBeside(shop.context, { laterBySeconds: 700 }).carryOut()
  expect(await requestsOf(orderId)).toEqual([])
  expect(await emailsOf(order.number)).toEqual([])
})
