import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMollieDouble, type MollieDouble } from '../../../../../../../test/mollie-double/double.ts'
import { openShop, type Shop } from '../../../../../../../test/shop.ts'
import { chargedNow, type PaymentRef, type StatementLine } from '../../provider.ts'
import { createMollie } from './mollie.ts'

let shop: Shop
let double: MollieDouble
beforeAll(async () => {
  double = await createMollieDouble()
  shop = await openShop({ isDemo: false, config: { mollieApiUrl: double.apiUrl } })
  double.sendWebhooks(false)
  await change({ secretKey: double.apiKey, enabled: true })
})
afterAll(async () => {
  await shop.close()
  await double.close()
})

const path = '/vitrine/v1/payment-providers/mollie'
const change = (paymentProvider: object) =>
  shop.send(`PATCH ${path}`, { token: shop.apiKey, body: { paymentProvider } })
const dayMs = 24 * 60 * 60 * 1000
const fromNow = (days: number) => new Date(Date.now() + days * dayMs)
const today = { from: fromNow(-1), to: fromNow(1) }
const last = () => double.payments().at(-1)!

const pay = async ({ currency = 'EUR', amount = 1250, status = 'paid' } = {}) => {
  const payment: PaymentRef = { attemptId: randomUUID(), siteId: shop.siteId, method: null, amount, currency }
  await createMollie(shop.context).begin(payment, 'mollie:https://shop.example/back', chargedNow)
  await double.settle(last().id, status)
  return { payment, made: last() }
}
const read = async (time = today): Promise<StatementLine[]> => {
  const lines: StatementLine[] = []
  for await (const line of createMollie(shop.context).statement!(shop.siteId, time)) lines.push(line)
  return lines
}
const linesOf = async ({ attemptId }: PaymentRef, time = today) =>
  (await read(time)).filter((line) => line.attemptId === attemptId)

test('lists a payment, its refund and its chargeback with signed amounts', async () => {
  const { payment, made } = await pay()
  await createMollie(shop.context).refund(payment, { id: randomUUID(), amount: 300 })
  expect((await linesOf(payment)).map(({ type }) => type)).toEqual(['charge'])
  double.settleRefund(double.refunds.at(-1)!.id, 'refunded')
  double.chargeBack(made.id, true)
  const lines = await linesOf(payment)
  expect(lines.map(({ type, amount, currency, fee }) => [type, amount, currency, fee])).toEqual([
    ['charge', 1250, 'EUR', 0],
    ['refund', -300, 'EUR', 0],
    ['dispute', -1250, 'EUR', 0],
    ['dispute', 1250, 'EUR', 0],
  ])
  expect(new Set(lines.map(({ reference }) => reference)).size).toBe(4)
})

test('omits unpaid payments, and reads yen without decimals', async () => {
  const { payment: open } = await pay({ status: 'open' })
  const { payment: yen } = await pay({ currency: 'JPY', amount: 5000 })
  expect(await linesOf(open)).toEqual([])
  expect(await linesOf(yen)).toMatchObject([{ amount: 5000, currency: 'JPY' }])
})

test('dates a bank transfer by its arrival', async () => {
  const { payment, made } = await pay()
  made.createdAt = fromNow(-90).toISOString()
  expect(await linesOf(payment)).toHaveLength(1)
  made.paidAt = fromNow(-60).toISOString()
  expect(await linesOf(payment)).toEqual([])
  expect(await linesOf(payment, { from: fromNow(-61), to: fromNow(-59) })).toHaveLength(1)
})

test('reads long lists page by page, within the period only', async () => {
  const before = (await read()).length
  double.listAtMost(2)
  expect(await read()).toHaveLength(before)
  double.listAtMost(250)
})

test('lists a foreign payment by its Mollie ID', async () => {
  const id = await double.sell('7.00')
  expect((await read()).find(({ reference }) => reference === id)).toMatchObject({ type: 'charge', amount: 700 })
  expect((await read()).find(({ reference }) => reference === id)).not.toHaveProperty('attemptId')
})

test('compares a Mollie account without fees and payouts, which its API does not return', async () => {
  const day = (days: number) => fromNow(days).toISOString().slice(0, 10)
  const query = new URLSearchParams({ provider: 'mollie', from: day(-1), to: day(1) })
  const { body } = await shop.send(`GET /vitrine/v1/books/comparison?${query}`, { token: shop.apiKey })
  const [euros, yen] = body.comparison.currencies
  expect([euros.account.net.amount, yen.account.charges.amount]).toEqual(['16.50', '5000'])
  for (const sums of [euros, yen]) {
    expect(sums).not.toHaveProperty('fees')
    expect(sums).not.toHaveProperty('payouts')
  }
  expect(body.comparison).not.toHaveProperty('payoutLines')
  expect(body.comparison).not.toHaveProperty('unavailable')
  expect(body.comparison.differences.length).toBeGreaterThan(0)
  await shop.send(`DELETE ${path}`, { token: shop.apiKey })
  const alone = await shop.send(`GET /vitrine/v1/books/comparison?${query}`, { token: shop.apiKey })
  expect(alone.body.comparison).toMatchObject({ unavailable: 'NO_ANSWER' })
})
