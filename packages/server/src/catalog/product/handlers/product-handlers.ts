import type { catalogCalls } from '@vitrine/contract'
import { resetVariant } from '@vitrine/domain/catalog/variants.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { requireSite, siteFor } from '../../../ground/site/sites.ts'
import { adjustProduct, checkSetValue, forEachProduct, readAdjustments, setValues, withoutLabel } from './bulk.ts'
import { writeBundle } from '../edit/write-bundle.ts'
import { createProductWriter } from '../edit/change-product.ts'
import { editProduct } from '../edit/edit-product.ts'
import { overrideVariants } from '../edit/edit-variants.ts'
import { presentProduct, presentVariant } from '../read/present/present-product.ts'
import { stockReader } from '../read/product-rows.ts'
import { refuseFixedFields } from '../edit/refuse-fixed-fields.ts'

type ProductCall =
  | 'createProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'updateProductVariants'
  | 'resetAllProductVariantData'
  | 'deleteProductOptions'
  | 'removeBrand'
  | 'removeRibbon'
  | 'bulkUpdateProductsProperty'
  | 'bulkAdjustProductProperty'

/** Creates the handlers for owner calls that change products. */
export const createProductHandlers = (context: Context): Pick<Handlers<typeof catalogCalls>, ProductCall> => {
  const { sites, newId } = context
  const products = createProductWriter(context)

  return {
    createProduct: async ({ siteId }, { body }, exchange) => {
      const site = await siteFor(sites, siteId, exchange)
      return { product: presentProduct(await products.add(siteId, body.product), { site, merchantData: true }) }
    },

    updateProduct: async ({ siteId }, { params, body }, exchange) => {
      const site = await siteFor(sites, siteId, exchange)
      const saved = await products.change(siteId, params.id, async ({ product, row, site: plain, db }) => {
        refuseFixedFields(body.product, presentProduct(row, { site: plain, merchantData: true }))
        const plainly = editProduct(product, body.product, { currency: site.currency, newId })
        const bundling = { sent: body.product.bundle, before: product.record, path: 'product', newId }
        const edited = await writeBundle(db, plainly, bundling)
        return { edited, changedFields: Object.keys(body.product) }
      })
      return { product: presentProduct(saved, { site, merchantData: true }) }
    },

    deleteProduct: async ({ siteId }, { params }) => {
      await products.remove(siteId, params.id)
      return {}
    },

    updateProductVariants: async ({ siteId }, { params, body }) => {
      const site = await requireSite(sites, siteId)
      const saved = await products.change(siteId, params.id, ({ product }) => {
        const { record, changed } = overrideVariants(product.record, body.variants, site.currency)
        return { edited: { ...product, record }, changedFields: [], variantIds: [...changed] }
      })
      const { record } = saved
      const [money, stockOf] = [createMoneyWriter(site), stockReader(saved)]
      return {
        variants: record.variants.map((variant) =>
          presentVariant(variant, { record, money, site, stock: stockOf(variant.id), merchantData: true }),
        ),
      }
    },

    resetAllProductVariantData: async ({ siteId }, { params }) => {
      await products.change(siteId, params.id, ({ product }) => ({
        edited: { ...product, record: { ...product.record, variants: product.record.variants.map(resetVariant) } },
        changedFields: [],
        variantIds: product.record.variants.map(({ id }) => id),
      }))
      return {}
    },

    deleteProductOptions: async ({ siteId }, { params }) => {
      await products.change(siteId, params.id, ({ product }) => ({
        edited: { ...product, record: { ...product.record, options: [], variants: [] } },
        changedFields: product.record.options.length === 0 ? [] : ['productOptions'],
      }))
      return {}
    },

    removeBrand: async ({ siteId }, { params }) => {
      await products.change(siteId, params.id, ({ product }) => withoutLabel(product, 'brand'))
      return {}
    },

    removeRibbon: async ({ siteId }, { params }) => {
      await products.change(siteId, params.id, ({ product }) => withoutLabel(product, 'ribbon'))
      return {}
    },

    bulkUpdateProductsProperty: async ({ siteId }, { body: { ids, set } }) => {
      checkSetValue(set)
      const { currency } = await requireSite(sites, siteId)
      return forEachProduct(ids, (id) =>
        products.change(siteId, id, ({ product }) => setValues(product, set, { currency, newId })),
      )
    },

    bulkAdjustProductProperty: async ({ siteId }, { body: { ids, adjust } }) => {
      const { currency } = await requireSite(sites, siteId)
      const adjustments = readAdjustments(adjust, currency)
      return forEachProduct(ids, (id) =>
        products.change(siteId, id, ({ product }) => adjustProduct(product, adjustments, currency)),
      )
    },
  }
}
