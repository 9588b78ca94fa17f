import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addProduct, buyer } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheDesk } from '../../billing/testing.ts'
import { cancelOrder } from './cancel.ts'
import { serverBeside } from '../testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const cancel = (id: string, options: object = {}) => desk.post(`/ecom/v1/orders/${id}/cancel`, options)
const givenBack = async (attemptId: string) => {
  const rows = shop.context.db.selectFrom('sandbox_refund').select('amount').where('attempt_id', '=', attemptId)
  return (await rows.execute()).map(({ amount }) => Number(amount))
}
const lastLetter = async () => {
  const letters = shop.context.db
    .selectFrom('mail')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .where('recipient', '=', buyer.email)
  return (await letters.orderBy('created_date', 'desc').execute()).find(({ subject }) => subject.includes('canceled'))!
}
const fee = (paymentId: string, amount: string) => ({ paymentRefunds: [{ paymentId, amount: { amount } }] })

test('an owner who keeps a fee gives the rest back, once, and the buyer reads both', async () => {
  const { orderId, paymentId } = await desk.buy()
  const options = { sendOrderCanceledEmail: true, ...fee(paymentId, '37.90') }
  const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(orderId, options)))
  for (const { status } of answers) expect(status).toBe(200)
  expect(await desk.till.orderOf(orderId)).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { paid: { amount: '42.90' }, refunded: { amount: '37.90' } },
  })
  expect(await givenBack(paymentId)).toEqual([3790])
  const { text } = await lastLetter()
  expect(text).toContain('€37.90 goes back to Visa ending in 4242.')
  expect(text).toContain('The store keeps €5.00 of what you paid.')
  // What was kept can be given back later.
  expect((await desk.refund(orderId, fee(paymentId, '5.00'))).status).toBe(200)
  expect(await desk.till.orderOf(orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' })
})

test('an owner who keeps everything gives nothing back, and the event says what the specification says', async () => {
  const { orderId, paymentId } = await desk.buy()
  expect((await cancel(orderId, { paymentRefunds: [] })).body.order).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'PAID',
  })
  expect(await givenBack(paymentId)).toEqual([])
})

test('of two owners of whom one keeps a fee and the other gives all back, one is done', async () => {
  const { orderId, paymentId } = await desk.buy()
  await Promise.all([cancel(orderId, fee(paymentId, '30')), cancel(orderId, { restockAllItems: true })])
  const back = await givenBack(paymentId)
  expect(back).toHaveLength(1)
  expect([3000, 4290]).toContain(back[0])
})

test('what is only held is let go, whatever else is kept, and nothing of it can be given back', async () => {
  const { orderId, paymentId } = await desk.hold()
  const refused = await cancel(orderId, fee(paymentId, '1'))
  expect(refused.body.details.applicationError).toMatchObject({
    code: 'PAYMENT_NOT_REFUNDABLE',
    data: { nonRefundableReason: 'NOT_PAID' },
  })
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'APPROVED' })
  await cancel(orderId, { paymentRefunds: [], sendOrderCanceledEmail: true })
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'CANCELED', paymentStatus: 'CANCELED' })
  const { text } = await lastLetter()
  expect(text).toContain('€42.90 was only held on your card. It will not be charged.')
  expect(text).not.toContain('keeps')
})

test('a fee can be kept of what was held once it was captured', async () => {
  const { orderId, paymentId } = await desk.hold()
  await desk.capture(orderId, paymentId, '5.00')
  await cancel(orderId, { paymentRefunds: [] })
  expect(await desk.till.orderOf(orderId)).toMatchObject({
    status: 'CANCELED',
    balanceSummary: { paid: { amount: '5.00' } },
  })
  expect((await desk.transactionsOf(orderId)).refunds).toEqual([])
})

