import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf, type Till } from '../../../../../../test/buying.ts'
import { addProduct, addDelivery, addTestCoupon, buyer, type Goods } from '../../../../../../test/goods.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { countUnpaidOrder } from '../pay/unpaid-orders.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let pickup: string
beforeAll(async () => {
  // A shop of its own, without a card provider.
  shop = await openShop({ isDemo: false })
  till = await atTheTill(shop)
  pickup = await addDelivery(shop.context.db, shop.siteId, { title: 'Come by', pickup: true })
  await addListener(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.context.db.deleteFrom('offline_method').execute()
  await setTrigger('ON_ORDER_PLACED')
})

const iban = 'Please transfer to\nDE02 1203 0000 0000 2020 51'
const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, { stock: 10, ...more })
const asOwner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const setUp = (kind: string, offlinePaymentMethod: object) =>
  asOwner(`PATCH /vitrine/v1/offline-payment-methods/${kind}`, { offlinePaymentMethod })
const offerTransfer = () => setUp('BANK_TRANSFER', { name: 'By transfer', instructions: iban, enabled: true })
const setTrigger = (inventoryUpdateTrigger: string) =>
  asOwner('PATCH /ecom/v1/orders-settings', { ordersSettings: { inventoryUpdateTrigger } })
const offered = async ({ token, checkoutId }: Till): Promise<string[]> => {
  const { body } = await shop.send(`GET /vitrine/v1/checkouts/${checkoutId}/payment-methods`, { token })
  return body.paymentMethods.map(({ id }: { id: string }) => id)
}
const order = (tried: Till, paymentMethodId = 'BANK_TRANSFER') => till.orderUnpaid(tried, { paymentMethodId })
const transactionsOf = async (id: string) =>
  (await asOwner(`GET /ecom/v1/payments/orders/${id}`)).body.orderTransactions
const markAsPaid = (id: string, token = shop.apiKey) =>
  shop.send(`POST /ecom/v1/payments-collector/orders/${id}/mark-as-paid`, { token, body: {} })
const cancel = (id: string) => asOwner(`POST /ecom/v1/orders/${id}/cancel`, { sendOrderCanceledEmail: true })
const emailsTo = async (email: string): Promise<string[]> =>
  (await shop.send(`GET /dev/mail.json?to=${email}`)).body.messages.map(({ text }: { text: string }) => text)
const eventsOf = async (id: string) => {
  const events = shop.context.db.selectFrom('event').select('type').where('entity', '=', `order:${id}`)
  return (await events.orderBy('sequence').execute()).map(({ type }) => type.replace('wix.ecom.v1.', ''))
}

const buy = async (more: Goods = {}) => {
  await offerTransfer()
  const mug = await goods(more)
  const tried = await till.checkoutOf(mug)
  const { body, status } = await order(tried)
  expect(status, JSON.stringify(body)).toBe(200)
  return { mug, tried, orderId: body.orderId as string }
}

test('lets the owner name, describe, enable and disable offline payment methods', async () => {
  const { body } = await asOwner('GET /vitrine/v1/offline-payment-methods')
  expect(body.offlinePaymentMethods).toEqual([
    { kind: 'BANK_TRANSFER', name: 'Bank transfer', instructions: '', enabled: false },
    { kind: 'CASH_ON_DELIVERY', name: 'Cash on delivery', instructions: '', enabled: false },
    { kind: 'PAY_AT_PICKUP', name: 'Pay at pickup', instructions: '', enabled: false },
    // Only for companies with payment terms.
    { kind: 'INVOICE', name: 'Invoice', instructions: '', enabled: true },
  ])
  expect((await setUp('BANK_TRANSFER', { enabled: true })).body.details.validationError.fieldViolations).toMatchObject([
    { field: 'offlinePaymentMethod.instructions' },
  ])
  expect((await setUp('BANK_TRANSFER', { name: '  ' })).status).toBe(400)
  expect((await setUp('CHEQUE', { enabled: true })).status).toBe(400)
  const method = (await offerTransfer()).body.offlinePaymentMethod
  expect(method).toEqual({ kind: 'BANK_TRANSFER', name: 'By transfer', instructions: iban, enabled: true })
  const site = async () => (await shop.send(`GET /vitrine/v1/site?siteId=${shop.siteId}`)).body.site
  expect((await site()).takesPayments).toBe(true)
  expect((await setUp('BANK_TRANSFER', { enabled: false })).body.offlinePaymentMethod.name).toBe('By transfer')
  expect((await site()).takesPayments).toBe(false)
})

