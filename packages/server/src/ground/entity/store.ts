import { sql, type Kysely } from 'kysely'
import type { Db, Tables } from '../database/tables.ts'
import { compileFilter, type ConditionOptions } from '../query/conditions.ts'
import type { EntityColumns, NamedColumns } from './tables.ts'

/** The names of tables of entities. */
export type EntityTableName = {
  [Name in keyof Tables]: Tables[Name] extends EntityColumns ? Name : never
}[keyof Tables]

/** The names of tables of entities with a unique name. */
export type NamedTableName = {
  [Name in EntityTableName]: Tables[Name] extends NamedColumns ? Name : never
}[EntityTableName]

/** Values of columns, as they are written. */
export type ColumnValues = Readonly<Record<string, unknown>>

/** All tables of entities have the same first columns, so queries use the common name `entity`. */
const entitiesOf = (db: Db) => db as unknown as Kysely<{ entity: EntityColumns }>
const asEntityTable = (table: EntityTableName) => table as unknown as 'entity'

/** Inserts an entity; `undefined` if a unique index has an equal one. */
export const insertEntity = async (
  db: Db,
  table: EntityTableName,
  values: ColumnValues & Pick<EntityColumns, 'site_id' | 'id'> & { readonly now: Date },
): Promise<EntityColumns | undefined> => {
  const { now, ...columns } = values
  const row = { ...columns, revision: 1, created_date: now, updated_date: now }
  const insert = entitiesOf(db).insertInto(asEntityTable(table)).values(row)
  return insert
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export const findEntity = (
  db: Db,
  table: EntityTableName,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<EntityColumns | undefined> =>
  entitiesOf(db)
    .selectFrom(asEntityTable(table))
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Finds an entity by its name, regardless of case. */
export const findEntityByName = async <Row extends NamedColumns>(
  db: Db,
  table: NamedTableName,
  { siteId, name }: { readonly siteId: string; readonly name: string },
): Promise<Row | undefined> => {
  const found = sql<Row>`
    select * from ${sql.table(table)} where site_id = ${siteId} and lower(name) = lower(${name})`
  return (await found.execute(db)).rows[0]
}

/** How entities that are read by ID are locked. */
export interface Locking {
  /** `share`: they cannot be changed until the transaction ends. */
  readonly lock?: 'share'
}

/** Lists entities by ID. Those that do not exist are left out. */
export const listEntities = async <Row extends EntityColumns>(
  db: Db,
  table: EntityTableName,
  { siteId, ids, lock }: { readonly siteId: string; readonly ids: readonly string[] } & Locking,
): Promise<Row[]> => {
  const found = sql<Row>`
    select * from ${sql.table(table)} where site_id = ${siteId} and id = any(${[...ids]}::text[])
    order by id ${lock ? sql`for share` : sql``}`
  return (await found.execute(db)).rows
}

/** Locks entities in the order of their IDs, so that two transactions never wait for each other. */
export const lockEntities = (
  db: Db,
  table: EntityTableName,
  { siteId, ids }: { readonly siteId: string; readonly ids: readonly string[] },
): Promise<EntityColumns[]> =>
  entitiesOf(db)
    .selectFrom(asEntityTable(table))
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Saves the columns of a locked entity and increases its revision. */
export const saveEntity = (
  db: Db,
  table: EntityTableName,
  { row, columns, now }: { readonly row: EntityColumns; readonly columns: ColumnValues; readonly now: Date },
): Promise<EntityColumns> =>
  entitiesOf(db)
    .updateTable(asEntityTable(table))
    .set({ ...columns, revision: row.revision + 1, updated_date: now })
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteEntity = async (db: Db, table: EntityTableName, row: EntityColumns): Promise<void> => {
  await entitiesOf(db)
    .deleteFrom(asEntityTable(table))
    .where('site_id', '=', row.site_id)
    .where('id', '=', row.id)
    .execute()
}

/** Counts a site's entities that match a filter. */
export const countEntities = async (
  db: Db,
  table: EntityTableName,
  { siteId, filter, ...options }: ConditionOptions & { readonly siteId: string; readonly filter?: unknown },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}
    where site_id = ${siteId} and ${compileFilter(filter, options)}`.execute(db)
  return rows[0]!.count
}
