import { ApiKeyStrategy, createClient, orderPaymentRequests, orders, orderTransactions } from '@vitrine/client'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
const modules = { orderPaymentRequests, orders, orderTransactions }
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop({ settings: { timeZone: 'Pacific/Auckland' } })
  till = await atTheTill(shop)
  owner = openOwner()
  await addListener(shop)
})
afterAll(() => shop.close())

/** Creates an unpaid order of 23.90. */
const unpaidOrder = async (buyer?: string): Promise<string> => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 10 })
  const tried = await till.checkoutOf(mug, buyer === undefined ? {} : { token: buyer })
  const { body } = await till.orderUnpaid({ ...tried, token: shop.apiKey })
  expect(body.orderId, JSON.stringify(body)).toBeDefined()
  return body.orderId
}
const ask = async (amount = '10', more: object = {}) => {
  const orderId = await unpaidOrder()
  const input = { orderId, amount: { amount }, title: 'Deposit', ...more }
  return owner.orderPaymentRequests.createOrderPaymentRequest({ orderPaymentRequest: input })
}
const refusalOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const api = () => owner.orderPaymentRequests
const eventsOf = async (id: string) => {
  const rows = shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('entity', '=', `order_payment_request:${id}`)
  return (await rows.orderBy('sequence').execute()).map(({ type, body }) => ({
    type: type.replace('wix.ecom.v1.order_payment_request_', ''),
    body: body as { entity?: { id: string }; orderPaymentRequest?: { id: string; status: string } },
  }))
}

test('an owner requests part of the amount due and gets the payment URL', async () => {
  const source = { externalId: 'invoice 7', appId: randomUUID() }
  const request = await ask('10', { description: 'The rest on delivery', source, blockedPaymentMethods: ['MANUAL'] })
  expect(request).toMatchObject({
    status: 'UNPAID',
    amount: { amount: '10.00', formattedAmount: '€10.00' },
    currency: 'EUR',
    orderNumber: expect.stringMatching(/^\d+$/),
    title: 'Deposit',
    description: 'The rest on delivery',
    source,
    blockedPaymentMethods: ['MANUAL'],
  })
  const { orderPaymentRequestUrl } = await api().getOrderPaymentRequestUrl(request.id)
  expect(orderPaymentRequestUrl).toMatch(new RegExp(`/hosted/pay\\?token=[\\w-]{22}\\.${request.id}\\.[\\w-]{32}$`))
  expect(await api().getOrderPaymentRequest(request.id)).toEqual(request)
})

test('charging a request pays its part of the order once', async () => {
  const request = await ask('10')
  await api().chargeOrderPaymentRequest(request.id, { paymentToken: 'sandbox:pays' })
  const paid = await api().getOrderPaymentRequest(request.id)
  expect(paid).toMatchObject({ status: 'PAID', paymentGatewayOrderId: expect.any(String) })
  expect(await owner.orders.getOrder(request.orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { balance: { amount: '13.90' }, paid: { amount: '10.00' } },
  })
  const { orderTransactions: transactions } = await owner.orderTransactions.listTransactionsForSingleOrder(
    request.orderId,
  )
  expect(transactions.payments).toMatchObject([
    {
      id: paid.paymentGatewayOrderId,
      status: 'APPROVED',
      amount: { amount: '10.00' },
      regularPaymentDetails: { creditCardDetails: { brand: 'Visa' } },
    },
  ])
  const again = api().chargeOrderPaymentRequest(request.id, { paymentToken: 'sandbox:pays' })
  expect(await refusalOf(again)).toBe('CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST')
})

