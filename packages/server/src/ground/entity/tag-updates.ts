import type { EventType } from '@vitrine/contract/event-types.ts'
import type { Tags } from '@vitrine/contract/entities/tags.ts'
import { sql } from 'kysely'
import type { Context } from '../context/context.ts'
import type { Db } from '../database/tables.ts'
import { currentActor, onBehalfOf } from '../event/acting.ts'
import type { Actor } from '../event/actor.ts'
import { recordEvent, type DomainEvent } from '../event/outbox.ts'
import type { JobHandler } from '../job/job.ts'
import { queueJob } from '../job/store.ts'
import { compileFilter, type Field } from '../query/conditions.ts'
import { noMoney, type Edit } from './entity-kind.ts'
import type { EntityTableName } from './store.ts'
import type { EntityColumns } from './tables.ts'
import { withTags, type TagEdit } from './tags.ts'

type TaggedRow = EntityColumns & { readonly tags: Tags | null }

/** Changes the tags of entities by ID. */
export const tagEdits = <Row extends TaggedRow>(ids: readonly string[], changes: TagEdit): readonly Edit<Row>[] =>
  ids.map((id) => ({
    id,
    columnsOf: ({ tags }: Row) => ({ tags: JSON.stringify(withTags(tags ?? undefined, changes)) }),
  }))

interface TagEvents<Row> {
  readonly type: EventType
  /** The kind of entity, such as `promotion`. */
  readonly entity: string
  /** The name of the entity in the event, and its value. */
  readonly bodyOf: (transaction: Db, row: Row) => Promise<object>
}

/** Returns a function that records an event for each entity whose tags changed. */
export const recordTagEvents =
  <Row extends TaggedRow>({ assignTags, unassignTags }: TagEdit, { type, entity, bodyOf }: TagEvents<Row>) =>
  async (transaction: Db, rows: readonly Row[]): Promise<void> => {
    const changed = {
      ...(assignTags && { assignedTags: assignTags }),
      ...(unassignTags && { unassignedTags: unassignTags }),
    }
    for (const row of rows) {
      const body: DomainEvent['body'] = async () => ({ ...(await bodyOf(transaction, row)), ...changed })
      await recordEvent(transaction, { siteId: row.site_id, entity, entityId: row.id, type, body })
    }
  }

/** Entities changed in one transaction. */
const batch = 100

interface Payload extends TagEdit {
  readonly filter: unknown
  /** Who started the job. */
  readonly actor?: Actor
}

interface TaggedKind {
  /** The kind of job, such as `update-promotion-tags`. */
  readonly job: string
  readonly table: EntityTableName
  /** Fields to filter by. */
  readonly fields: Readonly<Record<string, Field>>
  readonly update: (
    context: Context,
    siteId: string,
    change: TagEdit & { readonly ids: readonly string[] },
  ) => Promise<unknown>
}

/** Lists the IDs of entities that match a filter, in the order of their IDs. */
const listMatchingIds = async (
  db: Db,
  { table, fields }: TaggedKind,
  { siteId, filter, after }: { readonly siteId: string; readonly filter: unknown; readonly after: string },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where site_id = ${siteId} and id > ${after}
      and ${compileFilter(filter, { fields, toMinor: noMoney, path: '' })}
    order by id limit ${batch}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Queues a change of the tags of all entities that match a filter. Returns the ID of the job. */
export const queueTagJob = async (
  { db, newId }: Pick<Context, 'db' | 'newId'>,
  siteId: string,
  { kind, ...payload }: Payload & { readonly kind: TaggedKind },
): Promise<string> => {
  // Refuses an invalid filter now, not in the background.
  compileFilter(payload.filter, { fields: kind.fields, toMinor: noMoney, path: '' })
  const [key, actor] = [newId(), currentActor()]
  await queueJob(db, { siteId, kind: kind.job, key, payload: { ...payload, ...(actor && { actor }) } })
  return key
}

/** Changes the tags of all entities that match a filter. Runs again from the start if it is interrupted. */
export const createTagJob = (context: Context, kind: TaggedKind): JobHandler => ({
  kind: kind.job,
  run: async ({ siteId, payload }) => {
    const { filter, actor, ...changes } = payload as Payload
    const matching = (after: string) => listMatchingIds(context.db, kind, { siteId, filter, after })
    for (let ids = await matching(''); ids.length > 0; ids = await matching(ids.at(-1)!))
      await onBehalfOf(actor, () => kind.update(context, siteId, { ids, ...changes }))
  },
})
