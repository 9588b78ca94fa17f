import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { serverBeside } from '../../purchase/testing.ts'
import { atTheDesk } from '../testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const givenBack = async (paymentId: string): Promise<number[]> => {
  const rows = shop.context.db.selectFrom('sandbox_refund').select('amount').where('attempt_id', '=', paymentId)
  return (await rows.execute()).map(({ amount }) => Number(amount))
}

test('refunds part of a payment, sends events, and allows a refund of the rest', async () => {
  const { orderId, paymentId } = await desk.buy()
  const { status, body } = await desk.refund(orderId, {
    paymentRefunds: [{ paymentId, amount: { amount: '10.50' } }],
    customerReason: 'A scratch',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.refund).toMatchObject({
    transactions: [{ paymentId, amount: { amount: '10.50' }, refundStatus: 'SUCCEEDED', externalRefund: false }],
    details: { reason: 'A scratch', lineItems: [], shippingIncluded: false },
    summary: { requestedRefund: { amount: '10.50' }, refunded: { amount: '10.50' }, pending: false },
  })
  expect(body.orderTransactions.payments[0].status).toBe('PARTIALLY_REFUNDED')
  expect(await desk.till.orderOf(orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { paid: { amount: '42.90' }, refunded: { amount: '10.50' } },
  })
  const rest = await desk.refund(orderId, { paymentRefunds: [{ paymentId }] })
  expect(rest.body.refund.summary.refunded.amount).toBe('32.40')
  expect(await givenBack(paymentId)).toEqual([1050, 3240])
  expect((await desk.till.orderOf(orderId)).paymentStatus).toBe('FULLY_REFUNDED')
  const again = await desk.refund(orderId, { paymentRefunds: [{ paymentId }] })
  expect(codeOf(again)).toBe('PAYMENT_NOT_REFUNDABLE')
  expect(again.body.details.applicationError.data).toEqual({ paymentId, nonRefundableReason: 'ALREADY_REFUNDED' })
})

test('says in the timeline that the buyer was emailed, unless the store turned the email off', async () => {
  const refundAndList = async (): Promise<string[]> => {
    const { orderId, paymentId } = await desk.buy()
    const sideEffects = { notifications: { sendCustomerEmail: true } }
    expect((await desk.refund(orderId, { paymentRefunds: [{ paymentId }], sideEffects })).status).toBe(200)
    return (await desk.till.orderOf(orderId)).activities.flatMap(
      ({ customActivity }: { customActivity?: { additionalData: { email: string } } }) =>
        customActivity?.additionalData.email ?? [],
    )
  }
  const enable = (enabled: boolean) =>
    shop.send('PATCH /vitrine/v1/email-templates/ORDER_REFUNDED', {
      token: shop.apiKey,
      body: { template: { enabled } },
    })
  expect(await refundAndList()).toEqual(['ORDER_REFUNDED'])
  expect((await enable(false)).status).toBe(200)
  expect(await refundAndList()).toEqual([])
  expect((await enable(true)).status).toBe(200)
})

test('refunds a line item, restocks it, and emails the buyer', async () => {
  const { orderId, paymentId, mug, order } = await desk.buy()
  const lineItemId = order.lineItems[0].id
  const lineItems = [{ lineItemId, quantity: 1 }]
  const calculated = (await desk.calculate(orderId, { lineItems, shipping: {} })).body
  expect(calculated).toMatchObject({ available: true, summary: { lineItemsSubtotal: { amount: '19.00' } } })
  const { body } = await desk.refund(orderId, {
    paymentRefunds: [{ paymentId, amount: { amount: calculated.summary.total.amount } }],
    refundItems: { lineItems, shipping: {} },
    sideEffects: {
      restock: { lineItems: [{ lineItemId, quantity: 1 }] },
      notifications: { sendCustomerEmail: true, customMessage: 'Sorry for the scratch.' },
    },
  })
  expect(body.refund).toMatchObject({
    details: { lineItems, shipping: { amount: { amount: '4.90' } }, shippingIncluded: true },
    summary: {
      refunded: { amount: '23.90' },
      breakdown: { lineItems: [{ totalRefundedAmount: { amount: '19.00' } }] },
    },
  })
  expect(await desk.till.stockOf(mug)).toBe(9)
  const mail = await shop.context.db
    .selectFrom('mail')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .orderBy('created_date', 'desc')
    .executeTakeFirst()
  expect(JSON.stringify(mail)).toContain('Sorry for the scratch.')
  expect((await desk.refundability(orderId)).body).toMatchObject({
    payments: [{ refundable: true, payment: { monetary: { maxRefund: { amount: '19.00' } } } }],
    lineItems: [{ lineItemId, originalQuantity: 2, refundedQuantity: 1, availableRefundQuantity: 1 }],
    shipping: { availableRefundAmount: { amount: '0.00' } },
  })
  const event = (await desk.eventsOf(orderId)).find(({ type }) => type === 'order_transactions_refund_completed')!
  expect(event.actor).toEqual({ type: 'key' })
  expect(event.body).toMatchObject({
    orderId,
    refund: { id: body.refund.id },
    sideEffects: {
      restockInfo: { type: 'SOME_ITEMS', items: [{ lineItemId, quantity: 1 }] },
      sendOrderRefundedEmail: true,
      customMessage: 'Sorry for the scratch.',
    },
  })
})

test('refuses invalid refunds by code, and moves no money', async () => {
  const { orderId, paymentId, order } = await desk.buy()
  const lineItemId = order.lineItems[0].id
  const all = [{ paymentId }]
  const refusals: [object, string][] = [
    [{ paymentRefunds: [{ paymentId: randomUUID() }] }, 'PAYMENT_NOT_FOUND'],
    [{ paymentRefunds: [{ paymentId, amount: { amount: '42.91' } }] }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
    [{ paymentRefunds: [{ paymentId, amount: { amount: '0' } }] }, 'INVALID_PAYMENT_REFUND_AMOUNT'],
    [
      { paymentRefunds: all, refundItems: { lineItems: [{ lineItemId: randomUUID(), quantity: 1 }] } },
      'LINE_ITEM_NOT_FOUND',
    ],
    [
      { paymentRefunds: all, refundItems: { lineItems: [{ lineItemId, quantity: 3 }] } },
      'INVALID_LINE_ITEM_REFUND_QUANTITY',
    ],
    [
      { paymentRefunds: all, refundItems: { additionalFees: [{ additionalFeeId: randomUUID() }] } },
      'ADDITIONAL_FEE_NOT_FOUND',
    ],
    [
      { paymentRefunds: all, refundItems: { shipping: { amount: { amount: '4.91' } } } },
      'INVALID_SHIPPING_REFUND_AMOUNT',
    ],
    [
      { paymentRefunds: all, sideEffects: { restock: { lineItems: [{ lineItemId, quantity: 3 }] } } },
      'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
    ],
  ]
  for (const [body, code] of refusals) expect(codeOf(await desk.refund(orderId, body)), code).toBe(code)
  const fine = await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '1.001' } }] })
  expect(fine.body.details.validationError.fieldViolations[0]).toMatchObject({
    field: 'paymentRefunds[0].amount.amount',
  })
  expect(codeOf(await desk.refund(randomUUID(), { paymentRefunds: all }))).toBe('ORDER_NOT_FOUND')
  expect((await desk.transactionsOf(orderId)).refunds).toEqual([])
  const calculated = await desk.calculate(orderId, { lineItems: [{ lineItemId, quantity: 3 }] })
  expect(calculated.body).toMatchObject({
    available: false,
    notAvailable: {
      errors: [
        {
          lineItem: { lineItemId, quantity: 3 },
          error: { applicationError: { code: 'INVALID_LINE_ITEM_REFUND_QUANTITY' } },
        },
      ],
    },
  })
})

