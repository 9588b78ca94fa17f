import type { productV3Calls } from '@vitrine/contract'
import type { ResponseOf } from '@vitrine/contract/call.ts'
import type { RequestableProductField } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import type { Exchange } from '../../../ground/base/caller.ts'
import { SerializedList, type Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { findShownProduct } from '../read/product-rows.ts'
import { findProductsByCursor } from '../read/query-products.ts'
import { catalogViewOf, type OnSite } from '../read/viewing.ts'
import { presentProductPage, presentProductRows, readRequestedFields } from './product-v3-pages.ts'
import { queriedFields } from '../v3/product-fields.ts'

type ReadingCall = 'getProductV3' | 'getProductBySlug' | 'queryProductsV3'

/** Creates the handlers for calls that read products of catalog V3. */
export const createProductV3Reading = (context: Context): Pick<Handlers<typeof productV3Calls>, ReadingCall> => {
  const { db } = context

  const readProduct = async (
    caller: OnSite,
    by: { readonly id: string } | { readonly slug: string },
    { exchange, fields: requested }: { exchange: Exchange; fields: readonly RequestableProductField[] | undefined },
  ) => {
    const fields = readRequestedFields(caller, requested)
    const { site, hidden } = await catalogViewOf(context, caller, exchange)
    const row = await findShownProduct(db, site.id, by)
    if (!row || (!row.visible && !hidden)) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { ...by })
    exchange.noteCatalogState(row.state)
    const [product] = await presentProductRows(db, [row], { site, hidden, fields, withVariants: true })
    return { product: product! }
  }

  return {
    getProductV3: (caller, { params: { productId }, query: { fields } }, exchange) =>
      readProduct(caller, { id: productId }, { exchange, fields }),

    getProductBySlug: (caller, { params: { slug }, query: { fields } }, exchange) =>
      readProduct(caller, { slug }, { exchange, fields }),

    queryProductsV3: async (caller, { body: { query, fields: requested } }, exchange) => {
      const fields = readRequestedFields(caller, requested)
      const { site, hidden } = await catalogViewOf(context, caller, exchange)
      const page = await findProductsByCursor(db, { site, query, hidden }, queriedFields)
      if (page.state !== undefined) exchange.noteCatalogState(page.state)
      const products = await presentProductPage(db, page, { site, hidden, fields })
      const { cursors = {}, hasNext = false } = page.metadata
      const rest = { products: [], pagingMetadata: { count: products.length, cursors, hasNext } }
      return new SerializedList<ResponseOf<typeof productV3Calls.queryProductsV3>>('products', products, rest)
    },
  }
}
