import { decideDelivery, type DeliveryEvent } from '@vitrine/domain/event/delivery.ts'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { wakeAfterCommit } from '../job/wake.ts'
import type { Actor } from './actor.ts'
import type { AppTable, WebhookDeliveryTable, WebhookSubscriptionTable } from './tables.ts'

export type App = Selectable<AppTable>
export type Subscription = Selectable<WebhookSubscriptionTable>
export type Delivery = Selectable<WebhookDeliveryTable>

export const findApp = (db: Db, appId: string): Promise<App | undefined> =>
  db.selectFrom('app').selectAll().where('app_id', '=', appId).executeTakeFirst()

export const insertApp = async (db: Db, app: Omit<App, 'created_date'>): Promise<void> => {
  await db
    .insertInto('app')
    .values(app)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes an app with everything that refers to it, such as its subscriptions and installations. */
export const deleteApp = async (db: Db, siteId: string, appId: string): Promise<boolean> => {
  const apps = db.deleteFrom('app').where('site_id', '=', siteId).where('app_id', '=', appId)
  return (await apps.executeTakeFirst()).numDeletedRows > 0n
}

/** Finds a subscription with the same app, URL and event types. */
export const findSubscription = (
  db: Db,
  { site_id, app_id, url, event_types }: Omit<Subscription, 'id' | 'created_date'>,
): Promise<Subscription | undefined> =>
  db
    .selectFrom('webhook_subscription')
    .selectAll()
    .where('site_id', '=', site_id)
    .where('app_id', '=', app_id)
    .where('url', '=', url)
    .where('event_types', '=', sql<string[]>`${event_types}::text[]`)
    .executeTakeFirst()

export const insertSubscription = (db: Db, row: Omit<Subscription, 'created_date'>): Promise<Subscription> =>
  db.insertInto('webhook_subscription').values(row).returningAll().executeTakeFirstOrThrow()

/** Lists the subscriptions of a store or of one of its apps. */
export const listSubscriptions = (db: Db, siteId: string, appId?: string): Promise<Subscription[]> => {
  const ofSite = db.selectFrom('webhook_subscription').selectAll().where('site_id', '=', siteId)
  const subscriptions = appId === undefined ? ofSite : ofSite.where('app_id', '=', appId)
  return subscriptions.orderBy('created_date').orderBy('id').execute()
}

export const deleteSubscription = (db: Db, siteId: string, id: string): Promise<Subscription | undefined> =>
  db
    .deleteFrom('webhook_subscription')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** How many events from before the first subscription are skipped at once. */
const maxSkipped = 5000

/** Skips events from before the first subscription. Stores without subscriptions write nothing here. */
const skipUnsubscribed = async (db: Db, now: Date): Promise<void> => {
  await sql`
    update event set delivered_date = ${now} where (site_id, entity, sequence) in (
      select site_id, entity, sequence from event
      where delivered_date is null and created_date < (select min(created_date) from webhook_subscription)
      limit ${maxSkipped})`.execute(db)
}

const isAnyWaiting = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`
    select from webhook_subscription where exists (select from event where delivered_date is null) limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Creates deliveries of new events for the subscriptions that match. Returns the number of events. Only one process
 * does this at a time, so that events of an entity stay in order.
 */
export const distributeEvents = async (db: Db, now: Date, most: number): Promise<number> => {
  if (!(await isAnyWaiting(db))) return 0
  return db.transaction().execute(async (transaction) => {
    const lock = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('event_hand_out')) as mine`.execute(transaction)
    if (!lock.rows[0]!.mine) return 0
    await skipUnsubscribed(transaction, now)
    const { rows } = await sql`
      with next as (
        select site_id, entity from event where delivered_date is null order by created_date limit ${most}
      ), waiting as (
        -- All events of an entity together: the times of two transactions may be in a different order than their events.
        select site_id, entity, sequence, type, created_date, body is not null as is_heard from event
        where delivered_date is null and (site_id, entity) in (select site_id, entity from next)
      ), handed as (
        insert into webhook_delivery (site_id, id, subscription_id, entity, sequence, event_type, next_attempt_date)
        select w.site_id, gen_random_uuid()::text, s.id, w.entity, w.sequence, w.type, ${now}
        from waiting w join webhook_subscription s on s.site_id = w.site_id and w.is_heard
          and s.created_date <= w.created_date and ('*' = any(s.event_types) or w.type = any(s.event_types))
        on conflict do nothing
      )
      update event e set delivered_date = ${now} from waiting w
      where e.site_id = w.site_id and e.entity = w.entity and e.sequence = w.sequence
      returning e.site_id`.execute(transaction)
    return rows.length
  })
}

