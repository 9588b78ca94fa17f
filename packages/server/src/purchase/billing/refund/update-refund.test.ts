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

/** A refund of 5.00 that is pending, at the sandbox or at the provider of an app. */
const pendingRefund = async (provider = 'plugin:of-an-app') => {
  const { orderId, paymentId } = await desk.buy('sandbox:refund-pending')
  const asked = await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '5' } }] })
  const refundId = asked.body.refund.id as string
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

test('an app says that its refund has arrived, and the order and its books have it, once', async () => {
  const { orderId, paymentId, update, read } = await pendingRefund()
  expect(await read()).toMatchObject({ refundStatus: 'PENDING' })
  const told = { paymentId, refundStatus: 'SUCCEEDED', providerRefundId: 're_of_the_app' }
  const answers = await Promise.all([update(told), update(told), update(told)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await read()).toMatchObject({ refundStatus: 'SUCCEEDED', providerRefundId: 're_of_the_app' })
  const order = await desk.till.orderOf(orderId)
  expect([order.paymentStatus, order.balanceSummary.refunded.amount]).toEqual(['PARTIALLY_REFUNDED', '5.00'])
  expect(fieldOf(await update({ refundStatus: 'FAILED' }))).toBe('transaction.refundStatus')
  expect(fieldOf(await update({ providerRefundId: 'another' }))).toBe('transaction.providerRefundId')
})

test('an app says why its refund has failed, and the money can be refunded again', async () => {
  const { orderId, paymentId, update, read } = await pendingRefund()
  const refundStatusInfo = { paymentGatewayReasonCode: '3020', description: 'The account is closed' }
  expect((await update({ refundStatus: 'FAILED', refundStatusInfo })).status).toBe(200)
  expect(await read()).toMatchObject({ refundStatus: 'FAILED', refundStatusInfo })
  const again = await desk.refund(orderId, { paymentRefunds: [{ paymentId }] })
  expect(again.status).toBe(200)
})

test('its name there and why it takes so long are kept while it is pending', async () => {
  const { update, read } = await pendingRefund()
  const { gatewayRefundId } = await read()
  const told = { providerRefundId: 're_1', refundStatusInfo: { description: 'On its way' } }
  expect((await update({ gatewayRefundId, ...told })).status).toBe(200)
  expect(await read()).toMatchObject({ refundStatus: 'PENDING', ...told })
})

test('what is so already changes nothing, whole or without a transaction', async () => {
  const { update, read } = await pendingRefund('sandbox')
  const before = await read()
  expect((await update()).status).toBe(200)
  expect((await update(before)).status).toBe(200)
  expect(await read()).toEqual(before)
})

test('what never changes, and what is read from its provider or final, is refused by its field', async () => {
  const { paymentId, orderId, update, read } = await pendingRefund()
  const before = await read()
  expect(fieldOf(await update({ amount: { amount: '4' } }))).toBe('transaction.amount')
  expect(fieldOf(await update({ externalRefund: true }))).toBe('transaction.externalRefund')
  expect(fieldOf(await update({ refundStatus: 'STARTED' }))).toBe('transaction.refundStatus')
  expect(await read()).toEqual(before)
  const asked = { paymentRefunds: [{ paymentId, amount: { amount: '1' }, externalRefund: true }] }
  const byHand = (await desk.refund(orderId, asked)).body.refund.id
  const failed = await update({ refundStatus: 'FAILED' }, { refundId: byHand })
  expect(failed.body.message).toContain('by hand')
  const sandbox = await pendingRefund('sandbox')
  const refused = await sandbox.update({ refundStatus: 'SUCCEEDED' })
  expect([fieldOf(refused), refused.body.message]).toEqual([
    'transaction.refundStatus',
    expect.stringContaining('sandbox'),
  ])
})

test('what does not exist is refused by the names of the specification', async () => {
  const { update, refundId } = await pendingRefund()
  const nobody = crypto.randomUUID()
  expect(codeOf(await update({ paymentId: nobody }))).toBe('REFUND_TRANSACTION_NOT_FOUND')
  expect(codeOf(await update({ gatewayRefundId: nobody }))).toBe('REFUND_TRANSACTION_NOT_FOUND')
  expect(codeOf(await update({}, { refundId: nobody }))).toBe('REFUND_NOT_FOUND')
  const elsewhere = `/ecom/v1/payments/orders/${nobody}/update-refund-transaction`
  expect(codeOf(await desk.post(elsewhere, { refundId }))).toBe('ORDER_TRANSACTIONS_NOT_FOUND')
})
