import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { atTheDesk } from '../testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop({ isClockStill: true })
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

/** Creates a pending refund of 5.00, at the sandbox or at an app's payment provider. */
const pendingRefund = async (provider = 'plugin:of-an-app') => {
  const { orderId, paymentId } = await desk.buy('sandbox:refund-pending')
  const refunded = await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '5' } }] })
  const refundId = refunded.body.refund.id as string
  await sql`update refund_transaction set provider = ${provider} where refund_id = ${refundId}`.execute(shop.context.db)
  const update = (transaction?: object, more: object = {}) =>
    desk.post(`/ecom/v1/payments/orders/${orderId}/update-refund-transaction`, {
      refundId,
      ...(transaction && { transaction }),
      ...more,
    })
  const read = async () => (await desk.transactionsOf(orderId)).refunds[0].transactions[0]
  return { orderId, paymentId, refundId, update, read }
}
const fieldOf = ({ body }: Awaited<ReturnType<typeof desk.post>>) =>
  body.details?.validationError?.fieldViolations[0].field

test('records a refund that an app reports as succeeded, once', async () => {
  const { orderId, paymentId, update, read } = await pendingRefund()
  expect(await read()).toMatchObject({ refundStatus: 'PENDING' })
  const changes = { paymentId, refundStatus: 'SUCCEEDED', providerRefundId: 're_of_the_app' }
  const answers = await Promise.all([update(changes), update(changes), update(changes)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await read()).toMatchObject({ refundStatus: 'SUCCEEDED', providerRefundId: 're_of_the_app' })
  const order = await desk.till.orderOf(orderId)
  expect([order.paymentStatus, order.balanceSummary.refunded.amount]).toEqual(['PARTIALLY_REFUNDED', '5.00'])
  expect(fieldOf(await update({ refundStatus: 'FAILED' }))).toBe('transaction.refundStatus')
  expect(fieldOf(await update({ providerRefundId: 'another' }))).toBe('transaction.providerRefundId')
})

test('records why an app’s refund failed, and allows another refund', async () => {
  const { orderId, paymentId, update, read } = await pendingRefund()
  const refundStatusInfo = { paymentGatewayReasonCode: '3020', description: 'The account is closed' }
  expect((await update({ refundStatus: 'FAILED', refundStatusInfo })).status).toBe(200)
  expect(await read()).toMatchObject({ refundStatus: 'FAILED', refundStatusInfo })
  const again = await desk.refund(orderId, { paymentRefunds: [{ paymentId }] })
  expect(again.status).toBe(200)
})

test('saves the provider’s refund ID and description while the refund is pending', async () => {
  const { update, read } = await pendingRefund()
  const { gatewayRefundId } = await read()
  const changes = { providerRefundId: 're_1', refundStatusInfo: { description: 'On its way' } }
  expect((await update({ gatewayRefundId, ...changes })).status).toBe(200)
  expect(await read()).toMatchObject({ refundStatus: 'PENDING', ...changes })
})

test('accepts unchanged values, and a request without a transaction', async () => {
  const { update, read } = await pendingRefund('sandbox')
  const before = await read()
  expect((await update()).status).toBe(200)
  expect((await update(before)).status).toBe(200)
  expect(await read()).toEqual(before)
})

test('refuses to change fixed, provider-reported and final fields, and names the field', async () => {
  const { paymentId, orderId, update, read } = await pendingRefund()
  const before = await read()
  expect(fieldOf(await update({ amount: { amount: '4' } }))).toBe('transaction.amount')
  expect(fieldOf(await update({ externalRefund: true }))).toBe('transaction.externalRefund')
  expect(fieldOf(await update({ refundStatus: 'STARTED' }))).toBe('transaction.refundStatus')
  expect(await read()).toEqual(before)
  const manualRefund = { paymentRefunds: [{ paymentId, amount: { amount: '1' }, externalRefund: true }] }
  const byHand = (await desk.refund(orderId, manualRefund)).body.refund.id
  const failed = await update({ refundStatus: 'FAILED' }, { refundId: byHand })
  expect(failed.body.message).toContain('by hand')
  const sandbox = await pendingRefund('sandbox')
  const refused = await sandbox.update({ refundStatus: 'SUCCEEDED' })
  expect([fieldOf(refused), refused.body.message]).toEqual([
    'transaction.refundStatus',
    expect.stringContaining('sandbox'),
  ])
})

test('refuses an unknown order, refund or transaction with the codes of the specification', async () => {
  const { update, refundId } = await pendingRefund()
  const unknownId = crypto.randomUUID()
  expect(codeOf(await update({ paymentId: unknownId }))).toBe('REFUND_TRANSACTION_NOT_FOUND')
  expect(codeOf(await update({ gatewayRefundId: unknownId }))).toBe('REFUND_TRANSACTION_NOT_FOUND')
  expect(codeOf(await update({}, { refundId: unknownId }))).toBe('REFUND_NOT_FOUND')
  const elsewhere = `/ecom/v1/payments/orders/${unknownId}/update-refund-transaction`
  expect(codeOf(await desk.post(elsewhere, { refundId }))).toBe('ORDER_TRANSACTIONS_NOT_FOUND')
})
