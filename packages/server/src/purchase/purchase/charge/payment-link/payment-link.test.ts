import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../../../test/buying.ts'
import { addProduct, type Goods } from '../../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../../test/shop.ts'
import { serverBeside } from '../../testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.context.db.deleteFrom('offline_method').execute()
})

const asOwner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const asAnyone = (path: string, body: object) => shop.send(`POST /vitrine/v1/payment-links/${path}`, { body })
const offerTransfer = () =>
  asOwner('PATCH /vitrine/v1/offline-payment-methods/BANK_TRANSFER', {
    offlinePaymentMethod: { name: 'By transfer', instructions: 'To DE02', enabled: true },
  })

/** Creates a link to pay 10.00 of an order of 23.90. */
const newLink = async (more: object = {}, goods: Goods = {}) => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10, ...goods })
  const tried = await till.checkoutOf(mug)
  const { orderId } = (await till.orderUnpaid({ ...tried, token: shop.apiKey })).body
  const orderPaymentRequest = { orderId, amount: { amount: '10' }, title: 'Deposit', ...more }
  const { body } = await asOwner('POST /ecom/v1/order-payment-requests', { orderPaymentRequest })
  const token = new URL(body.orderPaymentRequestUrl).searchParams.get('token')!
  return { token, orderId: orderId as string, id: body.orderPaymentRequest.id as string, mug }
}
const open = async (token: string) => (await asAnyone('open', { token })).body.paymentLink
const card = { cardNumber: '4242 4242 4242 4242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' }
const pay = async (token: string, more: object = {}) => {
  const { paymentToken } = (await asAnyone('sandbox/tokens', { token, ...card, ...more })).body
  return asAnyone('pay', { token, paymentToken })
}
const order = (id: string) => till.orderOf(id)
const payments = async (id: string) =>
  (await asOwner(`GET /ecom/v1/payments/orders/${id}`)).body.orderTransactions.payments

test('shows the amount to pay to anyone with the link, and nothing else of the order', async () => {
  await offerTransfer()
  const expirationDate = '2099-01-01T00:00:00.000Z'
  const { token } = await newLink({ description: 'For the mug', expirationDate })
  expect(await open(token)).toEqual({
    siteId: shop.siteId,
    state: 'UNPAID',
    title: 'Deposit',
    description: 'For the mug',
    orderNumber: expect.stringMatching(/^\d+$/),
    amount: { amount: '10.00', formattedAmount: '€10.00' },
    currency: 'EUR',
    expirationDate,
    buyerLanguage: 'en',
    paymentMethods: [
      { id: 'CARD', type: 'CARD', provider: 'sandbox' },
      { id: 'BANK_TRANSFER', type: 'OFFLINE', name: 'By transfer' },
    ],
    isTest: true,
  })
})

test('notes on the order to whom a link was sent, by whom, and for which amount', async () => {
  const { id, orderId } = await newLink()
  const sent = await asOwner(`POST /vitrine/v1/order-payment-requests/${id}/send`, {})
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  expect((await order(orderId)).activities.at(-1)).toMatchObject({
    activityType: 'CUSTOM_ACTIVITY',
    actor: { type: 'key' },
    customActivity: {
      type: 'PAYMENT_LINK_SENT',
      additionalData: { paymentRequestId: id, recipient: sent.body.recipient, amount: '10.00', currency: 'EUR' },
    },
  })
})

test('sends no link and notes none if the order has no email address', async () => {
  const created = await asOwner('POST /ecom/v1/orders', {
    order: {
      lineItems: [{ productName: { original: 'Mug' }, quantity: 1, price: { amount: '19.00' } }],
      priceSummary: { subtotal: { amount: '19.00' }, total: { amount: '19.00' } },
      channelInfo: { type: 'POS' },
    },
  })
  const orderId: string = created.body.order.id
  const orderPaymentRequest = { orderId, amount: { amount: '10' }, title: 'Deposit' }
  const { body } = await asOwner('POST /ecom/v1/order-payment-requests', { orderPaymentRequest })
  const before = (await order(orderId)).activities.length
  const sent = await asOwner(`POST /vitrine/v1/order-payment-requests/${body.orderPaymentRequest.id}/send`, {})
  expect([sent.status, sent.body]).toEqual([200, { recipient: '' }])
  expect((await order(orderId)).activities).toHaveLength(before)
})

