import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { fingerprint, migratedFolder } from './migrated-folder.ts'
import type { Migration } from './migrate.ts'
import { migrate } from './migrate.ts'
import { migrations as usualMigrations, migrationsWith } from '../../migrations.ts'
import { partitionBySite } from '../../testing/partitioned.ts'
import type { Database, DatabaseLocation, DatabaseOptions } from './open-database.ts'
import { openDatabase } from './open-database.ts'
import { copyDatabase, withServerClient, urlOf } from './testing/copies.ts'
import { getTestRun, type TestRun } from './testing/run.ts'

/** `VITRINE_TEST_SCHEMA=partitioned` partitions all tables of sites, as a distributed PostgreSQL does. */
const allMigrations =
  process.env.VITRINE_TEST_SCHEMA === 'partitioned' ? migrationsWith(partitionBySite) : usualMigrations

/**
 * Opens a new migrated database, which is deleted when it is closed. `VITRINE_TEST_DATABASE` selects the engine:
 * `embedded` (the default), `postgresql`, or `pgbouncer` for PostgreSQL behind a pooler. Migrations run once per test
 * run; each database is a copy.
 */
export async function openTestDatabase<Tables>(
  migrations: readonly Migration[] = allMigrations,
  options: DatabaseOptions = {},
): Promise<Database<Tables>> {
  const run = await getTestRun()
  const settings = { idleInTransactionMs: 10_000, ...options }
  return run.kind === 'embedded'
    ? openDatabase<Tables>({ memory: true, template: await migratedFolder(run.folder, migrations) }, settings)
    : openCopy<Tables>(run, migrations, settings)
}

type ServerRun = Extract<TestRun, { kind: 'postgresql' }>

/** Returns the location of a database on the run's server: through the pooler, if there is one. */
export const locationOf = ({ poolerUrl }: ServerRun, url: string): DatabaseLocation => {
  if (poolerUrl === undefined) return { url }
  return { url: urlOf(poolerUrl, new URL(url).pathname.slice(1)), directUrl: url }
}

async function openCopy<Tables>(run: ServerRun, migrations: readonly Migration[], options: DatabaseOptions) {
  const { serverUrl } = run
  const template = `vitrine_migrated_${fingerprint(migrations)}`
  await withServerClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount === 0) await createTemplate(client, { serverUrl, template, migrations })
  })
  const copy = await copyDatabase(serverUrl, template)
  const database = await openDatabase<Tables>(locationOf(run, copy.url), options)
  const close = async () => {
    await database.close()
    await copy.drop()
  }
  return { ...database, close }
}

interface Template {
  serverUrl: string
  template: string
  migrations: readonly Migration[]
}

async function createTemplate(client: Client, { serverUrl, template, migrations }: Template) {
  const draft = `vitrine_draft_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${draft}`)
  const database = await openDatabase({ url: urlOf(serverUrl, draft) })
  try {
    await migrate(database.db, migrations)
  } finally {
    await database.close()
  }
  await client.query(`alter database ${draft} rename to ${template}`)
}
