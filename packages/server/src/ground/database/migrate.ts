import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'

/** One step in the life of the schema. Once released it never changes: a mistake is mended by the next step. */
export interface Migration {
  /** Sorts with the others, such as `0007-gift-cards`. */
  readonly name: string
  /** Sees no types: the tables of today are not those of then. */
  up(db: Kysely<unknown>): Promise<void>
  /** Its SQL, where that is all it does: tests tell schemas apart by it. */
  readonly statements?: string
}

/** Any number, the same in every version: it keeps two processes from migrating at once. */
const migrationLock = 4_610_227

/**
 * Brings the schema up to date and tells which migrations ran. Each is a transaction of its own: done with its line
 * in the table `migration`, or not at all. Any number of processes may call this at the same time.
 */
export async function migrate<Tables>(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<string[]> {
  const untyped = db as unknown as Kysely<unknown>
  if (await isUpToDate(untyped, migrations)) return []
  await inTurn(untyped, (transaction) => prepare(transaction, migrations))
  const ran: string[] = []
  for (const migration of migrations) {
    const isNew = await inTurn(untyped, (transaction) => apply(transaction, migration, migrations))
    if (isNew) ran.push(migration.name)
  }
  return ran
}

/** A database that has all of it is only read: one on a full disk can do no more. */
async function isUpToDate(db: Kysely<unknown>, migrations: readonly Migration[]) {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('migration') is not null as found`.execute(db)
  if (!rows[0]!.found) return false
  const applied = await readApplied(db)
  refuseOtherHistory(applied, migrations)
  return applied.length === migrations.length
}

function inTurn<Result>(db: Kysely<unknown>, work: (transaction: Transaction<unknown>) => Promise<Result>) {
  return db.transaction().execute(async (transaction) => {
    // A step may go through all there is, and whoever waits for another process waits for all its steps.
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

/** Returns the hash of the SQL of a migration; `null` where it is a program. */
const checksumOf = ({ statements }: Migration): string | null =>
  statements === undefined ? null : createHash('sha256').update(statements).digest('hex')

/** How the names of the migrations begin that create the schema of the first release. */
export const baselinePrefix = '0000-'

const developmentVersion =
  'This database was created by a development version, and this version cannot read it. Start with an empty data folder ' +
  'or database, or continue with the version that created it.'

/** Refuses a database whose schema this version does not know: one of a development version, or of a newer version. */
function refuseOtherHistory(applied: readonly Applied[], migrations: readonly Migration[]) {
  const baseline = migrations.find(({ name }) => name.startsWith(baselinePrefix))
  const names = applied.map(({ name }) => name)
  if (baseline && applied.length > 0 && !names.includes(baseline.name)) throw new Error(developmentVersion)
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const strangers = names.filter((name) => !known.has(name))
  if (strangers.length > 0)
    throw new Error(
      `This database was used by a newer version of the server: it has ${strangers.join(', ')}, which this version ` +
        'does not know. Start the newer version, or restore a backup from before it.',
    )
  if (applied.some(({ name, checksum }) => checksum !== checksumOf(known.get(name)!)))
    throw new Error(developmentVersion)
}
