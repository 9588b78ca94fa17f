import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database, type DatabaseLocation } from '../open-database.ts'
import { locationOf, openTestDatabase } from '../testing.ts'
import { getTestRun } from '../testing/run.ts'

const run = await getTestRun()
const isPooled = run.kind === 'postgresql' && run.poolerUrl !== undefined

const open = async (location: DatabaseLocation): Promise<Database<unknown>> => {
  const database = await openDatabase<unknown>(location)
  onTestFinished(() => database.close())
  return database
}

test.runIf(run.kind === 'postgresql' && !isPooled)('detects that PostgreSQL itself is not a pooler', async () => {
  const { db } = await open({ url: run.kind === 'postgresql' ? run.serverUrl : '' })
  const { rows } = await sql`show timezone`.execute(db)
  expect(rows).toEqual([{ TimeZone: 'UTC' }])
})

test.runIf(run.kind === 'postgresql')('requires a direct URL if a pooler is configured', async () => {
  const url = run.kind === 'postgresql' ? run.serverUrl : ''
  await expect(openDatabase({ url, pooler: 'transaction' })).rejects.toThrow('Set DATABASE_URL_DIRECT')
  const { db } = await open({ url, directUrl: url, pooler: 'transaction' })
  const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(db)
  expect(rows).toEqual([{ limit: '10s' }])
})

describe.runIf(isPooled)('behind a pooler', () => {
  let database: Database<unknown>
  let url: string
  beforeAll(async () => {
    database = await openTestDatabase<unknown>([], { statementMs: 1234 })
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    const location = locationOf(run as never, `postgresql://localhost/${rows[0]!.name}`)
    url = 'url' in location ? location.url : ''
  })
  afterAll(() => database.close())

  test('detects the pooler and requires a direct URL', async () => {
    await expect(openDatabase({ url })).rejects.toThrow('DATABASE_URL leads to a connection pooler')
  })

  test('applies settings to statements and transactions without changing shared sessions', async () => {
    const settings = sql<{ limit: string; zone: string }>`
      select current_setting('statement_timeout') as limit, current_setting('timezone') as zone`
    const ours = { limit: '1234ms', zone: 'UTC' }
    for (let round = 0; round < 3; round += 1) expect((await settings.execute(database.db)).rows).toEqual([ours])
    await database.db.transaction().execute(async (transaction) => {
      expect((await settings.execute(transaction)).rows).toEqual([ours])
    })
    const other = new Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    const statement = `select current_setting('statement_timeout') as limit, (select count(*)::int from pg_prepared_statements) as names`
    expect((await other.query(statement)).rows).toEqual([{ limit: '0', names: 0 }])
  })

  test('reports a failed statement and runs the next one', async () => {
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' })
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
  })

  test('serves more callers than there are sessions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_one, index) => sql<{ it: number }>`select ${index}::int as it`.execute(database.db)),
    )
    expect(answers.map(({ rows }) => rows[0]!.it)).toEqual(Array.from({ length: 40 }, (_one, index) => index))
  })
})
