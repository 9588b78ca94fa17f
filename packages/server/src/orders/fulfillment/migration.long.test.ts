import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../ground/database/migrate.ts'
import type { Tables } from '../../ground/database/tables.ts'
import { openTestDatabase } from '../../ground/database/testing.ts'
import { migrations } from '../../migrations.ts'
import { fulfillmentMigration } from './migration.ts'

const before = migrations.filter(({ name }) => name < fulfillmentMigration.name)

const lines = JSON.stringify([
  { id: 'mug', quantity: 2, physicalProperties: { shippable: true } },
  { id: 'book', quantity: 1, physicalProperties: { shippable: false } },
])

/** Orders of before, of two mugs and a download each: how they are, what was sent of them, and restocked. */
const old = [
  ['open', 'APPROVED', 'NOT_FULFILLED', 0, 0, 'NOT_FULFILLED'],
  ['sent in part', 'APPROVED', 'PARTIALLY_FULFILLED', 1, 0, 'PARTIALLY_FULFILLED'],
  ['sent', 'APPROVED', 'FULFILLED', 2, 0, 'FULFILLED'],
  ['sent, and returned', 'APPROVED', 'FULFILLED', 2, 2, 'FULFILLED'],
  ['sent in part, its rest restocked', 'APPROVED', 'PARTIALLY_FULFILLED', 1, 1, 'FULFILLED'],
  ['restocked in part', 'APPROVED', 'NOT_FULFILLED', 0, 1, 'NOT_FULFILLED'],
  ['restocked', 'APPROVED', 'NOT_FULFILLED', 0, 2, 'CANCELED'],
  ['canceled', 'CANCELED', 'NOT_FULFILLED', 0, 0, 'CANCELED'],
  ['canceled after a part was sent', 'CANCELED', 'PARTIALLY_FULFILLED', 1, 0, 'PARTIALLY_FULFILLED'],
] as const

test('orders of before say how far they were sent, and their parcels that buyers know of them', async () => {
  const { db, ...database } = await openTestDatabase<Tables>(before)
  const run = (text: string) => sql.raw(text).execute(db)
  await run(
    `insert into site (id, name, currency, language, settings, demo) values ('a', 'a', 'EUR', 'en', '{}', true)`,
  )
  for (const [index, [id, status, fulfillment, sent, restocked]] of old.entries()) {
    await run(`insert into orders (site_id, id, number, owner, email, status, payment_status, fulfillment_status, total,
      body, created_date, updated_date) values ('a', '${id}', ${index}, 'visitor:v', 'a@b.test', '${status}', 'PAID',
      '${fulfillment}', 1000, '{"lineItems": ${lines}}', '2026-01-02', '2026-01-02')`)
    const parcel = JSON.stringify({ id, lineItems: [{ id: 'mug', quantity: sent }], completed: index % 2 === 0 })
    if (sent > 0)
      await run(`insert into fulfillment (site_id, id, order_id, body, created_date)
        values ('a', '${id}', '${id}', '${parcel}', '2026-01-03')`)
    const effects = JSON.stringify({ restock: [{ lineItemId: 'mug', quantity: restocked }] })
    if (restocked > 0)
      await run(`insert into refund (site_id, id, order_id, details, side_effects, created_date)
        values ('a', '${id}', '${id}', '{"lines": [], "fees": []}', '${effects}', '2026-01-04')`)
  }
  await migrate(db, migrations)

  const orders = await db.selectFrom('orders').select(['id', 'fulfillment_status']).orderBy('number').execute()
  expect(orders.map(({ id, fulfillment_status }) => [id, fulfillment_status])).toEqual(
    old.map(([id, , , , , after]) => [id, after]),
  )
  const parcels = await db.selectFrom('fulfillment').select(['body', 'created_date', 'told_date']).execute()
  for (const { body, created_date, told_date } of parcels)
    expect([body.completed, told_date]).toEqual([true, created_date])
  await database.close()
})
