import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { allProductsId } from '../read/present/present-product.ts'

/** How many products a collection has, and how many of them are visible. */
interface Size {
  readonly all: number
  readonly visible: number
}

interface Shelves {
  readonly siteId: string
  /** State of the catalog, excluding stock. */
  readonly state: string
  readonly ids: readonly string[]
}

/** Most stores in memory. */
const maxSites = 1000

const countShelves = async (db: Db, siteId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Size>> => {
  const { rows } = await sql<Size & { readonly id: string }>`
    select collection_id as id, count(*)::int as all, (count(*) filter (where visible))::int as visible
    from collection_product where site_id = ${siteId} and collection_id = any(${[...ids]}) group by collection_id
    union all
    select ${sql.lit(allProductsId)}, count(*)::int, (count(*) filter (where visible))::int
    from product where site_id = ${siteId} and ${ids.includes(allProductsId)}`.execute(db)
  return new Map(rows.map(({ id, all, visible }) => [id, { all, visible }]))
}

/** Caches collection sizes. A cached size is valid for the catalog state in which it was counted. */
export const createCollectionSizes = () => {
  const remembered = new Map<string, { readonly state: string; readonly sizes: Map<string, Size> }>()
  return async (db: Db, { siteId, state, ids }: Shelves): Promise<ReadonlyMap<string, Size>> => {
    const known = remembered.get(siteId)
    const sizes = known?.state === state ? known.sizes : new Map<string, Size>()
    const missing = ids.filter((id) => !sizes.has(id))
    if (missing.length === 0) return sizes
    const counted = await countShelves(db, siteId, missing)
    for (const id of missing) sizes.set(id, counted.get(id) ?? { all: 0, visible: 0 })
    if (remembered.size >= maxSites) remembered.clear()
    remembered.set(siteId, { state, sizes })
    return sizes
  }
}
export type CollectionSizes = ReturnType<typeof createCollectionSizes>
