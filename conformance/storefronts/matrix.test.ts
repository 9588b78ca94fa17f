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
