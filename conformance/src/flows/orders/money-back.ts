import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'
import { fill } from './orders.ts'

/** Creates an order of the demo store, paid by card or with an authorized payment. */
export const paidOrder = async (productId: string, options: object = {}) => {
  const checkoutId = await fill(openStorefront(), productId)
  const { checkout, orderTransactions } = openBackOffice()
  const payment = { paymentToken: 'sandbox:pays', ...options }
  const orderId = need((await checkout.createOrderAndCharge(checkoutId, payment as never)).orderId, 'order id')
  const { orderTransactions: transactions } = await orderTransactions.listTransactionsForSingleOrder(orderId)
  return { orderId, paymentId: need(transactions?.payments?.[0]?._id ?? undefined, 'payment id') }
}

const refund = async (productId: string): Promise<void> => {
  const { orderBilling, orderTransactions, orders } = openBackOffice()
  const { orderId, paymentId } = await paidOrder(productId)
  await check('orderBilling.calculateRefund', 'the transactions add up to the order total', async () => {
    const { available, summary } = await orderBilling.calculateRefund(orderId)
    assert.equal(available, true)
    assert.equal(summary?.total?.amount, (await orders.getOrder(orderId)).priceSummary?.total?.amount)
  })
  await check('orderBilling.getOrderRefundability', 'a card is refundable', async () => {
    const { payments, lineItems } = await orderBilling.getOrderRefundability(orderId)
    assert.equal(payments?.[0]?.refundable, true)
    assert.equal(lineItems?.[0]?.refundedQuantity, 0)
  })
  await check('orderBilling.refundPayments', 'refunds a part, and no more than the payment', async () => {
    const part = { paymentRefunds: [{ paymentId, amount: { amount: '1' } }] }
    const { refund: done, orderTransactions: transactions } = await orderBilling.refundPayments(orderId, part as never)
    assert.equal(done?.transactions?.[0]?.refundStatus, 'SUCCEEDED')
    expectShape('OrderTransactions', transactions)
    const all = { paymentRefunds: [{ paymentId, amount: { amount: '100000' } }] }
    const tooMuch = () => orderBilling.refundPayments(orderId, all as never)
    await expectRefusal(tooMuch, { status: 428, code: 'INVALID_PAYMENT_REFUND_AMOUNT' })
  })
  await check('orderTransactions.listTransactionsForMultipleOrders', 'of several orders', async () => {
    const { orderTransactions: transactions } = await orderTransactions.listTransactionsForMultipleOrders([orderId])
    assert.equal(transactions?.[0]?.refunds?.length, 1)
  })
  await check(
    'orderTransactions.updatePaymentStatus',
    'the status of a provider’s payment cannot be set manually',
    () => {
      const update = () => orderTransactions.updatePaymentStatus({ orderId, paymentId }, { status: 'DECLINED' })
      return expectRefusal(update, { status: 428, code: 'STATUS_NOT_ALLOWED' })
    },
  )
  await check(
    'orderTransactions.bulkUpdatePaymentStatuses',
    'each payment succeeds or fails independently',
    async () => {
      const { results } = await orderTransactions.bulkUpdatePaymentStatuses([{ orderId, paymentId }], {
        status: 'VOIDED',
      })
      assert.equal(results?.[0]?.itemMetadata?.success, false)
    },
  )
}

const useHolds = async (productId: string): Promise<void> => {
  const { orderBilling } = openBackOffice()
  const [kept, released] = [
    await paidOrder(productId, { delayCapture: true }),
    await paidOrder(productId, { delayCapture: true }),
  ]
  await check('orderBilling.captureAuthorizedPayments', 'captures an authorized payment, once', async () => {
    const payments = [{ paymentId: kept.paymentId }]
    const capture = () => orderBilling.captureAuthorizedPayments(kept.orderId, { payments } as never)
    const { orderTransactions: transactions } = await capture()
    assert.equal(transactions?.payments?.[0]?.status, 'APPROVED')
    await expectRefusal(capture, { status: 428, code: 'PAYMENT_ALREADY_CAPTURED' })
  })
  await check('orderBilling.voidAuthorizedPayments', 'voids an authorized payment, once', async () => {
    const paymentIds = [released.paymentId]
    const release = () => orderBilling.voidAuthorizedPayments(released.orderId, { paymentIds })
    const { orderTransactions: transactions } = await release()
    assert.equal(transactions?.payments?.[0]?.status, 'VOIDED')
    await expectRefusal(release, { status: 428, code: 'PAYMENT_ALREADY_VOIDED' })
  })
}

/** Refunds, captures and voids. */
export const giveMoneyBack = async (productId: string): Promise<void> => {
  await refund(productId)
  await useHolds(productId)
}