test('offers only enabled payment methods that fit the delivery method', async () => {
  const tried = await till.checkoutOf(await goods())
  expect(await offered(tried)).toEqual([])
  await offerTransfer()
  await setUp('CASH_ON_DELIVERY', { enabled: true })
  await setUp('PAY_AT_PICKUP', { enabled: true })
  expect(await offered(tried)).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY'])
  expect(codeOf(await order(tried, 'PAY_AT_PICKUP'))).toBe('PAYMENT_NOT_AVAILABLE')

  const checkout = { shippingInfo: { selectedCarrierServiceOption: { code: pickup } } }
  await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token: tried.token, body: { checkout } })
  expect(await offered(tried)).toEqual(['BANK_TRANSFER', 'PAY_AT_PICKUP'])
  await setUp('PAY_AT_PICKUP', { enabled: false })
  expect(codeOf(await order(tried, 'PAY_AT_PICKUP'))).toBe('PAYMENT_NOT_AVAILABLE')
  expect((await order(tried)).status).toBe(200)
})

test('offers only bank transfer for digital items, and nothing if manual payments are disabled', async () => {
  await offerTransfer()
  await setUp('CASH_ON_DELIVERY', { enabled: true })
  const book = await goods({ record: { productType: 'digital' } })
  expect(await offered(await till.checkoutOf(book))).toEqual(['BANK_TRANSFER'])
  const tried = await till.checkoutOf(await goods())
  const checkout = { customSettings: { disabledManualPayment: true } }
  await asOwner(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { checkout })
  expect(await offered(tried)).toEqual([])
  expect(codeOf(await order(tried))).toBe('PAYMENT_NOT_AVAILABLE')
})

test('places an unpaid order, reserves its stock, and sends the payment instructions', async () => {
  const { mug, tried, orderId } = await buy()
  expect(await till.orderOf(orderId)).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    balanceSummary: { balance: { amount: '23.90' }, paid: { amount: '0.00' } },
  })
  expect(await till.stockOf(mug)).toBe(9)
  expect((await transactionsOf(orderId)).payments).toMatchObject([
    {
      status: 'PENDING',
      amount: { amount: '23.90' },
      regularPaymentDetails: {
        offlinePayment: true,
        paymentMethodName: { buyerLanguageName: 'By transfer', userDefinedName: { predefined: 'BANK_TRANSFER' } },
      },
    },
  ])
  expect(await eventsOf(orderId)).toEqual(['order_created', 'order_approved'])
  const path = `GET /vitrine/v1/orders/${orderId}/payment-instructions`
  const expected = { id: 'BANK_TRANSFER', type: 'OFFLINE', name: 'By transfer', instructions: iban }
  expect((await shop.send(path, { token: tried.token })).body.paymentMethod).toEqual(expected)
  expect((await shop.send(path, { token: await shop.visitorToken() })).status).toBe(404)
  const [message] = await emailsTo(buyer.email)
  expect(message).toContain('Amount due: €23.90 (By transfer).')
  expect(message).toContain(iban)
  // The same checkout never becomes a second order.
  expect((await order(tried)).body).toMatchObject({ orderId })
})

test('keeps the instructions that the buyer received when the owner changes them', async () => {
  const { tried, orderId } = await buy()
  await setUp('BANK_TRANSFER', { instructions: 'Another bank' })
  const { body } = await shop.send(`GET /vitrine/v1/orders/${orderId}/payment-instructions`, { token: tried.token })
  expect(body.paymentMethod.instructions).toBe(iban)
})

test('lets only the owner mark an order as paid, once', async () => {
  const { tried, orderId } = await buy()
  expect((await markAsPaid(orderId, tried.token)).status).toBe(403)
  const answers = await Promise.all([1, 2, 3].map(() => markAsPaid(orderId)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 428, 428])
  expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['ORDER_ALREADY_PAID', 'ORDER_ALREADY_PAID'])
  const paid = await till.orderOf(orderId)
  expect(paid).toMatchObject({
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '23.90' } },
  })
  expect(paid.activities.map(({ activityType }: { activityType: string }) => activityType)).toEqual([
    'ORDER_PLACED',
    'ORDER_PAID',
  ])
  expect((await transactionsOf(orderId)).payments).toMatchObject([{ status: 'APPROVED', amount: { amount: '23.90' } }])
  expect(await eventsOf(orderId)).toEqual([
    'order_created',
    'order_approved',
    'order_transactions_updated',
    'order_payment_status_updated',
  ])
  const { body } = await shop.send(`GET /vitrine/v1/orders/${orderId}/payment-instructions`, { token: tried.token })
  expect(body).toEqual({})
})

test('takes stock when the order is marked as paid if configured, as far as it is available', async () => {
  await setTrigger('ON_ORDER_PAID')
  const { mug, orderId } = await buy({ stock: 1 })
  expect(await till.stockOf(mug)).toBe(1)
  const other = await till.checkoutOf(mug)
  const { orderId: second } = (await order(other)).body
  expect((await markAsPaid(orderId)).status).toBe(200)
  expect(await till.stockOf(mug)).toBe(0)
  expect(codeOf(await markAsPaid(second))).toBe('INSUFFICIENT_INVENTORY')
  expect(await till.orderOf(second)).toMatchObject({ paymentStatus: 'NOT_PAID' })
  expect((await transactionsOf(second)).payments).toMatchObject([{ status: 'PENDING' }])
})

