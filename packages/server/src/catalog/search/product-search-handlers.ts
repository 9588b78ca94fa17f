import type { productSearchCalls } from '@vitrine/contract'
import type { ResponseOf } from '@vitrine/contract/call.ts'
import { isElevated, type Exchange } from '../../ground/base/caller.ts'
import { SerializedList, type Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { catalogViewOf, presentProductPage, readRequestedFields, type OnSite } from '../product/api.ts'
import { indexesOf } from './index/indexes.ts'
import { countProducts, searchProducts } from './rows/search-products.ts'
import type { SearchView } from './rows/search-view.ts'

/** Creates the handlers for searches of catalog V3. */
export const createProductSearchHandlers = (context: Context): Handlers<typeof productSearchCalls> => {
  const { db } = context
  const indexes = indexesOf(context)

  const viewOf = async (caller: OnSite, exchange: Exchange): Promise<SearchView & { readonly state: string }> => {
    const { site, hidden } = await catalogViewOf(context, caller, exchange)
    const { index, state } = await indexes.open(site)
    exchange.noteCatalogState(state)
    return { db, index, site, hidden, state }
  }

  return {
    searchProductsV3: async (caller, { body: { search, fields: requested } }, exchange) => {
      const fields = readRequestedFields(caller, requested)
      const { state, ...view } = await viewOf(caller, exchange)
      const { ids, ...found } = await searchProducts(view, search)
      const page = { ids, state, metadata: { count: ids.length } }
      const products = await presentProductPage(db, page, { ...view, fields })
      const rest = { products: [], ...found }
      return new SerializedList<ResponseOf<typeof productSearchCalls.searchProductsV3>>('products', products, rest)
    },

    countProductsV3: async (caller, { body: { filter, search, returnNonVisibleProducts = false } }, exchange) => {
      if (returnNonVisibleProducts && !isElevated(caller))
        throw new Refusal('NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS')
      const view = { ...(await viewOf(caller, exchange)), hidden: returnNonVisibleProducts }
      return { count: await countProducts(view, { filter, search }) }
    },
  }
}
