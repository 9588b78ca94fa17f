import type { CursorMetadata, Search } from '@vitrine/contract/calls/query.ts'
import { Refusal, required } from '../base/refusal.ts'
import type { Context } from '../context/context.ts'
import type { Db } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { findCursorPage } from '../query/cursor-page.ts'
import { madeOf, presentOutcomes, runEach, type BulkAnswer, type Outcome } from './bulk.ts'
import { createEntityChanges, type Capacity } from './entity-changes.ts'
import { createEntityEvents } from './entity-events.ts'
import { noMoney, type Edit, type EntityKind, type Item, type SentEntity } from './entity-kind.ts'
import { countEntities, findEntity, listEntities } from './store.ts'
import type { EntityColumns } from './tables.ts'

/** An entity to find, or to create if it does not exist. */
export interface FindableItem<Sent, Row> extends Item<Sent> {
  readonly find: (db: Db) => Promise<Row | undefined>
}

/** What a bulk response contains of each entity. */
interface BulkOptions<Requested> {
  readonly returnEntity?: boolean | undefined
  readonly fields?: readonly Requested[] | undefined
  /** The IDs of refused items. */
  readonly ids?: readonly (string | undefined)[]
}

interface EditEachOptions<Row> {
  /** Copies in other records stay current, so the job that refreshes them is not queued. */
  readonly keepsCopies?: boolean
  /** Records other events than updates. */
  readonly recordEdits?: (transaction: Db, rows: readonly Row[]) => Promise<void>
}

/**
 * Stores entities of one kind. Each change is saved together with its event. A bulk call runs in one transaction, in
 * which each item succeeds or fails independently.
 */
export const createEntityStore = <
  Row extends EntityColumns,
  Sent extends SentEntity,
  Wire extends object,
  Requested extends string,
