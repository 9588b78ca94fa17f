import type { infoSectionCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { createInfoSections } from './info-sections.ts'
import { sectionNamed } from './find-section.ts'

/** Creates the handlers for calls about info sections. */
export const createInfoSectionHandlers = (context: Context): Handlers<typeof infoSectionCalls> => {
  const sections = createInfoSections(context)
  return {
    createInfoSection: async ({ siteId }, { body }) => ({
      infoSection: await sections.create(siteId, { sent: body.infoSection, path: 'infoSection' }),
    }),

    getInfoSection: async ({ siteId }, { params, query }) => ({
      infoSection: await sections.get(siteId, params.infoSectionId, query.fields),
    }),

    getOrCreateInfoSection: async ({ siteId }, { body: { infoSection, fields } }) => ({
      infoSection: await sections.getOrCreate(siteId, sectionNamed(siteId, infoSection, 'infoSection'), fields),
    }),

    updateInfoSection: async ({ siteId }, { params: { id }, body: { infoSection, fields } }) => ({
      infoSection: await sections.update(siteId, { id, sent: infoSection, path: 'infoSection' }, fields),
    }),

    deleteInfoSection: async ({ siteId }, { params }) => {
      await sections.remove(siteId, params.infoSectionId)
      return {}
    },

    queryInfoSections: async ({ siteId }, { body: { query, fields } }) => {
      const { items, pagingMetadata } = await sections.query(siteId, query, fields)
      return { infoSections: items, pagingMetadata }
    },

    countInfoSections: async ({ siteId }, { body }) => ({ count: await sections.count(siteId, body.filter) }),

    bulkCreateInfoSections: ({ siteId }, { body }) => {
      const items = body.infoSections.map((sent, index) => ({ sent, path: `infoSections[${index}]` }))
      return sections.createEach(siteId, items, body)
    },

    bulkGetOrCreateInfoSections: ({ siteId }, { body: { infoSections, fields } }) => {
      const items = infoSections.map((one, index) => sectionNamed(siteId, one, `infoSections[${index}]`))
      return sections.getOrCreateEach(siteId, items, fields)
    },

    bulkUpdateInfoSections: ({ siteId }, { body: { infoSections: sent, returnEntity, fields } }) => {
      const items = sent.map(({ infoSection = {}, fieldMask }, index) => ({
        sent: infoSection,
        path: `infoSections[${index}].infoSection`,
        fieldMask,
      }))
      return sections.updateEach(siteId, items, { returnEntity, fields })
    },

    bulkDeleteInfoSections: ({ siteId }, { body }) => sections.removeEach(siteId, body.infoSectionIds),
  }
}
