import type { ribbonCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { ribbonNamed, createRibbons } from './ribbons.ts'

/** Creates the handlers for calls about ribbons. */
export const createRibbonHandlers = (context: Context): Handlers<typeof ribbonCalls> => {
  const ribbons = createRibbons(context)
  return {
    createRibbon: async ({ siteId }, { body }) => ({
      ribbon: await ribbons.create(siteId, { sent: body.ribbon, path: 'ribbon' }),
    }),

    getRibbon: async ({ siteId }, { params, query }) => ({
      ribbon: await ribbons.get(siteId, params.ribbonId, query.fields),
    }),

    getOrCreateRibbon: async ({ siteId }, { body: { ribbonName, fields } }) => ({
      ribbon: await ribbons.getOrCreate(siteId, ribbonNamed(siteId, ribbonName, 'ribbonName'), fields),
    }),

    updateRibbon: async ({ siteId }, { params: { id }, body: { ribbon, fields } }) => ({
      ribbon: await ribbons.update(siteId, { id, sent: ribbon, path: 'ribbon' }, fields),
    }),

    deleteRibbon: async ({ siteId }, { params }) => {
      await ribbons.remove(siteId, params.ribbonId)
      return {}
    },

    queryRibbons: async ({ siteId }, { body: { query, fields } }) => {
      const { items, pagingMetadata } = await ribbons.query(siteId, query, fields)
      return { ribbons: items, pagingMetadata }
    },

    countRibbons: async ({ siteId }, { body }) => ({ count: await ribbons.count(siteId, body.filter) }),

    bulkCreateRibbons: ({ siteId }, { body }) => {
      const items = body.ribbons.map((sent, index) => ({ sent, path: `ribbons[${index}]` }))
      return ribbons.createEach(siteId, items, body)
    },

    bulkGetOrCreateRibbons: ({ siteId }, { body: { ribbonNames, fields } }) => {
      const items = ribbonNames.map((name, index) => ribbonNamed(siteId, name, `ribbonNames[${index}]`))
      return ribbons.getOrCreateEach(siteId, items, fields)
    },

    bulkUpdateRibbons: ({ siteId }, { body: { ribbons: sent, returnEntity, fields } }) => {
      const items = sent.map(({ ribbon = {}, fieldMask }, index) => ({
        sent: ribbon,
        path: `ribbons[${index}].ribbon`,
        fieldMask,
      }))
      return ribbons.updateEach(siteId, items, { returnEntity, fields })
    },

    bulkDeleteRibbons: ({ siteId }, { body }) => ribbons.removeEach(siteId, body.ribbonIds),
  }
}
