import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Receipt } from '@vitrine/contract/entities/orders/receipts.ts'
import { codeOf } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const bill = (name: string, body: object) => desk.post(`/ecom/v1/order-billing/${name}`, body)
const generate = (orderId: string, ...paymentIds: readonly string[]) =>
  bill('generate-receipts', { orderId, paymentIds })
const list = async (orderId: string, token = shop.apiKey): Promise<Receipt[]> =>
  (await shop.send(`GET /vitrine/v1/orders/${orderId}/receipts`, { token })).body.receipts
const open = async (receipt: Receipt) => {
  const token = new URL(receipt.url).searchParams.get('token')
  return shop.send('POST /vitrine/v1/receipts/open', { body: { token } })
}

test('issues one receipt per payment, readable by anyone with its link', async () => {
  const { orderId, paymentId, order } = await desk.buy()
  const { body } = await generate(orderId, paymentId)
  expect(body.receipts, JSON.stringify(body)).toMatchObject([{ paymentId }])
  const [receipt, ...more] = await list(orderId)
  expect(more).toEqual([])
  expect(receipt).toMatchObject({ id: body.receipts[0].receiptId, type: 'PAYMENT', amount: { amount: '42.90' } })
  const opened = await open(receipt!)
  expect(opened.body.receipt).toMatchObject({
    displayNumber: receipt!.displayNumber,
    orderNumber: order.number,
    store: { name: 'Test shop' },
    items: [{ name: 'Mug', quantity: 2, amount: { amount: '38.00' } }],
    delivery: { amount: '4.90' },
    total: { amount: '42.90' },
    method: 'Visa •••• 4242',
  })
  expect(codeOf(await generate(orderId, paymentId))).toBe('RECEIPT_ALREADY_EXIST')
  const { activities } = await desk.till.orderOf(orderId)
  expect(activities.at(-1)).toMatchObject({
    activityType: 'RECEIPT_CREATED',
    receiptCreated: { wixReceipt: { receiptId: receipt!.id, displayNumber: receipt!.displayNumber }, paymentId },
  })
  const guessed = await shop.send('POST /vitrine/v1/receipts/open', { body: { token: `${receipt!.id}.guess` } })
  expect(guessed.status).toBe(404)
})

test('emails a receipt in the language of its buyer and records who sent it', async () => {
  const { orderId, paymentId, order } = await desk.buy()
  await generate(orderId, paymentId)
  await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '10' } }] })
  const [paid, refunded] = await list(orderId)
  const send = (id: string) => desk.post(`/vitrine/v1/orders/${orderId}/receipts/${id}/send`, {})
  for (const { id } of [paid!, refunded!]) expect((await send(id)).body).toEqual({ recipient: order.buyerInfo.email })
  const mails = await mailsOf(shop)
  const [first, second] = mails.slice(-2)
  expect(first).toMatchObject({ subject: `Receipt ${paid!.displayNumber} from Test shop` })
  expect(first!.text).toContain(paid!.url)
  expect(first!.text).toContain('/hosted/order?token=')
  expect(second!.text).toContain('receipt for €10.00, refunded to you')
  const { activities } = await desk.till.orderOf(orderId)
  expect(activities.slice(-2)).toMatchObject([
    {
      activityType: 'RECEIPT_SENT',
      actor: { type: 'key' },
      receiptSent: { paymentId, wixReceipt: { receiptId: paid!.id } },
    },
    { activityType: 'RECEIPT_SENT', receiptSent: { wixReceipt: { receiptId: refunded!.id } } },
  ])
  const other = await desk.buy()
  expect((await desk.post(`/vitrine/v1/orders/${other.orderId}/receipts/${paid!.id}/send`, {})).status).toBe(404)
})

test('issues receipts for refunds made before and after the receipt of their payment', async () => {
  const { orderId, paymentId } = await desk.buy()
  const refund = (amount: string) => desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount } }] })
  await refund('10')
  expect(await list(orderId)).toEqual([])
  await generate(orderId, paymentId)
  await refund('5')
  expect((await list(orderId)).map(({ type, amount }) => [type, amount.amount])).toEqual([
    ['PAYMENT', '42.90'],
    ['REFUND', '10.00'],
    ['REFUND', '5.00'],
  ])
})

test('numbers the receipts of a store without gaps, despite concurrent requests and refusals', async () => {
  const bought = await Promise.all([1, 2, 3, 4, 5, 6].map(() => desk.buy()))
  const held = await desk.hold()
  const answers = await Promise.all([
    ...bought.flatMap(({ orderId, paymentId }) => [generate(orderId, paymentId), generate(orderId, paymentId)]),
    ...bought.map(({ orderId, paymentId }) => generate(orderId, paymentId, crypto.randomUUID())),
    generate(held.orderId, held.paymentId),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  const rows = await shop.context.db
    .selectFrom('receipt')
    .select('number')
    .where('site_id', '=', shop.siteId)
    .orderBy('number')
    .execute()
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
})

test('rejects payments that cannot have a receipt by code, and then issues none of the requested ones', async () => {
  const held = await desk.hold()
  expect(codeOf(await generate(held.orderId, held.paymentId))).toBe('INVALID_PAYMENT_STATUS')
  const { orderId, paymentId } = await desk.buy()
  expect(codeOf(await generate(orderId, paymentId, crypto.randomUUID()))).toBe('PAYMENT_NOT_FOUND')
  expect(codeOf(await generate(crypto.randomUUID(), paymentId))).toBe('ORDER_NOT_FOUND')
  expect(await list(orderId)).toEqual([])
  const [payment] = (await desk.transactionsOf(orderId)).payments
  expect(payment.supportReceiptGeneration).toBe(true)
  expect((await desk.transactionsOf(held.orderId)).payments[0].supportReceiptGeneration).toBe(false)
})

test('does not list the receipts of an order to another visitor', async () => {
  const { orderId, paymentId } = await desk.buy()
  await generate(orderId, paymentId)
  const answer = await shop.send(`GET /vitrine/v1/orders/${orderId}/receipts`, { token: await shop.visitorToken() })
  expect(answer.status).toBe(404)
})

test('rejects membership payments by specific codes', async () => {
  const { orderId, paymentId } = await desk.buy()
  const charge = { orderId, memberId: crypto.randomUUID(), memberships: [{ lineItemId: crypto.randomUUID() }] }
  expect(codeOf(await bill('charge-memberships', charge))).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  expect(codeOf(await bill('charge-memberships', { ...charge, orderId: crypto.randomUUID() }))).toBe('ORDER_NOT_FOUND')
  expect(codeOf(await bill('void-memberships', { orderId, paymentIds: [paymentId] }))).toBe('NOT_MEMBERSHIP_PAYMENT')
  const unknown = await bill('void-memberships', { orderId, paymentIds: [crypto.randomUUID()] })
  expect(codeOf(unknown)).toBe('PAYMENT_NOT_FOUND')
})

test('a call without specified fields changes nothing and rejects any field', async () => {
  const { orderId, paymentId } = await desk.buy()
  const update = (name: string, id: string, body: object) => desk.post(`/ecom/v1/payments/orders/${id}/${name}`, body)
  expect(codeOf(await update('update-payments', 'undefined', {}))).toBe('ORDER_TRANSACTIONS_NOT_FOUND')
  expect((await update('update-payments', orderId, {})).status).toBe(200)
  const refused = await update('update-payments', orderId, { payments: [{ id: paymentId, amount: '0' }] })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('"payments"')])
})
