import {
  appliesTo,
  productPrices,
  type ListedPrices,
  type PriceBuyer,
  type PriceList,
  type ProductPrices,
} from '@vitrine/domain/price-list/price-list.ts'
import { sql } from 'kysely'
import { prepared } from '../../ground/database/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createRevisionCache, type Revision } from '../../ground/site/revision-cache.ts'
import type { Site } from '../../ground/site/sites.ts'
import { loadPriceLists, readListed } from './store.ts'

/** The lists that are for everybody, at some time and in some currency, with their prices by product. */
interface ForAll {
  readonly lists: readonly PriceList[]
  readonly listed: ReadonlyMap<string, ListedPrices>
}

/** What lists ask whom nobody knows, as lists of products are sorted and filtered by it. */
export interface EverybodysPrices extends ForAll {
  readonly buyer: PriceBuyer
  /** Of what the owner decides: with another one it is read anew. */
  readonly revision: Revision
  /** Whether time alone will change it. */
  readonly isPassing: boolean
}

const selectRevision = prepared(
  (siteId: string) => sql<{ revision: string }>`select revision::text from site_rules where site_id = ${siteId}`,
)

const cache = createRevisionCache<ForAll>()

/** What counts for a product as a whole: its own prices, or those of the variant that a list asks the least for. */
const asWhole = (prices: ProductPrices): ProductPrices => {
  const own = prices[productPrices]
  const [cheapest] = Object.values(prices).toSorted((one, other) => one[0]!.price - other[0]!.price)
  return { [productPrices]: own ?? cheapest ?? [] }
}

const load = async (db: Db, siteId: string): Promise<ForAll> => {
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

/** Nothing where the catalog alone says what everybody pays. */
export const everybodysPrices = async (db: Db, site: Site, now: Date): Promise<EverybodysPrices | undefined> => {
  const revision = (await selectRevision(db, site.id)).rows[0]?.revision ?? null
  const known = cache.get(site, revision) ?? (await load(db, site.id))
  cache.set(site, revision, known)
  const { charging } = site.conversion ?? {}
  const country = site.settings.businessAddress?.country
  const buyer = { memberGroupIds: [], country, now, ...(charging && { charging }) }
  const meant = known.lists.filter(({ currency }) => currency === undefined || currency === charging?.currency)
  const isPassing = meant.some(({ starts, ends }) => (starts && starts > now) || (ends && ends > now))
  const lists = meant.filter((list) => appliesTo(list, buyer))
  return lists.length === 0 && !isPassing ? undefined : { lists, listed: known.listed, buyer, revision, isPassing }
}
