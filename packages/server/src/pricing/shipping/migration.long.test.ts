import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../ground/database/migrate.ts'
import { migrations } from '../../migrations.ts'
import { openTestDatabase } from '../../ground/database/testing.ts'
import type { Tables } from '../../ground/database/tables.ts'
import { shippingMigration } from './migration.ts'
import { loadDeliveryRules } from './rules.ts'

test('a shop from before keeps its ways of delivery, in its order, where they went', async () => {
  const database = await openTestDatabase<Tables>([])
  const { db } = database
  await migrate(db, migrations.slice(0, migrations.indexOf(shippingMigration)))
  await sql`insert into site (id, name, currency, language, settings) values ('s', 'S', 'EUR', 'en', '{}')`.execute(db)
  const rates = JSON.stringify([{ amount: 490, conditions: [], multiplyByQuantity: false }])
  await sql`
    insert into shipping_option (site_id, id, title, estimated_delivery_time, countries, rates, pickup, position)
    values ('s', 'a', 'Anywhere', null, '{}', ${rates}::jsonb, false, 1),
      ('s', 'b', 'Germany', '2 days', '{DE,AT}', ${rates}::jsonb, true, 0)`.execute(db)
  await migrate(db, migrations)
  const { methods, regions } = await loadDeliveryRules(db, { id: 's' })
  const rate = { rates: JSON.parse(rates), charges: [] }
  expect(methods).toEqual([
    {
      id: 'b',
      title: 'Germany',
      deliveryTime: '2 days',
      pickup: { method: 'STORE_PICKUP' },
      regionIds: ['b'],
      ...rate,
    },
    { id: 'a', title: 'Anywhere', regionIds: ['a'], ...rate },
  ])
  expect(new Map(regions.map(({ id, destinations }) => [id, destinations]))).toEqual(
    new Map([
      ['a', [{ subdivisions: [] }]],
      [
        'b',
        [
          { country: 'DE', subdivisions: [] },
          { country: 'AT', subdivisions: [] },
        ],
      ],
    ]),
  )
  await database.close()
})
