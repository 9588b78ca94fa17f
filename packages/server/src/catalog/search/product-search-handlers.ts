import type { productSearchCalls } from '@vitrine/contract'
import { isElevated, type Exchange } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { catalogViewOf, presentProductsById, readRequestedFields, type OnSite } from '../product/api.ts'
import { indexesOf } from './index/indexes.ts'
import { countProducts, searchProducts } from './rows/search-products.ts'
import type { SearchView } from './rows/search-view.ts'

/** Creates the handlers for searches of catalog V3. */
export const createProductSearchHandlers = (context: Context): Handlers<typeof productSearchCalls> => {
  const { db } = context
  const indexes = indexesOf(context)

  const viewOf = async (caller: OnSite, exchange: Exchange): Promise<SearchView> => {
    const { site, hidden } = await catalogViewOf(context, caller, exchange)
    const { index, state } = await indexes.open(site)
    exchange.noteCatalogState(state)
    return { db, index, site, hidden }
  }

  return {
    searchProductsV3: async (caller, { body: { search, fields: requested } }, exchange) => {
      const fields = readRequestedFields(caller, requested)
      const view = await viewOf(caller, exchange)
      const { ids, ...found } = await searchProducts(view, search)
      return { products: await presentProductsById(db, ids, { ...view, fields }), ...found }
    },

    countProductsV3: async (caller, { body: { filter, search, returnNonVisibleProducts = false } }, exchange) => {
      if (returnNonVisibleProducts && !isElevated(caller))
        throw new Refusal('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
      const view = { ...(await viewOf(caller, exchange)), hidden: returnNonVisibleProducts }
      return { count: await countProducts(view, { filter, search }) }
    },
  }
}
