import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSent, cartRows, catalogRows, orderRows, peopleRows } from './matrix.ts'
import { openStore, type Store } from './shop.ts'

let store: Store
beforeAll(async () => {
  store = await openStore()
})
afterAll(() => store.close())

const rows = [...cartRows, ...orderRows, ...catalogRows, ...peopleRows].flatMap((row) =>
  row.sent.map((sent) => ({ ...row, ...sent, as: sent })),
)

test.for(rows)('a storefront on SDK $versions is answered by $service on $host', async ({ as, ...row }) => {
  const answer = await store.send(asSent(await row.request(store), as))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.body).toMatchObject(row.answer(store))
})

interface Absent {
  readonly what: RegExp
  readonly method: string
  readonly path: string
}
test.for<Absent>([
  { what: /recommendations/, method: 'POST', path: '/v1/recommendations/get' },
  { what: /reviews/, method: 'POST', path: '/reviews/v1/reviews/query' },
  { what: /pricing plans/, method: 'POST', path: '/pricing-plans/v2/plans/public/query' },
  { what: /bookings/, method: 'POST', path: '/_api/bookings/v2/services/query' },
  { what: /events/, method: 'POST', path: '/events/v3/events/query' },
  { what: /out of stock/, method: 'POST', path: '/back-in-stock-service/v1/back-in-stock-notification-requests' },
])('a storefront that asks $path is told what is not here', async ({ what, method, path }) => {
  for (const host of ['www', 'edge'] as const) {
    const { token } = await store.tokens()
    const { status, body } = await store.send({ host, method, path, token, body: {} })
    expect([status, body.details.applicationError.code]).toEqual([501, 'NOT_BUILT'])
    expect(body.message).toMatch(what)
  }
})
