import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { signInAs } from '../../people/owner/testing-staff.ts'
import { atTheDesk } from '../billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  desk = await atTheDesk(shop)
})
afterAll(() => shop.close())

const change = (id: string, order: object) =>
  shop.send(`PATCH /ecom/v1/orders/${id}`, { token: shop.apiKey, body: { order } })
const read = async (id: string) => (await shop.send(`GET /ecom/v1/orders/${id}`, { token: shop.apiKey })).body.order
const violationsOf = ({ body }: { body: { details: { validationError: { fieldViolations: { field: string }[] } } } }) =>
  body.details.validationError.fieldViolations.map(({ field }) => field)

test('updates the email, addresses, and archived and seen status of an order, and records activities and an event', async () => {
  const { orderId } = await desk.buy()
  const before = await read(orderId)
  const contactDetails = { ...before.recipientInfo.contactDetails, firstName: 'Grace' }
  const { status, body } = await change(orderId, {
    buyerInfo: { email: 'grace@example.test' },
    recipientInfo: { contactDetails },
    archived: true,
    seenByAHuman: true,
    channelInfo: { externalOrderId: 'A-17' },
    buyerNote: 'Ring twice',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.order).toMatchObject({
    buyerInfo: { ...before.buyerInfo, email: 'grace@example.test' },
    recipientInfo: { address: before.recipientInfo.address, contactDetails },
    shippingInfo: { title: before.shippingInfo.title, logistics: { shippingDestination: { contactDetails } } },
    archived: true,
    seenByAHuman: true,
    channelInfo: { type: before.channelInfo.type, externalOrderId: 'A-17' },
    buyerNote: 'Ring twice',
    priceSummary: before.priceSummary,
  })
  expect(body.order.activities.slice(-2)).toMatchObject([
    { activityType: 'SHIPPING_ADDRESS_EDITED', actor: { type: 'key' } },
    { activityType: 'EMAIL_EDITED', actor: { type: 'key' } },
  ])
  const event = (await desk.eventsOf(orderId)).findLast(({ type }) => type === 'order_updated')!
  expect(event).toMatchObject({ actor: { type: 'key' }, body: { currentEntity: { archived: true } } })
  const found = await shop.send('POST /ecom/v1/orders/search', {
    token: shop.apiKey,
    body: { search: { filter: { 'buyerInfo.email': 'grace@example.test' } } },
  })
  expect(found.body.orders.map(({ id }: { id: string }) => id)).toEqual([orderId])
})

test('accepts unchanged fields and refuses changed read-only fields by name', async () => {
  const { orderId } = await desk.buy()
  const before = await read(orderId)
  const back = await change(orderId, { ...before, archived: true })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  expect(back.body.order).toEqual({
    ...before,
    archived: true,
    updatedDate: expect.any(String),
  })
  const refused = await change(orderId, {
    currency: 'USD',
    priceSummary: { total: { amount: '1.00' } },
    channelInfo: { type: 'EBAY' },
    buyerInfo: { memberId: randomUUID() },
    shippingInfo: { title: 'Free' },
    archived: false,
  })
  expect(violationsOf(refused)).toEqual([
    'order.currency',
    'order.priceSummary',
    'order.channelInfo.type',
    'order.buyerInfo.memberId',
    'order.shippingInfo.title',
  ])
  expect((await read(orderId)).archived).toBe(true)
  expect(codeOf(await change(randomUUID(), { archived: true }))).toBe('NOT_FOUND')
  const nowhere = await change(orderId, { recipientInfo: { address: { country: 'Nowhere', postalCode: '1' } } })
  expect(nowhere.status).toBe(400)
})

test('accepts a change of one street form while the other form is sent back unchanged', async () => {
  const { orderId } = await desk.buy()
  const { address } = (await read(orderId)).recipientInfo
  const { body } = await change(orderId, { recipientInfo: { address: { ...address, addressLine: 'Lange Gasse 5' } } })
  expect(body.order.recipientInfo.address).toMatchObject({
    addressLine: 'Lange Gasse 5',
    streetAddress: { name: 'Lange Gasse', number: '5' },
    city: address.city,
  })
  expect(body.order.shippingInfo.logistics.shippingDestination.address).toEqual(body.order.recipientInfo.address)
})

test('sends no event for an update that changes nothing', async () => {
  const { orderId } = await desk.buy()
  await change(orderId, { archived: true })
  const { length } = await desk.eventsOf(orderId)
  await change(orderId, { archived: true })
  expect(await desk.eventsOf(orderId)).toHaveLength(length)
})

test('updates several orders, each one independently', async () => {
  const [one, other] = [await desk.buy(), await desk.buy()]
  const missing = randomUUID()
  const { body } = await desk.post('/ecom/v1/bulk/orders/update', {
    orders: [
      { order: { id: one.orderId, archived: true } },
      { order: { id: missing, archived: true } },
      { order: { id: other.orderId, currency: 'USD' } },
    ],
    returnEntity: true,
  })
  expect(body.bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 })
  expect(body.results).toMatchObject([
    { itemMetadata: { id: one.orderId, originalIndex: 0, success: true }, item: { archived: true } },
    { itemMetadata: { id: missing, success: false, error: { code: 'NOT_FOUND' } } },
    { itemMetadata: { success: false, error: { code: 'INVALID_ARGUMENT' } } },
  ])
  expect(body.results[2].itemMetadata.error.description).toContain('orders[2].order.currency')
})

