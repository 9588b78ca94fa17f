import type { Db } from '../database/tables.ts'
import type { Revision } from './revision-cache.ts'
import type { Site } from './sites.ts'

/** How often what servers keep of a site had changed, as a statement of a transaction has told it. */
export interface SeenRevision {
  readonly site: Pick<Site, 'id' | 'cacheKey'>
  readonly revision: Revision
}

const seen = new WeakMap<Db, SeenRevision>()

/** Notes the revision that a statement has told on its way; outside of a transaction it would be old at once. */
export const noteRevision = (db: Db, revision: SeenRevision): void => {
  if (db.isTransaction) seen.set(db, revision)
}

/** The revision of a site that this transaction has seen, if it has. */
export const seenRevision = (db: Db, siteId: string): SeenRevision | undefined => {
  const found = seen.get(db)
  return found?.site.id === siteId ? found : undefined
}
