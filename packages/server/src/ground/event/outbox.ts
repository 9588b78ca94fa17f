import type { EventType } from '@vitrine/contract/event-types.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/tables.ts'
import { beforeCommit } from '../database/transact.ts'

export interface DomainEvent {
  readonly siteId: string
  /** What it happened to, such as `cart`. */
  readonly entity: string
  readonly entityId: string
  readonly type: EventType
  readonly body: object
}

interface Written extends Omit<DomainEvent, 'body'> {
  readonly id: string
  readonly text: string
}

const entityOf = ({ entity, entityId }: Pick<DomainEvent, 'entity' | 'entityId'>): string => `${entity}:${entityId}`

const selectHeard = prepared(
  (siteIds: readonly string[], types: readonly string[]) => sql<{ heard: boolean }>`
    select exists (
      select from webhook_subscription s
      where s.site_id = event.site_id and ('*' = any(s.event_types) or event.type = any(s.event_types))) as heard
    from unnest(${siteIds}::text[], ${types}::text[]) with ordinality as event (site_id, type, place)
    order by place`,
)

const kindOf = ({ siteId, type }: Pick<DomainEvent, 'siteId' | 'type'>): string => `${siteId} ${type}`

/** Of events that just happened those that somebody listens for. */
const heardOf = async (db: Db, events: readonly DomainEvent[]): Promise<readonly DomainEvent[]> => {
  const kinds = [...new Map(events.map((event) => [kindOf(event), event])).values()]
  const [siteIds, types] = [kinds.map(({ siteId }) => siteId), kinds.map(({ type }) => type)]
  const { rows } = await selectHeard(db, siteIds, types)
  const heard = new Set(kinds.filter((_kind, index) => rows[index]!.heard).map(kindOf))
  return heard.size === 0 ? [] : events.filter((event) => heard.has(kindOf(event)))
}

const writeEvents = async (db: Db, events: readonly Written[]): Promise<void> => {
  await sql`
    insert into event (site_id, entity, sequence, id, type, body)
    select one.site_id, one.entity,
      coalesce((select max(sequence) from event where event.site_id = one.site_id and event.entity = one.entity), 0)
        + row_number() over (partition by one.site_id, one.entity order by one.place),
      one.id, one.type, one.body::jsonb
    from unnest(
      ${events.map(({ siteId }) => siteId)}::text[], ${events.map(entityOf)}::text[], ${events.map(({ id }) => id)}::text[],
      ${events.map(({ type }) => type)}::text[], ${events.map(({ text }) => text)}::text[]
    ) with ordinality as one (site_id, entity, id, type, body, place)`.execute(db)
}

const writeHeard = async (db: Db, events: readonly DomainEvent[]): Promise<void> => {
  const heard = await heardOf(db, events)
  const written = heard.map(({ body, ...event }) => ({ ...event, id: randomUUID(), text: JSON.stringify(body) }))
  if (written.length > 0) await writeEvents(db, written)
}

const pending = new WeakMap<Db, DomainEvent[]>()

/**
 * Writes an event down in the caller's transaction, together with all others of it when it commits. The row of the entity
 * must be locked or new, so that two transactions never count the same sequence. It is written only where somebody
 * hears of it: a whole cart with each change would cost more than the change.
 */
export const recordEvent = (db: Db, event: DomainEvent): Promise<void> => recordAll(db, [event])

const recordAll = async (db: Db, events: readonly DomainEvent[]): Promise<void> => {
  const before = pending.get(db)
  if (before) return void before.push(...events)
  const noted = [...events]
  const isPutOff = beforeCommit(db, () => {
    pending.delete(db)
    return writeHeard(db, noted)
  })
  if (isPutOff) pending.set(db, noted)
  else await writeHeard(db, noted)
}

/** The same for many things of one kind at once, of which there is nothing to tell but that it happened. */
export const recordEvents = async (
  db: Db,
  things: readonly { readonly siteId: string; readonly id: string }[],
  { entity, type }: Pick<DomainEvent, 'entity' | 'type'>,
): Promise<void> => {
  const events = things.map(({ siteId, id }) => ({ siteId, entity, entityId: id, type, body: {} }))
  await recordAll(db, events)
}
