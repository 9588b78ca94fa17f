import type { productV3Calls } from '@vitrine/contract'
import type { RequestableProductField } from '@vitrine/contract/entities/catalog/product-v3.ts'
import type { Exchange } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { findShownProduct, findShownProducts } from './read/product-rows.ts'
import { findProductsByCursor } from './read/query-products.ts'
import { catalogViewOf, type OnSite } from './read/viewing.ts'
import { queriedFields } from './v3/product-fields.ts'
import { presentProducts, readFields } from './v3/product-presenter.ts'

type ReadingCall = 'getProductV3' | 'getProductBySlug' | 'queryProductsV3'

/** Creates the handlers for calls that read products of catalog V3. */
export const createProductV3Reading = (context: Context): Pick<Handlers<typeof productV3Calls>, ReadingCall> => {
  const { db } = context

  const readProduct = async (
    caller: OnSite,
    by: { readonly id: string } | { readonly slug: string },
    { exchange, fields }: { exchange: Exchange; fields: readonly RequestableProductField[] | undefined },
  ) => {
    const shown = readFields(caller, fields)
    const { site, hidden } = await catalogViewOf(context, caller, exchange)
    const row = await findShownProduct(db, site.id, by)
    if (!row || (!row.visible && !hidden)) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { ...by })
    exchange.noteCatalogState(row.state)
    const [product] = await presentProducts(db, [row], { site, fields: shown, hidden, withVariants: true })
    return { product: product! }
  }

  return {
    getProductV3: (caller, { params: { productId }, query: { fields } }, exchange) =>
      readProduct(caller, { id: productId }, { exchange, fields }),

    getProductBySlug: (caller, { params: { slug }, query: { fields } }, exchange) =>
      readProduct(caller, { slug }, { exchange, fields }),

    queryProductsV3: async (caller, { body: { query, fields } }, exchange) => {
      const shown = readFields(caller, fields)
      const { site, hidden } = await catalogViewOf(context, caller, exchange)
      const { ids, metadata, state } = await findProductsByCursor(db, { site, query, hidden }, queriedFields)
      if (state !== undefined) exchange.noteCatalogState(state)
      const found = new Map((await findShownProducts(db, site.id, ids)).map((row) => [row.id, row]))
      const rows = ids.flatMap((id) => found.get(id) ?? [])
      const products = await presentProducts(db, rows, { site, fields: shown, hidden, withVariants: false })
      const { cursors = {}, hasNext = false } = metadata
      return { products, pagingMetadata: { count: products.length, cursors, hasNext } }
    },
  }
}
