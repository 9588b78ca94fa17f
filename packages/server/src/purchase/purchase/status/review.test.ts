import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheDesk } from '../../billing/testing.ts'
import { webhookSecret } from '../../../../../../test/stripe-double/connect.ts'
import { openStripeShop } from '../../../money/payment/providers/stripe/testing-stripe.ts'
import { openPayments } from '../open-payments.ts'
import { serverBeside } from '../testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const later = () => serverBeside(shop.context, { laterBySeconds: 3600 })
const setStatus = (id: string, status: string) => desk.post(`/ecom/v1/orders/${id}/update-status`, { status })
const subjectsTo = async (of: Shop, recipient: string) => {
  const mails = of.context.db
    .selectFrom('mail')
    .select('subject')
    .where('site_id', '=', of.siteId)
    .where('recipient', '=', recipient.toLowerCase())
  return (await mails.orderBy('created_date').execute()).map(({ subject }) => subject)
}
const typesOf = async (id: string) => (await desk.eventsOf(id)).map(({ type }) => type)
const activityTypesOf = (order: { activities: { activityType: string }[] }) =>
  order.activities.map(({ activityType }) => activityType)
const refundsOf = (paymentId: string) =>
  shop.context.db.selectFrom('sandbox_refund').select('amount').where('attempt_id', '=', paymentId).execute()

test('blocks fulfillment, cancellation and refunds while the payment is under review', async () => {
  const { answer, orderId, order, paymentId, mug } = await desk.buy('sandbox:review-passes')
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID', fulfillmentStatus: 'NOT_FULFILLED' })
  expect(activityTypesOf(order)).toEqual(['ORDER_PLACED', 'ORDER_PAID', 'ORDER_PENDING'])
  expect(await typesOf(orderId)).not.toContain('order_approved')
  expect(await desk.till.stockOf(mug)).toBe(8)
  const sent = await desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, { fulfillment: {} })
  expect(codeOf(sent)).toBe('ILLEGAL_STATE')
  expect(codeOf(await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {}))).toBe('ORDER_IS_PENDING')
  const change = (part: object) => ({ token: shop.apiKey, body: { order: part } })
  const path = `PATCH /ecom/v1/orders/${orderId}`
  expect(codeOf(await shop.send(path, change({ archived: true, buyerNote: 'Hurry' })))).toBe('ORDER_IS_PENDING')
  const marked = await shop.send(path, change({ archived: true, seenByAHuman: true }))
  expect(marked.body.order).toMatchObject({ status: 'PENDING', archived: true, seenByAHuman: true })
  const refused = await desk.refund(orderId, { paymentRefunds: [{ paymentId }] })
  expect(refused.body.details.applicationError.data.nonRefundableReason).toBe('ORDER_IS_PENDING')
})

test('approves the order once when the review passes, and notifies buyer and apps', async () => {
  const { orderId, order } = await desk.buy('sandbox:review-passes')
  const before = await subjectsTo(shop, order.buyerInfo.email)
  await Promise.all([later().carryOut(), later().carryOut()])
  expect(await desk.till.orderOf(orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect((await typesOf(orderId)).filter((type) => type === 'order_approved')).toHaveLength(1)
  const heard = (await subjectsTo(shop, order.buyerInfo.email)).slice(before.length)
  expect(heard.filter((subject) => subject.includes(order.number))).toHaveLength(1)
  const sent = await desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, { fulfillment: {} })
  expect(sent.status).toBe(200)
})

test('rejects the order when the review fails, and returns its stock and payment', async () => {
  const { orderId, order, paymentId, mug } = await desk.buy('sandbox:review-fails')
  const before = await subjectsTo(shop, order.buyerInfo.email)
  await later().carryOut()
  await later().carryOut()
  expect(await desk.till.orderOf(orderId)).toMatchObject({
    status: 'REJECTED',
    paymentStatus: 'FULLY_REFUNDED',
    fulfillmentStatus: 'CANCELED',
  })
  expect(await desk.till.stockOf(mug)).toBe(10)
  expect((await refundsOf(paymentId)).map(({ amount }) => Number(amount))).toEqual([4290])
  const heard = (await subjectsTo(shop, order.buyerInfo.email)).slice(before.length)
  expect(heard).toEqual([expect.stringContaining(`couldn’t accept your order ${order.number}`)])
  expect(activityTypesOf(await desk.till.orderOf(orderId))).toContain('ORDER_REJECTED')
  expect(codeOf(await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {}))).toBe('ORDER_IS_REJECTED')
})

test('applies one of two concurrent decisions of the owner, without waiting for the provider', async () => {
  const { orderId, paymentId } = await desk.buy('sandbox:review-passes')
  const answers = await Promise.all([setStatus(orderId, 'REJECTED'), setStatus(orderId, 'APPROVED')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 428])
  const { status } = await desk.till.orderOf(orderId)
  const returned = status === 'REJECTED' ? [4290] : []
  expect((await refundsOf(paymentId)).map(({ amount }) => Number(amount))).toEqual(returned)
  // The provider's later decision has no effect.
  await later().carryOut()
  expect((await desk.till.orderOf(orderId)).status).toBe(status)
})

test('voids an authorized payment when the order is rejected', async () => {
  const { orderId, order } = await desk.buy('sandbox:review-fails', { more: { delayCapture: true } })
  expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'PENDING_MERCHANT' })
  expect((await setStatus(orderId, 'REJECTED')).body.order.status).toBe('REJECTED')
  expect((await desk.transactionsOf(orderId)).payments).toMatchObject([{ status: 'VOIDED' }])
})

test('refuses unreachable statuses by code', async () => {
  const { orderId } = await desk.buy()
  expect(codeOf(await setStatus(orderId, 'APPROVED'))).toBe('STATUS_ALREADY_SET')
  expect(codeOf(await setStatus(orderId, 'REJECTED'))).toBe('UNSUPPORTED_TRANSITION')
  expect(codeOf(await setStatus(orderId, 'CANCELED'))).toBe('STATUS_NOT_SUPPORTED')
})

test('decides on an order by Stripe’s webhook after a review at Stripe', async () => {
  const stripe = await openStripeShop()
  try {
    const { double } = stripe
    double.events.setDelivery('held')
    const buying = await atTheDesk(stripe.shop)
    const passed = await buying.buy(double.createToken('4000000000009235'))
    const rejected = await buying.buy(double.createToken('4000000000009235'))
    const statusOf = async (id: string) => (await buying.till.orderOf(id)).status
    expect([await statusOf(passed.orderId), await statusOf(rejected.orderId)]).toEqual(['PENDING', 'PENDING'])
    const [first, second] = stripe.intents().slice(-2)
    double.closeReview(first!.id, 'approved')
    double.closeReview(second!.id, 'refunded_as_fraud')
    for (const event of double.book.events.filter(({ type }) => type === 'review.closed')) {
      const body = JSON.stringify(event)
      const signature = double.signatureOf(body, webhookSecret, double.book.seconds())
      const path = `POST /vitrine/v1/payments/webhooks/stripe/${stripe.shop.siteId}`
      const response = await stripe.shop.send(path, { body, headers: { 'stripe-signature': signature } })
      expect(response.status).toBe(200)
    }
    await openPayments(stripe.shop.context).payments.carryOut()
    expect([await statusOf(passed.orderId), await statusOf(rejected.orderId)]).toEqual(['APPROVED', 'REJECTED'])
    expect((await buying.till.orderOf(rejected.orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  } finally {
    await stripe.close()
  }
})
