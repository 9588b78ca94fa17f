import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Migration } from './migrate.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './testing.ts'

let database: Database<unknown>
beforeEach(async () => {
  database = await openTestDatabase([])
})
afterEach(() => database.close())

const step = (name: string, statement: string): Migration => ({
  name,
  up: async (db) => void (await sql.raw(statement).execute(db)),
})
const createShelf = step('0001-shelf', 'create table shelf (id int)')
const fillShelf = step('0002-fill', 'insert into shelf values (1)')
const countShelves = async () => (await sql`select * from shelf`.execute(database.db)).rows.length

test('runs each migration only once', async () => {
  expect(await migrate(database.db, [createShelf])).toEqual(['0001-shelf'])
  expect(await migrate(database.db, [createShelf, fillShelf])).toEqual(['0002-fill'])
  expect(await migrate(database.db, [createShelf, fillShelf])).toEqual([])
  expect(await countShelves()).toBe(1)
})

test('runs migrations once if three processes start at once', async () => {
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database.db, [createShelf, fillShelf])))
  expect(ran.flat().sort()).toEqual(['0001-shelf', '0002-fill'])
  expect(await countShelves()).toBe(1)
})

test('rolls back a failed migration and keeps the earlier ones', async () => {
  const half = step('0002-half', 'insert into shelf values (1); select 1 / 0')
  await expect(migrate(database.db, [createShelf, half])).rejects.toMatchObject({ code: '22012' })
  expect(await countShelves()).toBe(0)
  expect(await migrate(database.db, [createShelf, fillShelf])).toEqual(['0002-fill'])
})

test('rejects a database of a newer server', async () => {
  await migrate(database.db, [createShelf, fillShelf])
  await expect(migrate(database.db, [createShelf])).rejects.toThrow(/newer version of the server: it has 0002-fill/)
})

test('runs a migration with a lower number that another room adds later', async () => {
  await migrate(database.db, [createShelf, fillShelf])
  const late = step('0001-squeezed-in', 'insert into shelf values (2)')
  expect(await migrate(database.db, [createShelf, late, fillShelf])).toEqual(['0001-squeezed-in'])
  expect(await countShelves()).toBe(2)
})

test('refuses a database of a development version', async () => {
  const baseline = step('0000-01-ground', 'create table shelf (id int)')
  await migrate(database.db, [createShelf])
  await expect(migrate(database.db, [baseline, fillShelf])).rejects.toThrow(/created by a development version/)
  expect(await countShelves()).toBe(0)
})

test('refuses a database whose migrations had different SQL', async () => {
  const baselineOf = (statements: string): Migration => ({
    name: '0000-01-ground',
    statements,
    up: async (db) => void (await sql.raw(statements).execute(db)),
  })
  const first = baselineOf('create table shelf (id int)')
  expect(await migrate(database.db, [first])).toEqual([first.name])
  expect(await migrate(database.db, [first])).toEqual([])
  const other = baselineOf('create table shelf (id bigint)')
  await expect(migrate(database.db, [other])).rejects.toThrow(/created by a development version/)
})
