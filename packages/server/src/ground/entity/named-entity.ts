import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'
import type { Field } from '../query/conditions.ts'
import { entityFields, presentColumns, type SentEntity, type Writing } from './entity-kind.ts'
import type { FindableItem } from './entity-store.ts'
import { readLabel } from './label.ts'
import { findEntityByName, listEntities, type ColumnValues, type Locking, type NamedTableName } from './store.ts'
import type { NamedColumns } from './tables.ts'

/** An entity with a unique name, as callers send it. */
export interface SentName extends SentEntity {
  readonly name?: string | undefined
}

/** A copy of an entity in other records, such as the brand of a product. */
export interface NamedCopy {
  readonly id: string
  readonly name: string
}

/** The parts of a kind of entity that has a unique name and nothing else. */
export const namedEntity = {
  writable: ['name'],
  fields: {
    ...entityFields,
    name: { kind: 'text', column: sql`name`, sortBy: sql`lower(name)`, isNeverNull: true },
  } satisfies Readonly<Record<string, Field>>,
  columnsOf: ({ name }: SentName, { names, path }: Writing): ColumnValues =>
    names.has('name') ? { name: readLabel(name, `${path}.name`) } : {},
  present: (row: NamedColumns) => ({ ...presentColumns(row), name: row.name }),
} as const

/** The entity with a name, to find or create. `path` is that of the name in the request. */
export const entityNamed = <Row extends NamedColumns>(
  table: NamedTableName,
  { siteId, name, path }: { readonly siteId: string; readonly name: string; readonly path: string },
): FindableItem<SentName, Row> => ({
  sent: { name },
  path,
  find: (db: Db) => findEntityByName<Row>(db, table, { siteId, name: readLabel(name, path) }),
})

/** Finds entities by ID, as copies. Those that do not exist are left out. */
export const findCopies = async (
  db: Db,
  table: NamedTableName,
  about: { readonly siteId: string; readonly ids: readonly string[] } & Locking,
): Promise<ReadonlyMap<string, NamedCopy>> =>
  new Map((await listEntities<NamedColumns>(db, table, about)).map(({ id, name }) => [id, { id, name }]))
