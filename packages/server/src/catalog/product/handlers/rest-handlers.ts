import type { catalogRestCalls } from '@vitrine/contract'
import type { ResponseOf } from '@vitrine/contract/call.ts'
import { isElevated } from '../../../ground/base/caller.ts'
import { SerializedList, type Handlers } from '../../../ground/base/handlers.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { readRestQuery, restMetadata } from '../../../ground/query/rest-query.ts'
import { createCollectionSizes } from '../category/collection-sizes.ts'
import { queryCollections } from '../collection/collections.ts'
import { createCounts } from '../read/counts.ts'
import { catalogViewOf, merchantData } from '../read/viewing.ts'
import { productTextsOf } from '../read/product-texts.ts'
import { queryProducts } from '../read/query-products.ts'

/** Creates the handlers for catalog calls in the provider's REST format. */
export const createCatalogRestHandlers = (context: Context): Handlers<typeof catalogRestCalls> => {
  const { db } = context
  const [counts, sizes, productTexts] = [createCounts(), createCollectionSizes(), productTextsOf(db)]

  return {
    queryProductsByRest: async (caller, { body }, exchange) => {
      const { includeHiddenProducts = false, includeVariants = false, includeMerchantSpecificData } = body
      if (includeHiddenProducts && !isElevated(caller))
        throw invalidField('includeHiddenProducts', 'can only be set by an elevated caller', 'FIELD_NOT_ALLOWED')
      const { site } = await catalogViewOf(context, caller, exchange)
      const hidden = includeHiddenProducts
      const page = await queryProducts(db, counts, { site, query: readRestQuery(body.query), hidden })
      const seesCosts = merchantData(caller, includeMerchantSpecificData)
      const shown = { site, hidden, merchantData: seesCosts, withVariants: includeVariants }
      const products = await productTexts(page, shown)
      const rest = { products: [], ...restMetadata(products.length, page.metadata) }
      return new SerializedList<ResponseOf<typeof catalogRestCalls.queryProductsByRest>>('products', products, rest)
    },

    queryCollectionsByRest: async (caller, { body }, exchange) => {
      const view = { ...(await catalogViewOf(context, caller, exchange)), sizes }
      const { collections, metadata } = await queryCollections(db, { ...view, query: readRestQuery(body.query) })
      const { includeDescription = false, includeNumberOfProducts = false } = body
      const shown = collections.map(({ description, numberOfProducts, ...collection }) => ({
        ...collection,
        ...(includeDescription && { description }),
        ...(includeNumberOfProducts && { numberOfProducts }),
      }))
      return { collections: shown, ...restMetadata(collections.length, metadata) }
    },
  }
}
