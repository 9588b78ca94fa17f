import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const mug = { productName: { original: 'Mug' }, quantity: 2, price: { amount: '19.00' } }
const sold = {
  lineItems: [mug],
  priceSummary: { subtotal: { amount: '38.00' }, total: { amount: '38.00' } },
  channelInfo: { type: 'POS', externalOrderId: 'till-3-118' },
}
const create = (order: object = {}, settings?: object) =>
  desk.post('/ecom/v1/orders', { order: { ...sold, ...order }, ...(settings && { settings }) })
const bring = (order: object = {}) =>
  desk.post('/ecom/v1/orders/import', {
    order: { ...sold, status: 'APPROVED', paymentStatus: 'PAID', ...order },
  })
const read = async (id: string) => (await shop.send(`GET /ecom/v1/orders/${id}`, { token: shop.apiKey })).body.order
const fieldOf = ({ body }: { body: { details: { validationError: { fieldViolations: { field: string }[] } } } }) =>
  body.details.validationError?.fieldViolations[0]!.field
const mailsTo = async (recipient: string) => (await mailsOf(shop, recipient)).length

test('creates a paid POS order with a number, stock, notifications and activities like any other order', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  const lineItems = [{ ...mug, catalogReference: referenceTo(product) }]
  const email = `${randomUUID()}@example.test`
  const { status, body } = await create({ lineItems, paymentStatus: 'PAID', buyerInfo: { email } })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    channelInfo: { type: 'POS', externalOrderId: 'till-3-118' },
    priceSummary: { subtotal: { amount: '38.00' }, total: { amount: '38.00' }, shipping: { amount: '0.00' } },
    balanceSummary: { paid: { amount: '38.00' }, balance: { amount: '0.00' } },
    activities: [{ activityType: 'ORDER_PLACED', actor: { type: 'key' } }, { activityType: 'ORDER_PAID' }],
  })
  expect(Number(body.order.number)).toBeGreaterThan(10_000)
  expect(await desk.till.stockOf(product)).toBe(8)
  expect(await mailsTo(email)).toBe(1)
  const { payments } = await desk.transactionsOf(body.order.id)
  expect(payments).toMatchObject([{ amount: { amount: '38.00' }, status: 'APPROVED' }])
  const types = (await desk.eventsOf(body.order.id)).map(({ type }) => type)
  expect(types).toEqual(['order_created', 'order_approved', 'order_payment_status_updated'])
})

test('notifies owners of an external order if requested', async () => {
  const owner = `${randomUUID()}@owners.test`
  await createOwner(shop.context.db, { siteId: shop.siteId, email: owner, password: 'a quiet lighthouse' })
  await create()
  expect(await mailsTo(owner)).toBe(0)
  const { status } = await create({}, { notifications: { sendNotificationsToBusiness: true } })
  expect([status, await mailsTo(owner)]).toEqual([200, 1])
})

test('refunds and fulfills an order without a buyer’s email', async () => {
  const { body } = await create({ paymentStatus: 'PAID' }, { notifications: { sendNotificationToBuyer: true } })
  const { id, lineItems } = body.order
  const [payment] = (await desk.transactionsOf(id)).payments
  const part = { paymentId: payment.id, amount: { amount: '5.00' }, externalRefund: true }
  expect((await desk.refund(id, { paymentRefunds: [part] })).status).toBe(200)
  const path = `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`
  expect((await desk.post(path, { fulfillment: { lineItems: [{ id: lineItems[0].id, quantity: 2 }] } })).status).toBe(
    200,
  )
  expect(await read(id)).toMatchObject({ fulfillmentStatus: 'FULFILLED', paymentStatus: 'PARTIALLY_REFUNDED' })
})

