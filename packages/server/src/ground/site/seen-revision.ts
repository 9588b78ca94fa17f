import type { Db } from '../database/tables.ts'
import type { Revision } from './revision-cache.ts'
import type { Site } from './sites.ts'

/** The revision of a site's cached data, as read by a statement of a transaction. */
export interface SeenRevision {
  readonly site: Pick<Site, 'id' | 'cacheKey'>
  readonly revision: Revision
}

const seen = new WeakMap<Db, SeenRevision>()

/** Records the revision that a statement read. Ignored outside of transactions, where it would be outdated at once. */
export const noteRevision = (db: Db, revision: SeenRevision): void => {
  if (db.isTransaction) seen.set(db, revision)
}

/** Returns the revision of a site that this transaction has read, if any. */
export const seenRevision = (db: Db, siteId: string): SeenRevision | undefined => {
  const found = seen.get(db)
  return found?.site.id === siteId ? found : undefined
}
