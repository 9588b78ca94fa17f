import type { NotificationKind } from '@vitrine/domain/notification/rules.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import { daysBefore } from '../../ground/base/moments.ts'
import type { Db, Tables } from '../../ground/database/tables.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import type { AlertSubject } from './tables.ts'

export type StoredAlert = Selectable<Tables['alert']>

/** An alert to insert. */
interface AlertToInsert extends Omit<Insertable<Tables['alert']>, 'subject'> {
  readonly subject: AlertSubject
}

/** Inserts an alert in the caller's transaction. */
export const insertAlert = (db: Db, { subject, ...alert }: AlertToInsert): Promise<void> =>
  writeBehind(db, db.insertInto('alert').values({ ...alert, subject: JSON.stringify(subject) }))

/** Inserts an alert, or adds one to the count of the one with the same ID. Returns whether it is new. */
export const countAlert = async (db: Db, { subject, ...alert }: AlertToInsert): Promise<boolean> => {
  const counted = sql<string>`alert.subject || jsonb_build_object('count', coalesce((alert.subject ->> 'count')::int, 1) + 1)`
  const { isNew } = await db
    .insertInto('alert')
    .values({ ...alert, subject: JSON.stringify(subject) })
    .onConflict((conflict) => conflict.columns(['site_id', 'id']).doUpdateSet({ subject: counted }))
    .returning(sql<boolean>`coalesce((subject ->> 'count')::int, 1) = 1`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}

interface Reading {
  readonly siteId: string
  readonly readerId: string
  /** The kinds that the reader may see. */
  readonly kinds: readonly NotificationKind[]
}

const isRead = ({ readerId }: Reading) =>
  sql<boolean>`exists (select from alert_read as seen
    where seen.site_id = alert.site_id and seen.alert_id = alert.id and seen.reader_id = ${readerId})`

/** Lists alerts, newest first, after the one with an ID. */
export const listAlerts = async (
  db: Db,
  { siteId, kinds, ...reader }: Reading,
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
): Promise<readonly (StoredAlert & { readonly isRead: boolean })[]> => {
  if (kinds.length === 0) return []
  const alerts = db
    .selectFrom('alert')
    .selectAll()
    .select(isRead({ siteId, kinds, ...reader }).as('isRead'))
    .where('site_id', '=', siteId)
    .where('kind', 'in', [...kinds])
    .orderBy('created_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  const place = sql<boolean>`(created_date, id) < (
    select last.created_date, last.id from alert as last where last.site_id = ${siteId} and last.id = ${after})`
  return (after === undefined ? alerts : alerts.where(place)).execute()
}

/** Counts the alerts that a reader has not read, up to a maximum. */
export const countUnread = async (db: Db, reading: Reading, most: number): Promise<number> => {
  const { siteId, kinds } = reading
  if (kinds.length === 0) return 0
  const unread = db
    .selectFrom('alert')
    .select('id')
    .where('site_id', '=', siteId)
    .where('kind', 'in', [...kinds])
    .where(sql<boolean>`not ${isRead(reading)}`)
    .limit(most)
  return (await unread.execute()).length
}

/** Marks alerts as read: those with the IDs, or all. Repeating it changes nothing. */
export const markRead = async (
  db: Db,
  { siteId, readerId, kinds }: Reading,
  ids: readonly string[] | undefined,
): Promise<void> => {
  if (kinds.length === 0 || ids?.length === 0) return
  const alerts = db
    .selectFrom('alert')
    .select(['site_id', 'id', sql<string>`${readerId}::text`.as('reader_id')])
    .where('site_id', '=', siteId)
    .where('kind', 'in', [...kinds])
  await db
    .insertInto('alert_read')
    .columns(['site_id', 'alert_id', 'reader_id'])
    .expression(ids === undefined ? alerts : alerts.where('id', 'in', [...ids]))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks the alerts of a daily email, oldest first. */
export const lockDigest = (db: Db, siteId: string, digest: string): Promise<StoredAlert[]> =>
  db
    .selectFrom('alert')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('digest', '=', digest)
    .orderBy('created_date')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Removes the alerts of a daily email from it, once it is queued. */
export const endDigest = async (db: Db, siteId: string, digest: string): Promise<void> => {
  const alerts = db.updateTable('alert').set({ digest: null }).where('site_id', '=', siteId)
  await alerts.where('digest', '=', digest).execute()
}

const keptDays = 90

/** Deletes old alerts. */
export const pruneAlerts = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('alert').where('created_date', '<', daysBefore(now, keptDays)).execute()
}
