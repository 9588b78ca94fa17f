import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../../test/buying.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { mailsOf } from '../../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { rateLimits } from '../../../ground/rate-limit/rate-limit-store.ts'
import { createOwner } from '../../../people/owner/owner-create.ts'
import { atTheDesk } from '../../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const ownerEmail = 'owner@withdrawals.test'
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  await addListener(shop)
  await createOwner(shop.context.db, { siteId: shop.siteId, email: ownerEmail, password: 'a quiet lighthouse' })
  const returnSettings = { fee: { amount: '5.00' }, returnAddress: 'Mug Street 1\nBerlin' }
  await shop.send('PATCH /vitrine/v1/return-settings', { token: shop.apiKey, body: { returnSettings } })
  const siteSettings = { timeZone: 'Europe/Berlin' }
  await shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings } })
})
afterAll(() => shop.close())

type Answer = Awaited<ReturnType<typeof desk.post>>
const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const reasonOf = ({ body }: Answer) => body.details.applicationError?.data?.reason
const fieldOf = ({ body }: Answer) => body.details.validationError?.fieldViolations[0].field
const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString()

/** Buys three mugs at 19.00. Returns the order with the buyer's link. */
const bought = async () => {
  const sold = await desk.buy('sandbox:pays', { quantity: 3 })
  const link = shop.context.signer.signSync(
    'order+jwt',
    { order: sold.orderId },
    { audience: shop.siteId, lifetimeSeconds: 600 },
  )
  return { ...sold, link, lineItemId: sold.order.lineItems[0].id as string }
}
type Bought = Awaited<ReturnType<typeof bought>>

const send = async ({ orderId, lineItemId }: Bought, quantity: number, more: object = {}) =>
  desk.post(`/ecom/v1/fulfillments/orders/${orderId}/create-fulfillment`, {
    fulfillment: { lineItems: [{ id: lineItemId, quantity }], ...more },
  })
const statement = ({ lineItemId }: Bought, quantity: number, more: object = {}) => ({
  confirmationId: randomUUID(),
  name: 'Ann Lee',
  email: 'ann@example.com',
  items: [{ lineItemId, quantity }],
  ...more,
})
const byLink = (sold: Bought, quantity: number, more: object = {}) =>
  shop.send('POST /vitrine/v1/order-links/withdrawals', {
    body: { token: sold.link, ...statement(sold, quantity, more) },
  })
const withdrawn = async (sold: Bought, quantity: number, more: object = {}) =>
  ok(await byLink(sold, quantity, more)).orderReturn
const able = async ({ orderId }: Bought, token = shop.apiKey) =>
  ok(await shop.send(`GET /vitrine/v1/orders/${orderId}/withdrawability`, { token })).withdrawability
const move = (id: string, step: string, body: object = {}) => desk.post(`/vitrine/v1/returns/${id}/${step}`, body)
const mails = async ({ order }: Bought) => (await mailsOf(shop)).filter(({ subject }) => subject.includes(order.number))

test('accepts a withdrawal by link before shipping, and acknowledges it at once with date and time', async () => {
  const sold = await bought()
  expect(await able(sold)).toEqual({
    canWithdraw: true,
    timeZone: 'Europe/Berlin',
    lineItems: [{ lineItemId: sold.lineItemId, quantity: 3, unsentQuantity: 3 }],
  })
  const one = await withdrawn(sold, 3, { email: 'ann.lee@elsewhere.test' })
  expect(one).toMatchObject({
    kind: 'WITHDRAWAL',
    status: 'RECEIVED',
    withdrawal: { name: 'Ann Lee', email: 'ann.lee@elsewhere.test' },
    items: [{ quantity: 3, unsentQuantity: 3 }],
  })
  const emails = (await mails(sold)).filter(({ subject }) => /withdr/i.test(subject))
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'ann.lee@elsewhere.test',
    sold.order.buyerInfo.email,
    ownerEmail,
  ])
  const { text } = emails.find(({ recipient }) => recipient === 'ann.lee@elsewhere.test')!
  const moment = { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Berlin' } as const
  const submitted = new Intl.DateTimeFormat('en', moment).format(new Date(one.createdDate))
  for (const words of [submitted, 'Ann Lee', sold.order.number, '3 × Mug', 'You don’t have to send anything back'])
    expect(text).toContain(words)
  expect(submitted).toMatch(/(CET|GMT\+[12])$/)
  expect(emails.find(({ recipient }) => recipient === ownerEmail)!.text).toContain('Please don’t ship it')

  const events = shop.context.db.selectFrom('event').select(['type', 'actor']).orderBy('sequence')
  const heard = await events.where('entity', '=', `order_return:${one.id}`).execute()
  expect(heard).toMatchObject([{ type: 'vitrine.ecom.v1.order_return_created', actor: { type: 'visitor' } }])
  const { activities } = await desk.till.orderOf(sold.orderId)
  expect(activities).toContainEqual(
    expect.objectContaining({ customActivity: expect.objectContaining({ type: 'ORDER_WITHDRAWN' }) }),
  )
})

