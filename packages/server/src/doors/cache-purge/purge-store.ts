import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ChangeNote } from './changed-tags.ts'

interface SiteState {
  readonly siteId: string
  /** How many changes there were, and of how many caches know. */
  readonly state: number
  readonly purged: number | null
}

/** Returns the state of the catalogs of all stores, and the state that was last purged from caches. */
export const readStates = async (db: Db): Promise<readonly SiteState[]> => {
  const { rows } = await sql<SiteState>`
    select noted.site_id as "siteId", noted.state, known.state as purged
    from (select site_id, sum(notes)::float8 as state from catalog_change group by site_id) as noted
    left join cache_purge as known on known.site_id = noted.site_id`.execute(db)
  return rows
}

export const readChangeNotes = (db: Db, siteId: string): Promise<ChangeNote[]> =>
  db
    .selectFrom('catalog_change')
    .select(['id', 'notes', 'product_ids', 'is_folded', 'is_stock'])
    .where('site_id', '=', siteId)
    .execute()

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
