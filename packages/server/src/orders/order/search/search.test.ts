import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { addOrder } from '../testing-orders.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const orders = [
    { number: 1, name: 'Ludwig van der Berg', email: 'l.berg@mills.test', phone: '+49 151 2345678', total: '60.90' },
    { number: 2, name: 'Ann Smith', email: 'ann@example.test', sku: 'MUG-1', total: '1250.00', payment: 'NOT_PAID' },
    { number: 3, name: 'Anna Smithson', email: 'anna@example.test', archived: true, tags: ['gifts'] },
    { number: 4, name: 'Grace Hopper', email: 'grace@navy.test', total: '60.95', status: 'PENDING' },
    { number: 5, name: 'Ann Lee', email: 'lee@example.test', sku: 'MUG-12', tags: ['gifts'], fulfillment: 'FULFILLED' },
  ]
  for (const order of orders) await addOrder(shop, order)
})
afterAll(() => shop.close())

const post = async (path: string, body: object) => (await shop.send(`POST ${path}`, { token: shop.apiKey, body })).body
const find = async (search: object): Promise<number[]> => {
  const { orders } = await post('/ecom/v1/orders/search', { search })
  return orders.map(({ number }: { number: string }) => Number(number))
}
const findByWords = (expression: string, filter?: object) => find({ search: { expression }, ...(filter && { filter }) })

test.each([
  ['3', [3]],
  ['#5', [5]],
  ['ann', [5, 3, 2]],
  ['ANN SMITH', [2]],
  ['smith ann', [2]],
  ['van der', [1]],
  ['berg', [1]],
  ['l.berg@', [1]],
  ['@mills.test', [1]],
  ['0151 2345678', [1]],
  ['+49 151 2345678', [1]],
  ['5678', [1]],
  ['mug-1', [5, 2]],
  ['60.90', [1]],
  ['€60,90', [1]],
  ['1250', [2]],
  ['1,250.00', [2]],
  ['%', []],
  ['\u0003gifts', []],
  ['nobody', []],
])('searches numbers, names, emails, phones, SKUs and amounts for %s', async (expression, numbers) => {
  expect(await findByWords(expression)).toEqual(numbers)
  const { counts } = await post('/vitrine/v1/orders/count', { searches: [{ search: { expression } }] })
  expect(counts).toEqual([{ count: numbers.length, hasMore: false }])
})

test.each<[object, number[]]>([
  [{ archived: true }, [3]],
  [{ archived: false, paymentStatus: 'PAID' }, [5, 4, 1]],
  [{ archived: { $ne: true }, status: { $in: ['PENDING'] } }, [4]],
  [{ $or: [{ paymentStatus: 'NOT_PAID' }, { fulfillmentStatus: 'FULFILLED' }] }, [5, 2]],
  [{ $not: { paymentStatus: 'PAID' } }, [2]],
  [{ 'channelInfo.type': 'WEB', createdDate: { $lt: '2026-01-04T00:00:00Z' } }, [3, 2, 1]],
  [{ 'tags.privateTags.tagIds': { $hasSome: ['gifts'] } }, [5, 3]],
  [{ 'tags.privateTags.tagIds': 'gifts', archived: false }, [5]],
  [{ 'tags.tags.tagIds': { $hasSome: ['gifts'] } }, []],
  [{ 'tags.privateTags.tagIds': { $isEmpty: true } }, [4, 2, 1]],
  [{ paymentStatus: 'DECLINED' }, []],
  [{ 'buyerInfo.email': 'ann@example.test' }, [2]],
  [{ 'buyerInfo.email': 'Ann@example.test' }, []],
  [{ 'buyerInfo.email': { $in: ['ann@example.test', 'lee@example.test'] }, archived: false }, [5, 2]],
  [{ 'buyerInfo.memberId': 'nobody' }, []],
])('filters orders by %j', async (filter, numbers) => {
  expect(await find({ filter })).toEqual(numbers)
  expect(await find({ filter, sort: [{ fieldName: 'createdDate', order: 'ASC' }] })).toEqual(numbers.toReversed())
  expect(await find({ filter, sort: [{ fieldName: 'number', order: 'DESC' }] })).toEqual(numbers)
  const { counts } = await post('/vitrine/v1/orders/count', { searches: [{ filter }] })
  expect(counts).toEqual([{ count: numbers.length, hasMore: false }])
})

test('combines words with a filter in any sort order', async () => {
  expect(await findByWords('ann', { archived: false })).toEqual([5, 2])
  const search = { search: { expression: 'ann' }, filter: { archived: false } }
  expect(await find({ ...search, sort: [{ fieldName: 'number', order: 'ASC' }] })).toEqual([2, 5])
})