test('rejects an invalid request and names the field', async () => {
  const orderId = await unpaidOrder()
  const good = { orderId, amount: { amount: '10' }, title: 'Deposit' }
  const violationOf = async (sent: object): Promise<string> => {
    const body = { orderPaymentRequest: { ...good, ...sent } }
    const answer = await shop.send('POST /ecom/v1/order-payment-requests', { token: shop.apiKey, body })
    const { validationError, applicationError } = answer.body.details
    return validationError?.fieldViolations[0].field ?? applicationError.code
  }
  expect(await violationOf({ amount: { amount: '23.91' } })).toBe('orderPaymentRequest.amount.amount')
  expect(await violationOf({ amount: { amount: '0' } })).toBe('orderPaymentRequest.amount.amount')
  expect(await violationOf({ amount: undefined })).toBe('orderPaymentRequest.amount.amount')
  expect(await violationOf({ title: ' ' })).toBe('orderPaymentRequest.title')
  expect(await violationOf({ expirationDate: '2020-01-01T00:00:00Z' })).toBe('orderPaymentRequest.expirationDate')
  expect(await violationOf({ source: {} })).toBe('orderPaymentRequest.source.externalId')
  expect(await violationOf({ image: { id: 'a.png' } })).toBe('orderPaymentRequest.image')
  expect(await violationOf({ orderId: randomUUID() })).toBe('ORDER_NOT_FOUND')
  await owner.orders.markOrderAsPaid(orderId)
  expect(await violationOf({})).toBe('ORDER_PAID')
  const canceled = await unpaidOrder()
  await owner.orders.cancelOrder(canceled)
  expect(await violationOf({ orderId: canceled })).toBe('ORDER_CANCELED')
})

test('creates several requests in bulk; each fails independently', async () => {
  const orderId = await unpaidOrder()
  const input = { orderId, amount: { amount: '5' }, title: 'Part' }
  const { results, bulkActionMetadata } = await api().bulkCreateOrderPaymentRequests(
    [input, { ...input, title: ' ' }, input],
    { returnEntity: true },
  )
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 })
  expect(results.map(({ itemMetadata }) => itemMetadata.success)).toEqual([true, false, true])
  expect(results[0]!.item).toMatchObject({
    orderPaymentRequest: { orderId, title: 'Part' },
    orderPaymentRequestUrl: expect.stringContaining('/hosted/pay?token='),
  })
  const without = await api().bulkCreateOrderPaymentRequests([input])
  expect(without.results[0]!.item).not.toHaveProperty('orderPaymentRequest')
})

test('filters, sorts and pages requests by each field', async () => {
  const externalId = randomUUID()
  const orderId = await unpaidOrder()
  const source = { externalId, appId: randomUUID() }
  const make = (title: string, amount: string) =>
    api().createOrderPaymentRequest({
      orderPaymentRequest: { orderId, amount: { amount }, title, description: `About ${title}`, source },
    })
  const [first, second] = [await make('A', '3'), await make('B', '7')]
  await api().chargeOrderPaymentRequest(second.id, { paymentToken: 'sandbox:pays' })
  const paid = await api().getOrderPaymentRequest(second.id)
  const mine = () => api().queryOrderPaymentRequests().eq('orderId', orderId)
  const titles = async (query: ReturnType<typeof mine>) => (await query.find()).items.map(({ title }) => title)
  expect(await titles(mine().descending('amount.amount'))).toEqual(['B', 'A'])
  expect(await titles(mine().eq('status', 'PAID'))).toEqual(['B'])
  expect(await titles(mine().eq('paymentGatewayOrderId', paid.paymentGatewayOrderId!))).toEqual(['B'])
  expect(await titles(mine().lt('amount.amount', '5'))).toEqual(['A'])
  expect(await titles(mine().eq('source.externalId', externalId).eq('source.appId', source.appId))).toHaveLength(2)
  expect(await titles(mine().eq('id', first.id).startsWith('title', 'A').eq('description', 'About A'))).toEqual(['A'])
  expect(await titles(mine().exists('expirationDate', false).eq('orderNumber', first.orderNumber!))).toHaveLength(2)
  const page = await mine().ascending('title').limit(1).find()
  expect(page.items.map(({ title }) => title)).toEqual(['A'])
  expect((await page.next()).items.map(({ title }) => title)).toEqual(['B'])
})

test('only the texts and blocked methods of an unpaid request can be updated', async () => {
  const request = await ask('10', { expirationDate: new Date('2099-01-01T00:00:00Z') })
  const change = (sent: object) => api().updateOrderPaymentRequest(request.id, sent)
  expect(await change({ title: 'Second part', description: 'Soon', blockedPaymentMethods: ['MANUAL'] })).toMatchObject({
    title: 'Second part',
    description: 'Soon',
    blockedPaymentMethods: ['MANUAL'],
  })
  expect(await change({ ...request, description: '', blockedPaymentMethods: [] })).not.toHaveProperty('description')
  expect(await refusalOf(change({ amount: { amount: '11' } }))).toBe('CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT')
  expect(await refusalOf(change({ orderId: randomUUID() }))).toBe('INVALID_ARGUMENT')
  expect(await refusalOf(change({ expirationDate: '2098-01-01T00:00:00Z' }))).toBe('INVALID_ARGUMENT')
  expect(await refusalOf(change({ source: { externalId: 'other' } }))).toBe('INVALID_ARGUMENT')
  expect(await refusalOf(api().updateOrderPaymentRequest(randomUUID(), { title: 'A' }))).toBe(
    'ORDER_PAYMENT_REQUEST_NOT_FOUND',
  )
})