test('refunds a withdrawal without a fee, including delivery, and restocks its items', async () => {
  const sold = await bought()
  const { id } = await withdrawn(sold, 3)
  const settled = ok(await move(id, 'settle', { type: 'REFUND' })).orderReturn
  expect(settled.settlement).toMatchObject({ type: 'REFUND', amount: { amount: '61.90' } })
  expect(settled.settlement.fee).toBeUndefined()
  expect(await desk.till.stockOf(sold.mug)).toBe(10)
  expect(await desk.till.orderOf(sold.orderId)).toMatchObject({
    paymentStatus: 'FULLY_REFUNDED',
    fulfillmentStatus: 'CANCELED',
  })
  const part = await bought()
  const settlement = ok(await move((await withdrawn(part, 1)).id, 'settle', { type: 'REFUND' })).orderReturn.settlement
  expect(settlement.amount.amount).toBe('19.00')
})

test('refunds nothing twice, and refunds the delivery with the last items', async () => {
  const sold = await bought()
  const { id } = await withdrawn(sold, 3)
  const refunded = desk.refund(sold.orderId, {
    paymentRefunds: [{ paymentId: sold.paymentId, amount: { amount: '4.90' } }],
    refundItems: { shipping: {} },
  })
  expect((await refunded).status).toBe(200)
  expect(ok(await move(id, 'settle', { type: 'REFUND' })).orderReturn.settlement.amount.amount).toBe('57.00')

  const inParts = await bought()
  const [first, last] = [await withdrawn(inParts, 1), await withdrawn(inParts, 2)]
  const settled = async ({ id: one }: { id: string }) =>
    ok(await move(one, 'settle', { type: 'REFUND' })).orderReturn.settlement.amount.amount
  expect([await settled(first), await settled(last)]).toEqual(['19.00', '42.90'])
})

test('limits how often a buyer can withdraw and request returns, but not the store', async () => {
  const sold = await bought()
  const path = `/vitrine/v1/orders/${sold.orderId}/returns`
  const items = [{ lineItemId: sold.lineItemId, quantity: 1, reason: 'DAMAGED' }]
  await send(sold, 2)
  const ask = (token: string) => shop.send(`POST ${path}`, { token, body: { items, wish: 'REFUND' } })
  for (let count = 0; count < rateLimits.returnsOfOrder.free; count += 1) {
    const { orderReturn } = ok(await ask(sold.token))
    ok(await shop.send(`POST ${path}/${orderReturn.id}/cancel`, { token: sold.token, body: {} }))
  }
  const [requested, made] = [await ask(sold.token), await byLink(sold, 1)]
  expect([codeOf(requested), codeOf(made)]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
  ok(await ask(shop.apiKey))
})

test('counts concurrent and repeated confirmations as one withdrawal', async () => {
  const sold = await bought()
  const confirmationId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => byLink(sold, 2, { confirmationId })))
  const ids = new Set(answers.map((answer) => ok(answer).orderReturn.id))
  expect(ids.size).toBe(1)
  const [id] = ids
  // Another tab, after all units are withdrawn: the same units can be withdrawn only once.
  const [second, again] = [await withdrawn(sold, 1), await withdrawn(sold, 1)]
  expect([second.id === id, again.id]).toEqual([false, second.id])
  expect(reasonOf(await byLink(sold, 3))).toBe('NOTHING_LEFT')
  expect((await mails(sold)).filter(({ subject }) => subject.startsWith('You withdrew'))).toHaveLength(2)
})