test('refuses the second of two concurrent refunds of the same payment', async () => {
  const { orderId, paymentId } = await desk.buy()
  const answers = await Promise.all([1, 2, 3].map(() => desk.refund(orderId, { paymentRefunds: [{ paymentId }] })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 428, 428])
  expect(await givenBack(paymentId)).toEqual([4290])
})

test('records a manual refund without sending it to the provider', async () => {
  const { orderId, paymentId } = await desk.buy()
  const paymentRefunds = [{ paymentId, amount: { amount: '5.00' }, externalRefund: true }]
  const { body } = await desk.refund(orderId, { paymentRefunds })
  expect(body.refund.transactions).toMatchObject([{ externalRefund: true, refundStatus: 'SUCCEEDED' }])
  expect(await givenBack(paymentId)).toEqual([])
  expect((await desk.till.orderOf(orderId)).balanceSummary.refunded.amount).toBe('5.00')
})

test('keeps a slow refund pending until the provider reports success or failure', async () => {
  const slow = await desk.buy('sandbox:refund-pending')
  const lost = await desk.buy('sandbox:refund-fails')
  for (const { orderId, paymentId } of [slow, lost]) {
    const { body } = await desk.refund(orderId, { paymentRefunds: [{ paymentId }] })
    expect(body.refund.transactions[0].refundStatus).toBe('PENDING')
    expect((await desk.refundability(orderId)).body.payments[0].nonRefundable).toEqual({ reason: 'PENDING_REFUND' })
  }
  const later = serverBeside(shop.context, { laterBySeconds: 3600 })
  await Promise.all([later.carryOut(), later.carryOut()])
  expect((await desk.transactionsOf(slow.orderId)).refunds[0].transactions[0].refundStatus).toBe('SUCCEEDED')
  const [failed] = (await desk.transactionsOf(lost.orderId)).refunds
  expect(failed).toMatchObject({
    transactions: [{ refundStatus: 'FAILED', refundStatusInfo: { paymentGatewayReasonCode: 'no_account' } }],
    summary: { failedRefundAmount: { amount: '42.90' }, refunded: { amount: '0.00' } },
  })
  expect((await desk.till.orderOf(lost.orderId)).paymentStatus).toBe('PAID')
  expect((await desk.refundability(lost.orderId)).body.payments[0].refundable).toBe(true)
})

test('records a refund made in the provider’s dashboard once, however often it is reported', async () => {
  const { orderId, paymentId } = await desk.buy()
  const beside = serverBeside(shop.context)
  const payment = { attemptId: paymentId, siteId: shop.siteId, method: null, amount: 4290, currency: 'EUR' }
  await beside.sandbox.refundAtDesk(payment, { id: randomUUID(), amount: 700 })
  for (let time = 0; time < 3; time += 1) await beside.hear('sandbox', await beside.sandbox.messageAbout(paymentId))
  expect((await desk.transactionsOf(orderId)).refunds).toMatchObject([
    { transactions: [{ amount: { amount: '7.00' }, refundStatus: 'SUCCEEDED' }] },
  ])
  expect((await desk.till.orderOf(orderId)).paymentStatus).toBe('PARTIALLY_REFUNDED')
})
