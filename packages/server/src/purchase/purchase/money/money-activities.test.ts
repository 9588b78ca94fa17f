import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { addProduct } from '../../../../../../test/goods.ts'
import { atTheDesk } from '../../billing/testing.ts'
import { serverBeside } from '../testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const activitiesOf = async (orderId: string) => (await desk.till.orderOf(orderId)).activities as object[]
const named = (type: string) => (one: object) => 'activityType' in one && one.activityType === type
const visa = { brand: 'Visa', lastFourDigits: '4242' }

test('records authorizations, partial captures and voids in the activities, with amount and card', async () => {
  const { orderId, paymentId } = await desk.hold()
  await desk.capture(orderId, paymentId, '10.00')
  expect(await activitiesOf(orderId)).toMatchObject([
    { activityType: 'ORDER_PLACED' },
    {
      activityType: 'AUTHORIZED_PAYMENT_CREATED',
      authorizedPaymentCreated: { paymentId, amount: { amount: '42.90' }, ...visa },
    },
    {
      activityType: 'AUTHORIZED_PAYMENT_CAPTURED',
      authorizedPaymentCaptured: { paymentId, amount: { amount: '10.00' }, ...visa },
    },
  ])
  const other = await desk.hold()
  await desk.release(other.orderId, other.paymentId)
  expect((await activitiesOf(other.orderId)).at(-1)).toMatchObject({
    activityType: 'AUTHORIZED_PAYMENT_VOIDED',
    authorizedPaymentVoided: { paymentId: other.paymentId, amount: { amount: '42.90' }, ...visa },
  })
})

test('records which payments a refund includes, its amount and reason, when requested and when completed', async () => {
  const { orderId, paymentId } = await desk.buy()
  const request = { paymentRefunds: [{ paymentId, amount: { amount: '12.50' } }], customerReason: 'A chip' }
  const { body } = await desk.refund(orderId, request)
  const refundId = body.orderTransactions.refunds[0].id
  const payment = { paymentId, externalRefund: false, regular: { amount: { amount: '12.50' }, ...visa } }
  expect((await activitiesOf(orderId)).slice(-2)).toMatchObject([
    {
      activityType: 'REFUND_INITIATED',
      actor: { type: 'key' },
      refundInitiated: { refundId, amount: { amount: '12.50' }, payments: [payment], reason: 'A chip' },
    },
    { activityType: 'PAYMENT_REFUNDED', actor: { type: 'key' }, paymentRefunded: { refundId, payment } },
  ])
})

test('shows refunded quantities and pending amounts in both directions', async () => {
  const { orderId, paymentId, order } = await desk.buy('sandbox:refund-pending')
  const [{ id: lineItemId }] = order.lineItems
  const refundItems = { lineItems: [{ lineItemId, quantity: 1 }] }
  await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '19.00' } }], refundItems })
  expect(await desk.till.orderOf(orderId)).toMatchObject({
    lineItems: [{ refundQuantity: 1 }],
    balanceSummary: { pendingRefund: { amount: '19.00' }, refunded: { amount: '0.00' } },
  })
  await serverBeside(shop.context, { laterBySeconds: 3600 }).carryOut()
  const { balanceSummary } = await desk.till.orderOf(orderId)
  expect([balanceSummary.pendingRefund, balanceSummary.refunded.amount]).toEqual([undefined, '19.00'])

  const failing = await desk.buy('sandbox:refund-fails')
  const lineItems = [{ lineItemId: failing.order.lineItems[0].id, quantity: 2 }]
  await desk.refund(failing.orderId, {
    paymentRefunds: [{ paymentId: failing.paymentId, amount: { amount: '38.00' } }],
    refundItems: { lineItems },
  })
  const lineOf = async () => (await desk.till.orderOf(failing.orderId)).lineItems[0]
  expect((await lineOf()).refundQuantity).toBe(2)
  await serverBeside(shop.context, { laterBySeconds: 3600 }).carryOut()
  expect((await lineOf()).refundQuantity).toBeUndefined()

  const debit = await desk.buy('sandbox:debit')
  expect((await desk.till.orderOf(debit.orderId)).balanceSummary.pending.amount).toBe('42.90')
  await serverBeside(shop.context, { laterBySeconds: 70 }).carryOut()
  const paid = (await desk.till.orderOf(debit.orderId)).balanceSummary
  expect([paid.pending, paid.paid.amount]).toEqual([undefined, '42.90'])
})

test('records the amount and card of pending, failed and disputed payments', async () => {
  const debit = await desk.buy('sandbox:debit-fails')
  const awaited = { paymentId: debit.paymentId, regular: { amount: { amount: '42.90' } } }
  expect((await activitiesOf(debit.orderId)).at(-1)).toMatchObject({
    activityType: 'PAYMENT_PENDING',
    paymentPending: awaited,
  })
  const disputed = await desk.buy('sandbox:dispute-won')
  await serverBeside(shop.context, { laterBySeconds: 70 }).carryOut()
  expect((await activitiesOf(debit.orderId)).find(named('PAYMENT_DECLINED'))).toMatchObject({
    paymentDeclined: awaited,
  })
  const amount = { amount: '42.90' }
  const chargeback = {
    paymentId: disputed.paymentId,
    amount,
    paymentDetails: { amount, creditCardDetails: { brand: 'Visa' } },
  }
  expect((await activitiesOf(disputed.orderId)).find(named('CHARGEBACK_CREATED'))).toMatchObject({
    chargebackCreated: chargeback,
  })
  for (const laterBySeconds of [2000, 4000]) await serverBeside(shop.context, { laterBySeconds }).carryOut()
  expect((await activitiesOf(disputed.orderId)).find(named('CHARGEBACK_REVERSED'))).toMatchObject({
    chargebackReversed: { ...chargeback, reversalAmount: amount },
  })
})

test('records that the owner canceled an offline payment', async () => {
  const enabled = { offlinePaymentMethod: { enabled: true, name: 'By transfer', instructions: 'Soon, please' } }
  await shop.send('PATCH /vitrine/v1/offline-payment-methods/BANK_TRANSFER', { token: shop.apiKey, body: enabled })
  const tried = await desk.till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 10 }), {})
  const orderId = (await desk.till.orderUnpaid(tried, { paymentMethodId: 'BANK_TRANSFER' })).body.orderId
  const [{ id: paymentId }] = (await desk.transactionsOf(orderId)).payments
  await desk.post(`/ecom/v1/payments/${paymentId}/orders/${orderId}/update-payment-transaction-status`, {
    status: 'CANCELED',
  })
  expect((await activitiesOf(orderId)).at(-1)).toMatchObject({
    activityType: 'PAYMENT_CANCELED',
    actor: { type: 'key' },
    paymentCanceled: { paymentId },
  })
})
