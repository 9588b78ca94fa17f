import { assert, expectRefusal } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice } from '../../shop.ts'
import { paidOrder } from './money-back.ts'

const sold = {
  lineItems: [{ productName: { original: 'Vase' }, quantity: 1, price: { amount: '40.00' } }],
  priceSummary: { subtotal: { amount: '40.00' }, total: { amount: '40.00' } },
  channelInfo: { type: 'POS' },
}

/** Functions that are missing in the SDK's types. */
interface Untyped {
  readonly getRefundabilityStatus: (id: string) => Promise<{
    refundabilities?: { paymentId?: string; refundabilityStatus?: string }[]
    refundablePerItem?: boolean
  }>
  readonly triggerRefund: (
    id: string,
    payments: object[],
    options?: object,
  ) => Promise<{ refundId?: string; orderTransactions?: unknown; failedPaymentIds?: unknown[] }>
  readonly recordManuallyCollectedPayment: (id: string, amount: object, options?: object) => Promise<unknown>
  readonly paymentCollectionBulkMarkOrdersAsPaid: (
    ids: string[],
  ) => Promise<{ results?: { item?: { paymentStatus?: string } }[]; bulkActionMetadata?: object }>
  readonly paymentCollectionCreatePaymentGatewayOrder: (id: string) => Promise<{ paymentGatewayOrderId?: string }>
  readonly chargeMemberships: (id: string, memberId: string, options?: object) => Promise<unknown>
}

const open = () => {
  const { orders, orderPaymentRequests } = openBackOffice()
  return { orders, orderPaymentRequests, untyped: orders as never as Untyped }
}

const unpaid = async (): Promise<string> => (await open().orders.createOrder(sold as never))._id!

const askForMoney = async (): Promise<void> => {
  const { orders, orderPaymentRequests, untyped } = open()
  const id = await unpaid()
  await check('orders.getPaymentCollectabilityStatus', 'the amount due can be collected', async () => {
    const { status, amount } = await orders.getPaymentCollectabilityStatus(id)
    assert.deepEqual([status, amount?.amount], ['COLLECTABLE', '40.00'])
  })
  await check('orders.preparePaymentCollection', 'a payment request for part of it', async () => {
    const { paymentGatewayOrderId } = await orders.preparePaymentCollection(id, { amount: '15.00' })
    const request = await orderPaymentRequests.getOrderPaymentRequest(paymentGatewayOrderId!)
    assert.deepEqual([request.amount?.amount, request.status], ['15.00', 'UNPAID'])
  })
  await check('orders.preparePaymentCollection', 'more than the amount due is refused', () =>
    expectRefusal(() => orders.preparePaymentCollection(id, { amount: '40.01' }), { status: 400 }),
  )
  await check('orders.paymentCollectionCreatePaymentGatewayOrder', 'a payment request for all of it', async () => {
    const { paymentGatewayOrderId } = await untyped.paymentCollectionCreatePaymentGatewayOrder(id)
    const request = await orderPaymentRequests.getOrderPaymentRequest(paymentGatewayOrderId!)
    assert.equal(request.amount?.amount, '40.00')
  })
  await check('orders.recordManuallyCollectedPayment', 'records an offline payment of part of it', async () => {
    await untyped.recordManuallyCollectedPayment(id, { amount: '10.00' })
    assert.equal((await orders.getOrder(id)).balanceSummary?.balance?.amount, '30.00')
  })
  await check('orders.paymentCollectionBulkMarkOrdersAsPaid', 'marks the rest as paid, once', async () => {
    const { results } = await untyped.paymentCollectionBulkMarkOrdersAsPaid([id])
    assert.equal(results?.[0]?.item?.paymentStatus, 'PAID')
    const again = await untyped.paymentCollectionBulkMarkOrdersAsPaid([id])
    assert.deepEqual(again.bulkActionMetadata, { totalSuccesses: 0, totalFailures: 1, undetailedFailures: 0 })
  })
  await check('orders.chargeMemberships', 'there are none', () =>
    expectRefusal(() => untyped.chargeMemberships(id, id, { membershipCharges: [] }), {
      status: 428,
      code: 'MEMBERSHIP_NOT_ELIGIBLE',
    }),
  )
}

const giveBack = async (productId: string): Promise<void> => {
  const { orders, untyped } = open()
  const { orderId, paymentId } = await paidOrder(productId)
  await check('orders.getRefundabilityStatus', 'a card is refundable', async () => {
    const { refundabilities, refundablePerItem } = await untyped.getRefundabilityStatus(orderId)
    assert.deepEqual(refundabilities, [{ paymentId, refundabilityStatus: 'REFUNDABLE' }])
    assert.equal(refundablePerItem, true)
  })
  await check('orders.triggerRefund', 'refunds a part, and no more than the payment', async () => {
    const done = await untyped.triggerRefund(orderId, [{ paymentId, amount: { amount: '1' } }], {
      details: { reason: 'Scratched' },
    })
    assert.deepEqual(done.failedPaymentIds, [])
    expectShape('OrderTransactions', done.orderTransactions)
    const tooMuch = () => untyped.triggerRefund(orderId, [{ paymentId, amount: { amount: '100000' } }])
    await expectRefusal(tooMuch, { status: 428, code: 'INVALID_AMOUNT' })
  })
  const [kept, released] = [
    await paidOrder(productId, { delayCapture: true }),
    await paidOrder(productId, { delayCapture: true }),
  ]
  await check('orders.captureAuthorizedPayments', 'captures an authorized payment', async () => {
    const { orderTransactions } = await orders.captureAuthorizedPayments(kept.orderId, [{ paymentId: kept.paymentId }])
    assert.equal(orderTransactions?.payments?.[0]?.status, 'APPROVED')
  })
  await check('orders.voidAuthorizedPayments', 'voids an authorized payment', async () => {
    const { orderTransactions } = await orders.voidAuthorizedPayments(released.orderId, [released.paymentId])
    assert.equal(orderTransactions?.payments?.[0]?.status, 'VOIDED')
  })
}

/** The older calls about payments of placed orders. */
export const collectPayments = async (productId: string): Promise<void> => {
  await askForMoney()
  await giveBack(productId)
}
