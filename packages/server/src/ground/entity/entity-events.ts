import type { Db } from '../database/tables.ts'
import { recordEvent, type DomainEvent } from '../event/outbox.ts'
import { queueJobs } from '../job/store.ts'
import type { EntityKind, SentEntity } from './entity-kind.ts'
import type { EntityColumns } from './tables.ts'

/** Records the events of changed entities, and queues the jobs that follow them. */
export const createEntityEvents = <
  Row extends EntityColumns,
  Sent extends SentEntity,
  Wire extends object,
  Requested extends string,
>({
  event,
  present,
  related,
  includesDeletedEntity,
  refreshJob,
}: EntityKind<Row, Sent, Wire, Requested>) => {
  const entity = event.slice(event.lastIndexOf('.') + 1)

  const record = async (
    db: Db,
    rows: readonly Row[],
    { change, bodyOf }: { change: 'created' | 'updated' | 'deleted'; bodyOf: (row: Row) => DomainEvent['body'] },
  ): Promise<void> => {
    for (const row of rows) {
      const about = { siteId: row.site_id, entity, entityId: row.id }
      await recordEvent(db, { ...about, type: `${event}_${change}`, body: bodyOf(row) })
    }
  }

  /** The entity under a name. What it contains from other tables is read when the transaction ends. */
  const bodyWith = (db: Db, name: string) => (row: Row) => {
    if (!related) return { [name]: present(row) }
    return async () => ({ [name]: { ...present(row), ...(await related(db, row.site_id, [row]))(row) } })
  }

  const refresh = async (db: Db, rows: readonly Row[]): Promise<void> => {
    if (refreshJob === undefined) return
    const byId = new Map(rows.map(({ id, site_id: siteId }) => [id, { siteId, kind: refreshJob, key: id }]))
    await queueJobs(db, [...byId.values()])
  }

  return {
    created: (db: Db, rows: readonly Row[]) => record(db, rows, { change: 'created', bodyOf: bodyWith(db, 'entity') }),

    updated: async (db: Db, rows: readonly Row[], { keepsCopies = false }: { keepsCopies?: boolean } = {}) => {
      await record(db, rows, { change: 'updated', bodyOf: bodyWith(db, 'currentEntity') })
      if (!keepsCopies) await refresh(db, rows)
    },

    deleted: async (db: Db, rows: readonly Row[]) => {
      const bodyOf = (row: Row) => (includesDeletedEntity ? { deletedEntity: present(row) } : {})
      await record(db, rows, { change: 'deleted', bodyOf })
      await refresh(db, rows)
    },
  }
}
