import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@vitrine/server/ground/database/open-database.ts'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { openTestDatabase } from '@vitrine/server/ground/database/testing.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../buying.ts'
import { addProduct } from '../goods.ts'
import { openShop } from '../shop.ts'
import { countRows, describeSchema, dumpDatabase, readDump, restoreDump, writeDump } from './dump.ts'

const folder = import.meta.dirname
const releases = (await readdir(folder)).filter((name) => name.endsWith('.json.gz'))

let fresh: Database<Tables>
let schema: readonly string[]
beforeAll(async () => {
  fresh = await openTestDatabase<Tables>()
  schema = await describeSchema(fresh.db)
})
afterAll(() => fresh.close())

test('a dump restores the schema and every row, and new rows get new numbers', async () => {
  const shop = await openShop({ hasOwnServer: true })
  const { db } = shop.context
  const product = await addProduct(db, shop.siteId, { name: 'Mug', price: 1000, stock: 5 })
  const till = await atTheTill(shop)
  await till.checkoutOf(product)
  const dump = readDump(writeDump(await dumpDatabase(db, migrations)))
  const counts = await countRows(db)
  await shop.close()

  const restored = await openTestDatabase<Tables>([])
  try {
    await restoreDump(restored.db, dump)
    expect(await describeSchema(restored.db)).toEqual(schema)
    expect(await countRows(restored.db)).toEqual(counts)
    expect(await migrate(restored.db, migrations)).toEqual([])
    const { numeric_id: number } = await restored.db
      .selectFrom('product')
      .select('numeric_id')
      .executeTakeFirstOrThrow()
    const next = await addProduct(restored.db, shop.siteId, { name: 'Bowl' })
    const added = restored.db.selectFrom('product').select('numeric_id').where('id', '=', next.id)
    expect((await added.executeTakeFirstOrThrow()).numeric_id).toBeGreaterThan(number)
  } finally {
    await restored.close()
  }
})

test.each(releases)('upgrades the database of release %s', async (name) => {
  const dump = readDump(await readFile(join(folder, name)))
  const database = await openTestDatabase<Tables>([])
  try {
    await restoreDump(database.db, dump)
    const before = await countRows(database.db)
    await migrate(database.db, migrations)
    expect(await describeSchema(database.db)).toEqual(schema)
    const after = await countRows(database.db)
    const lost = Object.entries(before).filter(([table, count]) => (after[table] ?? count) < count)
    expect(lost).toEqual([])
  } finally {
    await database.close()
  }
})
