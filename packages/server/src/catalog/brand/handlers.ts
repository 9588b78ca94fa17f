import type { brandCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { brandNamed, createBrands } from './brands.ts'

/** Creates the handlers for calls about brands. */
export const createBrandHandlers = (context: Context): Handlers<typeof brandCalls> => {
  const brands = createBrands(context)
  return {
    createBrand: async ({ siteId }, { body }) => ({
      brand: await brands.create(siteId, { sent: body.brand, path: 'brand' }),
    }),

    getBrand: async ({ siteId }, { params, query }) => ({
      brand: await brands.get(siteId, params.brandId, query.fields),
    }),

    getOrCreateBrand: async ({ siteId }, { body: { brandName, fields } }) => ({
      brand: await brands.getOrCreate(siteId, brandNamed(siteId, brandName, 'brandName'), fields),
    }),

    updateBrand: async ({ siteId }, { params: { id }, body: { brand, fields } }) => ({
      brand: await brands.update(siteId, { id, sent: brand, path: 'brand' }, fields),
    }),

    deleteBrand: async ({ siteId }, { params }) => {
      await brands.remove(siteId, params.brandId)
      return {}
    },

    queryBrands: async ({ siteId }, { body: { query, fields } }) => {
      const { items, pagingMetadata } = await brands.query(siteId, query, fields)
      return { brands: items, pagingMetadata }
    },

    countBrands: async ({ siteId }, { body }) => ({ count: await brands.count(siteId, body.filter) }),

    bulkCreateBrands: ({ siteId }, { body }) => {
      const items = body.brands.map((sent, index) => ({ sent, path: `brands[${index}]` }))
      return brands.createEach(siteId, items, body)
    },

    bulkGetOrCreateBrands: ({ siteId }, { body: { brandNames, fields } }) => {
      const items = brandNames.map((name, index) => brandNamed(siteId, name, `brandNames[${index}]`))
      return brands.getOrCreateEach(siteId, items, fields)
    },

    bulkUpdateBrands: ({ siteId }, { body: { brands: sent, returnEntity, fields } }) => {
      const items = sent.map(({ brand = {}, fieldMask }, index) => ({
        sent: brand,
        path: `brands[${index}].brand`,
        fieldMask,
      }))
      return brands.updateEach(siteId, items, { returnEntity, fields })
    },

    bulkDeleteBrands: ({ siteId }, { body }) => brands.removeEach(siteId, body.brandIds),
  }
}
