import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, addTestCoupon, buyer, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { noteStatements } from '../../../../../test/statements.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
beforeAll(async () => {
  shop = await openShop({ runsWorkers: true, taxRatePercent: '19' })
  till = await atTheTill(shop)
})
afterAll(() => shop.close())

const goods = (more: Parameters<typeof addProduct>[2] = {}) => addProduct(shop.context.db, shop.siteId, more)

test('a visitor buys a mug: places the order, reduces the stock, empties the cart and queues the email', async () => {
  const mug = await goods({ stock: 5 })
  const checkout = await till.checkoutOf(mug, { quantity: 2 })
  const answer = await till.pay(checkout)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { body } = await shop.send(`GET /ecom/v1/orders/${answer.body.orderId}`, { token: checkout.token })
  expect(body.order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    fulfillmentStatus: 'NOT_FULFILLED',
    buyerInfo: { email: buyer.email },
    lineItems: [{ quantity: 2, price: { amount: '19.00' }, productName: { original: 'Mug' } }],
    priceSummary: {
      subtotal: { amount: '38.00' },
      shipping: { amount: '4.90' },
      total: { amount: '42.90' },
      tax: { amount: '6.85' },
    },
  })
  expect(Number(body.order.number)).toBeGreaterThan(10_000)
  expect(await till.stockOf(mug)).toBe(3)
  expect((await shop.send('GET /ecom/v1/carts/current', { token: checkout.token })).status).toBe(404)
  const mail = await shop.context.db.selectFrom('mail').selectAll().where('recipient', '=', buyer.email).execute()
  expect(mail.some(({ subject }) => subject.includes(body.order.number))).toBe(true)
  const paid = await shop.send(`GET /ecom/v1/payments/orders/${answer.body.orderId}`, { token: checkout.token })
  expect(paid.body.orderTransactions.payments).toMatchObject([{ status: 'APPROVED', amount: { amount: '42.90' } }])
})

