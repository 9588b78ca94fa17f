import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'

/** A schema migration. Released migrations never change: errors are fixed by later ones. */
export interface Migration {
  /** The sortable name, such as `0007-gift-cards`. */
  readonly name: string
  /** Runs the migration. The database is untyped, because tables may have changed since. */
  up(db: Kysely<unknown>): Promise<void>
  /** The SQL, if the migration consists only of SQL. Used for the checksum. */
  readonly statements?: string
}

/** An arbitrary lock number, the same in every version: prevents two processes from migrating at once. */
const migrationLock = 4_610_227

/**
 * Runs pending migrations and returns their names. Each one runs in its own transaction together with its row in the
 * table `migration`. Any number of processes can call this at the same time.
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<string[]> {
  const untyped = db as unknown as Kysely<unknown>
  if (await isUpToDate(untyped, migrations)) return []
  await withMigrationLock(untyped, (transaction) => prepare(transaction, migrations))
  const ran: string[] = []
  for (const migration of migrations) {
    const isNew = await withMigrationLock(untyped, (transaction) => apply(transaction, migration, migrations))
    if (isNew) ran.push(migration.name)
  }
  return ran
}

/** An up-to-date database is only read, so this works on a full disk. */
async function isUpToDate(db: Kysely<unknown>, migrations: readonly Migration[]) {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('migration') is not null as found`.execute(db)
  if (!rows[0]!.found) return false
  const applied = await readApplied(db)
  refuseOtherHistory(applied, migrations)
  return applied.length === migrations.length
}

function withMigrationLock<Result>(db: Kysely<unknown>, work: (transaction: Transaction<unknown>) => Promise<Result>) {
  return db.transaction().execute(async (transaction) => {
    // A migration may process all data, and other processes wait until all migrations are done.
    await sql`set local statement_timeout to 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(transaction)
    return await work(transaction)
  })
}

async function prepare(db: Transaction<unknown>, migrations: readonly Migration[]) {
  await sql`
    create table if not exists migration (name text primary key, applied_at timestamptz not null, checksum text)`.execute(
    db,
  )
  refuseOtherHistory(await readApplied(db), migrations)
}

async function apply(db: Transaction<unknown>, migration: Migration, migrations: readonly Migration[]) {
  const applied = await readApplied(db)
  refuseOtherHistory(applied, migrations)
  if (applied.some(({ name }) => name === migration.name)) return false
  await migration.up(db)
  const values = sql`${migration.name}, now(), ${checksumOf(migration)}`
  await sql`insert into migration (name, applied_at, checksum) values (${values})`.execute(db)
  return true
}

interface Applied {
  readonly name: string
  readonly checksum: string | null
}

/** Tables of development versions have no checksums. */
async function readApplied(db: Kysely<unknown>): Promise<Applied[]> {
  const { rows } = await sql<Applied>`
    select name, to_jsonb(migration) ->> 'checksum' as checksum from migration order by name`.execute(db)
  return rows
}

/** Returns the hash of a migration's SQL; `null` if the migration is code. */
const checksumOf = ({ statements }: Migration): string | null =>
  statements === undefined ? null : createHash('sha256').update(statements).digest('hex')

/** The name prefix of the migrations that create the schema of the first release. */
export const baselinePrefix = '0000-'

const developmentVersion =
  'This database was created by a development version, and this version cannot read it. Start with an empty data folder ' +
  'or database, or continue with the version that created it.'

/** Throws if the database was created by a development version or used by a newer version. */
function refuseOtherHistory(applied: readonly Applied[], migrations: readonly Migration[]) {
  const baseline = migrations.find(({ name }) => name.startsWith(baselinePrefix))
  const names = applied.map(({ name }) => name)
  if (baseline && applied.length > 0 && !names.includes(baseline.name)) throw new Error(developmentVersion)
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `This database was used by a newer version of the server: it has ${unknown.join(', ')}, which this version ` +
        'does not know. Start the newer version, or restore a backup from before it.',
    )
  if (applied.some(({ name, checksum }) => checksum !== checksumOf(known.get(name)!)))
    throw new Error(developmentVersion)
}
