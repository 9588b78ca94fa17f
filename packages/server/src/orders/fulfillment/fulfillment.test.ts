import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createMember } from '../../people/member/create-member.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { atTheDock } from './testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let dock: ReturnType<typeof atTheDock>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  desk = await atTheDesk(shop)
  dock = atTheDock(shop, desk.till)
})
afterAll(() => shop.close())

/** Creates an order of three mugs; returns it with its only line item. */
const buy = async (quantity = 3) => {
  const { orderId, order, paymentId } = await desk.buy('sandbox:pays', { quantity })
  return { orderId, paymentId, line: order.lineItems[0].id as string, email: order.buyerInfo.email as string }
}

const statusOf = async (orderId: string) => (await desk.till.orderOf(orderId)).fulfillmentStatus
const activitiesOf = async (orderId: string): Promise<string[]> =>
  (await desk.till.orderOf(orderId)).activities.map(({ activityType }: { activityType: string }) => activityType)

test('fulfills an order in parts; each response lists all fulfillments', async () => {
  const { orderId, line } = await buy()
  const first = await dock.send(orderId, { lineItems: [{ id: line, quantity: 1 }] })
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  expect(first.body.orderWithFulfillments).toMatchObject({
    orderId,
    fulfillments: [{ id: first.body.fulfillmentId, lineItems: [{ id: line, quantity: 1 }], completed: true }],
  })
  expect(await statusOf(orderId)).toBe('PARTIALLY_FULFILLED')
  expect(codeOf(await dock.send(orderId, { lineItems: [{ id: line, quantity: 3 }] }))).toBe('ILLEGAL_STATE')
  const rest = await dock.send(orderId, {})
  expect(rest.body.orderWithFulfillments.fulfillments).toHaveLength(2)
  expect(await statusOf(orderId)).toBe('FULFILLED')
  const listed = (await dock.list(orderId)).body.orderWithFulfillments
  expect(listed).toEqual(rest.body.orderWithFulfillments)
})

test('a packed fulfillment reserves its items, sends no email and can be shipped later', async () => {
  const { orderId, line } = await buy()
  const { body } = await dock.send(orderId, { completed: false })
  expect(body.orderWithFulfillments.fulfillments).toMatchObject([{ status: 'Pending', completed: false }])
  expect(await statusOf(orderId)).toBe('NOT_FULFILLED')
  expect(await dock.subjectsOf(orderId)).toHaveLength(1)
  expect(codeOf(await dock.send(orderId, { lineItems: [{ id: line, quantity: 1 }] }))).toBe('ILLEGAL_STATE')
  const out = await dock.change(orderId, body.fulfillmentId, { completed: true, status: 'Fulfilled' })
  expect(out.body.orderWithFulfillments.fulfillments).toMatchObject([{ status: 'Fulfilled', completed: true }])
  expect(await statusOf(orderId)).toBe('FULFILLED')
  expect((await dock.subjectsOf(orderId)).at(-1)).toContain('is on its way')
  expect(await activitiesOf(orderId)).toEqual(
    expect.arrayContaining(['ORDER_FULFILLED', 'SHIPPING_CONFIRMATION_EMAIL_SENT']),
  )
})

test('a canceled fulfillment can be sent again; the buyer is notified only if they were before', async () => {
  const { orderId, line } = await buy()
  const { fulfillmentId } = (await dock.send(orderId, {})).body
  const afterCancel = await dock.cancel(orderId, fulfillmentId)
  expect(afterCancel.body.orderWithFulfillments).toEqual({ orderId, fulfillments: [] })
  expect(await statusOf(orderId)).toBe('NOT_FULFILLED')
  expect((await dock.subjectsOf(orderId)).at(-1)).toContain('was canceled')
  expect(await activitiesOf(orderId)).toContain('ORDER_NOT_FULFILLED')
  expect((await dock.cancel(orderId, fulfillmentId)).status).toBe(404)

  const silent = (await dock.send(orderId, { lineItems: [{ id: line, quantity: 1 }] }, { sendShippingEmail: false }))
    .body
  const before = await dock.subjectsOf(orderId)
  expect(before.at(-1)).toContain('was canceled')
  await dock.cancel(orderId, silent.fulfillmentId)
  expect(await dock.subjectsOf(orderId)).toEqual(before)
})

test('later tracking changes reach the buyer and the timeline', async () => {
  const { orderId } = await buy()
  const { fulfillmentId } = (await dock.send(orderId, {})).body
  const trackingInfo = { trackingNumber: '1Z 999', shippingProvider: 'ups' }
  const added = await dock.change(orderId, fulfillmentId, { trackingInfo })
  const link = 'https://www.ups.com/track?tracknum=1Z999'
  expect(added.body.orderWithFulfillments.fulfillments[0].trackingInfo).toEqual({ ...trackingInfo, trackingLink: link })
  expect((await dock.subjectsOf(orderId)).at(-1)).toContain('Tracking for your order')
  await dock.change(orderId, fulfillmentId, { trackingInfo: { ...trackingInfo, trackingNumber: '1Z 998' } })
  const mails = await dock.subjectsOf(orderId)
  expect(mails).toHaveLength(4)
  await dock.change(orderId, fulfillmentId, { trackingInfo: { ...trackingInfo, trackingNumber: '1Z 998' } })
  await dock.change(orderId, fulfillmentId, { status: 'In_Delivery' })
  expect(await dock.subjectsOf(orderId)).toEqual(mails)
  expect((await activitiesOf(orderId)).filter((type) => type.startsWith('TRACKING'))).toEqual([
    'TRACKING_NUMBER_ADDED',
    'TRACKING_LINK_ADDED',
    'TRACKING_NUMBER_EDITED',
  ])
})

