import { sql } from 'kysely'
import { prepared } from '../database/connection/prepared.ts'
import type { Db } from '../database/tables.ts'
import { createRevisionCache } from '../site/revision-cache.ts'
import { seenRevision } from '../site/seen-revision.ts'

/** The event types that a site's apps subscribe to; `*` for all. */
export type SubscribedTypes = ReadonlySet<string>

/** Changes of subscriptions increment the revision of their site. */
const cache = createRevisionCache<SubscribedTypes>()

const selectTypes = prepared(
  (siteId: string) => sql<{ event_types: readonly string[] }>`
    select event_types from webhook_subscription where site_id = ${siteId}`,
)

const readSubscribedTypes = async (db: Db, siteId: string): Promise<SubscribedTypes> =>
  new Set((await selectTypes(db, siteId)).rows.flatMap(({ event_types }) => event_types))

/** Returns the event types that apps of a site subscribe to, as seen by this transaction. */
export const subscribedTypes = async (db: Db, siteId: string): Promise<SubscribedTypes> => {
  const seen = seenRevision(db, siteId)
  const known = seen && cache.get(seen.site, seen.revision)
  if (known) return known
  const types = await readSubscribedTypes(db, siteId)
  if (seen) cache.set(seen.site, seen.revision, types)
  return types
}