test('ends the right 14 days after delivery, and keeps it while the delivery date is unknown', async () => {
  const [sold, late, unknown] = [await bought(), await bought(), await bought()]
  ok(await send(sold, 3, { deliveredDate: daysAgo(3) }))
  ok(await send(unknown, 3))
  const { orderWithFulfillments } = ok(
    await shop.send(`GET /ecom/v1/fulfillments/orders/${unknown.orderId}`, { token: shop.apiKey }),
  )
  expect(orderWithFulfillments.fulfillments[0].deliveredDate).toBeUndefined()
  expect(await able(sold)).toMatchObject({ canWithdraw: true, lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect((await able(unknown)).lastDay > (await able(sold)).lastDay).toBe(true)
  ok(await send(late, 3))
  const [{ id: fulfillmentId }] = ok(
    await shop.send(`GET /ecom/v1/fulfillments/orders/${late.orderId}`, { token: shop.apiKey }),
  ).orderWithFulfillments.fulfillments
  const deliver = (deliveredDate: string) =>
    shop.send(`PATCH /ecom/v1/fulfillments/${fulfillmentId}/orders/${late.orderId}`, {
      token: shop.apiKey,
      body: { fulfillment: { deliveredDate } },
    })
  expect(fieldOf(await deliver(daysAgo(-1)))).toBe('fulfillment.deliveredDate')
  ok(await deliver(daysAgo(18)))
  expect(await able(late)).toMatchObject({ canWithdraw: false, reason: 'PERIOD_OVER' })
  const refused = await byLink(late, 1)
  expect([codeOf(refused), reasonOf(refused)]).toEqual(['NOT_WITHDRAWABLE', 'PERIOD_OVER'])
})

test('returns shipped items like a return; the buyer cannot cancel the withdrawal, but the store can', async () => {
  const sold = await bought()
  ok(await send(sold, 2))
  const one = await withdrawn(sold, 3)
  expect(one).toMatchObject({
    status: 'APPROVED',
    returnAddress: 'Mug Street 1\nBerlin',
    items: [{ quantity: 3, unsentQuantity: 1 }],
  })
  const body = { token: sold.link, returnId: one.id }
  expect(codeOf(await shop.send('POST /vitrine/v1/order-links/returns/cancel', { body }))).toBe('ILLEGAL_STATE')
  ok(await move(one.id, 'receive', { items: [{ lineItemId: sold.lineItemId, quantity: 3 }] }))
  expect(ok(await move(one.id, 'settle', { type: 'REFUND' })).orderReturn.settlement.amount.amount).toBe('61.90')
  const other = await bought()
  ok(await send(other, 3))
  const { id } = await withdrawn(other, 1)
  ok(await desk.post(`/vitrine/v1/orders/${other.orderId}/returns/${id}/cancel`, {}))
  expect((await able(other)).lineItems[0].quantity).toBe(3)
})

test('replaces a return request by a withdrawal', async () => {
  const sold = await bought()
  ok(await send(sold, 3))
  const items = [{ lineItemId: sold.lineItemId, quantity: 2, reason: 'DOES_NOT_FIT' }]
  const body = { token: sold.link, items, wish: 'EXCHANGE' }
  ok(await shop.send('POST /vitrine/v1/order-links/returns', { body }))
  await withdrawn(sold, 3)
  const { linkedOrder } = ok(await shop.send('POST /vitrine/v1/order-links/open', { body: { token: sold.link } }))
  expect(linkedOrder.returns).toMatchObject([
    { kind: 'REQUEST', status: 'CANCELED' },
    { kind: 'WITHDRAWAL', status: 'APPROVED' },
  ])
  expect(linkedOrder.withdrawability).toMatchObject({ canWithdraw: false, reason: 'NOTHING_LEFT' })
  expect(linkedOrder.returnable[0].quantity).toBe(0)
})

test('closes a withdrawal once its order is canceled and fully refunded, but not if the store kept some', async () => {
  const [canceled, kept, byAmount] = [await bought(), await bought(), await bought()]
  const ids = [await withdrawn(canceled, 3), await withdrawn(kept, 3), await withdrawn(byAmount, 3)].map(({ id }) => id)
  ok(await desk.post(`/ecom/v1/orders/${canceled.orderId}/cancel`, { restockAllItems: true }))
  ok(await desk.post(`/ecom/v1/orders/${kept.orderId}/cancel`, { paymentRefunds: [] }))
  ok(
    await desk.refund(byAmount.orderId, {
      paymentRefunds: [{ paymentId: byAmount.paymentId, amount: { amount: '61.90' } }],
    }),
  )
  const returnOf = async (id: string) =>
    ok(await shop.send(`GET /vitrine/v1/returns/${id}`, { token: shop.apiKey })).orderReturn
  const returns = await Promise.all(ids.map(returnOf))
  expect(returns.map(({ status }) => status)).toEqual(['SETTLED', 'RECEIVED', 'SETTLED'])
  expect(returns[0].settlement).toMatchObject({ amount: { amount: '0.00' } })
  const order = await desk.till.orderOf(canceled.orderId)
  expect(order).toMatchObject({ status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' })
  expect(order.activities.map((one: { activityType: string }) => one.activityType)).toContain('ORDER_CANCELED')
  expect(ok(await move(ids[1]!, 'settle', { type: 'REFUND' })).orderReturn.settlement.amount.amount).toBe('61.90')
})

test('refunds nothing twice when an owner refunds and cancels during a withdrawal', async () => {
  const sold = await bought()
  const refund = () =>
    desk.refund(sold.orderId, {
      paymentRefunds: [{ paymentId: sold.paymentId, amount: { amount: '19.00' } }],
      refundItems: { lineItems: [{ lineItemId: sold.lineItemId, quantity: 1 }] },
      sideEffects: { restock: { lineItems: [{ lineItemId: sold.lineItemId, quantity: 1 }] } },
    })
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => refund()),
    ...Array.from({ length: 8 }, () => byLink(sold, 1)),
    desk.post(`/ecom/v1/orders/${sold.orderId}/cancel`, {}),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { orderReturns } = ok(await shop.send(`GET /vitrine/v1/orders/${sold.orderId}/returns`, { token: shop.apiKey }))
  for (const { id } of orderReturns) await move(id, 'settle', { type: 'REFUND', includesDelivery: false })
  const { balanceSummary } = await desk.till.orderOf(sold.orderId)
  expect(Number(balanceSummary.refunded.amount)).toBeLessThanOrEqual(61.9)
})

test('excludes lines without a right of withdrawal, but not items with a seal', async () => {
  const order = async (withdrawalExclusion: string) => {
    const sold = await bought()
    const terms = { purchaseTerms: { withdrawalExclusion } }
    const path = `/vitrine/v1/products/${sold.mug.id}/purchase-terms`
    expect(ok(await shop.send(`PUT ${path}`, { token: shop.apiKey, body: terms }))).toEqual(terms)
    const tried = await desk.till.checkoutOf(sold.mug, { quantity: 1 })
    const { checkout } = (await desk.till.readCheckout(tried)).body
    expect(checkout.lineItems[0].withdrawalExclusion).toBe(withdrawalExclusion)
    const { orderId } = ok(await desk.till.pay(tried))
    const { lineItems } = await desk.till.orderOf(orderId)
    expect(lineItems[0].withdrawalExclusion).toBe(withdrawalExclusion)
    // Earlier purchases keep their right.
    expect(await able(sold)).toMatchObject({ canWithdraw: true })
    return { ...sold, orderId }
  }
  expect(await able(await order('MADE_TO_ORDER'))).toMatchObject({ canWithdraw: false, reason: 'EXCLUDED' })
  expect(await able(await order('SEALED_HYGIENE'))).toMatchObject({
    canWithdraw: true,
    lineItems: [{ quantity: 1 }],
  })
})

test('grants the right only to buyers with an address in the EU, and only for their own order', async () => {
  const [sold, other] = [await bought(), await bought()]
  const moved = { country: 'US', city: 'Portland', subdivision: 'US-OR', postalCode: '97201', addressLine: 'Main 1' }
  const row = await shop.context.db
    .selectFrom('orders')
    .select('body')
    .where('id', '=', sold.orderId)
    .executeTakeFirstOrThrow()
  const body = JSON.stringify(row.body).replaceAll(
    /"address":\{[^}]*"country":"DE"[^}]*\}/g,
    `"address":${JSON.stringify(moved)}`,
  )
  await shop.context.db.updateTable('orders').set({ body }).where('id', '=', sold.orderId).execute()
  expect(reasonOf(await byLink(sold, 1))).toBe('NOT_IN_EU')
  const foreign = await byLink({ ...sold, link: other.link }, 1)
  expect(fieldOf(foreign)).toBe('items[0].lineItemId')
  expect((await byLink({ ...other, link: 'nonsense' }, 1)).status).toBe(404)
  const stranger = await shop.visitorToken()
  const path = `/vitrine/v1/orders/${other.orderId}/withdrawals`
  expect((await shop.send(`POST ${path}`, { token: stranger, body: statement(other, 1) })).status).toBe(404)
  const own = ok(await shop.send(`POST ${path}`, { token: other.token, body: statement(other, 1) }))
  expect(own.orderReturn.kind).toBe('WITHDRAWAL')
})

test.each([
  ['name', 1, { name: ' ' }],
  ['name', 1, { name: 'a'.repeat(2001) }],
  ['email', 1, { email: 'nobody' }],
  ['confirmationId', 1, { confirmationId: 'a'.repeat(1000) }],
  ['items', 1, { items: [] }],
  ['items', 1, { items: Array.from({ length: 3000 }, () => ({ lineItemId: 'a', quantity: 1 })) }],
  ['items[0].quantity', 4, {}],
])('refuses a statement with an invalid %s, and names the field', async (field, quantity, more) => {
  expect(fieldOf(await byLink(await bought(), quantity, more))).toBe(field)
})
