import type { catalogCalls } from '@vitrine/contract'
import type { ResponseOf } from '@vitrine/contract/call.ts'
import { SerializedList, type Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { optionsAvailability } from './availability.ts'
import { createCounts } from './counts.ts'
import { catalogViewOf, merchantData, requireProduct } from './viewing.ts'
import { presentProduct } from './present/present-product.ts'
import { productTextsOf } from './product-texts.ts'
import { queryProducts } from './query-products.ts'

type ReadingCall = 'getProduct' | 'queryProducts' | 'getProductOptionsAvailability'

/** Creates the handlers for calls that read products. */
export const createProductReading = (context: Context): Pick<Handlers<typeof catalogCalls>, ReadingCall> => {
  const { db } = context
  const counts = createCounts()
  const productTexts = productTextsOf(db)

  return {
    getProduct: async (caller, { params: { id }, query }, exchange) => {
      const row = await requireProduct(context, caller, { id, exchange })
      const { site } = await catalogViewOf(context, caller, exchange)
      const shown = { site, merchantData: merchantData(caller, query.includeMerchantSpecificData) }
      return { product: presentProduct(row, shown) }
    },

    queryProducts: async (caller, { body: { query, includeMerchantSpecificData } }, exchange) => {
      const { site, hidden } = await catalogViewOf(context, caller, exchange)
      const page = await queryProducts(db, counts, { site, query, hidden })
      if (page.state !== undefined) exchange.noteCatalogState(page.state)
      const shown = { site, hidden, merchantData: merchantData(caller, includeMerchantSpecificData) }
      const products = await productTexts(page, shown)
      const metadata = { ...page.metadata, count: products.length }
      const total = metadata.total !== undefined && { totalResults: metadata.total }
      const rest = { products: [], metadata, ...total }
      return new SerializedList<ResponseOf<typeof catalogCalls.queryProducts>>('products', products, rest)
    },

    getProductOptionsAvailability: async (caller, { params: { id }, body }, exchange) => {
      const row = await requireProduct(context, caller, { id, exchange })
      const { site } = await catalogViewOf(context, caller, exchange)
      return optionsAvailability(row, body.options ?? {}, site)
    },
  }
}
