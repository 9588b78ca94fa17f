import type { promotionCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { queueTagJob } from '../../ground/entity/tag-updates.ts'
import { requireTags } from '../../ground/entity/tags.ts'
import { createPromotions, findReferences, type SentPromotion } from './promotions.ts'
import { resolvePromotions } from './resolve.ts'
import { searchPromotions } from './search.ts'
import { taggedPromotions, updateTags } from './tags.ts'

type Sent = Omit<SentPromotion, 'references'>

/** Creates the handlers for calls about promotions. */
export const createPromotionHandlers = (context: Context): Handlers<typeof promotionCalls> => {
  /** The promotions of a store, and those of a request with what they refer to. */
  const open = async (siteId: string, sent: readonly Sent[] = []) => {
    const { site, promotions } = await createPromotions(context, siteId)
    const references = await findReferences(context.db, site, sent)
    return { promotions, sent: sent.map((one): SentPromotion => ({ ...one, references })) }
  }

  return {
    createPromotion: async ({ siteId }, { body }) => {
      const { promotions, sent } = await open(siteId, [body.promotion])
      return { promotion: await promotions.create(siteId, { sent: sent[0]!, path: 'promotion' }) }
    },

    getPromotion: async ({ siteId }, { params }) => {
      const { promotions } = await open(siteId)
      return { promotion: await promotions.get(siteId, params.promotionId) }
    },

    updatePromotion: async ({ siteId }, { params: { id }, body }) => {
      const { promotions, sent } = await open(siteId, [body.promotion])
      return { promotion: await promotions.update(siteId, { id, sent: sent[0]!, path: 'promotion' }) }
    },

    deletePromotion: async ({ siteId }, { params }) => {
      const { promotions } = await open(siteId)
      await promotions.remove(siteId, params.promotionId)
      return {}
    },

    queryPromotions: async ({ siteId }, { body: { query } }) => {
      const { promotions } = await open(siteId)
      const { items, pagingMetadata } = await promotions.query(siteId, query)
      return { promotions: items, pagingMetadata }
    },

    searchPromotions: async ({ siteId }, { body: { search } }) => {
      const { promotions } = await open(siteId)
      const { ids, ...found } = await searchPromotions(context.db, siteId, search)
      return { promotions: await promotions.list(siteId, ids), ...found }
    },

    resolvePromotions: async ({ siteId }, { query: { categoryId } }) => ({
      promotions: await resolvePromotions(context, siteId, categoryId),
    }),

    bulkCreatePromotions: async ({ siteId }, { body }) => {
      const { promotions, sent } = await open(siteId, body.promotions)
      const items = sent.map((one, index) => ({ sent: one, path: `promotions[${index}]` }))
      return promotions.createEach(siteId, items, { returnEntity: body.returnEntity })
    },

    bulkUpdatePromotions: async ({ siteId }, { body }) => {
      const { promotions, sent } = await open(
        siteId,
        body.promotions.map(({ promotion = {} }) => promotion),
      )
      const items = sent.map((one, index) => ({
        sent: one,
        path: `promotions[${index}].promotion`,
        fieldMask: body.promotions[index]!.fieldMask,
      }))
      return promotions.updateEach(siteId, items, { returnEntity: body.returnEntity })
    },

    bulkDeletePromotions: async ({ siteId }, { body }) => {
      const { promotions } = await open(siteId)
      return promotions.removeEach(siteId, body.promotionIds)
    },

    bulkUpdatePromotionTags: ({ siteId }, { body: { promotionIds, ...change } }) => {
      requireTags(change)
      return updateTags(context, siteId, { ids: promotionIds, ...change })
    },

    bulkUpdatePromotionTagsByFilter: async ({ siteId }, { body: { filter, ...change } }) => {
      requireTags(change)
      return { jobId: await queueTagJob(context, siteId, { kind: taggedPromotions, filter, ...change }) }
    },
  }
}
