import { calls } from '@vitrine/contract'
import { bodyMethodOf, type Call } from '@vitrine/contract/call.ts'
import type { JsonSchema } from '@vitrine/contract/print/json-schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { treeOf } from '../../doors/http/walk/fields.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const lists = Object.entries<Call>(calls).flatMap(([name, call]) => {
  const fields = (call.body as JsonSchema | undefined)?.properties ?? {}
  const at = fields.search && !fields.query ? 'search' : 'query'
  const { properties = {} } = fields[at] ?? {}
  // Filters as text are tested in rest.test.ts.
  if (!properties.filter || properties.filter.type === 'string') return []
  const hasPaging = properties.paging !== undefined
  const isOfCursors = properties.search !== undefined && hasPaging
  return [{ name, call, at, isOfCursors, hasPaging, hasFields: properties.fields !== undefined }]
})
// Abandoned checkouts can be listed by offset and searched by words: abandoned-checkout.test.ts covers both.
const cursorLists = lists.filter(({ name, isOfCursors }) => isOfCursors && name !== 'searchAbandonedCheckouts')

const ask = ({ call, at }: (typeof lists)[number], query: object): Promise<Answer> =>
  shop.send(`${bodyMethodOf(call)} ${call.path}`, {
    token: shop.apiKey,
    body: { ...treeOf(call), [at]: query },
  })
const refusedFieldOf = ({ status, body }: Answer): unknown =>
  status === 400 ? body.details.validationError.fieldViolations[0].field : status

test.each(lists)('$name rejects unknown sort fields and accepts empty options', async (list) => {
  const { at, hasPaging, hasFields } = list
  expect(refusedFieldOf(await ask(list, { sort: [{ fieldName: 'nothing' }] }))).toBe(`${at}.sort[0].fieldName`)
  const refused = await ask(list, { filter: { id: { $like: 'a' } } })
  expect([`${at}.filter.id.$like`, `${at}.filter.id`]).toContain(refusedFieldOf(refused))
  const paging = hasPaging && { paging: { offset: 0, limit: 5 }, ...(at === 'query' && hasFields && { fields: [] }) }
  const nothing = { filter: {}, sort: [], ...paging }
  expect((await ask(list, nothing)).status).toBe(200)
})

test.each(cursorLists)('$name rejects offsets and unsupported searches', async (list) => {
  const { at, name } = list
  expect(refusedFieldOf(await ask(list, { paging: { offset: 3 } }))).toBe(`${at}.paging.offset`)
  expect(refusedFieldOf(await ask(list, { search: { expression: 'ann', mode: 'OR' } }))).toBe(`${at}.search.mode`)
  const searched = await ask(list, { search: { expression: 'ann' } })
  expect(refusedFieldOf(searched)).toBe(name === 'searchOrders' ? 200 : `${at}.search.expression`)
})

test('rejects a cursor with a different query', async () => {
  const token = shop.apiKey
  const path = '/billing/v1/tax-groups'
  for (const name of ['A', 'B', 'C']) await shop.send(`POST ${path}`, { token, body: { taxGroup: { name } } })
  const page = (query: object) => shop.send(`POST ${path}/query`, { token, body: { query } })
  const filter = { createdDate: { $gt: '2020-01-01T00:00:00Z' } }
  const { cursors } = (await page({ filter, cursorPaging: { limit: 2 } })).body.pagingMetadata
  const cursorPaging = { limit: 2, cursor: cursors.next }
  expect((await page({ filter, cursorPaging })).status).toBe(200)
  expect(refusedFieldOf(await page({ filter: { id: 'a' }, cursorPaging }))).toBe('query.filter')
  expect(refusedFieldOf(await page({ sort: [{ fieldName: 'id' }], cursorPaging }))).toBe('query.sort')
})

test('returns the requested fields of members in the requested order', async () => {
  const token = shop.apiKey
  for (const loginEmail of ['a@people.test', 'b@people.test'])
    await shop.send('POST /members/v1/members', { token, body: { member: { loginEmail } } })
  const query = (body: object) => shop.send('POST /members/v1/members/query', { token, body })
  const [member] = (await query({ fieldsets: ['PUBLIC'] })).body.members
  expect(member).not.toHaveProperty('loginEmail')
  expect((await query({ fieldsets: ['EXTENDED'] })).body.members[0]).not.toHaveProperty('contact')
  expect((await query({})).body.members[0]).toMatchObject({ loginEmail: 'a@people.test', contact: {} })
  expect(refusedFieldOf(await query({ query: { cursorPaging: { limit: 5 } } }))).toBe('query.cursorPaging')
  expect(refusedFieldOf(await query({ search: { expression: 'a' } }))).toBe('search')
  const packed = Buffer.from(
    JSON.stringify({ sorting: [{ fieldName: 'loginEmail', order: 'DESC' }], paging: { limit: 1 } }),
  )
  const listed = await shop.send(`GET /members/v1/members?.r=${packed.toString('base64url')}`, { token })
  expect(listed.body.members.map(({ loginEmail }: { loginEmail: string }) => loginEmail)).toEqual(['b@people.test'])
})
