import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { openTestDatabase } from './testing.ts'

test('a shop opens on an empty database', async () => {
  for (let i = 0; i < 3; i++) {
    const t0 = performance.now()
    const database = await openTestDatabase([])
    console.log('open', performance.now() - t0)
    const { rows } = await sql<{ one: number }>`select 1 as one, count(*) from migration`.execute(database.db)
    expect(rows).toEqual([{ one: 1, count: 0 }])
    const t1 = performance.now()
    await database.close()
    console.log('close', performance.now() - t1)
  }
})