test('correcting the line items of a fulfillment updates the order', async () => {
  const { orderId, line } = await buy()
  const { fulfillmentId } = (await dock.send(orderId, {})).body
  const lineItems = (quantity: number) => ({ lineItems: [{ id: line, quantity }] })
  const less = await dock.change(orderId, fulfillmentId, lineItems(2))
  expect(less.body.orderWithFulfillments.fulfillments).toMatchObject([lineItems(2)])
  expect(await statusOf(orderId)).toBe('PARTIALLY_FULFILLED')
  expect(codeOf(await dock.change(orderId, fulfillmentId, lineItems(4)))).toBe('ILLEGAL_STATE')
  await dock.change(orderId, fulfillmentId, lineItems(3))
  expect(await statusOf(orderId)).toBe('FULFILLED')
  const empty = await dock.change(orderId, fulfillmentId, { lineItems: [] })
  expect(empty.body.details.validationError.fieldViolations).toMatchObject([{ field: 'fulfillment.lineItems' }])
})

test('rejects a duplicate tracking number, and trackingInfo together with customInfo', async () => {
  const { orderId, line } = await buy()
  const one = { lineItems: [{ id: line, quantity: 1 }] }
  const trackingInfo = { trackingNumber: 'RR 42' }
  await dock.send(orderId, { ...one, trackingInfo })
  const twin = await dock.send(orderId, { ...one, trackingInfo: { trackingNumber: 'rr42' } })
  expect([twin.status, codeOf(twin)]).toEqual([409, 'TRACKING_NUMBER_ALREADY_EXISTS'])
  const second = (await dock.send(orderId, { ...one, customInfo: { fieldsData: { slot: '4' } } })).body
  expect(codeOf(await dock.change(orderId, second.fulfillmentId, { trackingInfo }))).toBe(
    'TRACKING_NUMBER_ALREADY_EXISTS',
  )
  const changed = await dock.change(orderId, second.fulfillmentId, { trackingInfo: { trackingNumber: 'RR 43' } })
  const [, other] = changed.body.orderWithFulfillments.fulfillments
  expect([other.trackingInfo.trackingNumber, other.customInfo]).toEqual(['RR 43', undefined])
  const both = await dock.send(orderId, { trackingInfo, customInfo: { fieldsData: {} } })
  expect(both.body.details.validationError.fieldViolations).toMatchObject([{ field: 'fulfillment.customInfo' }])
})

test('fulfills several orders in one request and reports each failure', async () => {
  const [good, sent, parts] = [await buy(), await buy(), await buy(2)]
  await dock.send(sent.orderId, {})
  const one = { lineItems: [{ id: parts.line, quantity: 1 }] }
  const orders = [
    { orderId: good.orderId, fulfillments: [{}] },
    { orderId: sent.orderId, fulfillments: [{}] },
    { orderId: randomUUID(), fulfillments: [{}] },
    { orderId: parts.orderId, fulfillments: [one, one, one] },
    { orderId: parts.orderId, fulfillments: [one, one] },
  ]
  const { body } = await dock.sendMany(orders)
  expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
  expect(body.results).toMatchObject([
    {
      itemMetadata: { id: good.orderId, originalIndex: 0, success: true },
      ordersWithFulfillments: { orderId: good.orderId },
    },
    { itemMetadata: { success: false, error: { code: 'ILLEGAL_STATE' } } },
    { itemMetadata: { success: false, error: { code: 'NOT_FOUND' } } },
    { itemMetadata: { success: false, error: { code: 'ILLEGAL_STATE' } } },
    { itemMetadata: { success: true }, ordersWithFulfillments: { fulfillments: [{}, {}] } },
  ])
  expect(await statusOf(parts.orderId)).toBe('FULFILLED')
})

describe('an order that is canceled', () => {
  test('needs no fulfillment if nothing was shipped', async () => {
    const { orderId } = await buy()
    const packed = (await dock.send(orderId, { completed: false })).body
    await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {})
    expect(await statusOf(orderId)).toBe('CANCELED')
    expect(codeOf(await dock.send(orderId, {}))).toBe('ILLEGAL_STATE')
    expect(codeOf(await dock.change(orderId, packed.fulfillmentId, { completed: true }))).toBe('ILLEGAL_STATE')
  })

  test('stays partially fulfilled until the shipped part comes back', async () => {
    const { orderId, line } = await buy()
    const { fulfillmentId } = (await dock.send(orderId, { lineItems: [{ id: line, quantity: 1 }] })).body
    await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {})
    expect(await statusOf(orderId)).toBe('PARTIALLY_FULFILLED')
    await dock.cancel(orderId, fulfillmentId)
    expect(await statusOf(orderId)).toBe('CANCELED')
    const { text } = (await dock.mailsOf(orderId)).at(-1)!
    expect(text).toContain('is not on its way after all')
    expect(text).not.toContain('when these items ship')
  })
})