test.each([
  ['words', { search: { expression: 'ann' } }, [5, 3, 2]],
  ['states', { filter: { archived: false } }, [5, 4, 2, 1]],
  ['nothing', {}, [5, 4, 3, 2, 1]],
])('pages by %s forward and back', async (_by, search, numbers) => {
  const page = (cursorPaging: object, more = search) =>
    post('/ecom/v1/orders/search', { search: { ...more, cursorPaging } })
  const numbersOf = ({ orders }: { orders: { number: string }[] }) => orders.map(({ number }) => Number(number))
  const first = await page({ limit: 2 })
  const second = await page({ limit: 2, cursor: first.metadata.cursors.next }, {})
  expect([...numbersOf(first), ...numbersOf(second)]).toEqual(numbers.slice(0, 4))
  const back = await page({ limit: 2, cursor: second.metadata.cursors.prev }, {})
  expect(numbersOf(back)).toEqual(numbersOf(first))
})

test('finds a changed order by its new words and states only', async () => {
  const { id } = await addOrder(shop, { number: 6, name: 'Tom Thumb', email: 'tom@example.test', sku: 'PIN-7' })
  const change = (order: object) => shop.send(`PATCH /ecom/v1/orders/${id}`, { token: shop.apiKey, body: { order } })
  expect((await change({ buyerInfo: { email: 'thumb@inch.test' }, archived: true })).status).toBe(200)
  expect([
    await findByWords('tom@'),
    await findByWords('thumb@inch'),
    await findByWords('pin-7', { archived: true }),
  ]).toEqual([[], [6], [6]])
  const created = await post(`/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
    fulfillment: { trackingInfo: { trackingNumber: '1Z 999', shippingProvider: 'ups' } },
  })
  expect(await findByWords('1z9')).toEqual([6])
  const parcel = `/ecom/v1/fulfillments/${created.fulfillmentId}/orders/${id}`
  const fulfillment = { trackingInfo: { trackingNumber: '2Y 111', shippingProvider: 'ups' } }
  await shop.send(`PATCH ${parcel}`, { token: shop.apiKey, body: { fulfillment } })
  expect([await findByWords('1Z999'), await findByWords('2y 111')]).toEqual([[], [6]])
  await shop.send(`DELETE ${parcel}`, { token: shop.apiKey })
  expect(await findByWords('2Y111')).toEqual([])
})

test('does not find orders of another store', async () => {
  const other = await openShop()
  await addOrder(other, { number: 7, name: 'Zed Zero', email: 'zed@example.test' })
  expect(await findByWords('zed')).toEqual([])
  await other.close()
})

test('members search their own orders, but not by the store’s private tags', async () => {
  const memberId = randomUUID()
  await addOrder(shop, { number: 8, name: 'Ann Smith', email: 'ann@example.test', memberId, tags: ['fraud'] })
  const { siteId, clientId, context } = shop
  const [visitorId, sessionId] = [randomUUID(), randomUUID()]
  const claims = { role: 'member', siteId, clientId, visitorId, sessionId, memberId } as const
  const token = await context.accessTokens.sign(claims, 14_400)
  const ask = (search: object) => shop.send('POST /ecom/v1/orders/search', { token, body: { search } })
  const { body } = await ask({ search: { expression: 'ann' } })
  expect(body.orders.map(({ number }: { number: string }) => number)).toEqual(['8'])
  expect((await ask({ search: { expression: 'grace' } })).body.orders).toEqual([])
  const refused = await ask({ filter: { 'tags.privateTags.tagIds': { $hasSome: ['fraud'] } } })
  expect(refused.body.details.validationError.fieldViolations[0].field).toBe('search.filter.tags.privateTags.tagIds')
})

test('aggregates the orders that match a filter', async () => {
  const make = (aggregation: object, filter: object) => post('/ecom/v1/orders/aggregate', { aggregation, filter })
  const figures = {
    orders: { $count: true },
    revenue: { $sum: 'priceSummary.total.amount' },
    mean: { $avg: 'priceSummary.total.amount' },
    most: { $max: 'priceSummary.total.amount' },
    first: { $min: 'createdDate' },
    states: { $values: 'paymentStatus' },
    archived: { $values: 'archived' },
  }
  expect((await make(figures, { number: { $in: [1, 2, 3] }, archived: false })).aggregates).toEqual({
    orders: 2,
    revenue: '1310.90',
    mean: '655.45',
    most: '1250.00',
    first: '2026-01-01T00:00:00.000Z',
    states: { PAID: 1, NOT_PAID: 1 },
    archived: { false: 2 },
  })
  expect(await post('/ecom/v1/orders/aggregate', { filter: { number: 2 } })).toEqual({ aggregates: { count: 1 } })
  const none = await make({ orders: { $count: true }, most: { $max: 'number' } }, { paymentStatus: 'DECLINED' })
  expect(none).toEqual({ aggregates: { orders: 0, most: null } })
})

test.each<[object, string]>([
  [{}, 'aggregation'],
  [{ one: 'status' }, 'aggregation.one'],
  [{ one: { $count: 1, $sum: 'number' } }, 'aggregation.one'],
  [{ one: { $median: 'number' } }, 'aggregation.one.$median'],
  [{ one: { $sum: 'status' } }, 'aggregation.one.$sum'],
  [{ one: { $values: 'constructor' } }, 'aggregation.one.$values'],
])('rejects the aggregation %j and names the field', async (aggregation, field) => {
  const { details } = await post('/ecom/v1/orders/aggregate', { aggregation })
  expect(details.validationError.fieldViolations).toMatchObject([{ field }])
})
