import { ApiKeyStrategy, createClient, orderPaymentRequests, orders } from '@vitrine/client'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const modules = { orders, orderPaymentRequests }
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

/** Creates an unpaid order of 23.90. */
const unpaid = async (): Promise<string> => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  const tried = await desk.till.checkoutOf(mug, {})
  const { body } = await desk.till.orderUnpaid({ ...tried, token: shop.apiKey })
  return body.orderId
}

test('returns how much of an order can be collected, or why nothing can', async () => {
  const statusOf = (id: string) => owner.orders.getPaymentCollectabilityStatus(id)
  const id = await unpaid()
  expect(await statusOf(id)).toEqual({ status: 'COLLECTABLE', amount: { amount: '23.90', formattedAmount: '€23.90' } })
  const { orderId } = await desk.buy()
  expect(await statusOf(orderId)).toEqual({ status: 'NONCOLLECTABLE_ORDER_IS_PAID' })
  await owner.orders.cancelOrder(id)
  expect(await statusOf(id)).toEqual({ status: 'NONCOLLECTABLE_ORDER_IS_CANCELLED' })
  expect(await refusalOf(statusOf(randomUUID()))).toBe('NOT_FOUND')
})

test('requests no payment by link if the store accepts no online payments', async () => {
  const id = await unpaid()
  await shop.context.db.updateTable('site').set({ demo: false }).where('id', '=', shop.siteId).execute()
  shop.context.sites.refresh()
  const { status } = await owner.orders.getPaymentCollectabilityStatus(id)
  const refused = await refusalOf(owner.orders.createPaymentGatewayOrder(id))
  await shop.context.db.updateTable('site').set({ demo: true }).where('id', '=', shop.siteId).execute()
  shop.context.sites.refresh()
  expect([status, refused]).toEqual(['NONCOLLECTABLE_MISSING_PAYMENT_METHOD', 'PAYMENT_METHODS_NOT_FOUND'])
})

test('reuses a payment request for the same amount, and replaces it for another amount', async () => {
  const id = await unpaid()
  const ask = (amount: string, before?: string) =>
    owner.orders.preparePaymentCollection(id, { amount }, before ? { paymentGatewayOrderId: before } : {})
  const { paymentGatewayOrderId: first } = await ask('5')
  expect(await owner.orderPaymentRequests.getOrderPaymentRequest(first)).toMatchObject({
    orderId: id,
    status: 'UNPAID',
    amount: { amount: '5.00' },
    title: expect.stringMatching(/^Order number \d+$/),
  })
  expect(await ask('5.00', first)).toEqual({ paymentGatewayOrderId: first })
  const { paymentGatewayOrderId: second } = await ask('6', first)
  expect(second).not.toBe(first)
  expect((await owner.orderPaymentRequests.getOrderPaymentRequest(first)).status).toBe('EXPIRED')
  const { paymentGatewayOrderId: all } = await owner.orders.createPaymentGatewayOrder(id)
  expect((await owner.orderPaymentRequests.getOrderPaymentRequest(all)).amount).toMatchObject({ amount: '23.90' })
  await expect(ask('23.91')).rejects.toMatchObject({
    violations: [{ field: 'amount.amount', description: 'must be more than 0 and at most 23.90, what is due' }],
  })
  await expect(ask('0')).rejects.toMatchObject({ violations: [{ field: 'amount.amount' }] })
  expect(await refusalOf(ask('5', randomUUID()))).toBe('NO_ASSOCIATED_ECOM_ORDER')
  const other = await unpaid()
  const foreign = owner.orders.preparePaymentCollection(other, { amount: '5' }, { paymentGatewayOrderId: second })
  expect(await refusalOf(foreign)).toBe('NO_ASSOCIATED_ECOM_ORDER')
})

test('records manual payments in parts, never beyond the amount due', async () => {
  const id = await unpaid()
  await owner.orders.recordManuallyCollectedPayment(id, { amount: '20.00' })
  expect((await owner.orders.getOrder(id)).paymentStatus).toBe('PARTIALLY_PAID')
  const more = owner.orders.recordManuallyCollectedPayment(id, { amount: '4.00' })
  await expect(more).rejects.toMatchObject({ violations: [{ field: 'amount.amount' }] })
  const answers = await Promise.all(
    [1, 2, 3].map(() => refusalOf(owner.orders.recordManuallyCollectedPayment(id, { amount: '3.90' }))),
  )
  expect(answers.toSorted()).toEqual(['ORDER_ALREADY_PAID', 'ORDER_ALREADY_PAID', 'done'])
  expect((await owner.orders.getOrder(id)).paymentStatus).toBe('PAID')
  const canceled = await unpaid()
  await owner.orders.cancelOrder(canceled)
  expect(await refusalOf(owner.orders.recordManuallyCollectedPayment(canceled, { amount: '1' }))).toBe('ORDER_CANCELED')
})