test('apps store extended fields in a request', async () => {
  const { id } = await ask('10', { extendedFields: { namespaces: { '@a': { one: 1 } } } })
  const set = (namespace: string, namespaceData: Record<string, unknown>) =>
    api().updateExtendedFields(id, namespace, { namespaceData })
  await set('@a', { two: 2 })
  const { orderPaymentRequest } = await set('@b', { three: 3 })
  expect(orderPaymentRequest.extendedFields).toEqual({ namespaces: { '@a': { one: 1, two: 2 }, '@b': { three: 3 } } })
})

test('rejects charging, updating and voiding a paid, expired or voided request with specific codes', async () => {
  const [paid, lapsed, voided] = [
    await ask(),
    await ask('10', { expirationDate: new Date(Date.now() + 60_000) }),
    await ask(),
  ]
  await api().chargeOrderPaymentRequest(paid.id, { paymentToken: 'sandbox:pays' })
  await api().voidOrderPaymentRequest(voided.id)
  await runJobs({ ...shop.context, now: () => new Date(Date.now() + 120_000) }, 'payment-request')
  const charge = (id: string) => refusalOf(api().chargeOrderPaymentRequest(id, { paymentToken: 'sandbox:pays' }))
  const change = (id: string) => refusalOf(api().updateOrderPaymentRequest(id, { title: 'Other' }))
  const end = (id: string) => refusalOf(api().voidOrderPaymentRequest(id))
  const remove = (id: string) => refusalOf(api().deleteOrderPaymentRequest(id))
  expect(await Promise.all([paid, lapsed, voided].map(({ id }) => charge(id)))).toEqual([
    'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
    'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
    'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
  ])
  expect(await Promise.all([paid, lapsed, voided].map(({ id }) => change(id)))).toEqual([
    'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
    'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST',
    'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
  ])
  expect(await Promise.all([paid, lapsed, voided].map(({ id }) => end(id)))).toEqual([
    'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
    'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
    'done',
  ])
  expect(await Promise.all([paid, lapsed, voided].map(({ id }) => remove(id)))).toEqual([
    'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST',
    'done',
    'done',
  ])
  expect((await api().getOrderPaymentRequest(paid.id)).status).toBe('PAID')
  expect(await refusalOf(api().getOrderPaymentRequest(lapsed.id))).toBe('ORDER_PAYMENT_REQUEST_NOT_FOUND')
})

test('sends apps webhooks in the shapes of the specification', async () => {
  const request = await ask()
  await api().updateOrderPaymentRequest(request.id, { title: 'Other' })
  await api().chargeOrderPaymentRequest(request.id, { paymentToken: 'sandbox:pays' })
  const events = await eventsOf(request.id)
  expect(events.map(({ type }) => type)).toEqual(['created', 'updated', 'paid'])
  expect(events[0]!.body).toEqual({ entity: JSON.parse(JSON.stringify(request)) })
  expect(events[2]!.body).toMatchObject({ orderPaymentRequest: { id: request.id, status: 'PAID' } })

  const other = await ask('10', { expirationDate: new Date(Date.now() + 60_000) })
  await runJobs({ ...shop.context, now: () => new Date(Date.now() + 120_000) }, 'payment-request')
  await api().deleteOrderPaymentRequest(other.id)
  const [, expired, deleted] = await eventsOf(other.id)
  expect(expired).toMatchObject({ type: 'expired', body: { orderPaymentRequest: { status: 'EXPIRED' } } })
  expect(deleted).toMatchObject({ type: 'deleted', body: { entity: { id: other.id } } })

  const ended = await ask()
  await api().voidOrderPaymentRequest(ended.id)
  await api().voidOrderPaymentRequest(ended.id)
  expect((await eventsOf(ended.id)).map(({ type }) => type)).toEqual(['created', 'voided'])
})

