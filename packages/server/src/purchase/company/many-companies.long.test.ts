import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  const { siteId } = shop
  const { db } = shop.context
  await sql`
    insert into company (site_id, id, name, payment_terms, tags, last_order_date, open_amount, spent, order_count,
      created_date, updated_date)
    select ${siteId}, gen_random_uuid()::text, 'Company ' || number || ' Ltd', 'NET_30', array['Tag ' || number % 7],
      null, number % 3 * 1000, number * 100, number % 50, now() - number * interval '1 minute', now()
    from generate_series(1, 10000) number`.execute(db)
  await sql`
    insert into customer (site_id, id, first_name, created_date, updated_date)
    select ${siteId}, gen_random_uuid()::text, 'Person ' || number, now(), now()
    from generate_series(1, 500) number`.execute(db)
  await sql`
    insert into company_person (site_id, customer_id, company_id, role, created_date)
    select ${siteId}, customer.id, (select id from company where site_id = ${siteId} and name = 'Company 1 Ltd'), 'BUYER', now()
    from customer where site_id = ${siteId}`.execute(db)
  await sql`
    insert into company_order (site_id, id, company_id, currency, spent, open_amount, counts, due_day, created_date)
    select ${siteId}, gen_random_uuid()::text, company.id, 'EUR', 0, number % 2 * 500, true, '2026-12-' || (10 + number % 20),
      now() - number * interval '1 minute'
    from company, generate_series(1, 3) number where site_id = ${siteId}`.execute(db)
  await sql`analyze company, company_person, company_order, customer`.execute(db)
})
afterAll(() => shop.close())

const ask = async (route: string, body?: object) => {
  const started = performance.now()
  const answer = await shop.send(route, { token: shop.apiKey, ...(body && { body }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { body: answer.body, ms: performance.now() - started }
}
const query = (path: string, body: object) => ask(`POST /vitrine/v1/${path}/query`, { query: body })

test('lists, searches and counts 10,000 companies and their orders within half a second', async () => {
  const limit = { cursorPaging: { limit: 100 } }
  const sortedBy = (fieldName: string, order: string) => ({ sort: [{ fieldName, order }], ...limit })
  const filter = { searchText: { $contains: '77' } }
  // The first request of a server compiles its statements.
  await query('companies', limit)
  const answers = [
    await query('companies', limit),
    ...(await Promise.all(
      ['name', 'spent', 'openAmount', 'orderCount', 'lastOrderDate'].map((name) =>
        query('companies', sortedBy(name, 'DESC')),
      ),
    )),
    await query('companies', { filter: { searchText: { $contains: 'any 777' } }, ...limit }),
    await query('companies', { filter: { tags: { $hasSome: ['Tag 3'] } }, ...sortedBy('name', 'ASC') }),
    await ask('POST /vitrine/v1/companies/count', { filter }),
    await query('company-orders', { filter: { isOpen: true }, ...sortedBy('dueDate', 'ASC') }),
    await query('company-orders', { filter: { isOpen: true, dueDate: { $lt: '2026-12-12' } }, ...limit }),
  ]
  expect(answers.filter(({ ms }) => ms > 500).map(({ ms }) => Math.round(ms))).toEqual([])
  expect(answers[6]!.body.companies).toHaveLength(11)
})

test('lists all 500 people of a company, page by page', async () => {
  const { body } = await query('companies', { filter: { name: 'company 1 ltd' } })
  const [{ id, personCount }] = body.companies
  expect(personCount).toBe(500)
  const names = new Set<string>()
  for (let offset = 0; offset < 500; offset += 100) {
    const page = (await ask(`GET /vitrine/v1/companies/${id}/people?limit=100&offset=${offset}`)).body
    for (const { firstName } of page.people) names.add(firstName)
  }
  expect(names.size).toBe(500)
})