test.each([
  ['more than was paid', { amount: { amount: '42.91' } }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
  ['nothing', { amount: { amount: '0' } }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
  ['a fraction of a cent', { amount: { amount: '1.001' } }, undefined],
  ['of a payment that is none of it', { paymentId: crypto.randomUUID() }, 'PAYMENT_NOT_FOUND'],
])('giving back %s is refused by name, and nothing is canceled', async (_title, part, code) => {
  const { orderId, paymentId } = await desk.buy()
  const refused = await cancel(orderId, { restockAllItems: true, paymentRefunds: [{ paymentId, ...part }] })
  expect([400, 404, 428]).toContain(refused.status)
  expect(codeOf(refused)).toBe(code)
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
})

test('where the provider gives back all or nothing, a part goes back by hand alone', async () => {
  const { orderId, paymentId } = await desk.buy()
  const abilities = { capture: 'none', void: true, refund: 'whole', save: false } as const
  const { context, ...payments } = serverBeside(shop.context, { misbehaving: { abilities } })
  const caller = { role: 'owner' as const, siteId: shop.siteId }
  const part = fee(paymentId, '30')
  const canceling = cancelOrder(context, payments, { caller, id: orderId, options: part })
  await expect(canceling).rejects.toMatchObject({ code: 'INVALID_PAYMENT_REFUND_AMOUNT' })
  const byHand = { paymentRefunds: [{ ...part.paymentRefunds[0]!, externalRefund: true }] }
  await cancelOrder(context, payments, { caller, id: orderId, options: byHand })
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'CANCELED', paymentStatus: 'PARTIALLY_REFUNDED' })
  expect(await givenBack(paymentId)).toEqual([])
})

test('after the refund window a cancel that asks the provider is refused, and one by hand is done', async () => {
  const { orderId, paymentId } = await desk.buy()
  const abilities = { capture: 'none', void: true, refund: 'partial', refundDays: 30, save: false } as const
  const { context, ...payments } = serverBeside(shop.context, {
    misbehaving: { abilities },
    laterBySeconds: 40 * 86_400,
  })
  const caller = { role: 'owner' as const, siteId: shop.siteId }
  const canceling = cancelOrder(context, payments, { caller, id: orderId, options: fee(paymentId, '30') })
  await expect(canceling).rejects.toMatchObject({ code: 'EXTERNAL_REFUND_EXPECTED' })
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'APPROVED' })
  const options = { paymentRefunds: [{ paymentId, externalRefund: true }] }
  await cancelOrder(context, payments, { caller, id: orderId, options })
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' })
})

test('money that comes for a canceled order goes back, and the fee of another payment stays', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  const { orderId } = (await desk.till.orderUnpaid({ ...(await desk.till.checkoutOf(mug)), token: shop.apiKey })).body
  const cash = { amount: { amount: '5' }, regularPaymentDetails: { offlinePayment: true } }
  expect((await desk.post(`/ecom/v1/payments/orders/${orderId}/add-payment`, { payments: [cash] })).status).toBe(200)
  const regularCharge = { paymentIntentId: 'sandbox:debit', amount: { amount: '18.90' } }
  const charged = await desk.post('/ecom/v1/order-billing/charge-order', { orderId, regularCharge })
  expect(charged.status, JSON.stringify(charged.body)).toBe(200)
  await cancel(orderId, { paymentRefunds: [] })
  const later = serverBeside(shop.context, { laterBySeconds: 3600 })
  await later.carryOut()
  await later.carryOut()
  expect(await desk.till.orderOf(orderId)).toMatchObject({
    balanceSummary: { paid: { amount: '23.90' }, refunded: { amount: '18.90' } },
  })
})

test('goods go back on the shelf once: what a refund has restocked is not restocked by canceling, nor after it', async () => {
  const { orderId, paymentId, order, mug } = await desk.buy('sandbox:pays', { quantity: 3 })
  const restock = (quantity: number) =>
    desk.refund(orderId, {
      ...fee(paymentId, '1.00'),
      sideEffects: { restock: { lineItems: [{ lineItemId: order.lineItems[0].id, quantity }] } },
    })
  expect(await desk.till.stockOf(mug)).toBe(7)
  expect((await restock(1)).status).toBe(200)
  expect((await cancel(orderId, { restockAllItems: true, ...fee(paymentId, '1.00') })).status).toBe(200)
  expect(await desk.till.stockOf(mug)).toBe(10)
  expect(codeOf(await restock(1))).toBe('INVALID_LINE_ITEM_RESTOCK_QUANTITY')
  expect(await desk.till.stockOf(mug)).toBe(10)
})