describe('a refunded and restocked item', () => {
  const restock = ({ orderId, paymentId, line }: Awaited<ReturnType<typeof buy>>, quantity: number) =>
    desk.refund(orderId, {
      paymentRefunds: [{ paymentId, amount: { amount: '1.00' } }],
      sideEffects: { restock: { lineItems: [{ lineItemId: line, quantity }] } },
    })

  test('is not fulfilled, unless it was shipped and came back', async () => {
    const order = await buy()
    const { orderId, line } = order
    await dock.send(orderId, { lineItems: [{ id: line, quantity: 1 }] })
    await restock(order, 1)
    const refused = await dock.send(orderId, { lineItems: [{ id: line, quantity: 2 }] })
    expect(refused.body.details.applicationError).toMatchObject({
      code: 'ILLEGAL_STATE',
      data: { lineItemId: line, left: 1, restocked: 1 },
    })
    const { fulfillmentId } = (await dock.send(orderId, {})).body
    expect(await statusOf(orderId)).toBe('FULFILLED')
    await dock.cancel(orderId, fulfillmentId)
    const resent = await dock.send(orderId, { lineItems: [{ id: line, quantity: 2 }] }, { sendRestocked: true })
    expect(resent.status).toBe(200)
  })

  test('leaves nothing to fulfill if it was the whole order', async () => {
    const order = await buy()
    await restock(order, 3)
    expect((await desk.till.orderOf(order.orderId)).lineItems).toMatchObject([{ quantity: 3, restockQuantity: 3 }])
    expect(await statusOf(order.orderId)).toBe('CANCELED')
    expect(codeOf(await dock.send(order.orderId, {}))).toBe('ILLEGAL_STATE')
  })
})

test('events name their actor: one per fulfillment change, one when the order is fulfilled', async () => {
  const { orderId, line } = await buy()
  const { fulfillmentId } = (await dock.send(orderId, { lineItems: [{ id: line, quantity: 3 }] })).body
  await dock.change(orderId, fulfillmentId, { trackingInfo: { trackingNumber: '7' } })
  await dock.cancel(orderId, fulfillmentId)
  const about = shop.context.db.selectFrom('event').select(['type', 'actor', 'body'])
  const recorded = await about.where('entity', '=', `fulfillments:${orderId}`).orderBy('sequence').execute()
  expect(recorded.map(({ type, actor }) => [type, actor])).toEqual(
    Array.from({ length: 3 }, () => ['wix.ecom.v1.fulfillments_updated', { type: 'key' }]),
  )
  expect(
    recorded.map(({ body }) => (body as { currentEntity: { fulfillments: [] } }).currentEntity.fulfillments.length),
  ).toEqual([1, 1, 0])
  const ofOrder = await desk.eventsOf(orderId)
  const fulfilled = ofOrder.filter(({ type }) => type === 'order_fulfilled')
  expect(fulfilled).toMatchObject([{ actor: { type: 'key' }, body: { order: { fulfillmentStatus: 'FULFILLED' } } }])
})

test('members list the fulfillments of their own orders but cannot change them', async () => {
  const { orderId } = await buy()
  const own = await desk.till.checkoutOf((await desk.buy()).mug)
  const { orderId: other } = (await desk.till.pay(own)).body
  await dock.send(orderId, {})
  await dock.send(other, {})
  const password = 'a quiet lighthouse'
  const { id } = await createMember(shop.context.db, { siteId: shop.siteId, email: `${randomUUID()}@a.test`, password })
  await shop.context.db
    .updateTable('orders')
    .set({ owner: `member:${id}` })
    .where('id', '=', other)
    .execute()
  const member = shop.context.accessTokens.sign(
    {
      role: 'member',
      siteId: shop.siteId,
      clientId: shop.clientId,
      memberId: id,
      visitorId: randomUUID(),
      sessionId: randomUUID(),
    },
    600,
  )
  const listRequest = { token: await member, body: { orderIds: [orderId, other, randomUUID()] } }
  const seen = await shop.send('POST /ecom/v1/fulfillments/list-by-ids', listRequest)
  expect(seen.body.ordersWithFulfillments).toMatchObject([{ orderId: other, fulfillments: [{}] }])
  const elevated = await shop.send('POST /ecom/v1/fulfillments/list-by-ids', { ...listRequest, token: shop.apiKey })
  expect(elevated.body.ordersWithFulfillments.map((one: { orderId: string }) => one.orderId)).toEqual([orderId, other])
  const path = `/ecom/v1/fulfillments/${randomUUID()}/orders/${other}`
  expect((await shop.send(`DELETE ${path}`, { token: await member })).status).toBe(403)
})