test('adds, changes and removes notes and custom activities that only the store sees', async () => {
  const { orderId, answer } = await desk.buy()
  const custom = { appId: randomUUID(), type: 'Loyalty', additionalData: { points: '12' } }
  const added = await desk.post(`/ecom/v1/orders/${orderId}/activities/add`, {
    orderActivities: [
      { merchantComment: { message: 'Asked for gift wrapping' } },
      { customActivity: custom },
      { activityType: 'DOWNLOAD_LINK_SENT' },
    ],
  })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const [note, app, sent] = added.body.activityIds
  expect(added.body.order.activities.slice(-3)).toMatchObject([
    { id: note, activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Asked for gift wrapping' } },
    { id: app, activityType: 'CUSTOM_ACTIVITY', customActivity: custom },
    { id: sent, activityType: 'DOWNLOAD_LINK_SENT' },
  ])
  const path = `/ecom/v1/orders/${orderId}/activities`
  const kim = await signInAs(shop.context, { siteId: shop.siteId, role: 'owner' })
  const { token, id: ownerId, email: author } = kim
  const byKim = await shop.send(`POST ${path}`, { token, body: { activity: { merchantComment: { message: 'Mine' } } } })
  expect(byKim.body.order.activities.at(-1)).toMatchObject({
    authorEmail: author,
    actor: { type: 'owner', id: ownerId },
  })
  const one = await desk.post(path, { activity: { merchantComment: { message: 'Called' } } })
  const changed = await shop.send(`PATCH ${path}/${one.body.activityId}`, {
    token: shop.apiKey,
    body: { activity: { merchantComment: { message: 'Called back' } } },
  })
  expect(changed.body.order.activities.at(-1)).toMatchObject({ merchantComment: { message: 'Called back' } })
  expect((await shop.send(`DELETE ${path}/${note}`, { token: shop.apiKey })).status).toBe(200)
  expect(codeOf(await shop.send(`DELETE ${path}/${note}`, { token: shop.apiKey }))).toBe('NOT_FOUND')
  expect(codeOf(await shop.send(`DELETE ${path}/${sent}`, { token: shop.apiKey }))).toBe('ILLEGAL_STATE')
  expect(answer.status).toBe(200)
})

test('hides notes, private tags and names of staff from the buyer', async () => {
  const { orderId, token: buyer } = await desk.buy()
  await desk.post(`/ecom/v1/orders/${orderId}/activities`, { activity: { merchantComment: { message: 'Grumpy' } } })
  await desk.post('/ecom/v1/bulk/orders/update-tags', {
    orderIds: [orderId],
    assignTags: { privateTags: { tagIds: ['fraud'] }, tags: { tagIds: ['gift'] } },
  })
  const { body } = await shop.send(`GET /ecom/v1/orders/${orderId}`, { token: buyer })
  expect(body.order.tags).toEqual({ tags: { tagIds: ['gift'] } })
  expect(JSON.stringify(body)).not.toMatch(/Grumpy|fraud|"actor"/)
  expect(JSON.stringify(await read(orderId))).toMatch(/Grumpy.*fraud|fraud.*Grumpy/)
})

test('refuses activities that only the store itself records', async () => {
  const { orderId } = await desk.buy()
  const add = (activity: object) =>
    desk.post(`/ecom/v1/orders/${orderId}/activities/add`, { orderActivities: [activity] })
  const field = async (activity: object) => violationsOf(await add(activity))[0]
  expect(await field({ activityType: 'ORDER_PAID' })).toBe('orderActivities[0].activityType')
  expect(await field({ paymentRefunded: { refundId: randomUUID() } })).toBe('orderActivities[0].paymentRefunded')
  expect(await field({})).toBe('orderActivities[0].merchantComment')
  expect(await field({ activityType: 'CUSTOM_ACTIVITY', merchantComment: { message: 'x' } })).toBe(
    'orderActivities[0].merchantComment',
  )
})

test('creates tags, assigns them in bulk, and removes them from all orders when they are deleted', async () => {
  const [one, other] = [await desk.buy(), await desk.buy()]
  const made = await desk.post('/vitrine/v1/order-tags', { name: ' Gift ' })
  const { id } = made.body.orderTag
  expect(made.body.orderTag).toEqual({ id, name: 'Gift' })
  expect((await desk.post('/vitrine/v1/order-tags', { name: 'gift' })).body.orderTag.id).toBe(id)
  const put = await desk.post('/ecom/v1/bulk/orders/update-tags', {
    orderIds: [one.orderId, other.orderId],
    assignTags: { privateTags: { tagIds: [id, 'vip'] } },
  })
  expect(put.body.bulkActionMetadata.totalSuccesses).toBe(2)
  await desk.post('/ecom/v1/bulk/orders/update-tags', {
    orderIds: [one.orderId],
    unassignTags: { privateTags: { tagIds: ['vip'] } },
  })
  expect((await read(one.orderId)).tags.privateTags.tagIds).toEqual([id])
  const listed = await shop.send('GET /vitrine/v1/order-tags', { token: shop.apiKey })
  expect(listed.body.orderTags).toEqual([{ id, name: 'Gift' }])
  expect((await shop.send(`DELETE /vitrine/v1/order-tags/${id}`, { token: shop.apiKey })).status).toBe(200)
  expect((await read(one.orderId)).tags.privateTags.tagIds).toEqual([])
  expect((await read(other.orderId)).tags.privateTags.tagIds).toEqual(['vip'])
})

test('updates the name and description of a line item, and refuses changes of price and quantity by name', async () => {
  const { orderId, order } = await desk.buy()
  const [line] = (await read(orderId)).lineItems
  const send = (lineItem: object, lineItemId = line.id) =>
    shop.send(`PATCH /ecom/v1/orders/${orderId}/line-item/${lineItemId}`, { token: shop.apiKey, body: { lineItem } })
  const changes = {
    productName: { original: 'Mug, wrapped' },
    descriptionLines: [{ name: { original: 'Ribbon' }, plainText: { original: 'red' } }],
    extendedFields: { namespaces: { '@wrap/paper': { sheets: 2 } } },
  }
  const { status, body } = await send({ ...line, ...changes })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.order.lineItems[0]).toMatchObject({ ...line, ...changes })
  expect(body.order.priceSummary).toEqual(order.priceSummary)
  const events = (await desk.eventsOf(orderId)).filter(({ type }) => type === 'order_updated')
  expect(events).toHaveLength(1)
  const refused = await send({ quantity: 9, price: { amount: '1.00' } })
  expect(refused.status).toBe(400)
  expect(violationsOf(refused)).toEqual(['lineItem.quantity', 'lineItem.price'])
  expect(codeOf(await send(changes, randomUUID()))).toBe('LINE_ITEM_NOT_FOUND')
})