test('reports a declined, expired or challenged card by code and charges nothing', async () => {
  const request = await ask()
  const charge = (paymentToken?: string) =>
    shop.send('POST /ecom/v1/order-payment-requests/charge', {
      token: shop.apiKey,
      body: { orderPaymentRequestId: request.id, ...(paymentToken !== undefined && { paymentToken }) },
    })
  const declined = await charge('sandbox:no-funds')
  expect(declined.body.details.applicationError).toMatchObject({
    code: 'INVALID_PAYMENT_STATUS',
    data: {
      paymentStatus: 'DECLINED',
      failureDetails: 'insufficient-funds',
      paymentResponseToken: expect.stringContaining('.'),
    },
  })
  expect(codeOf(await charge('sandbox:card_unknown'))).toBe('PAYMENT_ATTEMPT_EXPIRED')
  expect((await charge()).status).toBe(400)
  const { paymentResponseToken } = (await charge('sandbox:challenge')).body
  expect(paymentResponseToken).toContain('.')
  expect((await api().getOrderPaymentRequest(request.id)).status).toBe('UNPAID')
  const confirmed = await shop.send('POST /vitrine/v1/payments/confirm', {
    token: await shop.visitorToken(),
    body: { paymentResponseToken, approved: true },
  })
  expect(confirmed.body).toEqual({ orderId: request.orderId })
  expect((await api().getOrderPaymentRequest(request.id)).status).toBe('PAID')
})

test('does not charge a request of an order that was canceled or paid by other means', async () => {
  const [canceled, paid] = [await ask(), await ask()]
  await owner.orders.cancelOrder(canceled.orderId)
  await owner.orders.markOrderAsPaid(paid.orderId)
  const charge = (id: string) => refusalOf(api().chargeOrderPaymentRequest(id, { paymentToken: 'sandbox:pays' }))
  expect(await charge(canceled.id)).toBe('ORDER_CANCELED')
  expect(await charge(paid.id)).toBe('INVALID_AMOUNT')
})

test('emails the buyer the payment page in their language', async () => {
  const request = await ask('10', { description: 'For the mug', expirationDate: new Date('2099-03-04T12:00:00Z') })
  await api().sendOrderPaymentRequest(request.id)
  const { orderPaymentRequestUrl } = await api().getOrderPaymentRequestUrl(request.id)
  const mails = await shop.context.db
    .selectFrom('mail')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .where('subject', 'like', 'Payment for%')
    .execute()
  const mail = mails.find(({ text }) => text.includes(orderPaymentRequestUrl))
  expect(mail).toMatchObject({ subject: `Payment for your order ${request.orderNumber} from Test shop` })
  expect(mail!.text).toContain('Amount to pay: €10.00')
  expect(mail!.text).toContain('For the mug')
  expect(mail!.text).toContain('You can pay until March 5, 2099.')
  await api().voidOrderPaymentRequest(request.id)
  expect(await refusalOf(api().sendOrderPaymentRequest(request.id))).toBe('CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST')
})

test('redirects only the buyer of the order to the payment page, by either field name', async () => {
  const [buyer, stranger] = [await shop.visitorToken(), await shop.visitorToken()]
  const orderId = await unpaidOrder(buyer)
  const input = { orderId, amount: { amount: '5' }, title: 'Part' }
  const { id } = await api().createOrderPaymentRequest({ orderPaymentRequest: input })
  const { orderPaymentRequestUrl } = await api().getOrderPaymentRequestUrl(id)
  const redirect = (token: string, ecomOrderPaymentRequest: object) =>
    shop.send('POST /_api/redirects-api/v1/redirect-session', { token, body: { ecomOrderPaymentRequest } })
  const urlOf = async (named: object) => new URL((await redirect(buyer, named)).body.redirectSession.fullUrl)
  const known = new URL(orderPaymentRequestUrl)
  for (const named of [{ orderPaymentRequestId: id }, { paymentRequestId: id }]) {
    const url = await urlOf(named)
    expect([url.pathname, url.searchParams.get('token')]).toEqual([known.pathname, known.searchParams.get('token')])
  }
  expect(codeOf(await redirect(stranger, { orderPaymentRequestId: id }))).toBe('ORDER_PAYMENT_REQUEST_NOT_FOUND')
  expect((await redirect(buyer, {})).status).toBe(400)
})
