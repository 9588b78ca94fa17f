/** Dumps of a database: its schema as the migrations that created it, and its rows. */
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Migration } from '@vitrine/server/ground/database/migrate.ts'
import type { Db } from '@vitrine/server/ground/database/tables.ts'

export interface Dump {
  /** Names and SQL of the migrations, in the order in which they ran. */
  readonly migrations: readonly { readonly name: string; readonly statements: string }[]
  /** The rows of each table, as the text of a JSON array. */
  readonly rows: Readonly<Record<string, string>>
}

const listTables = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

export const countRows = async (db: Db): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const name of await listTables(db)) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]!.count
  }
  return counts
}

export const dumpDatabase = async (db: Db, migrations: readonly Migration[]): Promise<Dump> => {
  const rows: Record<string, string> = {}
  for (const name of await listTables(db)) {
    const found = await sql<{ rows: string | null }>`
      select jsonb_agg(to_jsonb(one))::text as rows from ${sql.table(name)} one`.execute(db)
    if (found.rows[0]!.rows !== null) rows[name] = found.rows[0]!.rows
  }
  return {
    rows,
    migrations: migrations.map(({ name, statements }) => {
      if (statements === undefined) throw new Error(`Migration ${name} is code: a dump can only hold SQL.`)
      return { name, statements }
    }),
  }
}

const writableColumns = async (db: Db, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db)
  return rows.map(({ name }) => name)
}

/** Sets each sequence beyond the highest value of its column. */
const advanceSequences = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select c.relname as "table", a.attname as "column", pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`.execute(db)
  for (const { table, column, sequence } of rows) {
    await sql`select setval(${sequence}, coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
      db,
    )
  }
}

/** Creates the schema and rows of a dump in an empty database. */
export const restoreDump = async (db: Db, { migrations, rows }: Dump): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await sql`drop table if exists migration`.execute(transaction)
    await sql`create table migration (name text primary key, applied_at timestamptz not null, checksum text)`.execute(
      transaction,
    )
    for (const { statements } of migrations) await sql.raw(statements).execute(transaction)
    // Neither triggers nor foreign keys: rows are restored table by table.
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const [name, text] of Object.entries(rows)) {
      const columns = sql.join((await writableColumns(transaction, name)).map((column) => sql.ref(column)))
      await sql`
        insert into ${sql.table(name)} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${sql.table(name)}, ${text}::jsonb)`.execute(transaction)
    }
    await advanceSequences(transaction)
  })
}

/** Lists the tables, columns, keys, indexes, triggers and functions of a database as sorted text. */
export const describeSchema = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as text
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0
    union all
    select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all
    select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace`.execute(db)
  return rows.map(({ text }) => text).sort()
}

export const writeDump = (dump: Dump): Buffer => gzipSync(JSON.stringify(dump), { level: 9 })
export const readDump = (bytes: Buffer): Dump => JSON.parse(gunzipSync(bytes).toString()) as Dump
