import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { addProduct, buyer } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheFileShelf } from '../../orders/digital/testing.ts'
import { createOrderLinks } from '../../ground/token/order-link.ts'

let shop: Shop
let shelf: Awaited<ReturnType<typeof atTheFileShelf>>
beforeAll(async () => {
  shop = await openShop()
  shelf = await atTheFileShelf(shop)
})
afterAll(() => shop.close())

const mails = () => mailsOf(shop)
const tokenIn = (text: string): string => /\/hosted\/order\?token=([\w.-]+)/.exec(text)![1]!
const open = (token: string) => shop.send('POST /vitrine/v1/order-links/open', { body: { token } })
const request = (body: object) =>
  shop.send('POST /vitrine/v1/order-links/request', { body: { siteId: shop.siteId, ...body } })

test('shows the buyer’s view of an order behind its link: line items, files, fulfillments and documents', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { stock: 9 })
  const { orderId } = await shelf.buy([mug, await shelf.ebook()])
  const { number, lineItems } = await shelf.till.orderOf(orderId)
  const noted = await shop.send(`POST /ecom/v1/orders/${orderId}/activities`, {
    token: shop.apiKey,
    body: { activity: { merchantComment: { message: 'A difficult customer' } } },
  })
  expect(noted.status).toBe(200)
  const trackingInfo = { trackingNumber: '42', trackingLink: 'https://parcels.example/42' }
  await shop.send(`POST /ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
    token: shop.apiKey,
    body: { fulfillment: { lineItems: [{ id: lineItems[0].id, quantity: 1 }], trackingInfo } },
  })
  const [confirmation] = (await mails()).filter(({ text }) => text.includes(number))
  const { status, body } = await open(tokenIn(confirmation!.text))
  expect(status).toBe(200)
  expect(body.linkedOrder).toMatchObject({
    siteId: shop.siteId,
    order: { id: orderId, number },
    downloads: [{ fileName: 'story.pdf', status: 'AVAILABLE' }],
  })
  expect(body.linkedOrder.fulfillments).toHaveLength(2)
  expect(JSON.stringify(body)).not.toContain('A difficult customer')
  // Every email about the order links to it.
  for (const { text, subject } of (await mails()).filter((mail) => mail.subject.includes(number))) {
    expect((await open(tokenIn(text))).body.linkedOrder?.order.id, subject).toBe(orderId)
  }
})

test('refuses links that were changed, have another purpose or have expired, and returns the store of an expired one', async () => {
  const { orderId } = await shelf.buy([await shelf.ebook()])
  const good = new URL(shopLink(orderId)).searchParams.get('token')!
  expect((await open(good)).status).toBe(200)
  const [head, claims, signature] = good.split('.')
  const other = Buffer.from(claims!, 'base64url').toString().replace(orderId, shop.siteId)
  expect((await open([head, Buffer.from(other).toString('base64url'), signature].join('.'))).status).toBe(404)
  const download = new URL(await shelf.linkOf(orderId)).searchParams.get('token')!
  expect((await open(download)).status).toBe(404)
  expect((await open('nonsense')).status).toBe(404)
  const old = shop.context.signer.signSync(
    'order+jwt',
    { order: orderId },
    { audience: shop.siteId, lifetimeSeconds: -1 },
  )
  const expired = await open(old)
  expect([expired.status, codeOf(expired)]).toEqual([410, 'ORDER_LINK_EXPIRED'])
  expect(expired.body.details.applicationError.data.siteId).toBe(shop.siteId)
})

const shopLink = (orderId: string): string => createOrderLinks(shop.context)(shop.siteId, orderId)

test('emails the buyer a new link by order number and email, and nobody else, with the same response', async () => {
  const { orderId } = await shelf.buy([await shelf.ebook()])
  await shelf.deliver()
  const { number } = await shelf.till.orderOf(orderId)
  const before = (await mails()).filter(({ recipient }) => recipient === buyer.email).length
  const requests = [
    { orderNumber: number, email: buyer.email.toUpperCase() },
    { orderNumber: `#${number}`, email: 'someone.else@people.test' },
    { orderNumber: '99999999', email: 'stranger@people.test' },
    { orderNumber: 'x', email: 'stranger2@people.test' },
    { orderNumber: '99999999999999999999999', email: 'stranger3@people.test' },
  ]
  const answers = []
  for (const body of requests) answers.push(await request(body))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(requests.map(() => [200, {}]))
  const sent = (await mails()).filter(({ recipient }) => recipient === buyer.email).slice(before)
  expect(sent).toHaveLength(1)
  expect((await open(tokenIn(sent[0]!.text))).body.linkedOrder.order.number).toBe(number)
  expect((await mails()).some(({ recipient }) => recipient.includes('people.test'))).toBe(false)
})

test('limits how often links can be requested', async () => {
  const statuses = []
  for (let tries = 0; tries < 7; tries += 1) {
    statuses.push((await request({ orderNumber: '1', email: 'often@people.test' })).status)
  }
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
  expect(statuses).toContain(429)
})

test('links to the payment of the outstanding amount', async () => {
  const tried = await shelf.till.checkoutOf(await addProduct(shop.context.db, shop.siteId, { stock: 3 }))
  const { body } = await shelf.till.orderUnpaid({ ...tried, token: shop.apiKey })
  const paymentRequest = { title: 'The rest', amount: { amount: '23.90' }, orderId: body.orderId }
  const made = await shop.send('POST /ecom/v1/order-payment-requests', {
    token: shop.apiKey,
    body: { orderPaymentRequest: paymentRequest },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const token = new URL(shopLink(body.orderId)).searchParams.get('token')!
  expect((await open(token)).body.linkedOrder.paymentUrl).toMatch(/\/hosted\/pay\?token=/)
})
