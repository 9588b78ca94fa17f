import type { EventType } from '@vitrine/contract/event-types.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Db } from '../database/tables.ts'
import { currentActor } from './acting.ts'
import type { Actor } from './actor.ts'
import { kindOf } from './event-kinds.ts'
import { beforeCommit, writeBehind } from '../database/transact.ts'
import { wakeAfterCommit } from '../job/wake.ts'
import { subscribedTypes, type SubscribedTypes } from './subscribed-types.ts'

export interface DomainEvent {
  readonly siteId: string
  /** The kind of entity, such as `cart`. */
  readonly entity: string
  readonly entityId: string
  readonly type: EventType
  /** The actor. Default: the caller of the current work. */
  readonly actor?: Actor
  /** A function is called at the end of the transaction, and only if an app has subscribed to the event. */
  readonly body: object | (() => Promise<object>)
}

interface Written extends Omit<DomainEvent, 'body'> {
  readonly id: string
  readonly text: string
}

const entityOf = ({ entity, entityId }: Pick<DomainEvent, 'entity' | 'entityId'>): string => `${entity}:${entityId}`

/**
 * The body of an update event with `modifiedFields`: the previous values of all fields that changed since the last
 * event. Omitted if the entity has no earlier event.
 */
const bodyWithChanges = sql`
  one.body::jsonb || coalesce((
    select jsonb_build_object('modifiedFields', coalesce(
      (select jsonb_object_agg(name, last.entity -> name)
        from jsonb_object_keys(last.entity || (one.body::jsonb -> 'currentEntity')) name
        where last.entity -> name is distinct from one.body::jsonb -> 'currentEntity' -> name), '{}'))
    from (
      select coalesce(previous.body -> 'currentEntity', previous.body -> 'entity') as entity from event previous
      where previous.site_id = one.site_id and previous.entity = one.entity and previous.body ?| array['currentEntity', 'entity']
      order by previous.sequence desc limit 1
    ) last
  ), '{}')`

const isUpdate = ({ type }: Written): boolean => kindOf(type).shape === 'updatedEvent'

const writeEvents = async (db: Db, events: readonly Written[]): Promise<void> => {
  const statement = sql`
    insert into event (site_id, entity, sequence, id, type, body, actor)
    select one.site_id, one.entity,
      coalesce((select max(sequence) from event where event.site_id = one.site_id and event.entity = one.entity), 0)
        + row_number() over (partition by one.site_id, one.entity order by one.place),
      one.id, one.type, case when one.is_update then ${bodyWithChanges} else one.body::jsonb end, one.actor::jsonb
    from unnest(
      ${events.map(({ siteId }) => siteId)}::text[], ${events.map(entityOf)}::text[], ${events.map(({ id }) => id)}::text[],
      ${events.map(({ type }) => type)}::text[], ${events.map(({ text }) => text)}::text[],
      ${events.map(({ actor }) => (actor ? JSON.stringify(actor) : null))}::text[], ${events.map(isUpdate)}::boolean[]
    ) with ordinality as one (site_id, entity, id, type, body, actor, is_update, place)`
  await writeBehind(db, { compile: () => statement.compile(db) })
}

/**
 * The events of a transaction, and the subscribed event types by site, which are loaded with the first event of a site.
 */
interface Pending {
  readonly events: DomainEvent[]
  readonly subscribedBySite: Map<string, Promise<SubscribedTypes>>
}

const writeSubscribed = async (db: Db, { events, subscribedBySite }: Pending): Promise<void> => {
  const written: Written[] = []
  for (const { body, ...event } of events) {
    const types = await subscribedBySite.get(event.siteId)!
    if (types.has('*') || types.has(event.type))
      written.push({
        ...event,
        id: randomUUID(),
        text: JSON.stringify(typeof body === 'function' ? await body() : body),
      })
  }
  if (written.length === 0) return
  await writeEvents(db, written)
  wakeAfterCommit(db, 'events')
}

const pending = new WeakMap<Db, Pending>()

/**
 * Returns a function that drops the events recorded since this call, for changes that are undone by a rollback to a
 * savepoint.
 */
export const markEvents = (db: Db): (() => void) => {
  const count = pending.get(db)?.events.length ?? 0
  return () => void pending.get(db)?.events.splice(count)
}

const noteEvent = (db: Db, { events, subscribedBySite }: Pending, event: DomainEvent): void => {
  events.push(event)
  if (subscribedBySite.has(event.siteId)) return
  const subscribed = subscribedTypes(db, event.siteId)
  // The write reports the error; if the transaction fails earlier, it can be ignored.
  subscribed.catch(() => undefined)
  subscribedBySite.set(event.siteId, subscribed)
}

/**
 * Records an event in the caller's transaction; all its events are written together when it commits. The row of the
 * entity must be locked or new, so that two transactions never use the same sequence number. Events that no app
 * subscribes to are not written: a copy of the cart would cost more than the change itself.
 */
export const recordEvent = (db: Db, event: DomainEvent): Promise<void> => recordAll(db, [event])

const recordAll = async (db: Db, events: readonly DomainEvent[]): Promise<void> => {
  const before = pending.get(db)
  const current = before ?? { events: [], subscribedBySite: new Map<string, Promise<SubscribedTypes>>() }
  const actor = currentActor()
  for (const event of events) noteEvent(db, current, { ...(actor && { actor }), ...event })
  if (before) return
  const isDeferred = beforeCommit(db, () => {
    pending.delete(db)
    return writeSubscribed(db, current)
  })
  if (isDeferred) pending.set(db, current)
  else await writeSubscribed(db, current)
}

/** Records the same event without a body for many entities. */
export const recordEvents = async (
  db: Db,
  things: readonly { readonly siteId: string; readonly id: string }[],
  { entity, type }: Pick<DomainEvent, 'entity' | 'type'>,
): Promise<void> => {
  const events = things.map(({ siteId, id }) => ({ siteId, entity, entityId: id, type, body: {} }))
  await recordAll(db, events)
}