>(
  context: Pick<Context, 'db' | 'now' | 'newId'>,
  kind: EntityKind<Row, Sent, Wire, Requested>,
) => {
  const { db } = context
  const { table, fields } = kind
  const conditions = { fields, toMinor: noMoney }
  const changes = createEntityChanges(context, kind)
  const events = createEntityEvents(kind)

  /** Presents rows with the fields that were requested. */
  const presentAll = async (reading: Db, rows: readonly Row[], requested: readonly Requested[] = []) => {
    const [first] = rows
    if (!first) return []
    const readers = [...new Set(requested)].map((name) => kind.requested[name])
    const added = await Promise.all(
      [kind.related ?? [], readers].flat().map((read) => read(reading, first.site_id, rows)),
    )
    return rows.map((row): Wire => Object.assign({}, kind.present(row), ...added.map((of) => of(row))))
  }
  const presentOne = async (row: Row, requested?: readonly Requested[]): Promise<Wire> =>
    (await presentAll(db, [row], requested))[0]!

  const presentBulk = async (
    outcomes: readonly Outcome<Row>[],
    { returnEntity = false, fields: requested, ids }: BulkOptions<Requested>,
  ): Promise<BulkAnswer<Wire>> => {
    const rows = returnEntity ? madeOf(outcomes) : []
    const wires = await presentAll(db, rows, requested)
    const wireOf = new Map(rows.map((row, index) => [row, wires[index]!]))
    return presentOutcomes(outcomes, { ids, ...(returnEntity && { itemOf: (row: Row) => wireOf.get(row)! }) })
  }

  /** Finds an entity or creates it, in the caller's transaction. */
  const findOrCreate = async (
    transaction: Db,
    siteId: string,
    item: FindableItem<Sent, Row>,
    capacity: Capacity = {},
  ): Promise<Row> => {
    const { row, isNew } = await changes.findOrInsert(transaction, item, { siteId, capacity })
    if (isNew) await events.created(transaction, [row])
    return row
  }

  return {
    findOrCreate,
    presentAll,

    get: async (siteId: string, id: string, requested?: readonly Requested[]): Promise<Wire> => {
      const row = (await findEntity(db, table, { siteId, id })) as Row | undefined
      if (!row) throw new Refusal('NOT_FOUND', kind.missing)
      return presentOne(row, requested)
    },

    /** Returns entities by ID, in this order. Those that do not exist are left out. */
    list: async (siteId: string, ids: readonly string[], requested?: readonly Requested[]): Promise<Wire[]> => {
      const rows = (await listEntities(db, table, { siteId, ids })) as Row[]
      const byId = new Map(rows.map((row) => [row.id, row]))
      return presentAll(
        db,
        ids.flatMap((id) => byId.get(id) ?? []),
        requested,
      )
    },

    query: async (
      siteId: string,
      query: Search | undefined,
      requested?: readonly Requested[],
    ): Promise<{ readonly items: Wire[]; readonly pagingMetadata: CursorMetadata }> => {
      const { rows, metadata } = await findCursorPage<Row>(db, query, {
        table,
        siteId,
        isNewestFirst: true,
        ...conditions,
      })
      return { items: await presentAll(db, rows, requested), pagingMetadata: metadata }
    },

    count: (siteId: string, filter: unknown): Promise<number> =>
      countEntities(db, table, { siteId, filter, path: '', ...conditions }),

    create: async (siteId: string, item: Item<Sent>, requested?: readonly Requested[]): Promise<Wire> => {
      const created = await transact(db, async (transaction) => {
        const row = await changes.insertNew(transaction, item, { siteId, capacity: {} })
        await events.created(transaction, [row])
        return row
      })
      return presentOne(created, requested)
    },

    createEach: async (siteId: string, items: readonly Item<Sent>[], options: BulkOptions<Requested>) => {
      const outcomes = await transact(db, async (transaction) => {
        const place = { siteId, capacity: {} }
        const done = await runEach(transaction, items, (item) => changes.insertNew(transaction, item, place))
        await events.created(transaction, madeOf(done))
        return done
      })
      return presentBulk(outcomes, options)
    },

    getOrCreate: async (siteId: string, item: FindableItem<Sent, Row>, requested?: readonly Requested[]) => {
      const row = await transact(db, (transaction) => findOrCreate(transaction, siteId, item))
      return presentOne(row, requested)
    },

    getOrCreateEach: async (
      siteId: string,
      items: readonly FindableItem<Sent, Row>[],
      requested?: readonly Requested[],
    ) => {
      const outcomes = await transact(db, async (transaction) => {
        const place = { siteId, capacity: {} }
        const created: Row[] = []
        const done = await runEach(transaction, items, async (item) => {
          const { row, isNew } = await changes.findOrInsert(transaction, item, place)
          if (isNew) created.push(row)
          return row
        })
        await events.created(transaction, created)
        return done
      })
      return presentBulk(outcomes, { returnEntity: true, fields: requested })
    },

    update: async (
      siteId: string,
      { id, ...item }: Item<Sent> & { readonly id: string },
      requested?: readonly Requested[],
    ): Promise<Wire> => {
      const saved = await transact(db, async (transaction) => {
        const before = (await changes.lock(transaction, siteId, [id])).get(id)
        const row = await changes.update(transaction, before, item)
        await events.updated(transaction, [row])
        return row
      })
      return presentOne(saved, requested)
    },

    updateEach: async (siteId: string, items: readonly Item<Sent>[], options: BulkOptions<Requested>) => {
      const ids = items.map(({ sent }) => sent.id)
      const outcomes = await transact(db, async (transaction) => {
        const rows = await changes.lock(
          transaction,
          siteId,
          ids.flatMap((id) => id ?? []),
        )
        const done = await runEach(transaction, items, async (item) => {
          const id = required(item.sent.id, `${item.path}.id`)
          const row = await changes.update(transaction, rows.get(id), item)
          rows.set(id, row)
          return row
        })
        await events.updated(transaction, madeOf(done))
        return done
      })
      return presentBulk(outcomes, { ...options, ids })
    },

    /** Changes a locked entity by its columns, in the caller's transaction. */
    editLocked: async (transaction: Db, row: Row, edit: Omit<Edit<Row>, 'id'>): Promise<Row> => {
      const saved = await changes.edit(transaction, row, { id: row.id, ...edit })
      await events.updated(transaction, [saved], edit)
      return saved
    },

    edit: async (siteId: string, edit: Edit<Row>, requested?: readonly Requested[]): Promise<Wire> => {
      const saved = await transact(db, async (transaction) => {
        const before = (await changes.lock(transaction, siteId, [edit.id])).get(edit.id)
        const row = await changes.edit(transaction, before, edit)
        await events.updated(transaction, [row], edit)
        return row
      })
      return presentOne(saved, requested)
    },

    /** Makes the same kind of change to several entities. */
    editEach: async (
      siteId: string,
      edits: readonly Edit<Row>[],
      { keepsCopies = false, recordEdits, ...options }: BulkOptions<Requested> & EditEachOptions<Row>,
    ) => {
      const ids = edits.map(({ id }) => id)
      const outcomes = await transact(db, async (transaction) => {
        const rows = await changes.lock(transaction, siteId, ids)
        const done = await runEach(transaction, edits, async (edit) => {
          const row = await changes.edit(transaction, rows.get(edit.id), edit)
          rows.set(edit.id, row)
          return row
        })
        const edited = madeOf(done)
        await (recordEdits ? recordEdits(transaction, edited) : events.updated(transaction, edited, { keepsCopies }))
        return done
      })
      return presentBulk(outcomes, { ...options, ids })
    },

    remove: (siteId: string, id: string): Promise<void> =>
      transact(db, async (transaction) => {
        const before = (await changes.lock(transaction, siteId, [id])).get(id)
        await events.deleted(transaction, [await changes.remove(transaction, before)])
      }),

    removeEach: async (siteId: string, ids: readonly string[]) => {
      const outcomes = await transact(db, async (transaction) => {
        const rows = await changes.lock(transaction, siteId, ids)
        const done = await runEach(transaction, ids, async (id) => {
          const row = await changes.remove(transaction, rows.get(id))
          rows.delete(id)
          return row
        })
        await events.deleted(transaction, madeOf(done))
        return done
      })
      return presentBulk(outcomes, { ids })
    },
  }
}
