import type { ErrorCode } from '@vitrine/contract/errors.ts'
import type { EventType } from '@vitrine/contract/event-types.ts'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'
import type { Field } from '../query/conditions.ts'
import type { ColumnValues, EntityTableName } from './store.ts'
import type { EntityColumns } from './tables.ts'

type Change = 'created' | 'updated' | 'deleted'
type NameOf<Type, What extends Change> = Type extends `${infer Name}_${What}` ? Name : never
/** Entities with events for each change. */
type EntityEvent = NameOf<EventType, 'created'> & NameOf<EventType, 'updated'> & NameOf<EventType, 'deleted'>

/** An entity as callers send it. */
export interface SentEntity {
  readonly id?: string | undefined
  readonly revision?: string | undefined
}

/** One entity of a request. */
export interface Item<Sent> {
  readonly sent: Sent
  /** Its path in the request, such as `brand` or `brands[0].brand`. */
  readonly path: string
  /** The field mask of an update. Its path is next to that of the entity. */
  readonly fieldMask?: readonly string[] | undefined
}

/** The fields to write, and where the request has them. */
export interface Writing<Row = EntityColumns> {
  /** Fields that change: all of a new entity, and those that an update or its mask names. */
  readonly names: ReadonlySet<string>
  readonly path: string
  /** The entity before an update. Absent for a new one. */
  readonly before?: Row
}

/** How many entities a site can have, and the error of one more: a code, or the rule of a violation. */
type Limit = {
  readonly count: number
  /** Which entities are counted. Default: all of the site. */
  readonly filter?: Readonly<Record<string, string>>
} & ({ readonly ruleName: string } | { readonly code: ErrorCode })

/** A change of an entity that depends on its columns. Refuses it by throwing. */
export interface Edit<Row> {
  readonly id: string
  readonly columnsOf: (row: Row, db: Db) => ColumnValues | Promise<ColumnValues>
  /** Copies in other records stay current, so the job that refreshes them is not queued. */
  readonly keepsCopies?: true
}

/** Reads what a response contains besides the columns of its rows, for all rows at once. */
type RequestedField<Row, Wire> = (db: Db, siteId: string, rows: readonly Row[]) => Promise<(row: Row) => Partial<Wire>>

/** A kind of entity with a revision: its table, events and fields. */
export interface EntityKind<Row extends EntityColumns, Sent extends SentEntity, Wire, Requested extends string> {
  readonly table: EntityTableName
  /** The prefix of its events, such as `wix.stores.catalog.v3.brand`. */
  readonly event: EntityEvent
  /** Whether the event of a deletion contains the deleted entity. */
  readonly includesDeletedEntity?: true
  /** The error message if an entity does not exist. */
  readonly missing: string
  /** The error message if a unique field has the value of another entity. */
  readonly duplicate: string
  /** How many a site can have, for all or by what an entity is. */
  readonly limit: Limit | ((sent: Sent) => Limit)
  /** Fields that callers may write, and that a mask may name. */
  readonly writable: readonly (keyof Sent & string)[]
  /** Fields to filter by, and to sort by unless they are `isFilterOnly`. */
  readonly fields: Readonly<Record<string, Field>>
  /** Returns the columns that change. */
  readonly columnsOf: (sent: Sent, writing: Writing<Row>) => ColumnValues
  /** Refuses to delete a locked entity, by throwing. Default: all can be deleted. */
  readonly requireDeletable?: (row: Row, db: Db) => Promise<void>
  readonly present: (row: Row) => Wire
  /** Reads what every response and event contains from other tables. Default: nothing. */
  readonly related?: RequestedField<Row, Wire>
  /** Reads what a response contains only on request. */
  readonly requested: Readonly<Record<Requested, RequestedField<Row, Wire>>>
  /** The kind of job that is queued for each updated or deleted entity, with its ID as key. Default: none. */
  readonly refreshJob?: string
}

/** Columns of every entity, as fields to filter by. */
export const entityFields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id`, isNeverNull: true, isFilterOnly: true },
  createdDate: { kind: 'date', column: sql`created_date`, isNeverNull: true },
  updatedDate: { kind: 'date', column: sql`updated_date`, isNeverNull: true },
}

/** Presents the columns of every entity. */
export const presentColumns = (row: EntityColumns) => ({
  id: row.id,
  revision: String(row.revision),
  createdDate: row.created_date.toISOString(),
  updatedDate: row.updated_date.toISOString(),
})

/** For entities without amounts, which need no currency. */
export const noMoney = (): never => {
  throw new Error('A field of money needs the currency of its site.')
}
