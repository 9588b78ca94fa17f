import { assert, expectFields, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { openBackOffice, openStorefront } from '../../shop.ts'
import { fill } from './orders.ts'
import { openMember } from '../buyers/sign-in.ts'

/** Restocks all variants of a product. */
export const refillShelf = async (productId: string): Promise<void> => {
  const { inventory, products } = openBackOffice()
  const { product } = await products.getProduct(productId)
  const variants = (product?.variants ?? []).map(({ _id }) => ({ variantId: _id ?? '', quantity: 100 }))
  await inventory.updateInventoryVariants(productId, { trackQuantity: true, variants })
}

/** Creates an unpaid order of the demo store. */
export const unpaidOrder = async (productId: string): Promise<string> => {
  const checkoutId = await fill(openStorefront(), productId)
  return need((await openBackOffice().checkout.createOrder(checkoutId)).orderId, 'order id')
}

interface Request {
  readonly _id: string
  readonly status: string
}

/** Functions that the SDK has, but not in its public types. */
interface Internal {
  readonly bulkCreateOrderPaymentRequests: (
    bodies: readonly object[],
    options?: { returnEntity?: boolean },
  ) => Promise<{
    results: readonly { itemMetadata: { success: boolean }; item?: { orderPaymentRequestUrl: string } }[]
  }>
  readonly chargeOrderPaymentRequest: (id: string, options?: { paymentToken?: string }) => Promise<object>
}

const partOf = (orderId: string, amount: string) => ({ orderId, amount: { amount }, title: 'Part' })

const requestPayments = async (orderId: string): Promise<void> => {
  const { orderPaymentRequests: requests, orders } = openBackOffice()
  const { bulkCreateOrderPaymentRequests, chargeOrderPaymentRequest } = requests as unknown as Internal
  const create = async (amount: string) =>
    (await requests.createOrderPaymentRequest({ orderPaymentRequest: partOf(orderId, amount) })) as Request
  const [paid, other] = [await create('5'), await create('3')]

  await check(
    'orderPaymentRequests.createOrderPaymentRequest',
    'the owner requests part of an order’s payment',
    async () => {
      expectFields(paid, 'status orderId orderNumber amount currency title blockedPaymentMethods'.split(' '))
      expectFields(paid, ['_id', '_createdDate', '_updatedDate'])
      assert.equal(paid.status, 'UNPAID')
    },
  )
  await check('orderPaymentRequests.bulkCreateOrderPaymentRequests', 'several requests', async () => {
    const { results } = await bulkCreateOrderPaymentRequests([partOf(orderId, '1'), partOf(orderId, '99999')])
    assert.deepEqual(
      results.map(({ itemMetadata }) => itemMetadata.success),
      [true, false],
    )
    assert.match(need(results[0]?.item?.orderPaymentRequestUrl, 'address'), /^https?:\/\//)
  })
  await check('orderPaymentRequests.getOrderPaymentRequestUrl', 'returns the payment URL', async () => {
    const { orderPaymentRequestUrl } = await requests.getOrderPaymentRequestUrl(paid._id)
    assert.equal((await fetch(need(orderPaymentRequestUrl, 'address'))).status, 200)
  })
  await check('orderPaymentRequests.updateOrderPaymentRequest', 'updates the texts, but not the amount', async () => {
    const changed = await requests.updateOrderPaymentRequest(paid._id, { title: 'Deposit' } as never)
    assert.equal(changed.title, 'Deposit')
    const more = () => requests.updateOrderPaymentRequest(paid._id, { amount: { amount: '6' } } as never)
    await expectRefusal(more, { status: 428, code: 'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT' })
  })
  await check('orderPaymentRequests.updateExtendedFields', 'extended fields of an app', async () => {
    const { orderPaymentRequest } = await requests.updateExtendedFields(paid._id, '@mine', { namespaceData: { a: 1 } })
    assert.deepEqual(orderPaymentRequest?.extendedFields?.namespaces?.['@mine'], { a: 1 })
  })
  await check('orderPaymentRequests.chargeOrderPaymentRequest', 'a request is paid once', async () => {
    await chargeOrderPaymentRequest(paid._id, { paymentToken: 'sandbox:pays' })
    assert.equal((await orders.getOrder(orderId)).paymentStatus, 'PARTIALLY_PAID')
    const again = () => chargeOrderPaymentRequest(paid._id, { paymentToken: 'sandbox:pays' })
    await expectRefusal(again, { status: 428, code: 'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST' })
  })
  await check('orderPaymentRequests.getOrderPaymentRequest', 'returns the request', async () => {
    assert.equal((await requests.getOrderPaymentRequest(paid._id)).status, 'PAID')
  })
  await check('orderPaymentRequests.voidOrderPaymentRequest', 'the owner voids it', async () => {
    await requests.voidOrderPaymentRequest(other._id)
    const paying = () => chargeOrderPaymentRequest(other._id, { paymentToken: 'sandbox:pays' })
    await expectRefusal(paying, { status: 428, code: 'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST' })
  })
  await check('orderPaymentRequests.queryOrderPaymentRequests', 'requests of an order', async () => {
    const { items } = await requests.queryOrderPaymentRequests().eq('orderId', orderId).ascending('_createdDate').find()
    assert.equal(items[0]?._id, paid._id)
  })
  await check('orderPaymentRequests.deleteOrderPaymentRequest', 'deletes an unpaid request', async () => {
    await requests.deleteOrderPaymentRequest(other._id)
    const read = () => requests.getOrderPaymentRequest(other._id)
    await expectRefusal(read, { status: 404, code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND' })
  })
}

const chargeOrders = async (orderId: string): Promise<void> => {
  const { orderBilling, orderTransactions } = openBackOffice()
  await check('orderBilling.chargeOrder', 'charges part of an order to a card', async () => {
    const regularCharge = { paymentIntentId: 'sandbox:pays', amount: { amount: '5' } }
    const { payments, orderTransactions: transactions } = await orderBilling.chargeOrder(orderId, {
      regularCharge,
    } as never)
    assert.equal(payments?.[0]?.status, 'APPROVED')
    expectShape('OrderTransactions', transactions)
  })
  await check('orderBilling.redeemGiftCard', 'an unknown code is refused', () => {
    const options = { giftCardCode: 'AAAA-BBBB-CCCC', amount: { amount: '1' }, currency: 'EUR' }
    return expectRefusal(() => orderBilling.redeemGiftCard(orderId, options as never), {
      status: 404,
      code: 'GIFT_CARD_NOT_FOUND',
    })
  })
  await check('orderBilling.authorizeChargeWithSavedPaymentMethod', 'without a saved payment method', () => {
    const delayedCaptureSettings = { scheduledAction: 'CAPTURE' }
    const options = { amount: { amount: '1' }, currency: 'EUR', delayedCaptureSettings }
    const hold = () => orderBilling.authorizeChargeWithSavedPaymentMethod(orderId, options as never)
    return expectRefusal(hold, { status: 428, code: 'NO_SAVED_PAYMENT_METHOD' })
  })
  await check('orderTransactions.addPayments', 'records an offline payment', async () => {
    const cash = { amount: { amount: '2' }, regularPaymentDetails: { offlinePayment: true } }
    const { paymentsIds, orderTransactions: transactions } = await orderTransactions.addPayments(orderId, [
      cash as never,
    ])
    assert.equal(paymentsIds?.length, 1)
    expectShape('OrderTransactions', transactions)
    assert.equal(transactions!.payments!.length, 3)
  })
}

/** A member saves a card, and the owner authorizes a payment with it later. */
const holdOnSavedCard = async (productId: string): Promise<void> => {
  const [storefront, { checkout, orderBilling }] = [await openMember(), openBackOffice()]
  await check('checkout.createOrderAndCharge', 'a member saves the card of a payment', async () => {
    const savingCard = { paymentToken: 'sandbox:pays', savePaymentMethod: true }
    const { orderId } = await storefront.checkout.createOrderAndCharge(await fill(storefront, productId), savingCard)
    need(orderId, 'order id')
  })
  const { orderId } = await checkout.createOrder(await fill(storefront, productId))
  await check('orderBilling.authorizeChargeWithSavedPaymentMethod', 'authorizes an amount', async () => {
    const delayedCaptureSettings = { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } }
    const options = { amount: { amount: '3' }, currency: 'EUR', delayedCaptureSettings }
    const held = await orderBilling.authorizeChargeWithSavedPaymentMethod(need(orderId, 'order id'), options as never)
    assert.equal(held.payment?.status, 'AUTHORIZED')
    assert.equal(held.payment?.amount?.amount, '3.00')
    const { scheduledAction } = need(held.payment?.regularPaymentDetails?.authorizationDetails, 'authorization')
    assert.equal(scheduledAction?.actionType, 'CAPTURE')
    const days = (new Date(need(scheduledAction?.executionDate, 'date')).getTime() - Date.now()) / 86_400_000
    assert.ok(days > 1.9 && days < 2.1)
    expectShape('OrderTransactions', held.orderTransactions)
  })
  await storefront.currentCart.deleteCurrentCart().catch(() => undefined)
}

/** Payments of placed orders. */
export const takeMoney = async (productId: string): Promise<void> => {
  const orderId = await unpaidOrder(productId)
  await requestPayments(orderId)
  await chargeOrders(orderId)
  await holdOnSavedCard(productId)
}
