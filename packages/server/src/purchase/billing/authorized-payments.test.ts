import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { serverBeside } from '../purchase/testing.ts'
import { atTheDesk } from './testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const authorizationOf = async (orderId: string) =>
  (await desk.transactionsOf(orderId)).payments[0].regularPaymentDetails.authorizationDetails
const days = (count: number) => ({ laterBySeconds: count * 24 * 60 * 60 })

test('captures an authorized payment in part and voids the rest', async () => {
  const { orderId, paymentId, order } = await desk.hold()
  expect(order).toMatchObject({
    paymentStatus: 'PENDING_MERCHANT',
    balanceSummary: { paid: { amount: '0.00' }, authorized: { amount: '42.90' }, balance: { amount: '42.90' } },
  })
  expect((await desk.transactionsOf(orderId)).payments[0].status).toBe('AUTHORIZED')
  expect(codeOf(await desk.capture(orderId, paymentId, '42.91'))).toBe('INVALID_AMOUNT')
  const part = await desk.capture(orderId, paymentId, '30.00')
  expect(part.status, JSON.stringify(part.body)).toBe(200)
  expect(part.body.orderTransactions.payments[0]).toMatchObject({
    status: 'APPROVED',
    regularPaymentDetails: {
      authorizationDetails: { delayedCapture: true, captures: [{ status: 'SUCCEEDED', amount: { amount: '30.00' } }] },
    },
  })
  expect((await desk.till.orderOf(orderId)).paymentStatus).toBe('PARTIALLY_PAID')
  const rest = await desk.release(orderId, paymentId)
  expect(rest.status, JSON.stringify(rest.body)).toBe(200)
  expect(await authorizationOf(orderId)).toMatchObject({ void: { status: 'SUCCEEDED', reason: 'MANUAL' } })
  expect((await desk.till.orderOf(orderId)).balanceSummary).toMatchObject({ paid: { amount: '30.00' } })
  expect(codeOf(await desk.capture(orderId, paymentId))).toBe('PAYMENT_ALREADY_CAPTURED')
  expect(await serverBeside(shop.context).sandbox.provider.facts!(refOf(paymentId))).toMatchObject({
    captured: 3000,
    isReleased: true,
  })
})

const refOf = (attemptId: string) => ({ attemptId, siteId: shop.siteId, method: null, amount: 4290, currency: 'EUR' })

test('refuses to capture a voided authorization, and shows its payment as canceled', async () => {
  const { orderId, paymentId } = await desk.hold()
  expect((await desk.release(orderId, paymentId)).status).toBe(200)
  expect((await desk.transactionsOf(orderId)).payments[0].status).toBe('VOIDED')
  expect((await desk.till.orderOf(orderId)).paymentStatus).toBe('CANCELED')
  const events = (await desk.eventsOf(orderId)).filter(({ type }) => type === 'order_transactions_updated')
  expect(events.map(({ actor }) => actor)).toEqual([{ type: 'key' }])
  expect(codeOf(await desk.capture(orderId, paymentId))).toBe('PAYMENT_ALREADY_VOIDED')
  expect(codeOf(await desk.release(orderId, paymentId))).toBe('PAYMENT_ALREADY_VOIDED')
})

test('refuses to capture or void a payment that was charged at once', async () => {
  const { orderId, paymentId } = await desk.buy()
  expect(codeOf(await desk.capture(orderId, paymentId))).toBe('PAYMENT_NOT_AUTHORIZED')
  expect(codeOf(await desk.release(orderId, paymentId))).toBe('PAYMENT_NOT_AUTHORIZED')
})

