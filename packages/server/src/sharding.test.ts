import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceTables } from './ground/database/reference-tables.ts'
import type { Database } from './ground/database/open-database.ts'
import type { Tables } from './ground/database/tables.ts'
import { openTestDatabase } from './ground/database/testing.ts'
import { migrationsWith } from './migrations.ts'
import { partitionBySite } from './testing/partitioned.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await openTestDatabase<Tables>(migrationsWith(partitionBySite))
})
afterAll(() => database.close())

const isReference = (table: string): boolean => Object.hasOwn(referenceTables, table)

test('every table is a reference table or partitioned by site', async () => {
  const { rows } = await sql<{ name: string; partitioned: boolean }>`
    select relname as name, relkind = 'p' as partitioned from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(database.db)
  expect(rows.length).toBeGreaterThan(130)
  const wrong = rows.filter(({ name, partitioned }) => partitioned === isReference(name))
  expect(wrong).toEqual([])
  const names = new Set(rows.map(({ name }) => name))
  expect(Object.keys(referenceTables).filter((name) => !names.has(name))).toEqual([])
})

test('every primary, unique and foreign key of a table that is distributed begins with the site', async () => {
  const { rows } = await sql<{ table: string; key: string; first: string }>`
    select i.indrelid::regclass::text as "table", i.indexrelid::regclass::text as key, a.attname as first
    from pg_index i join pg_class r on r.oid = i.indrelid and r.relkind = 'p' and r.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisunique
    union all
    select c.conrelid::regclass::text, c.conname, a.attname
    from pg_constraint c join pg_class r on r.oid = c.conrelid and r.relkind = 'p' and r.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conparentid = 0`.execute(database.db)
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter(({ first }) => first !== 'site_id')).toEqual([])
})

test('no reference table refers to a table that is distributed', async () => {
  const { rows } = await sql<{ table: string; to: string }>`
    select conrelid::regclass::text as "table", confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.db)
  expect(rows.filter(({ table, to }) => isReference(table) && !isReference(to))).toEqual([])
})
