import { expectRefusal } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice } from '../../shop.ts'
import { paidOrder } from './money-back.ts'
import { unpaidOrder } from './money-in.ts'

type Tried = readonly [code: string, act: () => Promise<unknown>]

/** Checks error codes: 404 for missing entities, 428 for impossible operations. */
const refuse = (call: string, what: string, tries: readonly Tried[]): Promise<unknown> =>
  check(call, what, async () => {
    for (const [code, act] of tries) {
      await expectRefusal(act, { status: code.endsWith('NOT_FOUND') ? 404 : 428, code })
    }
  })

const nobody = () => crypto.randomUUID()
const what = 'refuses impossible operations by code'

const refuseCharges = async (unpaid: string, paid: string): Promise<void> => {
  const { orderBilling } = openBackOffice()
  const charge = (id: string, options: object) => () => orderBilling.chargeOrder(id, options as never)
  const card = (amount: string, more = {}) => ({ regularCharge: { amount: { amount }, ...more } })
  const token = { paymentIntentId: 'sandbox:pays' }
  const giftCards = [{ giftCardCode: 'AAAA-BBBB-CCCC', amount: { amount: '1' } }]
  await refuse('orderBilling.chargeOrder', what, [
    ['ORDER_NOT_FOUND', charge(nobody(), card('1', token))],
    ['ORDER_PAID', charge(paid, card('1', token))],
    ['INVALID_AMOUNT', charge(unpaid, card('100000', token))],
    ['GIFT_CARD_NOT_FOUND', charge(unpaid, { giftCards })],
  ])
  await check('orderBilling.chargeOrder', 'a request without a payment method is invalid', () =>
    expectRefusal(charge(unpaid, card('1')), { status: 400, code: 'PAYMENT_INTENT_ID_REQUIRED' }),
  )
  const delayedCaptureSettings = { scheduledAction: 'CAPTURE' }
  const held = { amount: { amount: '1' }, currency: 'EUR', delayedCaptureSettings }
  const hold = (id: string) => () => orderBilling.authorizeChargeWithSavedPaymentMethod(id, held as never)
  await refuse('orderBilling.authorizeChargeWithSavedPaymentMethod', what, [
    ['ORDER_NOT_FOUND', hold(nobody())],
    ['ORDER_PAID', hold(paid)],
  ])
}

const refuseHolds = async (productId: string): Promise<void> => {
  const { orderBilling } = openBackOffice()
  const paid = await paidOrder(productId)
  const held = await paidOrder(productId, { delayCapture: true })
  const capture = (id: string, paymentId: string, amount?: string) => () =>
    orderBilling.captureAuthorizedPayments(id, { payments: [{ paymentId, ...(amount && { amount: { amount } }) }] })
  await refuse('orderBilling.captureAuthorizedPayments', what, [
    ['ORDER_NOT_FOUND', capture(nobody(), held.paymentId)],
    ['PAYMENT_NOT_FOUND', capture(held.orderId, nobody())],
    ['INVALID_AMOUNT', capture(held.orderId, held.paymentId, '100000')],
    ['PAYMENT_NOT_AUTHORIZED', capture(paid.orderId, paid.paymentId)],
  ])
  const release = (id: string, paymentId: string) => () =>
    orderBilling.voidAuthorizedPayments(id, { paymentIds: [paymentId] })
  await refuse('orderBilling.voidAuthorizedPayments', what, [
    ['ORDER_NOT_FOUND', release(nobody(), held.paymentId)],
    ['PAYMENT_NOT_FOUND', release(held.orderId, nobody())],
    ['PAYMENT_NOT_AUTHORIZED', release(paid.orderId, paid.paymentId)],
  ])
}

const refuseRefunds = async (productId: string): Promise<void> => {
  const { orderBilling } = openBackOffice()
  const { orderId, paymentId } = await paidOrder(productId)
  const refund =
    (id: string, refundItems?: object, of = paymentId) =>
    () => {
      const paymentRefunds = [{ paymentId: of, amount: { amount: '1' } }]
      return orderBilling.refundPayments(id, { paymentRefunds, ...(refundItems && { refundItems }) } as never)
    }
  await refuse('orderBilling.refundPayments', what, [
    ['ORDER_NOT_FOUND', refund(nobody())],
    ['PAYMENT_NOT_FOUND', refund(orderId, undefined, nobody())],
    ['LINE_ITEM_NOT_FOUND', refund(orderId, { lineItems: [{ lineItemId: nobody(), quantity: 1 }] })],
    ['ADDITIONAL_FEE_NOT_FOUND', refund(orderId, { additionalFees: [{ additionalFeeId: nobody() }] })],
  ])
  await refuse('orderBilling.calculateRefund', what, [
    ['ORDER_NOT_FOUND', () => orderBilling.calculateRefund(nobody())],
  ])
  await refuse('orderBilling.getOrderRefundability', what, [
    ['ORDER_NOT_FOUND', () => orderBilling.getOrderRefundability(nobody())],
  ])
}

