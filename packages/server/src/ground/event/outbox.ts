import type { EventType } from '@vitrine/contract/event-types.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../database/tables.ts'

export interface DomainEvent {
  readonly siteId: string
  /** What it happened to, such as `cart`. */
  readonly entity: string
  readonly entityId: string
  readonly type: EventType
  readonly body: object
}

interface Noted {
  readonly sequence: number
  readonly isHeard: boolean
}

/**
 * Writes an event down in the caller's transaction. The row of the entity must be locked or new, so that two
 * transactions never count the same sequence. What it tells is written only where somebody hears of it: a whole cart
 * with each change would cost more than the change.
 */
export const recordEvent = async (db: Db, { siteId, type, body, ...event }: DomainEvent): Promise<void> => {
  const entity = `${event.entity}:${event.entityId}`
  const { rows } = await sql<Noted>`
    insert into event (site_id, entity, sequence, id, type)
    select ${siteId}, ${entity}, coalesce(max(sequence), 0) + 1, ${randomUUID()}, ${type}
    from event where site_id = ${siteId} and entity = ${entity}
    returning sequence, exists (
      select from webhook_subscription s
      where s.site_id = ${siteId} and ('*' = any(s.event_types) or ${type} = any(s.event_types))) as "isHeard"`.execute(
    db,
  )
  const { sequence, isHeard } = rows[0]!
  if (!isHeard) return
  await sql`
    update event set body = ${JSON.stringify(body)}
    where site_id = ${siteId} and entity = ${entity} and sequence = ${sequence}`.execute(db)
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
