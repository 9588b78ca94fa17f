import type { productV3Calls } from '@vitrine/contract'
import type { InfoSection } from '@vitrine/contract/entities/catalog/info-section.ts'
import type { RequestableProductField } from '@vitrine/contract/entities/catalog/product-v3.ts'
import { isElevated, type Exchange } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { findShownProduct, findShownProducts, type ShownProduct } from './read/product-rows.ts'
import { directAndAllCategoriesOf, type CategoriesOfProduct } from './category/categories-of-products.ts'
import { findInfoSections } from '../info-section/api.ts'
import { findProductsByCursor } from './read/query-products.ts'
import { catalogViewOf, type OnSite } from './read/viewing.ts'
import { presentProductV3 } from './v3/present-product-v3.ts'
import { queriedFields } from './v3/product-fields.ts'

type ReadingCall = 'getProductV3' | 'getProductBySlug' | 'queryProductsV3'

/** Returns the requested fields, unless they include costs that the caller may not see. */
const readFields = (
  caller: OnSite,
  fields: readonly RequestableProductField[] = [],
): readonly RequestableProductField[] => {
  if (fields.includes('MERCHANT_DATA') && !isElevated(caller)) throw new Refusal('NO_PERMISSION_TO_READ_MERCHANT_DATA')
  return fields
}

/** Creates the handlers for calls that read products of catalog V3. */
export const createProductV3Reading = (context: Context): Pick<Handlers<typeof productV3Calls>, ReadingCall> => {
  const { db } = context

  /** Reads the info sections of products, if their rich content is requested. */
  const sectionsOf = async (
    siteId: string,
    rows: readonly ShownProduct[],
    fields: readonly RequestableProductField[],
  ): Promise<ReadonlyMap<string, InfoSection>> => {
    if (!fields.includes('INFO_SECTION_DESCRIPTION')) return new Map()
    const ids = rows.flatMap(({ record }) => record.infoSections.flatMap(({ id }) => id ?? []))
    return findInfoSections(db, siteId, ids)
  }

  /** Reads the categories of products, if they are requested. */
  const categoriesOf = async (
    siteId: string,
    productIds: readonly string[],
    { hidden, fields }: { readonly hidden: boolean; readonly fields: readonly RequestableProductField[] },
  ): Promise<ReadonlyMap<string, CategoriesOfProduct>> => {
    const isRequested = fields.includes('DIRECT_CATEGORIES_INFO') || fields.includes('ALL_CATEGORIES_INFO')
    return isRequested ? directAndAllCategoriesOf(db, siteId, productIds, { hidden }) : new Map()
  }

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
    const sections = await sectionsOf(site.id, [row], shown)
    const categories = (await categoriesOf(site.id, [row.id], { hidden, fields: shown })).get(row.id)
    return { product: presentProductV3(row, { site, fields: shown, sections, categories, withVariants: true }) }
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
      const rows = new Map((await findShownProducts(db, site.id, ids)).map((row) => [row.id, row]))
      const sections = await sectionsOf(site.id, [...rows.values()], shown)
      const categories = await categoriesOf(site.id, [...rows.keys()], { hidden, fields: shown })
      const products = ids.flatMap((id) => {
        const row = rows.get(id)
        const about = { site, fields: shown, sections, categories: categories.get(id), withVariants: false }
        return row ? [presentProductV3(row, about)] : []
      })
      const { cursors = {}, hasNext = false } = metadata
      return { products, pagingMetadata: { count: products.length, cursors, hasNext } }
    },
  }
}