test('approves an order and takes its stock only once it is fully paid, if the payment has to be received first', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  const lineItems = [{ ...mug, catalogReference: referenceTo(product) }]
  const email = `${randomUUID()}@example.test`
  const { body } = await create({ lineItems, buyerInfo: { email } }, { orderApprovalStrategy: 'PAYMENT_RECEIVED' })
  const { id } = body.order
  expect(body.order).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'NOT_PAID' })
  expect(await desk.till.stockOf(product)).toBe(10)
  const fulfil = () => desk.post(`/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, { fulfillment: {} })
  expect(codeOf(await fulfil())).toBe('ILLEGAL_STATE')
  const pay = (amount: string) =>
    desk.post(`/ecom/v1/payments/orders/${id}/add-payment`, {
      payments: [{ amount: { amount }, regularPaymentDetails: { offlinePayment: true } }],
    })
  expect((await pay('20.00')).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'PARTIALLY_PAID' })
  expect(await mailsTo(email)).toBe(0)
  expect((await pay('18.00')).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' })
  expect(await desk.till.stockOf(product)).toBe(8)
  expect(await mailsTo(email)).toBe(1)
  const types = (await desk.eventsOf(id)).map(({ type }) => type)
  expect(types.filter((type) => type === 'order_approved')).toHaveLength(1)
  expect((await fulfil()).status).toBe(200)
})

test('refuses amounts that do not add up and unsupported fields by name, and saves nothing', async () => {
  const product = await addProduct(shop.context.db, shop.siteId, { stock: 1 })
  const refusals: [object, string, object?][] = [
    [{ priceSummary: { subtotal: { amount: '38.01' }, total: { amount: '38.01' } } }, 'order.priceSummary.subtotal'],
    [{ priceSummary: { subtotal: { amount: '38.00' }, total: { amount: '37.99' } } }, 'order.priceSummary.total'],
    [
      { priceSummary: { subtotal: { amount: '38' }, discount: { amount: '39' }, total: { amount: '0' } } },
      'order.priceSummary.discount',
    ],
    [{ lineItems: [{ ...mug, totalDiscount: { amount: '38.01' } }] }, 'order.lineItems[0].totalDiscount'],
    [{ lineItems: [{ ...mug, price: { amount: '1.001' } }] }, 'order.lineItems[0].price.amount'],
    [{ currency: 'USD' }, 'order.currency'],
    [{ number: '7' }, 'order.number'],
    [{ status: 'CANCELED' }, 'order.status'],
    [{ paymentStatus: 'FULLY_REFUNDED' }, 'order.paymentStatus'],
    [{ channelInfo: { externalOrderId: '1' } }, 'order.channelInfo.type'],
    [{}, 'settings.orderApprovalStrategy', { orderApprovalStrategy: 'PAYMENT_METHOD_SAVED' }],
  ]
  for (const [order, field, settings] of refusals) expect(fieldOf(await create(order, settings)), field).toBe(field)
  const future = { purchasedDate: new Date(shop.now().getTime() + 60_000).toISOString() }
  expect(codeOf(await create(future))).toBe('PURCHASED_DATE_CANNOT_BE_IN_FUTURE')
  const scarce = await create({ lineItems: [{ ...mug, catalogReference: referenceTo(product) }] })
  expect(codeOf(scarce)).toBe('INSUFFICIENT_INVENTORY')
  expect(await desk.till.stockOf(product)).toBe(1)
})

test('accepts an order with discounts, delivery, fees and added tax', async () => {
  const line = { ...mug, totalDiscount: { amount: '3.00' }, taxInfo: { taxAmount: { amount: '7.00' } } }
  const priceSummary = {
    subtotal: { amount: '38.00' },
    shipping: { amount: '4.90' },
    discount: { amount: '3.00' },
    totalAdditionalFees: { amount: '1.10' },
    tax: { amount: '7.00' },
    total: { amount: '48.00' },
  }
  const { body } = await create({ lineItems: [line], priceSummary, taxIncludedInPrices: false })
  expect(body.order).toMatchObject({
    priceSummary,
    lineItems: [{ totalPriceBeforeTax: { amount: '35.00' }, totalPriceAfterTax: { amount: '42.00' } }],
    taxInfo: { totalTax: { amount: '7.00' } },
  })
})

test('imports past orders with number, payments and fulfillments, and notifies nobody', async () => {
  const email = `${randomUUID()}@example.test`
  const purchasedDate = '2019-05-04T10:00:00.000Z'
  const given = { number: '512', purchasedDate, buyerInfo: { email }, fulfillmentStatus: 'FULFILLED' }
  const { status, body } = await bring(given)
  expect(status, JSON.stringify(body)).toBe(200)
  const { id } = body.order
  expect(await read(id)).toMatchObject({
    number: '512',
    purchasedDate,
    imported: true,
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'FULFILLED',
    balanceSummary: { paid: { amount: '38.00' }, balance: { amount: '0.00' } },
  })
  expect(await mailsTo(email)).toBe(0)
  expect((await desk.eventsOf(id)).map(({ type }) => type)).toEqual(['order_imported'])
  const refunded = await bring({ number: '513', paymentStatus: 'FULLY_REFUNDED', status: 'CANCELED' })
  expect(refunded.body.order).toMatchObject({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' })
  expect((await desk.transactionsOf(refunded.body.order.id)).refunds).toMatchObject([
    { transactions: [{ externalRefund: true, amount: { amount: '38.00' } }] },
  ])
})

test('replaces an imported order when it is imported again, but no other order', async () => {
  const id = randomUUID()
  await bring({ id, number: '600' })
  const again = await bring({ id, number: '600', paymentStatus: 'NOT_PAID', buyerNote: 'Second try' })
  expect(again.body.order).toMatchObject({ id, number: '600', buyerNote: 'Second try', paymentStatus: 'NOT_PAID' })
  expect((await desk.transactionsOf(id)).payments).toEqual([])
  expect(codeOf(await bring({ number: '600' }))).toBe('CANNOT_OVERWRITE_NON_IMPORTED_ORDER')
  const { orderId } = await desk.buy()
  expect(codeOf(await bring({ id: orderId }))).toBe('CANNOT_OVERWRITE_NON_IMPORTED_ORDER')
  const removed = await desk.post('/ecom/v1/orders/import/bulk-delete-imported-orders', { orderIds: [id, orderId] })
  expect(removed.body.jobId).toEqual(expect.any(String))
  expect((await shop.send(`GET /ecom/v1/orders/${id}`, { token: shop.apiKey })).status).toBe(404)
  expect((await read(orderId)).id).toBe(orderId)
  expect((await desk.eventsOf(id)).at(-1)!.type).toBe('order_imported_order_deleted')
})

test('refuses to replace or delete an imported order that has returns', async () => {
  const id = randomUUID()
  const { body } = await bring({ id, fulfillmentStatus: 'FULFILLED' })
  const items = [{ lineItemId: body.order.lineItems[0].id, quantity: 1, reason: 'DAMAGED' }]
  const requested = await desk.post(`/vitrine/v1/orders/${id}/returns`, { items, wish: 'REFUND' })
  expect(requested.status, JSON.stringify(requested.body)).toBe(200)
  expect(codeOf(await bring({ id }))).toBe('CANNOT_OVERWRITE_NON_IMPORTED_ORDER')
  const removed = await desk.post('/ecom/v1/orders/import/bulk-delete-imported-orders', { orderIds: [id] })
  expect(removed.status, JSON.stringify(removed.body)).toBe(200)
  expect((await read(id)).id).toBe(id)
})

test('continues numbering after the counter, and skips numbers of imported orders', async () => {
  const set = (counter: string, allowLowerCounter?: boolean) =>
    desk.post('/ecom/v1/orders/import/set-order-number-counter', { counter, allowLowerCounter })
  const { newCounter } = (await set('70000')).body
  expect(newCounter).toBe('70000')
  for (const number of ['70001', '70002', '70004']) await bring({ number })
  const numberOf = async () => (await create()).body.order.number
  expect([await numberOf(), await numberOf()]).toEqual(['70003', '70005'])
  expect(codeOf(await set('70000'))).toBe('CANNOT_SET_LOWER_ORDER_NUMBER_COUNTER')
  expect((await set('69999', true)).body).toEqual({ oldCounter: '70005', newCounter: '69999' })
  expect([await numberOf(), await numberOf()]).toEqual(['70000', '70006'])
})

test('assigns unique numbers to orders that are created at the same time', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => create()))
  expect(new Set(made.map(({ body }) => body.order.number)).size).toBe(8)
})

test('keeps an imported order that an invoice refers to, and refuses to replace it', async () => {
  const id = randomUUID()
  const past = { id, number: '810', buyerInfo: { email: `${randomUUID()}@example.test` } }
  await bring(past)
  const invoiced = await desk.post(`/ecom/v1/invoices/orders/${id}`, {})
  expect(invoiced.status, JSON.stringify(invoiced.body)).toBe(200)
  const removed = await desk.post('/ecom/v1/orders/import/bulk-delete-imported-orders', { orderIds: [id] })
  expect(removed.status, JSON.stringify(removed.body)).toBe(200)
  expect((await read(id)).number).toBe('810')
  expect(codeOf(await bring(past))).toBe('CANNOT_OVERWRITE_NON_IMPORTED_ORDER')
})
