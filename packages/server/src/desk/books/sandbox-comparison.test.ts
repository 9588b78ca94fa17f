import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { serverBeside } from '../../purchase/purchase/testing.ts'

let shop: Shop | undefined
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeEach(async () => {
  await shop?.close()
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop?.close())

const dayMs = 24 * 60 * 60 * 1000
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const compare = async () => {
  const query = new URLSearchParams({ provider: 'sandbox', from: dayFromNow(-1), to: dayFromNow(1) })
  const { body } = await shop!.send(`GET /vitrine/v1/books/comparison?${query}`, { token: shop!.apiKey })
  return body.comparison
}
/** The comparison when both books agree, without fees and payouts. */
const even = ({
  charges,
  refunds = '0.00',
  disputes = '0.00',
  net,
}: {
  charges: string
  refunds?: string
  disputes?: string
  net: string
}) => {
  const side = { charges: { amount: charges }, refunds: { amount: refunds }, disputes: { amount: disputes } }
  const both = { ...side, net: { amount: net } }
  const sums = { store: both, account: both, fees: { amount: '0.00' }, payouts: { amount: '0.00' } }
  return { currencies: [{ currency: 'EUR', ...sums }], differences: [] }
}
const db = () => shop!.context.db

test('lists a charge in both books', async () => {
  await desk.buy()
  await desk.buy('sandbox:declines')
  expect(await compare()).toMatchObject(even({ charges: '42.90', net: '42.90' }))
})

test('lists a captured amount on the day of its capture, without the released rest', async () => {
  const { orderId, paymentId } = await desk.hold()
  expect(await compare()).toMatchObject(even({ charges: '0.00', net: '0.00' }))
  // Authorized ten days ago: only the capture is within the period.
  await sql`update sandbox_charge set created_date = created_date - interval '10 days'`.execute(db())
  expect((await desk.capture(orderId, paymentId, '30.00')).status).toBe(200)
  expect((await desk.release(orderId, paymentId)).status).toBe(200)
  expect(await compare()).toMatchObject(even({ charges: '30.00', net: '30.00' }))
})

test('dates an older capture without a date by its charge', async () => {
  const { orderId, paymentId } = await desk.hold()
  await desk.capture(orderId, paymentId, '30.00')
  await sql`update sandbox_charge set moves = moves - 'captureDates'`.execute(db())
  expect(await compare()).toMatchObject(even({ charges: '30.00', net: '30.00' }))
})

test('lists a partial refund in both books', async () => {
  const { orderId, paymentId } = await desk.buy()
  const refund = await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '12.50' } }] })
  expect(refund.status, JSON.stringify(refund.body)).toBe(200)
  expect(await compare()).toMatchObject(even({ charges: '42.90', refunds: '-12.50', net: '30.40' }))
})

test('lists chargebacks and their reversals in both books', async () => {
  await desk.buy('sandbox:dispute-won')
  await sql`update sandbox_charge set created_date = created_date - interval '90 seconds'`.execute(db())
  await serverBeside(shop!.context, { laterBySeconds: 1 }).carryOut()
  await sql`update payment set look_date = now() - interval '1 second' where look_date is not null`.execute(db())
  await serverBeside(shop!.context).carryOut()
  expect(await compare()).toMatchObject(even({ charges: '42.90', disputes: '-42.90', net: '0.00' }))
  await sql`update sandbox_charge set created_date = created_date - interval '90 seconds'`.execute(db())
  await sql`update payment set look_date = now() - interval '1 second' where look_date is not null`.execute(db())
  await serverBeside(shop!.context).carryOut()
  expect(await compare()).toMatchObject(even({ charges: '42.90', net: '42.90' }))
})

test('reports a manually changed entry as a difference', async () => {
  const { orderId, paymentId, order } = await desk.buy()
  await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '12.50' } }] })
  await sql`update sandbox_refund set amount = 1000`.execute(db())
  const of = { paymentId, orderId, orderNumber: order.number, type: 'REFUND', store: { amount: '-12.50' } }
  expect((await compare()).differences).toMatchObject([
    { ...of, reason: 'AMOUNT_DIFFERS', account: { amount: '-10.00' } },
  ])
  await sql`delete from sandbox_refund`.execute(db())
  expect((await compare()).differences).toMatchObject([
    { ...of, reason: 'MISSING_AT_PROVIDER', account: { amount: '0.00' } },
  ])
})
