import type { draftOrderCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { readCatalog } from '../catalog/offers.ts'
import { presentOrder } from '../order/present.ts'
import { createDraft } from './create.ts'
import { unknownDraft } from './held.ts'
import { placeDraft } from './place.ts'
import { presentCalculated, presentDraft } from './present.ts'
import { deleteDraft, findDraft, lockDraft } from './store.ts'
import { tellOfDraft } from './tell.ts'
import { viewDraft } from './view.ts'

/** Orders that the store prepares, and edits of orders that were placed. */
export const createDraftOrderHandlers = (context: Context): Handlers<typeof draftOrderCalls> => {
  const { db, sites } = context
  return {
    createDraftOrder: async (caller, { body }) => {
      const { draft, view, isOld } = await createDraft(context, { caller, ...body })
      return { calculatedDraftOrder: presentCalculated(draft, view), preexistingDraftOrder: isOld }
    },

    getDraftOrder: async ({ siteId }, { params }) => {
      const site = await requireSite(sites, siteId)
      const draft = await findDraft(db, siteId, params.draftOrderId)
      if (!draft) throw unknownDraft()
      return { calculatedDraftOrder: presentCalculated(draft, await viewDraft(readCatalog(db, site), draft.body)) }
    },

    deleteDraftOrder: async (caller, { params }) => {
      const site = await requireSite(sites, caller.siteId)
      await transact(db, async (held) => {
        const draft = await lockDraft(held, site.id, params.draftOrderId)
        if (!draft) throw unknownDraft()
        if (draft.status === 'COMMITTED') throw new Refusal('DRAFT_ORDER_CANNOT_BE_DELETED')
        await deleteDraft(held, draft)
        const view = await viewDraft(readCatalog(held, site), draft.body)
        await tellOfDraft(held, 'deleted', { draft, view, actor: actorOf(caller) })
      })
      return {}
    },

    createOrderFromDraft: async (caller, { params, body }) => {
      const { createSettings: settings = {}, channelInfo, reason, revision } = body
      const asked = { caller, draftOrderId: params.draftOrderId, settings, channelInfo, reason, revision }
      const { draft, view, order } = await placeDraft(context, asked)
      return { committedDraftOrder: presentDraft(draft, view), createdOrder: presentOrder(order) }
    },
  }
}
