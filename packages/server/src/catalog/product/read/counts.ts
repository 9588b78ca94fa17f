import { sql, type RawBuilder } from 'kysely'
import type { QueryMetadata } from '@vitrine/contract/calls/query.ts'
import { prepared } from '../../../ground/database/connection/prepared.ts'
import type { Db } from '../../../ground/database/tables.ts'

/** Largest exact count. Beyond it, responses say that there are more. */
const maxCounted = 10_000
/** Most counts in memory. */
const maxCached = 2000

/**
 * Identifies a state of a site's catalog: the number of all changes, and of those other than stock, as a column to
 * select with other data. Notes become visible with their transaction, so the highest note ID would not do: a lower one
 * may be committed later.
 */
export type CatalogStates = readonly [shown: string, besideStock: string]

export const catalogStates = (siteId: string): RawBuilder<CatalogStates> =>
  sql<CatalogStates>`(select array[coalesce(sum(notes), 0)::text,
      coalesce(sum(notes) filter (where not is_stock), 0)::text]
    from catalog_change where site_id = ${siteId})`

const selectStates = prepared(
  (siteId: string) => sql<{ states: CatalogStates }>`select ${catalogStates(siteId)} as states`,
)

export const readShownState = async (db: Db, siteId: string): Promise<string> => {
  const { rows } = await selectStates(db, siteId)
  return rows[0]!.states[0]
}

type Count = Pick<QueryMetadata, 'total' | 'tooManyToCount'>

/** Counts matches up to `maxCounted`. */
export const countUpTo = async (db: Db, from: RawBuilder<unknown>): Promise<Count> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${from} limit ${sql.lit(maxCounted + 1)}) as counted`.execute(db)
  const count = rows[0]!.count
  return count > maxCounted ? { tooManyToCount: true } : { total: count }
}

/** Caches counts. A cached count is valid for the catalog state in which it was made. */
export const createCounts = () => {
  const remembered = new Map<string, { readonly state: string; readonly count: Count }>()
  return async (key: string, state: string, count: () => Promise<Count>): Promise<Count> => {
    const known = remembered.get(key)
    if (known?.state === state) return known.count
    const counted = await count()
    if (remembered.size >= maxCached) remembered.clear()
    remembered.set(key, { state, count: counted })
    return counted
  }
}
export type Counts = ReturnType<typeof createCounts>