test('repeated clicks place one order with one charge and one email', async () => {
  const mug = await goods({ stock: 50 })
  const checkout = await till.checkoutOf(mug)
  const answers = await Promise.all(Array.from({ length: 30 }, () => till.pay(checkout)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size, JSON.stringify(answers[0]!.body)).toBe(1)
  expect(await till.stockOf(mug)).toBe(49)
  const { orderId } = answers[0]!.body
  const charges = await shop.context.db.selectFrom('payment').select('id').where('order_id', '=', orderId).execute()
  expect(charges).toHaveLength(1)
  expect(await till.pay(checkout)).toMatchObject({ status: 200, body: { orderId } })
})

test('reports a declined card without charging it, and accepts the next card', async () => {
  const mug = await goods({ stock: 5 })
  const checkout = await till.checkoutOf(mug)
  expect(await till.pay(checkout, 'sandbox:declines')).toMatchObject({
    status: 428,
    body: { details: { applicationError: { code: 'PAYMENT_DECLINED', data: { reason: 'declined' } } } },
  })
  expect(await till.stockOf(mug)).toBe(5)
  expect((await shop.send('GET /ecom/v1/carts/current', { token: checkout.token })).body.cart.lineItems).toHaveLength(1)
  expect((await till.pay(checkout)).status).toBe(200)
})

test('a bank challenge places the order when approved and releases everything when refused', async () => {
  const mug = await goods({ stock: 5 })
  for (const approved of [true, false]) {
    const checkout = await till.checkoutOf(mug)
    const { body } = await till.pay(checkout, 'sandbox:challenge')
    expect(body.paymentResponseToken).toBeTypeOf('string')
    const confirm = { token: checkout.token, body: { paymentResponseToken: body.paymentResponseToken, approved } }
    const answer = await shop.send('POST /vitrine/v1/payments/confirm', confirm)
    expect(answer.status).toBe(approved ? 200 : 428)
    const read = await shop.send(`GET /ecom/v1/orders/${body.orderId}`, { token: checkout.token })
    expect(read.status).toBe(approved ? 200 : 404)
  }
  expect(await till.stockOf(mug)).toBe(4)
})

test('releases reservations when a buyer abandons the challenge', async () => {
  const mug = await goods({ stock: 1 })
  await till.pay(await till.checkoutOf(mug), 'sandbox:challenge')
  expect(await till.stockOf(mug)).toBe(0)
  shop.pass(16 * 60)
  await expect.poll(() => till.stockOf(mug)).toBe(1)
})

test('sells ten mugs to forty concurrent buyers and tells thirty that they are sold out', async () => {
  const mug = await goods({ stock: 10 })
  const checkouts = await Promise.all(Array.from({ length: 40 }, () => till.checkoutOf(mug)))
  const answers = await Promise.all(checkouts.map((checkout) => till.pay(checkout)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.details.applicationError.code)
  for (const code of codes) expect(['INSUFFICIENT_INVENTORY', 'ITEM_NOT_AVAILABLE']).toContain(code)
  expect(codes).toHaveLength(30)
  expect(await till.stockOf(mug)).toBe(0)
})

test('redeems a single-use coupon once', async () => {
  await addTestCoupon(shop.context.db, shop.siteId, { code: 'ONCE', usageLimit: 1 })
  const mug = await goods({ stock: 50 })
  const checkouts = await Promise.all(Array.from({ length: 8 }, () => till.checkoutOf(mug, { coupon: 'ONCE' })))
  const answers = await Promise.all(checkouts.map((checkout) => till.pay(checkout)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await till.stockOf(mug)).toBe(49)
})

test('a visitor cannot order without paying; missing fields are named', async () => {
  const mug = await goods({ stock: 5 })
  const checkout = await till.checkoutOf(mug)
  const free = await shop.send(`POST /ecom/v1/checkouts/${checkout.checkoutId}/create-order`, {
    token: checkout.token,
    body: {},
  })
  expect(free.status).toBe(403)
  expect(await till.stockOf(mug)).toBe(5)

  const token = await shop.visitorToken()
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', {
    token,
    body: { lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }] },
  })
  const { checkoutId } = (await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: {} })).body
  expect((await till.pay({ token, checkoutId })).body.details.applicationError).toMatchObject({
    code: 'MISSING_CHECKOUT_DETAILS',
    data: { missing: expect.arrayContaining(['checkout.buyerInfo.email']) },
  })
})

test('carts, checkouts and orders of other buyers are not found', async () => {
  const checkout = await till.checkoutOf(await goods({ stock: 5 }))
  const { orderId } = (await till.pay(checkout)).body
  const stranger = await shop.visitorToken()
  for (const route of [
    `GET /ecom/v1/orders/${orderId}`,
    `GET /ecom/v1/checkouts/${checkout.checkoutId}`,
    `GET /ecom/v1/checkouts/${checkout.checkoutId}/checkout-url`,
    `GET /ecom/v1/payments/orders/${orderId}`,
    `GET /ecom/v1/fulfillments/orders/${orderId}`,
  ]) {
    expect((await shop.send(route, { token: stranger })).status, route).toBe(404)
  }
  expect((await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: shop.apiKey })).status).toBe(200)
})

