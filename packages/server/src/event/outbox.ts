import type { EventType } from '@vitrine/contract/event-types.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../tables.ts'

export interface DomainEvent {
  readonly siteId: string
  /** What it happened to, such as `cart`. */
  readonly entity: string
  readonly entityId: string
  readonly type: EventType
  readonly body: object
}

/**
 * Writes an event down in the caller's transaction. The row of the entity must be locked or new, so that two
 * transactions never count the same sequence.
 */
export const recordEvent = async (db: Db, event: DomainEvent): Promise<void> => {
  const entity = `${event.entity}:${event.entityId}`
  await sql`
    insert into event (site_id, entity, sequence, id, type, body)
    select ${event.siteId}, ${entity}, coalesce(max(sequence), 0) + 1, ${randomUUID()}, ${event.type}, ${JSON.stringify(event.body)}::jsonb
    from event where site_id = ${event.siteId} and entity = ${entity}
  `.execute(db)
}

/** The same for many things of one kind at once, of which there is nothing to tell but that it happened. */
export const recordEvents = async (
  db: Db,
  things: readonly { readonly siteId: string; readonly id: string }[],
  { entity, type }: Pick<DomainEvent, 'entity' | 'type'>,
): Promise<void> => {
  const siteIds = things.map(({ siteId }) => siteId)
  const entities = things.map(({ id }) => `${entity}:${id}`)
  await sql`
    insert into event (site_id, entity, sequence, id, type, body)
    select thing.site_id, thing.entity, coalesce(max(event.sequence), 0) + 1, gen_random_uuid()::text, ${type}, '{}'
    from unnest(${siteIds}::text[], ${entities}::text[]) as thing (site_id, entity)
    left join event on event.site_id = thing.site_id and event.entity = thing.entity
    group by thing.site_id, thing.entity
  `.execute(db)
}