test('captures once when several owners capture the same authorization at once', async () => {
  const { orderId, paymentId } = await desk.hold()
  const answers = await Promise.all([1, 2, 3].map(() => desk.capture(orderId, paymentId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await desk.till.orderOf(orderId)).balanceSummary.paid.amount).toBe('42.90')
  expect(await authorizationOf(orderId)).toMatchObject({ captures: [{ status: 'SUCCEEDED' }] })
})

test('retries a capture that the provider does not answer, and captures once', async () => {
  const { orderId, paymentId } = await desk.hold()
  const unresponsive = serverBeside(shop.context, {
    misbehaving: { capture: () => Promise.reject(new Error('no answer')) },
  })
  const { capturePayments } = await import('./authorized-payments.ts')
  const caller = { role: 'owner' as const, siteId: shop.siteId }
  const site = (await shop.context.sites.find(shop.siteId))!
  await capturePayments(unresponsive.context, unresponsive, { caller, site, orderId, payments: [{ paymentId }] })
  expect(await authorizationOf(orderId)).toMatchObject({ captures: [{ status: 'PENDING' }] })
  expect(codeOf(await desk.capture(orderId, paymentId))).toBe('PAYMENT_HAS_PENDING_CAPTURE')
  const later = serverBeside(shop.context, { laterBySeconds: 60 })
  await Promise.all([later.carryOut(), serverBeside(shop.context, { laterBySeconds: 61 }).carryOut()])
  expect((await desk.till.orderOf(orderId)).paymentStatus).toBe('PAID')
})

test('voids an authorization before it expires, or captures it if the store chose to', async () => {
  const expiring = await desk.hold()
  expect((await authorizationOf(expiring.orderId)).scheduledAction.actionType).toBe('VOID')
  const checkoutFields = { delayCaptureEnabled: true, captureBeforeExpiryEnabled: true }
  const settings = { token: shop.apiKey, body: { checkoutSettings: { checkoutFields } } }
  await shop.send('PATCH /ecom/v1/checkout-settings', settings)
  const captured = await desk.buy()
  expect(captured.order.paymentStatus).toBe('PENDING_MERCHANT')
  const atOnce = await desk.buy('sandbox:pays', { more: { delayCapture: false } })
  expect(atOnce.order.paymentStatus).toBe('PAID')
  expect((await authorizationOf(captured.orderId)).scheduledAction.actionType).toBe('CAPTURE')
  await serverBeside(shop.context, days(5)).carryOut()
  expect((await desk.till.orderOf(captured.orderId)).paymentStatus).toBe('PENDING_MERCHANT')
  const later = serverBeside(shop.context, days(6.1))
  await Promise.all([later.carryOut(), later.carryOut()])
  expect((await desk.till.orderOf(captured.orderId)).paymentStatus).toBe('PAID')
  expect((await desk.till.orderOf(expiring.orderId)).paymentStatus).toBe('CANCELED')
  const disabled = {
    token: shop.apiKey,
    body: { checkoutSettings: { checkoutFields: { delayCaptureEnabled: false } } },
  }
  await shop.send('PATCH /ecom/v1/checkout-settings', disabled)
})

test('captures an authorization on fulfillment if the store chose to', async () => {
  const { orderId } = await desk.hold()
  const sent = { token: shop.apiKey, body: { siteSettings: { captureOnFulfillment: true } } }
  expect((await shop.send('PATCH /vitrine/v1/site-settings', sent)).status).toBe(200)
  await desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, { fulfillment: {} })
  await serverBeside(shop.context, { laterBySeconds: 1 }).carryOut()
  expect((await desk.till.orderOf(orderId)).paymentStatus).toBe('PAID')
})

test('voids what is authorized and refunds what was captured when an order is canceled', async () => {
  const [held, part] = [await desk.hold(), await desk.hold()]
  await desk.capture(part.orderId, part.paymentId, '10.00')
  for (const { orderId } of [held, part]) await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {})
  expect((await desk.transactionsOf(held.orderId)).payments[0].status).toBe('VOIDED')
  expect(await desk.transactionsOf(part.orderId)).toMatchObject({
    payments: [
      { status: 'REFUNDED', regularPaymentDetails: { authorizationDetails: { void: { status: 'SUCCEEDED' } } } },
    ],
    refunds: [{ summary: { refunded: { amount: '10.00' } } }],
  })
})

test('keeps a bank debit pending until it succeeds or fails', async () => {
  const [paid, lost] = [await desk.buy('sandbox:debit'), await desk.buy('sandbox:debit-fails')]
  for (const { order } of [paid, lost]) expect(order.paymentStatus).toBe('PENDING')
  await serverBeside(shop.context, { laterBySeconds: 3600 }).carryOut()
  expect((await desk.till.orderOf(paid.orderId)).paymentStatus).toBe('PAID')
  expect((await desk.till.orderOf(lost.orderId)).paymentStatus).toBe('DECLINED')
  expect((await desk.transactionsOf(lost.orderId)).payments[0].status).toBe('DECLINED')
})

test('refunds a payment that arrives after its order was canceled', async () => {
  const { orderId } = await desk.buy('sandbox:debit')
  await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {})
  const later = serverBeside(shop.context, { laterBySeconds: 3600 })
  await later.carryOut()
  await later.carryOut()
  expect((await desk.till.orderOf(orderId)).paymentStatus).toBe('FULLY_REFUNDED')
})

