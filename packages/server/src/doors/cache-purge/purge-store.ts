import type { Db } from '../../ground/database/tables.ts'
import { countCatalogChanges } from '../../catalog/product/api.ts'

interface SiteState {
  readonly siteId: string
  /** How many changes there were, and of how many caches know. */
  readonly state: number
  readonly purged: number | null
}

/** Returns the state of the catalogs of all stores, and the state that was last purged from caches. */
export const readStates = async (db: Db): Promise<readonly SiteState[]> => {
  const [states, known] = await Promise.all([
    countCatalogChanges(db),
    db.selectFrom('cache_purge').select(['site_id', 'state']).execute(),
  ])
  const purged = new Map(known.map(({ site_id: siteId, state }) => [siteId, state]))
  return [...states].map(([siteId, state]) => ({ siteId, state, purged: purged.get(siteId) ?? null }))
}

/** Claims the purges of a store, with the state that its caches know by now; `undefined` while another process has them. */
export const claimPurge = (
  db: Db,
  siteId: string,
  { now, until }: { now: Date; until: Date },
): Promise<{ state: number } | undefined> =>
  db
    .insertInto('cache_purge')
    // Nothing was purged yet.
    .values({ site_id: siteId, state: -1, claimed_until: until })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({ claimed_until: until }).where('cache_purge.claimed_until', '<', now),
    )
    .returning('state')
    .executeTakeFirst()

/** Others may go on, from this moment. */
export const releasePurge = async (db: Db, siteId: string, from: Date, state?: number): Promise<void> => {
  await db
    .updateTable('cache_purge')
    .set({ claimed_until: from, ...(state !== undefined && { state }) })
    .where('site_id', '=', siteId)
    .execute()
}
