import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../../test/buying.ts'
import { addProduct, addTestCoupon, buyer, referenceTo, type Goods } from '../../../../../../test/goods.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { cancelOrder } from './cancel.ts'
import { serverBeside } from '../testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, { stock: 10, ...more })
const asOwner = (route: string, body: object = {}) => shop.send(route, { token: shop.apiKey, body })
const cancel = (id: string, options: object = {}) => asOwner(`POST /ecom/v1/orders/${id}/cancel`, options)
const send = (id: string, lineItems: object[] = [], trackingInfo?: object) =>
  asOwner(`POST /ecom/v1/fulfillments/orders/${id}/create-fulfillment`, { fulfillment: { lineItems, trackingInfo } })
const transactionsOf = async (id: string) =>
  (await shop.send(`GET /ecom/v1/payments/orders/${id}`, { token: shop.apiKey })).body.orderTransactions
const activitiesOf = async (id: string): Promise<string[]> =>
  (await till.orderOf(id)).activities.map(({ activityType }: { activityType: string }) => activityType)
const eventsOf = async (id: string) => {
  const events = shop.context.db.selectFrom('event').select('type').where('entity', '=', `order:${id}`)
  return (await events.orderBy('sequence').execute()).map(({ type }) => type.replace('wix.ecom.v1.', ''))
}

const buy = async (quantity = 1, more: Goods = {}) => {
  const mug = await goods(more)
  const tried = await till.checkoutOf(mug, { quantity })
  const { orderId } = (await till.pay(tried)).body
  return { mug, orderId: orderId as string, order: await till.orderOf(orderId) }
}

test('refunds a paid order to the card on cancellation, and notifies everyone', async () => {
  const { orderId, mug } = await buy(2)
  const { body } = await cancel(orderId, { sendOrderCanceledEmail: true, restockAllItems: true })
  expect(body.order).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'FULLY_REFUNDED',
    balanceSummary: { refunded: { amount: '42.90' }, paid: { amount: '42.90' } },
  })
  expect(await transactionsOf(orderId)).toMatchObject({
    payments: [{ status: 'REFUNDED' }],
    refunds: [
      {
        transactions: [{ refundStatus: 'SUCCEEDED', amount: { amount: '42.90' } }],
        summary: { refunded: { amount: '42.90' }, pending: false },
      },
    ],
  })
  const given = await shop.context.db
    .selectFrom('sandbox_refund')
    .innerJoin('payment_attempt', 'payment_attempt.id', 'sandbox_refund.attempt_id')
    .select('sandbox_refund.amount')
    .where('payment_attempt.site_id', '=', shop.siteId)
    .execute()
  expect(given.map(({ amount }) => Number(amount))).toEqual([4290])
  expect(await till.stockOf(mug)).toBe(10)
  expect(await activitiesOf(orderId)).toEqual([
    'ORDER_PLACED',
    'ORDER_PAID',
    'ORDER_CANCELED',
    'CUSTOM_ACTIVITY',
    'REFUND_INITIATED',
    'PAYMENT_REFUNDED',
  ])
  const emailed = (await till.orderOf(orderId)).activities.find((one: object) => 'customActivity' in one)
  expect(emailed.customActivity).toEqual({
    type: 'EMAIL_SENT',
    additionalData: { email: 'ORDER_CANCELED', recipient: buyer.email },
  })
  expect((await eventsOf(orderId)).slice(3)).toEqual([
    'order_canceled',
    'order_transactions_updated',
    'order_transactions_updated',
    'order_payment_status_updated',
    'order_transactions_refund_completed',
  ])
  const messages = shop.context.db
    .selectFrom('mail')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .where('recipient', '=', buyer.email)
  const message = (await messages.execute()).find(({ subject }) => subject.includes('canceled'))!
  expect(message.text).toContain('€42.90 goes back to Visa ending in 4242.')
})

test('refunds once, however often and concurrently an order is canceled', async () => {
  const { orderId } = await buy()
  const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(orderId, { restockAllItems: true })))
  for (const { status } of answers) expect(status).toBe(200)
  expect(await till.orderOf(orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' })
  expect((await transactionsOf(orderId)).refunds).toHaveLength(1)
})

