import { sql, type RawBuilder } from 'kysely'
import type { QueryMetadata } from '@vitrine/contract/calls/query.ts'
import { prepared } from '../../ground/database/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Exact counts stop here; beyond it an answer says that there are more. */
const mostCounted = 10_000
/** So many counts are remembered. */
const mostRemembered = 2000

/**
 * What tells one state of a site's catalog from another: how many changes there were of all that its answers show, and
 * of the same without the stock. A column, to read beside other things. A change is noted in its own transaction, and
 * becomes visible with it: so the highest number of a note would not do, since a lower one may be committed later.
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

/** Counts what matches, but no further than it is worth. */
export const countUpTo = async (db: Db, from: RawBuilder<unknown>): Promise<Count> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${from} limit ${sql.lit(mostCounted + 1)}) as counted`.execute(db)
  const count = rows[0]!.count
  return count > mostCounted ? { tooManyToCount: true } : { total: count }
}

/** Remembers counts; each holds for the state of the catalog that it was made in, and no longer. */
export const createCounts = () => {
  const remembered = new Map<string, { readonly state: string; readonly count: Count }>()
  return async (key: string, state: string, count: () => Promise<Count>): Promise<Count> => {
    const known = remembered.get(key)
    if (known?.state === state) return known.count
    const counted = await count()
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(key, { state, count: counted })
    return counted
  }
}
export type Counts = ReturnType<typeof createCounts>
