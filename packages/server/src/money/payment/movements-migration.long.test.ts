import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../ground/database/migrate.ts'
import type { Tables } from '../../ground/database/tables.ts'
import { openTestDatabase } from '../../ground/database/testing.ts'
import { migrations } from '../../migrations.ts'
import { movementsMigration } from './movements-migration.ts'
import { listRefunds } from './refund-store.ts'

const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === movementsMigration.name),
)

test('each refund of before is one with a single transaction, and what was on its way is asked for again', async () => {
  const database = await openTestDatabase<Tables>(before)
  const { db } = database
  const run = (text: string) => sql.raw(text).execute(db)
  await run(`insert into site (id, name, currency, language, settings, demo)
    values ('eur', 'eur', 'EUR', 'en', '{}', true)`)
  await run(`insert into orders (site_id, id, number, owner, email, status, payment_status, fulfillment_status, total,
    body, created_date, updated_date) values ('eur', 'order', 1, 'visitor:v', 'a@b.test', 'CANCELED',
    'PARTIALLY_REFUNDED', 'NOT_FULFILLED', 1000, '{}', '2026-01-02', '2026-01-02')`)
  const refund = (id: string, provider: string, state: string) =>
    run(`insert into refund (site_id, id, order_id, payment_id, provider, amount, state, lease_date, created_date)
      values ('eur', '${id}', 'order', 'payment ${id}', '${provider}', 500, '${state}', '2026-01-03', '2026-01-03')`)
  await refund('a', 'sandbox', 'succeeded')
  await refund('b', 'sandbox', 'pending')
  await refund('c', 'offline', 'succeeded')
  await migrate(db, migrations)
  const refunds = await listRefunds(db, { site_id: 'eur', id: 'order' })
  expect(refunds).toMatchObject([
    { id: 'a', transactions: [{ id: 'a', state: 'succeeded', is_external: false, payment_id: 'payment a' }] },
    { id: 'b', transactions: [{ id: 'b', state: 'started', is_external: false }] },
    { id: 'c', transactions: [{ id: 'c', state: 'succeeded', is_external: true }] },
  ])
  expect(refunds.map(({ transactions }) => transactions.length)).toEqual([1, 1, 1])
  await database.close()
})