test('the owner ships an order in two parcels and the buyer is notified', async () => {
  const checkout = await till.checkoutOf(await goods({ stock: 9 }), { quantity: 3 })
  const { orderId } = (await till.pay(checkout)).body
  const { order } = (await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: shop.apiKey })).body
  const send = (quantity: number) =>
    shop.send(`POST /ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
      token: shop.apiKey,
      body: { fulfillment: { lineItems: [{ id: order.lineItems[0].id, quantity }] } },
    })
  await send(1)
  expect((await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: shop.apiKey })).body.order.fulfillmentStatus).toBe(
    'PARTIALLY_FULFILLED',
  )
  expect((await send(3)).status).toBe(428)
  await send(2)
  expect(
    (await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: checkout.token })).body.order.fulfillmentStatus,
  ).toBe('FULFILLED')
})

test('the owner lists orders newest first, page by page', async () => {
  const first = await shop.send('POST /ecom/v1/orders/search', {
    token: shop.apiKey,
    body: { search: { cursorPaging: { limit: 2 } } },
  })
  expect(first.body.orders).toHaveLength(2)
  const { next } = first.body.metadata.cursors
  const second = await shop.send('POST /ecom/v1/orders/search', {
    token: shop.apiKey,
    body: { search: { search: { cursorPaging: { limit: 2, cursor: next } } } },
  })
  expect(second.body.orders[0].id).not.toBe(first.body.orders[1].id)
  expect(Number(second.body.orders[0].number)).toBeLessThan(Number(first.body.orders[1].number))
})

test('filters orders by date, number and name; each page continues the same search', async () => {
  const mug = await goods({ stock: 50 })
  const numbers: number[] = []
  for (let count = 0; count < 5; count += 1) {
    const checkout = await till.checkoutOf(mug)
    const { orderId } = (await till.pay(checkout)).body
    const { order } = (await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: checkout.token })).body
    numbers.push(Number(order.number))
  }
  const token = shop.apiKey
  const find = async (search: object) =>
    (await shop.send('POST /ecom/v1/orders/search', { token, body: { search } })).body
  const numbersOf = (found: { orders: { number: string }[] }) => found.orders.map(({ number }) => Number(number))
  const search = { filter: { number: { $gte: numbers[0] } }, sort: [{ fieldName: 'number', order: 'ASC' }] }

  const first = await find({ ...search, cursorPaging: { limit: 2 } })
  expect(numbersOf(first)).toEqual(numbers.slice(0, 2))
  const second = await find({ cursorPaging: { limit: 2, cursor: first.metadata.cursors.next } })
  expect(numbersOf(second)).toEqual(numbers.slice(2, 4))
  const third = await find({ cursorPaging: { limit: 2, cursor: second.metadata.cursors.next } })
  expect(numbersOf(third)).toEqual(numbers.slice(4))
  expect(third.metadata).toEqual({ count: 1, cursors: { prev: expect.any(String) }, hasNext: false })
  const back = await find({ cursorPaging: { limit: 2, cursor: third.metadata.cursors.prev } })
  expect(numbersOf(back)).toEqual(numbersOf(second))
  const start = await find({ cursorPaging: { limit: 2, cursor: back.metadata.cursors.prev } })
  expect([numbersOf(start), start.metadata.cursors]).toEqual([numbersOf(first), { next: expect.any(String) }])

  const tomorrow = new Date(shop.context.now().getTime() + 86_400_000).toISOString()
  expect((await find({ filter: { createdDate: { $gt: tomorrow } } })).orders).toEqual([])
  expect(numbersOf(await find({ search: { expression: String(numbers[3]) } }))).toEqual([numbers[3]])
  expect(numbersOf(await find({ cursorPaging: { limit: 5 } }))).toEqual(numbers.toReversed())

  for (const [field, mistaken] of [
    ['search.filter.color', { filter: { color: 'red' } }],
    ['search.sort[0].fieldName', { sort: [{ fieldName: 'color' }] }],
    ['search.cursorPaging.cursor', { cursorPaging: { cursor: 'abc' } }],
    [
      'search.cursorPaging.cursor',
      { cursorPaging: { cursor: Buffer.from('{"expression":"","after":["x","y"]}').toString('base64url') } },
    ],
  ] as const) {
    const refused = await shop.send('POST /ecom/v1/orders/search', { token, body: { search: mistaken } })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(field)
  }
})

test('assigns order numbers from a counter without scanning all orders', async () => {
  const checkout = await till.checkoutOf(await goods({ stock: 5 }))
  const [{ status }, statements] = await noteStatements(() => till.pay(checkout))
  expect(status).toBe(200)
  const counting = statements.filter(({ text }) => /\border_counter\b/.test(text))
  expect(counting).toHaveLength(1)
  expect(counting[0]!.text).toMatch(/^update /)
})
