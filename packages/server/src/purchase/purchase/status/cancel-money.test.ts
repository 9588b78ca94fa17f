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
const lastEmail = async () => {
  const mails = shop.context.db
    .selectFrom('mail')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .where('recipient', '=', buyer.email)
  return (await mails.orderBy('created_date', 'desc').execute()).find(({ subject }) => subject.includes('canceled'))!
}
const fee = (paymentId: string, amount: string) => ({ paymentRefunds: [{ paymentId, amount: { amount } }] })

test('refunds an order less a fee once on cancellation, and emails both amounts to the buyer', async () => {
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
  const { text } = await lastEmail()
  expect(text).toContain('€37.90 goes back to Visa ending in 4242.')
  expect(text).toContain('The store keeps €5.00 of what you paid.')
  // The retained fee can be refunded later.
  expect((await desk.refund(orderId, fee(paymentId, '5.00'))).status).toBe(200)
  expect(await desk.till.orderOf(orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' })
})

test('refunds nothing if the owner keeps everything', async () => {
  const { orderId, paymentId } = await desk.buy()
  expect((await cancel(orderId, { paymentRefunds: [] })).body.order).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'PAID',
  })
  expect(await givenBack(paymentId)).toEqual([])
})

test('applies one of two concurrent cancellations with different refunds', async () => {
  const { orderId, paymentId } = await desk.buy()
  await Promise.all([cancel(orderId, fee(paymentId, '30')), cancel(orderId, { restockAllItems: true })])
  const back = await givenBack(paymentId)
  expect(back).toHaveLength(1)
  expect([3000, 4290]).toContain(back[0])
})

test('voids authorized payments on cancellation, and refuses to refund them', async () => {
  const { orderId, paymentId } = await desk.hold()
  const refused = await cancel(orderId, fee(paymentId, '1'))
  expect(refused.body.details.applicationError).toMatchObject({
    code: 'PAYMENT_NOT_REFUNDABLE',
    data: { nonRefundableReason: 'NOT_PAID' },
  })
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'APPROVED' })
  await cancel(orderId, { paymentRefunds: [], sendOrderCanceledEmail: true })
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'CANCELED', paymentStatus: 'CANCELED' })
  const { text } = await lastEmail()
  expect(text).toContain('€42.90 was only held on your card. It will not be charged.')
  expect(text).not.toContain('keeps')
})

test('keeps a captured part of an authorized payment on cancellation', async () => {
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
  ['another payment', { paymentId: crypto.randomUUID() }, 'PAYMENT_NOT_FOUND'],
])('refuses a refund of %s by code, and cancels nothing', async (_title, part, code) => {
  const { orderId, paymentId } = await desk.buy()
  const refused = await cancel(orderId, { restockAllItems: true, paymentRefunds: [{ paymentId, ...part }] })
  expect([400, 404, 428]).toContain(refused.status)
  expect(codeOf(refused)).toBe(code)
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
})

test('allows only manual partial refunds if the provider refunds in full only', async () => {
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

test('refuses provider refunds after the refund window, but allows manual ones', async () => {
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

test('refunds a payment that arrives after cancellation, but not the retained fee of another payment', async () => {
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

test('restocks each item once, across refunds and cancellation', async () => {
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