export interface ClaimedDelivery {
  readonly id: string
  readonly subscription_id: string
  readonly site_id: string
  readonly status: Delivery['status']
  readonly attempts: number
  readonly url: string
  readonly app_id: string
  readonly private_key: string
  readonly entity: string
  readonly sequence: number
  readonly event_id: string
  readonly event_type: string
  readonly body: Record<string, unknown>
  readonly actor: Actor | null
  readonly event_date: Date
}

/**
 * Claims a due delivery that no earlier delivery of its entity blocks. The claim expires at `until`: if the process
 * dies, others take over.
 */
export const claimDelivery = async (
  db: Db,
  { now, until, busy }: { now: Date; until: Date; busy: readonly string[] },
): Promise<ClaimedDelivery | undefined> => {
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select d.site_id, d.id from webhook_delivery d
      where d.status = 'waiting' and d.next_attempt_date <= ${now} and not (d.subscription_id = any(${[...busy]}))
        and not exists (
          select from webhook_delivery earlier
          where earlier.site_id = d.site_id and earlier.subscription_id = d.subscription_id
            and earlier.entity = d.entity and earlier.sequence < d.sequence and earlier.status = 'waiting'
        )
      order by d.next_attempt_date, d.sequence limit 1 for update of d skip locked
    ), claimed as (
      update webhook_delivery d set attempts = d.attempts + 1, next_attempt_date = ${until}, last_attempt_date = ${now}
      from due where d.site_id = due.site_id and d.id = due.id
      returning d.*
    )
    select c.id, c.subscription_id, c.site_id, c.status, c.attempts, s.url, s.app_id, a.private_key, c.entity, c.sequence,
      e.id as event_id, e.type as event_type, e.body, e.actor, e.created_date as event_date
    from claimed c
    join webhook_subscription s on s.site_id = c.site_id and s.id = c.subscription_id
    join app a on a.site_id = s.site_id and a.app_id = s.app_id
    join event e on e.site_id = c.site_id and e.entity = c.entity and e.sequence = c.sequence`.execute(db)
  return rows[0]
}

/** Returns when the next delivery may be attempted, or the lease of one that is under way ends. */
export const nextDeliveryDate = async (db: Db): Promise<Date | undefined> => {
  const waiting = db.selectFrom('webhook_delivery').where('status', '=', 'waiting')
  const next = await waiting.select('next_attempt_date').orderBy('next_attempt_date').limit(1).executeTakeFirst()
  return next?.next_attempt_date
}

/** The fields that change with the status of a delivery. */
export type DeliveryChange = Pick<
  Updateable<WebhookDeliveryTable>,
  'next_attempt_date' | 'last_status' | 'last_error' | 'attempts'
>

/** Moves a delivery to its next status, unless another attempt has started since. Nothing else writes the status. */
export const moveDelivery = async (
  db: Db,
  { site_id, id, status, attempts }: Pick<Delivery, 'site_id' | 'id' | 'status' | 'attempts'>,
  { event, change }: { event: DeliveryEvent; change: DeliveryChange },
): Promise<Delivery | undefined> => {
  const decision = decideDelivery(status, event)
  if (!decision.ok) throw new Error(`The status of delivery ${id} cannot change: ${decision.code}.`)
  return db
    .updateTable('webhook_delivery')
    .set({ ...change, status: decision.state })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .where('status', '=', status)
    .where('attempts', '=', attempts)
    .returningAll()
    .executeTakeFirst()
}

/** Restarts a delivery, whatever its status. */
export const replayDelivery = (db: Db, siteId: string, id: string, now: Date): Promise<Delivery | undefined> =>
  transact(db, async (transaction) => {
    const held = await transaction
      .selectFrom('webhook_delivery')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const change = { attempts: 0, next_attempt_date: now, last_status: null, last_error: null }
    wakeAfterCommit(transaction, 'events')
    return held && moveDelivery(transaction, held, { event: 'REPLAYED', change })
  })

/**
 * Deletes old deliveries and events. The last event of each entity is kept, because its sequence number is continued.
 */
export const pruneEvents = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('webhook_delivery').where('status', '!=', 'waiting').where('created_date', '<', before).execute()
  await sql`
    delete from event e where e.created_date < ${before}
      and exists (
        select from event later
        where later.site_id = e.site_id and later.entity = e.entity and later.sequence > e.sequence)
      and not exists (
        select from webhook_delivery d
        where d.site_id = e.site_id and d.entity = e.entity and d.sequence = e.sequence)`.execute(db)
  await sql`
    update event e set body = '{}' where e.created_date < ${before} and e.body <> '{}'
      and not exists (
        select from webhook_delivery d
        where d.site_id = e.site_id and d.entity = e.entity and d.sequence = e.sequence)`.execute(db)
}
