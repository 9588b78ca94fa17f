import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../ground/database/testing.ts'
import type { Tables } from '../../../ground/database/tables.ts'

test('finds words within names by the same three-letter groups, however long the text', async () => {
  const { db, close } = await openTestDatabase<Tables>()
  const gramsOf = async (text: string) => {
    const { rows } = await sql<{ grams: string[] }>`
      select array(select substr(gram, 5) from unnest(name_grams('site', ${text}::text)) gram) as grams`.execute(db)
    return rows[0]!.grams
  }
  try {
    const grams = ['bär', 'ärm', 'rme', 'mel', 'el ', 'l 🧵', ' 🧵🧵']
    expect(new Set(await gramsOf('Bärmel 🧵🧵'))).toEqual(new Set(grams))
    expect([await gramsOf('ab'), await gramsOf('')]).toEqual([[], []])
    expect(await gramsOf('a'.repeat(50_000))).toEqual(['aaa'])
    const varied = Array.from({ length: 60_000 }, (_, index) => String.fromCharCode(97 + ((index * index) % 23))).join(
      '',
    )
    expect((await gramsOf(varied)).length).toBeGreaterThan(10)
  } finally {
    await close()
  }
})
