import type { productListCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { compileFilter } from '../../ground/query/conditions.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { changeListedProducts } from './bulk.ts'
import { readSheet } from './sheet.ts'
import { conditionsOf } from './fields.ts'
import { presentListedProduct } from './present.ts'
import { countList, findListPage, findListRows } from './store.ts'
import { createViewHandlers } from './view/handlers.ts'

/** Creates the handlers for calls about the list of products in the back office. */
export const createProductListHandlers = (context: Context): Handlers<typeof productListCalls> => {
  const { db, sites } = context

  return {
    ...createViewHandlers(context),

    queryProductList: async ({ siteId }, { body: { query } }) => {
      const site = await requireSite(sites, siteId)
      const { rows, metadata } = await findListPage(db, query, { siteId, ...conditionsOf(site) })
      const ids = rows.map(({ id }) => id)
      const products = (await findListRows(db, siteId, ids)).map((row) => presentListedProduct(row, site))
      return { products, pagingMetadata: metadata }
    },

    listProductSheet: async ({ siteId }, { body: { productIds } }) => {
      const site = await requireSite(sites, siteId)
      return { products: await readSheet(db, site, productIds) }
    },

    bulkUpdateListedProducts: async ({ siteId }, { body: { products } }) =>
      changeListedProducts(context, await requireSite(sites, siteId), products),

    countProductList: async ({ siteId }, { body: { filter } }) => {
      const site = await requireSite(sites, siteId)
      const condition = compileFilter(filter, { ...conditionsOf(site), path: '' })
      return { count: await countList(db, siteId, condition) }
    },
  }
}
