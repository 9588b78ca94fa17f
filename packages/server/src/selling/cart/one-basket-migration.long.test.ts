import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../../ground/database/migrate.ts'
import type { Tables } from '../../ground/database/tables.ts'
import { openTestDatabase } from '../../ground/database/testing.ts'
import { migrations } from '../../migrations.ts'
import { oneBasketMigration } from './one-basket-migration.ts'
import { findCart } from './store.ts'

test('a cart from before keeps where it goes and how, and all else that it holds', async () => {
  const database = await openTestDatabase<Tables>([])
  const { db } = database
  await migrate(db, migrations.slice(0, migrations.indexOf(oneBasketMigration)))
  await sql`insert into site (id, name, currency, language, settings) values ('s', 'S', 'EUR', 'en', '{}')`.execute(db)
  const contactInfo = { address: { country: 'DE', city: 'Kiel' }, contactDetails: { firstName: 'Ann' } }
  const plain = { lines: [], purchaseFlowId: 'f', buyerNote: 'Ring twice' }
  const bodies = {
    whole: { ...plain, contactInfo, selectedShippingOption: { code: 'express', carrierId: 'own' } },
    coded: { ...plain, selectedShippingOption: { code: 'express' } },
    plain,
  }
  for (const [owner, body] of Object.entries(bodies)) {
    await sql`
      insert into cart (site_id, id, owner, body, revision, created_date, updated_date)
      values ('s', ${owner}, ${owner}, ${JSON.stringify(body)}, 1, now(), now())`.execute(db)
  }
  await migrate(db, migrations)
  const bodyOf = async (owner: string) => (await findCart(db, 's', owner))?.body
  expect(await bodyOf('whole')).toEqual({
    ...plain,
    shippingDestination: contactInfo,
    selectedDelivery: 'express',
    selectedCarrier: 'own',
  })
  expect(await bodyOf('coded')).toEqual({ ...plain, selectedDelivery: 'express' })
  expect(await bodyOf('plain')).toEqual(plain)
  await database.close()
})
