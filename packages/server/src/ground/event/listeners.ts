import { sql } from 'kysely'
import { prepared } from '../database/prepared.ts'
import type { Db } from '../database/tables.ts'
import { seenRevision } from '../site/seen-revision.ts'

/** Which types of events the apps of a site hear of; `*` stands for all. */
export type Heard = ReadonlySet<string>

interface Cached {
  readonly revision: string | null
  readonly heard: Heard
}

/** By what is kept of a site, as long as its revision is the same: subscriptions count it up. */
const cache = new WeakMap<object, Cached>()

const selectTypes = prepared(
  (siteId: string) => sql<{ event_types: readonly string[] }>`
    select event_types from webhook_subscription where site_id = ${siteId}`,
)

const readHeard = async (db: Db, siteId: string): Promise<Heard> =>
  new Set((await selectTypes(db, siteId)).rows.flatMap(({ event_types }) => event_types))

/** What somebody listens for, as this transaction sees it. */
export const heardOn = async (db: Db, siteId: string): Promise<Heard> => {
  const seen = seenRevision(db, siteId)
  const cached = seen && cache.get(seen.site.kept)
  if (cached && cached.revision === seen.revision) return cached.heard
  // Whoever subscribed since the revision was read is in here as well: the next transaction sees that, and reads once more.
  const heard = await readHeard(db, siteId)
  if (seen) cache.set(seen.site.kept, { revision: seen.revision, heard })
  return heard
}