test('refuses guessed links, and links made of a request’s ID', async () => {
  const [one, two] = [await newLink(), await newLink()]
  const secret = two.token.split('.')[1]!
  for (const token of [one.id, `${one.id}.`, `${one.id}.${secret}`, `${one.id}.${'a'.repeat(32)}`, 'x']) {
    expect(codeOf(await asAnyone('open', { token }))).toBe('ORDER_PAYMENT_REQUEST_NOT_FOUND')
    expect(codeOf(await asAnyone('pay', { token, paymentToken: 'sandbox:pays' }))).toBe(
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
    )
  }
})

test('pays a link once, however often it is submitted, and emails the buyer', async () => {
  const { token, orderId } = await newLink()
  const { paymentToken } = (await asAnyone('sandbox/tokens', { token, ...card })).body
  const answers = await Promise.all(Array.from({ length: 6 }, () => asAnyone('pay', { token, paymentToken })))
  const paid = answers.filter(({ status }) => status === 200)
  expect(paid.length).toBeGreaterThan(0)
  expect(paid[0]!.body.paymentLink).toMatchObject({ state: 'PAID', paymentMethods: [] })
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(codeOf(answer)).toBe('CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST')
  }
  expect(await payments(orderId)).toHaveLength(1)
  expect((await order(orderId)).balanceSummary).toMatchObject({
    paid: { amount: '10.00' },
    balance: { amount: '13.90' },
  })
  const mails = await shop.context.db
    .selectFrom('mail')
    .select('text')
    .where('site_id', '=', shop.siteId)
    .where('subject', 'like', 'We received%')
    .execute()
  expect(mails.map(({ text }) => text).join()).toContain('Still to be paid: €13.90.')
})

test('accepts another card after one was declined', async () => {
  const { token } = await newLink()
  expect((await pay(token, { cardNumber: '4000000000000002' })).body.details.applicationError).toMatchObject({
    code: 'PAYMENT_DECLINED',
    data: { reason: 'declined' },
  })
  expect((await open(token)).state).toBe('UNPAID')
  expect((await pay(token)).body.paymentLink.state).toBe('PAID')
})

test('confirms a payment on the link’s page, and keeps the link open if the buyer cancels', async () => {
  const { token, orderId } = await newLink()
  const challenged = await pay(token, { cardNumber: '4000000000003220' })
  const { paymentResponseToken } = challenged.body
  expect(challenged.body.paymentLink.state).toBe('UNPAID')
  const { paymentAction } = (await asAnyone('action', { token })).body
  expect(paymentAction).toMatchObject({ provider: 'sandbox', paymentResponseToken })
  const other = await newLink()
  const confirm = (link: string, approved: boolean, response = paymentResponseToken) =>
    asAnyone('confirm', { token: link, paymentResponseToken: response, approved })
  expect((await confirm(other.token, true)).status).toBe(404)
  expect(codeOf(await confirm(token, false))).toBe('PAYMENT_DECLINED')
  expect((await open(token)).state).toBe('UNPAID')
  const again = await pay(token, { cardNumber: '4000000000003220' })
  const yes = await confirm(token, true, again.body.paymentResponseToken)
  expect(yes.body.paymentLink.state).toBe('PAID')
  expect((await order(orderId)).paymentStatus).toBe('PARTIALLY_PAID')
})

test('shows instructions for an offline payment, and marks the link as paid when the owner does', async () => {
  await offerTransfer()
  const { token, orderId } = await newLink({ amount: { amount: '23.90' } })
  const chosen = await asAnyone('pay', { token, paymentMethodId: 'BANK_TRANSFER' })
  expect(chosen.body.paymentLink).toMatchObject({
    state: 'UNPAID',
    instructions: { id: 'BANK_TRANSFER', name: 'By transfer', instructions: 'To DE02', type: 'OFFLINE' },
  })
  await asAnyone('pay', { token, paymentMethodId: 'BANK_TRANSFER' })
  expect(await payments(orderId)).toMatchObject([{ status: 'PENDING', amount: { amount: '23.90' } }])
  await asOwner(`POST /ecom/v1/payments-collector/orders/${orderId}/mark-as-paid`, {})
  expect(await open(token)).toMatchObject({ state: 'PAID' })
  expect(await payments(orderId)).toMatchObject([{ status: 'APPROVED', amount: { amount: '23.90' } }])
})