test('shows a pending refund while the bank does not respond, and completes it once', async () => {
  const { orderId } = await buy()
  const refund = async () => {
    throw new Error('The bank does not answer.')
  }
  // Ahead of the shop's own server, which would otherwise complete it first.
  const { context, ...failing } = serverBeside(shop.context, { misbehaving: { refund }, laterBySeconds: 20 })
  const caller = { role: 'owner' as const, siteId: shop.siteId }
  await cancelOrder(context, failing, { caller, id: orderId, options: {} })

  expect(await till.orderOf(orderId)).toMatchObject({ status: 'CANCELED', paymentStatus: 'PAID' })
  expect((await transactionsOf(orderId)).refunds).toMatchObject([
    { transactions: [{ refundStatus: 'STARTED' }], summary: { pendingRefund: { amount: '23.90' }, pending: true } },
  ])
  const servers = [1, 2, 3].map(() => serverBeside(shop.context, { laterBySeconds: 60 }))
  await Promise.all(servers.map(({ carryOut }) => carryOut()))
  const { db } = shop.context
  const payment = await db.selectFrom('payment').select('id').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  // Other stores of this server may have pending refunds, too.
  const requests = servers.flatMap((server) => server.requests).filter((request) => request.endsWith(payment.id))
  expect(requests).toHaveLength(1)
  expect(await till.orderOf(orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' })
})

test('refuses to cancel a fully fulfilled order, but not a partially fulfilled one', async () => {
  const { orderId, order } = await buy(2)
  const [{ id }] = order.lineItems
  await send(orderId, [{ id, quantity: 1 }])
  const other = await buy(2)
  await send(other.orderId)
  expect(codeOf(await cancel(other.orderId))).toBe('ILLEGAL_STATE')
  expect(await till.orderOf(other.orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect((await cancel(orderId)).body.order.status).toBe('CANCELED')
  expect(codeOf(await send(orderId))).toBe('ILLEGAL_STATE')
})

test('returns a single-use coupon when its order is canceled', async () => {
  const { db } = shop.context
  await addTestCoupon(db, shop.siteId, { code: 'AGAIN', usageLimit: 1 })
  const mug = await goods()
  const first = await till.pay(await till.checkoutOf(mug, { coupon: 'AGAIN' }))
  await cancel(first.body.orderId)
  const second = await till.pay(await till.checkoutOf(mug, { coupon: 'AGAIN' }))
  expect((await till.orderOf(second.body.orderId)).appliedDiscounts).toHaveLength(1)
})

test('shows the payment status of canceled free and unpaid orders', async () => {
  await addTestCoupon(shop.context.db, shop.siteId, { code: 'FREE', effect: { type: 'PERCENT_OFF', percent: '100' } })
  const book = await goods({ record: { productType: 'digital' } })
  const free = await till.orderUnpaid(await till.checkoutOf(book, { coupon: 'FREE' }))
  expect((await cancel(free.body.orderId)).body.order.paymentStatus).toBe('FULLY_REFUNDED')
  const tried = await till.checkoutOf(await goods())
  const unpaid = await till.orderUnpaid({ ...tried, token: shop.apiKey })
  expect((await cancel(unpaid.body.orderId)).body.order.paymentStatus).toBe('NOT_PAID')
})

test('adds up repeated lines of a fulfillment, never beyond the ordered quantity', async () => {
  const { orderId, order } = await buy(2)
  const [{ id }] = order.lineItems
  const tooMany = await send(orderId, [
    { id, quantity: 2 },
    { id, quantity: 2 },
  ])
  expect(codeOf(tooMany)).toBe('ILLEGAL_STATE')
  const { body } = await send(orderId, [
    { id, quantity: 1 },
    { id, quantity: 1 },
  ])
  expect(body.orderWithFulfillments.fulfillments).toMatchObject([{ lineItems: [{ id, quantity: 2 }] }])
  expect(await till.orderOf(orderId)).toMatchObject({ fulfillmentStatus: 'FULFILLED' })
})

test('refuses the second of two concurrent fulfillments of the last unit', async () => {
  const { orderId, order } = await buy(1)
  const [{ id }] = order.lineItems
  const answers = await Promise.all([1, 2, 3].map(() => send(orderId, [{ id, quantity: 1 }])))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 428, 428])
})

test('records fulfillments with tracking numbers in the activities', async () => {
  const { orderId, order } = await buy(2)
  const [{ id }] = order.lineItems
  await send(orderId, [{ id, quantity: 1 }], { trackingNumber: '42' })
  await send(orderId)
  expect((await activitiesOf(orderId)).slice(2)).toEqual([
    'TRACKING_NUMBER_ADDED',
    'SHIPPING_CONFIRMATION_EMAIL_SENT',
    'ORDER_FULFILLED',
    'SHIPPING_CONFIRMATION_EMAIL_SENT',
  ])
})

test('requires no fulfillment of digital items', async () => {
  const unfulfilled = async () =>
    (await shop.send('GET /vitrine/v1/sales-summary', { token: shop.apiKey })).body.unfulfilledOrders
  const before = await unfulfilled()
  const { orderId } = await buy(1, { record: { productType: 'digital' } })
  expect(await till.orderOf(orderId)).toMatchObject({ fulfillmentStatus: 'FULFILLED', status: 'APPROVED' })
  const search = { filter: { id: orderId, fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] } } }
  expect((await asOwner('POST /ecom/v1/orders/search', { search })).body.orders).toEqual([])
  expect(await unfulfilled()).toBe(before)
  // Nothing was shipped, so it can still be canceled.
  expect((await cancel(orderId)).body.order).toMatchObject({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' })

  const token = await shop.visitorToken()
  const [mug, book] = [await goods(), await goods({ record: { productType: 'digital' } })]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', {
    token,
    body: { lineItems: [{ catalogReference: referenceTo(book), quantity: 1 }] },
  })
  const mixed = (await till.pay(await till.checkoutOf(mug, { token }))).body.orderId
  expect(await till.orderOf(mixed)).toMatchObject({ fulfillmentStatus: 'NOT_FULFILLED' })
  const { body } = await send(mixed)
  expect(body.orderWithFulfillments.fulfillments[0].lineItems).toHaveLength(1)
  expect(await till.orderOf(mixed)).toMatchObject({ fulfillmentStatus: 'FULFILLED' })
})

test('refuses to cancel if the provider cannot refund, and changes nothing', async () => {
  const { orderId, mug } = await buy()
  const abilities = { capture: 'none', void: true, refund: 'none', save: false } as const
  const { context, ...payments } = serverBeside(shop.context, { misbehaving: { abilities } })
  const caller = { role: 'owner' as const, siteId: shop.siteId }
  const canceling = cancelOrder(context, payments, { caller, id: orderId, options: { restockAllItems: true } })
  await expect(canceling).rejects.toMatchObject({
    code: 'PAYMENT_NOT_REFUNDABLE',
    data: { nonRefundableReason: 'DISABLED_BY_PROVIDER' },
  })
  expect(await till.orderOf(orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect(await till.stockOf(mug)).toBe(9)
})
