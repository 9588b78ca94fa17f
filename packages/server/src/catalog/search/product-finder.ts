import type { ProductFinder } from '../../ground/context/context.ts'
import { indexesOf } from './index/indexes.ts'
import { countProducts, searchProducts } from './rows/search-products.ts'

/** Finds products for calls that change all that match. Their order does not depend on what the calls change. */
export const findProducts: ProductFinder = async (context, site, { search, filter, limit, cursor }) => {
  const { index } = await indexesOf(context).open(site)
  const view = { db: context.db, index, site, hidden: true }
  // Refuses words and filters by their names in requests.
  if (cursor === undefined) await countProducts(view, { filter, search })
  const sort = [{ fieldName: 'createdDate', order: 'DESC' as const }]
  const sent =
    cursor === undefined ? { filter, search, sort, cursorPaging: { limit } } : { cursorPaging: { limit, cursor } }
  const { ids, pagingMetadata } = await searchProducts(view, sent)
  return { ids, next: pagingMetadata.cursors.next }
}
