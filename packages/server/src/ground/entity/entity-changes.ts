import { Refusal, refusalFor, invalidBecause } from '../base/refusal.ts'
import type { Context } from '../context/context.ts'
import { sqlState, sqlStates } from '../database/database-errors.ts'
import type { Db } from '../database/tables.ts'
import { noMoney, type Edit, type EntityKind, type Item, type SentEntity } from './entity-kind.ts'
import { readMask } from './field-mask.ts'
import { requireCurrent } from './revision.ts'
import { countEntities, deleteEntity, insertEntity, lockEntities, saveEntity, type ColumnValues } from './store.ts'
import type { EntityColumns } from './tables.ts'

/** How many more entities a site can have, by limit. Counted when the first one is inserted. */
export type Capacity = Record<string, number>

/** Where an entity is inserted. */
interface Place {
  readonly siteId: string
  readonly capacity: Capacity
}

/** Inserts, updates and deletes single entities of a kind, in the caller's transaction and without events. */
export const createEntityChanges = <
  Row extends EntityColumns,
  Sent extends SentEntity,
  Wire extends object,
  Requested extends string,
>(
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  kind: EntityKind<Row, Sent, Wire, Requested>,
) => {
  const { table, fields } = kind
  const duplicate = () => refusalFor('ALREADY_EXISTS', 'NAME_TAKEN', { description: kind.duplicate })
  const maskFields = Object.fromEntries(kind.writable.map((name) => [name, [name]]))

  /** Refuses an entity beyond its limit. Returns the name of the limit. */
  const requireCapacity = async (db: Db, { sent, path }: Item<Sent>, { siteId, capacity }: Place): Promise<string> => {
    const limit = typeof kind.limit === 'function' ? kind.limit(sent) : kind.limit
    const { count, filter } = limit
    const name = JSON.stringify(filter ?? {})
    capacity[name] ??= count - (await countEntities(db, table, { siteId, filter, fields, toMinor: noMoney }))
    if (capacity[name] > 0) return name
    if ('code' in limit) throw new Refusal(limit.code)
    throw invalidBecause(path, 'LIMIT_REACHED', {
      description: `cannot be added: a store has at most ${count}`,
      data: { threshold: count },
      ...(limit.ruleName !== undefined && { ruleName: limit.ruleName }),
    })
  }

  /** Inserts an entity; `undefined` if there is an equal one. */
  const insert = async (db: Db, { sent, path }: Item<Sent>, place: Place): Promise<Row | undefined> => {
    const columns = kind.columnsOf(sent, { names: new Set(kind.writable), path })
    const limit = await requireCapacity(db, { sent, path }, place)
    const row = await insertEntity(db, table, { ...columns, site_id: place.siteId, id: newId(), now: now() })
    if (row) place.capacity[limit]! -= 1
    return row as Row | undefined
  }

  const namesOf = ({ sent, path, fieldMask }: Item<Sent>): ReadonlySet<string> => {
    const masked = readMask(fieldMask, { fields: maskFields, name: path.replace(/[^.]*$/, 'fieldMask') })
    return masked ?? new Set(kind.writable.filter((name) => sent[name] !== undefined))
  }

  const save = (db: Db, row: Row, columns: ColumnValues): Promise<Row> =>
    saveEntity(db, table, { row, columns, now: now() }).catch((error: unknown) => {
      throw sqlState(error) === sqlStates.uniqueViolation ? duplicate() : error
    }) as Promise<Row>

  return {
    insertNew: async (db: Db, item: Item<Sent>, place: Place): Promise<Row> => {
      const row = await insert(db, item, place)
      if (!row) throw duplicate()
      return row
    },

    /** Finds an entity, or inserts it. `find` also finds what another transaction has just inserted. */
    findOrInsert: async (
      db: Db,
      item: Item<Sent> & { readonly find: (db: Db) => Promise<Row | undefined> },
      place: Place,
    ): Promise<{ readonly row: Row; readonly isNew: boolean }> => {
      const found = await item.find(db)
      if (found) return { row: found, isNew: false }
      const inserted = await insert(db, item, place)
      if (inserted) return { row: inserted, isNew: true }
      const same = await item.find(db)
      if (!same) throw duplicate()
      return { row: same, isNew: false }
    },

    /** Locks entities and returns them by ID. */
    lock: async (db: Db, siteId: string, ids: readonly string[]): Promise<Map<string, Row>> => {
      const rows = (await lockEntities(db, table, { siteId, ids })) as Row[]
      return new Map(rows.map((row) => [row.id, row]))
    },

    /** Saves the sent fields of a locked entity. */
    update: async (db: Db, row: Row | undefined, item: Item<Sent>): Promise<Row> => {
      const { sent, path } = item
      if (!row) throw new Refusal('NOT_FOUND', kind.missing)
      requireCurrent(row, sent.revision, `${path}.revision`)
      return save(db, row, kind.columnsOf(sent, { names: namesOf(item), path, before: row }))
    },

    /** Changes a locked entity by its columns. */
    edit: async (db: Db, row: Row | undefined, { columnsOf }: Edit<Row>): Promise<Row> => {
      if (!row) throw new Refusal('NOT_FOUND', kind.missing)
      return save(db, row, await columnsOf(row, db))
    },

    /** Deletes a locked entity. */
    remove: async (db: Db, row: Row | undefined): Promise<Row> => {
      if (!row) throw new Refusal('NOT_FOUND', kind.missing)
      await kind.requireDeletable?.(row, db)
      await deleteEntity(db, table, row)
      return row
    },
  }
}
