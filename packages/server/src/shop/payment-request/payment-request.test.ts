import { ApiKeyStrategy, createClient, orderPaymentRequests, orders, orderTransactions } from '@vitrine/client'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { expireRequests } from './expire.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
const modules = { orderPaymentRequests, orders, orderTransactions }
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  till = await atTheTill(shop)
  owner = openOwner()
  await addListener(shop)
})
afterAll(() => shop.close())

/** An order of 23.90 that nobody has paid. */
const unpaidOrder = async (): Promise<string> => {
  const tried = await till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 10 }))
  const { body } = await till.orderUnpaid({ ...tried, token: shop.apiKey })
  expect(body.orderId, JSON.stringify(body)).toBeDefined()
  return body.orderId
}
const ask = async (amount = '10', more: object = {}) => {
  const orderId = await unpaidOrder()
  const asked = { orderId, amount: { amount }, title: 'Deposit', ...more }
  return owner.orderPaymentRequests.createOrderPaymentRequest({ orderPaymentRequest: asked })
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

test('an owner asks for a part of what is due, and is told where it is paid', async () => {
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
  expect(orderPaymentRequestUrl).toMatch(new RegExp(`/hosted/pay\\?token=${request.id}\\.[\\w-]{32}$`))
  expect(await api().getOrderPaymentRequest(request.id)).toEqual(request)
})

test('a request that is charged pays its part of the order, once', async () => {
  const request = await ask('10')
  await api().chargeOrderPaymentRequest(request.id, { paymentToken: 'sandbox:pays' })
  const paid = await api().getOrderPaymentRequest(request.id)
  expect(paid).toMatchObject({ status: 'PAID', paymentGatewayOrderId: expect.any(String) })
  expect(await owner.orders.getOrder(request.orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { balance: { amount: '13.90' }, paid: { amount: '10.00' } },
  })
  const { orderTransactions: told } = await owner.orderTransactions.listTransactionsForSingleOrder(request.orderId)
  expect(told.payments).toMatchObject([
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