test('approves and reverses a chargeback, sends its events, and offsets refunds by its amount', async () => {
  const [lost, won] = [await desk.buy('sandbox:disputed'), await desk.buy('sandbox:dispute-won')]
  await serverBeside(shop.context, { laterBySeconds: 70 }).carryOut()
  for (const { orderId, paymentId } of [lost, won]) {
    expect((await desk.transactionsOf(orderId)).payments[0].regularPaymentDetails.chargebacks).toMatchObject([
      { status: 'APPROVED', amount: { amount: '42.90' }, externalId: paymentId },
    ])
    expect((await desk.refundability(orderId)).body.payments[0].nonRefundable).toEqual({
      reason: 'AMOUNT_OFFSET_BY_CHARGEBACK',
    })
  }
  await serverBeside(shop.context, { laterBySeconds: 3600 }).carryOut()
  await serverBeside(shop.context, { laterBySeconds: 7200 }).carryOut()
  expect((await desk.transactionsOf(won.orderId)).payments[0].regularPaymentDetails.chargebacks).toMatchObject([
    { status: 'REVERSED', reversalAmount: { amount: '42.90' } },
  ])
  const types = (await desk.eventsOf(won.orderId)).map(({ type }) => type)
  expect(types.filter((type) => type.includes('chargeback'))).toEqual([
    'order_transactions_chargeback_approved',
    'order_transactions_chargeback_reversed',
  ])
  expect((await desk.refundability(won.orderId)).body.payments[0].refundable).toBe(true)
  expect((await desk.till.orderOf(lost.orderId)).balanceSummary.chargeback.amount).toBe('42.90')
})

test('lets the owner set the status of offline payments only', async () => {
  const kind = 'CASH_ON_DELIVERY'
  const cash = { token: shop.apiKey, body: { offlinePaymentMethod: { enabled: true } } }
  await shop.send(`PATCH /vitrine/v1/offline-payment-methods/${kind}`, cash)
  const unpaid = async () => {
    const { mug } = await desk.buy()
    const tried = await desk.till.checkoutOf(mug)
    const { orderId } = (await desk.till.orderUnpaid(tried, { paymentMethodId: kind })).body
    return { orderId, paymentId: (await desk.transactionsOf(orderId)).payments[0].id as string }
  }
  const setStatus = ({ orderId, paymentId }: { orderId: string; paymentId: string }, status: string) =>
    desk.post(`/ecom/v1/payments/${paymentId}/orders/${orderId}/update-payment-transaction-status`, { status })
  const one = await unpaid()
  expect((await setStatus(one, 'PENDING_MERCHANT')).body.orderTransactions.payments[0].status).toBe('PENDING_MERCHANT')
  expect((await desk.till.orderOf(one.orderId)).paymentStatus).toBe('PENDING_MERCHANT')
  expect((await desk.eventsOf(one.orderId)).map(({ type }) => type)).toContain('order_transactions_details_updated')
  expect((await setStatus(one, 'APPROVED')).status).toBe(200)
  expect((await desk.till.orderOf(one.orderId)).paymentStatus).toBe('PAID')
  expect(codeOf(await setStatus(one, 'DECLINED'))).toBe('STATUS_NOT_ALLOWED')
  expect(codeOf(await setStatus(one, 'REFUNDED'))).toBe('STATUS_NOT_ALLOWED')
  expect(codeOf(await setStatus(await desk.buy(), 'DECLINED'))).toBe('STATUS_NOT_ALLOWED')
  const [two, paid] = [await unpaid(), await desk.buy()]
  const bulk = await desk.post('/ecom/v1/bulk/payments/update-payment-transaction-status', {
    paymentAndOrderIds: [two, paid].map(({ orderId, paymentId }) => ({ orderId, paymentId })),
    status: 'DECLINED',
    returnFullEntity: true,
  })
  expect(bulk.body).toMatchObject({
    results: [
      { itemMetadata: { success: true }, item: { status: 'DECLINED' } },
      { itemMetadata: { success: false, error: { code: 'STATUS_NOT_ALLOWED' } } },
    ],
    bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
  })
  expect((await desk.refundability(one.orderId)).body.payments[0].manuallyRefundable).toEqual({ reason: 'OFFLINE' })
  const by = { paymentRefunds: [{ paymentId: one.paymentId }] }
  expect(codeOf(await desk.refund(one.orderId, by))).toBe('EXTERNAL_REFUND_EXPECTED')
})