const refuseTransactions = async (unpaid: string, paid: string): Promise<void> => {
  const { orderTransactions } = openBackOffice()
  const cash = { amount: { amount: '1' }, regularPaymentDetails: { offlinePayment: true } }
  const add = (id: string) => () => orderTransactions.addPayments(id, [cash as never])
  await refuse('orderTransactions.addPayments', what, [
    ['NOT_FOUND', add(nobody())],
    ['ORDER_ALREADY_PAID', add(paid)],
  ])
  const update = (orderId: string) => () =>
    orderTransactions.updatePaymentStatus({ orderId, paymentId: nobody() }, { status: 'DECLINED' })
  await refuse('orderTransactions.updatePaymentStatus', what, [
    ['ORDER_NOT_FOUND', update(nobody())],
    ['PAYMENT_NOT_FOUND', update(unpaid)],
  ])
  await refuse('orderTransactions.listTransactionsForSingleOrder', what, [
    ['NOT_FOUND', () => orderTransactions.listTransactionsForSingleOrder(nobody())],
  ])
}

/** Functions that the SDK has, but not in its public types. */
interface Internal {
  readonly chargeOrderPaymentRequest: (id: string, options?: { paymentToken?: string }) => Promise<object>
}

const refuseRequests = async (unpaid: string, paid: string): Promise<void> => {
  const { orderPaymentRequests: requests } = openBackOffice()
  const { chargeOrderPaymentRequest } = requests as unknown as Internal
  const create = (orderId: string) =>
    requests.createOrderPaymentRequest({ orderPaymentRequest: { orderId, amount: { amount: '1' }, title: 'Part' } })
  await refuse('orderPaymentRequests.createOrderPaymentRequest', what, [
    ['ORDER_NOT_FOUND', () => create(nobody())],
    ['ORDER_PAID', () => create(paid)],
  ])
  const notFound = ['ORDER_PAYMENT_REQUEST_NOT_FOUND'] as const
  const title = { title: 'Deposit' } as never
  await refuse('orderPaymentRequests', 'unknown payment requests are not found', [
    [...notFound, () => requests.getOrderPaymentRequestUrl(nobody())],
    [...notFound, () => requests.updateOrderPaymentRequest(nobody(), title)],
    [...notFound, () => requests.updateExtendedFields(nobody(), '@mine', { namespaceData: { a: 1 } })],
    [...notFound, () => requests.deleteOrderPaymentRequest(nobody())],
    [...notFound, () => requests.voidOrderPaymentRequest(nobody())],
    [...notFound, () => chargeOrderPaymentRequest(nobody(), { paymentToken: 'sandbox:pays' })],
  ])
  const [one, other] = [(await create(unpaid))._id!, (await create(unpaid))._id!]
  await chargeOrderPaymentRequest(one, { paymentToken: 'sandbox:pays' })
  await requests.voidOrderPaymentRequest(other)
  await refuse('orderPaymentRequests', 'paid or voided requests cannot change', [
    ['CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST', () => requests.updateOrderPaymentRequest(one, title)],
    ['CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST', () => requests.voidOrderPaymentRequest(one)],
    ['CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST', () => requests.deleteOrderPaymentRequest(one)],
    ['CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST', () => requests.updateOrderPaymentRequest(other, title)],
  ])
}

/** Errors of payment calls, by the specification's codes. */
export const refuseByName = async (productId: string): Promise<void> => {
  const unpaid = await unpaidOrder(productId)
  const { orderId: paid } = await paidOrder(productId)
  await refuseCharges(unpaid, paid)
  await refuseHolds(productId)
  await refuseRefunds(productId)
  await refuseTransactions(unpaid, paid)
  await refuseRequests(unpaid, paid)
}