test('cancels the expected payment of an unpaid order, which then cannot be marked as paid', async () => {
  const { orderId } = await buy()
  expect((await cancel(orderId)).body.order).toMatchObject({ status: 'CANCELED', paymentStatus: 'NOT_PAID' })
  expect(await transactionsOf(orderId)).toMatchObject({ payments: [{ status: 'CANCELED' }], refunds: [] })
  expect(codeOf(await markAsPaid(orderId))).toBe('ILLEGAL_STATE')
})

test('records a manual refund when a paid order is canceled', async () => {
  const { orderId } = await buy()
  await markAsPaid(orderId)
  expect((await cancel(orderId)).body.order).toMatchObject({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' })
  expect((await transactionsOf(orderId)).refunds).toMatchObject([
    { transactions: [{ refundStatus: 'SUCCEEDED', externalRefund: true, amount: { amount: '23.90' } }] },
  ])
  const messages = (await emailsTo(buyer.email)).join('\n')
  expect(messages).toContain('We’ll refund €23.90 to you.')
})

test('redeems a gift card at once, and leaves the rest due', async () => {
  await offerTransfer()
  const { code } = (await asOwner('POST /vitrine/v1/gift-cards', { giftCard: { initialValue: { amount: '10' } } })).body
  const tried = await till.checkoutOf(await goods())
  const body = { giftCardCode: code }
  await shop.send(`PATCH /ecom/v1/checkouts/${tried.checkoutId}`, { token: tried.token, body })
  const { orderId } = (await order(tried)).body
  expect(await till.orderOf(orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { balance: { amount: '13.90' }, paid: { amount: '10.00' } },
  })
  await markAsPaid(orderId)
  expect(await till.orderOf(orderId)).toMatchObject({ paymentStatus: 'PAID' })
  const { payments } = await transactionsOf(orderId)
  expect(payments.map(({ amount }: { amount: { amount: string } }) => amount.amount).toSorted()).toEqual([
    '10.00',
    '13.90',
  ])
})

test('marks a free order as paid, whatever payment method was chosen', async () => {
  await offerTransfer()
  await addTestCoupon(shop.context.db, shop.siteId, { code: 'ALL', effect: { type: 'PERCENT_OFF', percent: '100' } })
  const tried = await till.checkoutOf(await goods({ record: { productType: 'digital' } }), { coupon: 'ALL' })
  const { orderId } = (await order(tried)).body
  expect(await till.orderOf(orderId)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await transactionsOf(orderId)).toMatchObject({ payments: [] })
})

test('marks an order as paid that the shop placed for a buyer', async () => {
  const tried = await till.checkoutOf(await goods())
  const { orderId } = (await till.orderUnpaid({ ...tried, token: shop.apiKey })).body
  expect((await markAsPaid(orderId)).body.order).toMatchObject({ paymentStatus: 'PAID' })
  expect((await transactionsOf(orderId)).payments).toMatchObject([
    { status: 'APPROVED', regularPaymentDetails: { offlinePayment: true } },
  ])
})

test('places one order when a checkout is ordered concurrently with two payment methods', async () => {
  await offerTransfer()
  await setUp('CASH_ON_DELIVERY', { enabled: true })
  const mug = await goods()
  const tried = await till.checkoutOf(mug)
  const answers = await Promise.all(['BANK_TRANSFER', 'CASH_ON_DELIVERY'].map((kind) => order(tried, kind)))
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(200)
  expect(answers[0]!.body.orderId).toBe(answers[1]!.body.orderId)
  expect(await till.stockOf(mug)).toBe(9)
})

test('refuses cards in a shop without card payments, and unpaid orders from buyers', async () => {
  const tried = await till.checkoutOf(await goods())
  expect(codeOf(await till.pay(tried))).toBe('PAYMENT_NOT_AVAILABLE')
  expect(codeOf(await till.orderUnpaid(tried))).toBe('PERMISSION_DENIED')
})

test('limits unpaid orders to thirty an hour per address, to protect the stock', async () => {
  const caller = { role: 'visitor' as const, siteId: shop.siteId, clientId: shop.clientId, visitorId: 'someone' }
  const order = (ip: string) => countUnpaidOrder(shop.context, caller, { ip })
  for (let count = 0; count < 30; count += 1) await order('203.0.113.9')
  await expect(order('203.0.113.9')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await order('203.0.113.10')
  await countUnpaidOrder(shop.context, { role: 'owner', siteId: shop.siteId }, { ip: '203.0.113.9' })
})