test('marks several orders as paid, each one independently', async () => {
  const [one, two] = [await unpaid(), (await desk.buy()).orderId]
  const { results, bulkActionMetadata } = await owner.orders.bulkMarkOrdersAsPaid([one, two, randomUUID()])
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  expect(results[0]!.item!.paymentStatus).toBe('PAID')
  expect(results.slice(1).map(({ itemMetadata }) => itemMetadata.error!.code)).toEqual([
    'ORDER_ALREADY_PAID',
    'NOT_FOUND',
  ])
})

test('refunds line items and delivery, restocks them, and uses the legacy names', async () => {
  const { orderId, paymentId, order } = await desk.buy()
  const able = await owner.orders.getRefundabilityStatus(orderId)
  expect(able).toEqual({
    refundabilities: [{ paymentId, refundabilityStatus: 'REFUNDABLE' }],
    refundablePerItem: true,
  })
  const [line] = order.lineItems
  const details = { items: [{ lineItemId: line.id, quantity: 1 }], shippingIncluded: true, reason: 'Chipped' }
  const sideEffects = {
    restockInfo: { type: 'SOME_ITEMS' as const, items: [{ lineItemId: line.id, quantity: 1 }] },
    sendOrderRefundedEmail: true,
    customMessage: 'Sorry for that.',
  }
  const payments = [{ paymentId, amount: { amount: '23.90' } }]
  const done = await owner.orders.triggerRefund(orderId, payments, { details, sideEffects })
  expect(done.failedPaymentIds).toEqual([])
  const refund = done.orderTransactions.refunds!.find(({ id }) => id === done.refundId)!
  expect(refund.details).toMatchObject({ reason: 'Chipped', shippingIncluded: true })
  expect(refund.details!.items ?? refund.details!.lineItems).toHaveLength(1)
  const mails = await shop.context.db
    .selectFrom('mail')
    .select('text')
    .where('site_id', '=', shop.siteId)
    .where('text', 'like', '%Sorry for that.%')
    .execute()
  expect(mails).toHaveLength(1)
  const again = owner.orders.triggerRefund(orderId, payments)
  expect(await refusalOf(again)).toBe('INVALID_AMOUNT')
  expect(await refusalOf(owner.orders.triggerRefund(orderId, [{ paymentId: randomUUID() }]))).toBe('PAYMENTS_NOT_FOUND')
  const rest = await owner.orders.triggerRefund(orderId, [{ paymentId }], {
    sideEffects: { restockInfo: { type: 'ALL_ITEMS' } },
  })
  expect(rest.orderTransactions.refunds).toHaveLength(2)
  const after = await owner.orders.getOrder(orderId)
  expect([after.paymentStatus, after.lineItems![0]!.restockQuantity]).toEqual(['FULLY_REFUNDED', 2])
  expect(await refusalOf(owner.orders.triggerRefund(orderId, [{ paymentId }]))).toBe('REFUND_NOT_AVAILABLE')
  expect((await owner.orders.getRefundabilityStatus(orderId)).refundabilities).toEqual([
    { paymentId, refundabilityStatus: 'NOT_REFUNDABLE', nonRefundableReason: 'ALREADY_REFUNDED' },
  ])
})

test('refuses a refund with contradictory details by name', async () => {
  const { orderId, paymentId, order } = await desk.buy()
  const lineItems = [{ lineItemId: order.lineItems[0].id as string, quantity: 1 }]
  const ask = (more: Parameters<typeof owner.orders.triggerRefund>[2]) =>
    owner.orders.triggerRefund(orderId, [{ paymentId }], more)
  await expect(ask({ details: { items: lineItems, lineItems } })).rejects.toMatchObject({
    violations: [{ field: 'options.details.items' }],
  })
  for (const restockInfo of [{ type: 'ALL_ITEMS' as const, items: lineItems }, { type: 'SOME_ITEMS' as const }]) {
    await expect(ask({ sideEffects: { restockInfo } })).rejects.toMatchObject({
      violations: [{ field: 'options.sideEffects.restockInfo.items' }],
    })
  }
  expect((await desk.transactionsOf(orderId)).refunds).toEqual([])
})

test('captures and voids an authorized payment by the legacy calls', async () => {
  const held = await desk.hold()
  const payments = [{ paymentId: held.paymentId, amount: { amount: '30.00' } }]
  const { orderTransactions } = await owner.orders.captureAuthorizedPayments(held.orderId, payments)
  expect(orderTransactions.payments![0]!.status).toBe('APPROVED')
  await owner.orders.voidAuthorizedPayments(held.orderId, [held.paymentId])
  expect((await owner.orders.getOrder(held.orderId)).balanceSummary!.paid!.amount).toBe('30.00')
  const { orderId, paymentId } = await desk.buy()
  expect(await refusalOf(owner.orders.voidAuthorizedPayments(orderId, [paymentId]))).toBe('PAYMENT_NOT_AUTHORIZED')
})