test('offers no offline payment methods if the request blocks them', async () => {
  await offerTransfer()
  const { token } = await newLink({ blockedPaymentMethods: ['MANUAL'] })
  expect((await open(token)).paymentMethods.map(({ id }: { id: string }) => id)).toEqual(['CARD'])
  expect(codeOf(await asAnyone('pay', { token, paymentMethodId: 'BANK_TRANSFER' }))).toBe('PAYMENT_NOT_AVAILABLE')
  expect(codeOf(await asAnyone('pay', { token, paymentMethodId: 'CASH_ON_DELIVERY' }))).toBe('PAYMENT_NOT_AVAILABLE')
  expect(
    (await asAnyone('pay', { token, paymentMethodId: 'BANK_TRANSFER', paymentToken: 'sandbox:pays' })).status,
  ).toBe(400)
})

test('shows why a link has ended, and charges nothing', async () => {
  const [voided, lapsed, canceled, paid] = await Promise.all([newLink(), newLink(), newLink(), newLink()])
  await asOwner('POST /ecom/v1/order-payment-requests/void', { orderPaymentRequestId: voided.id })
  await shop.context.db
    .updateTable('order_payment_request')
    .set({ expiration_date: new Date(Date.now() - 1000) })
    .where('id', '=', lapsed.id)
    .execute()
  await asOwner(`POST /ecom/v1/orders/${canceled.orderId}/cancel`, {})
  await asOwner(`POST /ecom/v1/payments/orders/${paid.orderId}/add-payment`, {
    payments: [{ amount: { amount: '20' } }],
  })
  const links = [voided, lapsed, canceled, paid]
  expect(await Promise.all(links.map(async ({ token }) => (await open(token)).state))).toEqual([
    'VOIDED',
    'EXPIRED',
    'ORDER_CANCELED',
    'NOT_DUE',
  ])
  expect(await Promise.all(links.map(async ({ token }) => codeOf(await pay(token))))).toEqual([
    'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
    'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
    'ORDER_CANCELED',
    'INVALID_AMOUNT',
  ])
})

test('charges nothing if the items are sold out and their stock is taken on payment', async () => {
  const setTrigger = (inventoryUpdateTrigger: string) =>
    asOwner('PATCH /ecom/v1/orders-settings', { ordersSettings: { inventoryUpdateTrigger } })
  await setTrigger('ON_ORDER_PAID')
  const link = await newLink({ amount: { amount: '23.90' } }, { stock: 1 })
  await setTrigger('ON_ORDER_PLACED')
  const other = await till.checkoutOf(link.mug)
  expect((await till.pay(other)).status).toBe(200)
  expect(codeOf(await pay(link.token))).toBe('INSUFFICIENT_INVENTORY')
  expect(await payments(link.orderId)).toEqual([])
  const charges = shop.context.db
    .selectFrom('payment_attempt')
    .innerJoin('sandbox_charge', 'sandbox_charge.attempt_id', 'payment_attempt.id')
    .select(['payment_attempt.state', 'sandbox_charge.outcome'])
    .where('order_id', '=', link.orderId)
  expect(await charges.execute()).toMatchObject([{ state: 'released', outcome: { status: 'declined' } }])
})

test('keeps a bank debit in progress without requesting it twice, and marks the link as paid when it succeeds', async () => {
  const [arriving, failing] = [await newLink(), await newLink()]
  const debit = (token: string, behavior: string) => asAnyone('pay', { token, paymentToken: `sandbox:${behavior}` })
  expect((await debit(arriving.token, 'debit')).body.paymentLink.state).toBe('IN_PROGRESS')
  await debit(failing.token, 'debit-fails')
  const cash = (amount: string) =>
    asOwner(`POST /ecom/v1/payments/orders/${arriving.orderId}/add-payment`, { payments: [{ amount: { amount } }] })
  expect((await cash('13.91')).status).toBe(400)
  expect((await cash('13.90')).status).toBe(200)
  const later = serverBeside(shop.context, { laterBySeconds: 3600 })
  await later.reconcile()
  await later.carryOut()
  expect((await open(arriving.token)).state).toBe('PAID')
  expect((await order(arriving.orderId)).paymentStatus).toBe('PAID')
  expect((await open(failing.token)).state).toBe('UNPAID')
  expect((await pay(failing.token)).body.paymentLink.state).toBe('PAID')
})
