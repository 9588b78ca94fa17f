import {
  appliesTo,
  productPrices,
  type ListedPrices,
  type PriceBuyer,
  type PriceList,
  type ProductPrices,
} from '@vitrine/domain/price-list/price-list.ts'
import { sql } from 'kysely'
import { prepared } from '../../ground/database/connection/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRevisionCache, type Revision } from '../../ground/site/revision-cache.ts'
import type { Site } from '../../ground/site/sites.ts'
import { loadPriceLists, readListed } from './store.ts'

/** The price lists without member groups, active or not and in any currency, with their prices by product. */
interface AnonymousLists {
  readonly lists: readonly PriceList[]
  readonly listed: ReadonlyMap<string, ListedPrices>
}

/** Prices for anonymous visitors. Product lists are filtered and sorted by them. */
export interface AnonymousPrices extends AnonymousLists {
  readonly buyer: PriceBuyer
  /** Revision of the store's rules. A different one invalidates the cached prices. */
  readonly revision: Revision
  /** Whether a scheduled start or end will change it. */
  readonly isPassing: boolean
}

const selectRevision = prepared(
  (siteId: string) => sql<{ revision: string }>`select revision::text from site_rules where site_id = ${siteId}`,
)

const cache = createRevisionCache<AnonymousLists>()

/** Returns the prices of the product as a whole: its own, or those of its cheapest variant in the list. */
const asWhole = (prices: ProductPrices): ProductPrices => {
  const own = prices[productPrices]
  const [cheapest] = Object.values(prices).toSorted((one, other) => one[0]!.price - other[0]!.price)
  return { [productPrices]: own ?? cheapest ?? [] }
}

const load = async (db: Db, siteId: string): Promise<AnonymousLists> => {
  const all = await loadPriceLists(db, siteId)
  const lists = all.filter(({ memberGroupIds }) => memberGroupIds === undefined)
  const rows = await readListed(
    db,
    siteId,
    lists.map(({ id }) => id),
  )
  const listed = new Map<string, Record<string, ProductPrices>>()
  for (const { productId, listId, prices } of rows)
    listed.set(productId, { ...listed.get(productId), [listId]: asWhole(prices) })
  return { lists, listed }
}

/** Returns `undefined` if no price list affects anonymous visitors. */
export const anonymousPrices = async (db: Db, site: Site, now: Date): Promise<AnonymousPrices | undefined> => {
  const revision = (await selectRevision(db, site.id)).rows[0]?.revision ?? null
  const known = cache.get(site, revision) ?? (await load(db, site.id))
  cache.set(site, revision, known)
  const { charging } = site.conversion ?? {}
  const country = site.settings.businessAddress?.country
  const buyer = { memberGroupIds: [], country, now, ...(charging && { charging }) }
  const candidates = known.lists.filter(({ currency }) => currency === undefined || currency === charging?.currency)
  const isPassing = candidates.some(({ starts, ends }) => (starts && starts > now) || (ends && ends > now))
  const lists = candidates.filter((list) => appliesTo(list, buyer))
  return lists.length === 0 && !isPassing ? undefined : { lists, listed: known.listed, buyer, revision, isPassing }
}
