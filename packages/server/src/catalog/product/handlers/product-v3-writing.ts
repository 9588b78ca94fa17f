import type { productV3ChangeCalls } from '@vitrine/contract'
import type { RequestableProductField } from '@vitrine/contract/entities/catalog/product/product-v3.ts'
import type { Exchange } from '../../../ground/base/caller.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { findProducts } from '../read/product-rows.ts'
import { catalogViewOf, type OnSite } from '../read/viewing.ts'
import { createProductV3Writer } from '../write-v3/bulk-writer.ts'
import { presentProductRows, readRequestedFields } from './product-v3-pages.ts'
import { presentStockResults } from '../write-v3/stock-results.ts'

type Fields = readonly RequestableProductField[] | undefined

/** Creates the handlers for calls that change one product of catalog V3. */
export const createProductV3Writing = (context: Context): Handlers<typeof productV3ChangeCalls> => {
  const { db, sites } = context
  const products = createProductV3Writer(context)

  const present = async (caller: OnSite, id: string, { exchange, fields }: { exchange: Exchange; fields: Fields }) => {
    const view = await catalogViewOf(context, caller, exchange)
    const rows = await findProducts(db, caller.siteId, [id])
    const shown = readRequestedFields(caller, fields)
    return (await presentProductRows(db, rows, { ...view, fields: shown, withVariants: true }))[0]!
  }

  return {
    createProductV3: async (caller, { body: { product, fields } }, exchange) => {
      const site = await requireSite(sites, caller.siteId)
      const { id } = await products.create(site, { sent: product, path: 'product' })
      return { product: await present(caller, id, { exchange, fields }) }
    },

    updateProductV3: async (caller, { params: { id }, body: { product, fields } }, exchange) => {
      const site = await requireSite(sites, caller.siteId)
      await products.update(site, { sent: { ...product, id }, path: 'product' })
      return { product: await present(caller, id, { exchange, fields }) }
    },

    createProductWithInventory: async (caller, { body: { product, returnEntity, fields } }, exchange) => {
      const site = await requireSite(sites, caller.siteId)
      const { id, stock } = await products.create(site, { sent: product, path: 'product' })
      const inventoryResults = presentStockResults(stock, returnEntity)
      return { product: await present(caller, id, { exchange, fields }), inventoryResults }
    },

    updateProductWithInventory: async (caller, { params: { id }, body }, exchange) => {
      const { product, returnEntity, fields } = body
      const site = await requireSite(sites, caller.siteId)
      const { stock } = await products.update(site, { sent: { ...product, id }, path: 'product' })
      const inventoryResults = presentStockResults(stock, returnEntity)
      return { product: await present(caller, id, { exchange, fields }), inventoryResults }
    },
  }
}
