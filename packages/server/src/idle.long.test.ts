import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { migrate } from './ground/database/migrate.ts'
import { openDatabase } from './ground/database/open-database.ts'
import type { Tables } from './ground/database/tables.ts'
import { migrations } from './migrations.ts'
import { openShopOn } from './testing/open-shop.ts'

/** Returns the statements of the whole process in a period. */
const statementsWithin = async (ms: number): Promise<readonly string[]> => {
  const query = vi.spyOn(Client.prototype, 'query')
  await wait(ms)
  const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text)
  query.mockRestore()
  return texts
}

test('an idle server sends nothing to the embedded database, and yet finds what changes', async () => {
  const database = await openDatabase<Tables>({ memory: true })
  await migrate(database.db, migrations)
  const { siteId, close } = await openShopOn(database)
  try {
    // The first round of every worker.
    await wait(15_000)
    expect(await statementsWithin(12_000)).toEqual([])

    // As a trigger does, which wakes nobody. Nobody waits for this product, so the job is done at once.
    await sql`select queue_job(${siteId}, 'back-in-stock', 'none')`.execute(database.db)
    const jobs = () => database.db.selectFrom('job').select('key').where('key', '=', 'none').execute()
    expect(await jobs()).toHaveLength(1)
    await expect.poll(jobs, { timeout: 8000 }).toEqual([])
  } finally {
    await close()
  }
}, 60_000)
