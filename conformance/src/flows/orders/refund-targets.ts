import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice } from '../../shop.ts'
import { paidOrder } from './money-back.ts'
import { unpaidOrder } from './money-in.ts'
import { fill } from './orders.ts'
import { openMember } from '../buyers/sign-in.ts'

/** Calls without an SDK function, sent with its credentials to its own host. */
const send = async (method: string, path: string, body?: object) => {
  const response = await openBackOffice().fetchWithAuth(`https://www.wixapis.com${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const cancelWithRefunds = async (productId: string): Promise<void> => {
  const { orders, orderTransactions } = openBackOffice()
  const cancel = (orderId: string, paymentRefunds: readonly object[]) =>
    send('POST', `/ecom/v1/orders/${orderId}/cancel`, { paymentRefunds })
  await check('orders.cancelOrder', 'refunds a given part; the SDK drops `paymentRefunds`', async () => {
    const { orderId, paymentId } = await paidOrder(productId)
    const tooMuch = await cancel(orderId, [{ paymentId, amount: { amount: '100000' } }])
    assert.equal(tooMuch.body.details?.applicationError?.code, 'INVALID_PAYMENT_REFUND_AMOUNT')
    assert.equal((await orders.getOrder(orderId)).status, 'APPROVED')
    const { status } = await cancel(orderId, [{ paymentId, amount: { amount: '2' } }])
    assert.equal(status, 200)
    const order = await orders.getOrder(orderId)
    expectShape('Order', order)
    assert.deepEqual([order.status, order.paymentStatus], ['CANCELED', 'PARTIALLY_REFUNDED'])
  })
  await check('orders.cancelOrder', 'an empty list refunds nothing', async () => {
    const { orderId } = await paidOrder(productId)
    assert.equal((await cancel(orderId, [])).status, 200)
    const { orderTransactions: transactions } = await orderTransactions.listTransactionsForSingleOrder(orderId)
    assert.equal(transactions?.refunds?.length ?? 0, 0)
    assert.equal((await orders.getOrder(orderId)).paymentStatus, 'PAID')
  })
}

const refundAsCredit = async (productId: string): Promise<void> => {
  const { orderBilling, orders } = openBackOffice()
  const asCredit = (orderId: string, paymentId: string) => {
    const paymentRefunds = [{ paymentId, amount: { amount: '3' }, storeCredit: true }]
    return orderBilling.refundPayments(orderId, { paymentRefunds } as never)
  }
  await check('orderBilling.refundPayments', 'refunds a member with store credit', async () => {
    const storefront = await openMember()
    const checkoutId = await fill(storefront, productId)
    const { orderId } = await storefront.checkout.createOrderAndCharge(checkoutId, { paymentToken: 'sandbox:pays' })
    const id = need(orderId, 'order id')
    const order = await orders.getOrder(id)
    const balance = async () => {
      const { body } = await send('GET', `/vitrine/v1/members/${order.buyerInfo?.memberId}/store-credit`)
      return Number(body.storeCredit.balance.amount)
    }
    const before = await balance()
    const { payments } = await orderBilling.getOrderRefundability(id)
    const { orderTransactions: transactions } = await asCredit(
      id,
      need(payments?.[0]?.payment?.paymentId, 'payment id'),
    )
    expectShape('OrderTransactions', transactions)
    assert.equal((await balance()) - before, 3)
    assert.equal((await orders.getOrder(id)).paymentStatus, 'PARTIALLY_REFUNDED')
  })
  await check('orderBilling.refundPayments', 'visitors cannot be refunded with store credit', async () => {
    const { orderId, paymentId } = await paidOrder(productId)
    await expectRefusal(() => asCredit(orderId, paymentId), { status: 400 })
  })
}

const redeemCard = async (productId: string): Promise<void> => {
  const { orderBilling } = openBackOffice()
  const orderId = await unpaidOrder(productId)
  const { body } = await send('POST', '/vitrine/v1/gift-cards', { giftCard: { initialValue: { amount: '4' } } })
  const giftCardCode: string = body.code
  const redeem = (amount: string, currency = 'EUR') =>
    orderBilling.redeemGiftCard(orderId, { giftCardCode, amount: { amount }, currency } as never)
  await check('orderBilling.redeemGiftCard', 'a gift card pays a part, within its balance', async () => {
    await expectRefusal(() => redeem('5'), { status: 428, code: 'INSUFFICIENT_FUNDS' })
    await expectRefusal(() => redeem('1', 'USD'), { status: 428, code: 'CURRENCY_MISMATCH' })
    const { payment, orderTransactions: transactions } = await redeem('4')
    assert.equal(payment?.amount?.amount, '4.00')
    expectShape('OrderTransactions', transactions)
  })
}

/** Refunds to other methods, and payment by gift card. */
export const refundToOtherMethods = async (productId: string): Promise<void> => {
  await cancelWithRefunds(productId)
  await refundAsCredit(productId)
  await redeemCard(productId)
}
