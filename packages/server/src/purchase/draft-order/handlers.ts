import type { draftOrderCalls } from '@vitrine/contract'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { CallerWithRole } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import { presentOrder } from '../../orders/order/api.ts'
import type { Payments } from '../../money/payment/api.ts'
import { addLines } from './edit/add-lines.ts'
import { addDiscounts, addFees, chooseDiscounts, chooseFees, removeDiscounts, removeFees } from './amounts.ts'
import { withAppFees, changeDraft, type Change } from './edit/change.ts'
import { commitDraft } from './commit/commit.ts'
import { createDraft } from './create.ts'
import { draftabilityOf } from './edit/edit.ts'
import { unknownDraft } from './held.ts'
import {
  setBilling,
  setBuyer,
  setDeposit,
  setExemption,
  setExtended,
  setLocation,
  setRecipient,
  setShipping,
} from './parts.ts'
import { placeDraft } from './commit/place.ts'
import { presentCalculated, presentDraft } from './present.ts'
import { deleteDraft, findDraft, lockDraft, type StoredDraft } from './store.ts'
import { recordDraftEvent } from './record-event.ts'
import { updateLines } from './edit/update-lines.ts'
import { viewDraft } from './view.ts'

type All = Handlers<typeof draftOrderCalls>
type Caller = CallerWithRole<'owner' | 'app'>

/** Fields that drafts can be filtered and sorted by. */
const fields: Readonly<Record<string, Field>> = {
  orderId: { kind: 'text', column: sql`order_id` },
  status: { kind: 'text', column: sql`status` },
  createdDate: { kind: 'date', column: sql`created_date` },
  updatedDate: { kind: 'date', column: sql`updated_date` },
}

const createReading = (
  context: Context,
): Pick<All, 'getDraftOrder' | 'queryDraftOrders' | 'getOrderDraftabilityStatus'> => {
  const { db, sites } = context
  return {
    getDraftOrder: async ({ siteId }, { params }) => {
      const site = await requireSite(sites, siteId)
      const draft = await findDraft(db, siteId, params.draftOrderId)
      if (!draft) throw unknownDraft()
      const known = { draft, view: await viewDraft(readCatalog(db, site), draft.body, context.now()) }
      const { view } = await withAppFees(context, site, known)
      return { calculatedDraftOrder: presentCalculated(draft, view) }
    },

    queryDraftOrders: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const { rows, metadata } = await findCursorPage<StoredDraft>(db, body.query, {
        table: 'draft_order',
        siteId,
        fields,
        toMinor: (value) => toMinor(value, site.currency),
      })
      const reading = readCatalog(db, site)
      const draftOrders = await Promise.all(
        rows.map(async (draft) => presentDraft(draft, await viewDraft(reading, draft.body, context.now()))),
      )
      return { draftOrders, pagingMetadata: metadata }
    },

    getOrderDraftabilityStatus: async ({ siteId }, { params: { orderId } }) => {
      const reasons = await draftabilityOf(context, { siteId, orderId })
      return { orderId, orderDraftable: reasons.length === 0, nonDraftableReasons: [...reasons] }
    },
  }
}

const createSetting = (
  context: Context,
): Pick<
  All,
  | 'setBuyerInfo'
  | 'setBillingInfo'
  | 'setRecipientInfo'
  | 'setShippingInfo'
  | 'setBusinessLocation'
  | 'setTaxExemption'
  | 'setDeposit'
  | 'updateExtendedFields'
> => {
  const set = async (caller: Caller, draftOrderId: string, change: Change) => {
    const { draft, view } = await changeDraft(context, { caller, draftOrderId }, change)
    return { calculatedDraftOrder: presentCalculated(draft, view) }
  }
  return {
    setBuyerInfo: (caller, { body: { draftOrderId, ...sent } }) => set(caller, draftOrderId, setBuyer(sent)),
    setBillingInfo: (caller, { body }) => set(caller, body.draftOrderId, setBilling(body.billingInfo)),
    setRecipientInfo: (caller, { body }) => set(caller, body.draftOrderId, setRecipient(body.recipientInfo)),
    setShippingInfo: (caller, { body }) => set(caller, body.draftOrderId, setShipping(body.shippingInfo)),
    setBusinessLocation: (caller, { body }) => set(caller, body.draftOrderId, setLocation(body.businessLocation)),
    setTaxExemption: (caller, { body }) => set(caller, body.draftOrderId, setExemption(body.taxExempt)),
    setDeposit: (caller, { params, body }) => set(caller, params.draftOrderId, setDeposit(body.depositDetails)),
    updateExtendedFields: async (caller, { params: { id: draftOrderId }, body }) => {
      const { draft, view } = await changeDraft(context, { caller, draftOrderId }, setExtended(body))
      return { draftOrder: presentDraft(draft, view) }
    },
  }
}

const createAmounts = (
  context: Context,
): Pick<
  All,
  | 'addLineItemsToDraftOrder'
  | 'updateLineItems'
  | 'createCustomDiscounts'
  | 'setDiscounts'
  | 'deleteCustomDiscounts'
  | 'createCustomAdditionalFees'
  | 'setAdditionalFees'
  | 'deleteCustomAdditionalFees'
> => {
  const change = async (caller: Caller, { draftOrderId }: { draftOrderId: string }, work: Change) => {
    const { draft, view } = await changeDraft(context, { caller, draftOrderId }, work)
    return { calculatedDraftOrder: presentCalculated(draft, view) }
  }
  return {
    addLineItemsToDraftOrder: (caller, { params, body }) => change(caller, params, addLines(context, body)),
    updateLineItems: (caller, { params, body }) => change(caller, params, updateLines(body.lineItemChanges)),
    createCustomDiscounts: (caller, { params, body: { discounts = [] } }) =>
      change(caller, params, addDiscounts(context, discounts)),
    setDiscounts: (caller, { params, body }) => change(caller, params, chooseDiscounts(body.discounts)),
    deleteCustomDiscounts: (caller, { params, body }) => change(caller, params, removeDiscounts(body.discountIds)),
    createCustomAdditionalFees: (caller, { params, body: { customAdditionalFees = [] } }) =>
      change(caller, params, addFees(context, customAdditionalFees)),
    setAdditionalFees: (caller, { params, body }) => change(caller, params, chooseFees(body.additionalFees)),
    deleteCustomAdditionalFees: (caller, { params, body }) =>
      change(caller, params, removeFees(body.customAdditionalFees)),
  }
}

/** Handles drafts of new orders and edits of existing orders. */
export const createDraftOrderHandlers = (context: Context, payments: Payments): Handlers<typeof draftOrderCalls> => {
  const { db, sites } = context
  return {
    ...createReading(context),
    ...createSetting(context),
    ...createAmounts(context),

    commitDraftOrder: async (caller, { params: { draftOrderId }, body }) => {
      const { commitSettings: settings = {}, reason, revision, refundDifference = false, paymentRefunds } = body
      const committing = { caller, draftOrderId, settings, reason, revision, refundDifference, paymentRefunds }
      const { draft, view, order } = await commitDraft(context, payments, committing)
      return { committedDraftOrder: presentDraft(draft, view), orderAfterCommit: presentOrder(order) }
    },

    createEmptyDraftOrder: async (caller) => {
      const { draft, view } = await createDraft(context, { caller })
      return { calculatedDraftOrder: presentCalculated(draft, view) }
    },

    createDraftOrder: async (caller, { body }) => {
      const { draft, view, isExisting } = await createDraft(context, { caller, ...body })
      return { calculatedDraftOrder: presentCalculated(draft, view), preexistingDraftOrder: isExisting }
    },

    deleteDraftOrder: async (caller, { params }) => {
      const site = await requireSite(sites, caller.siteId)
      await transact(db, async (held) => {
        const draft = await lockDraft(held, site.id, params.draftOrderId)
        if (!draft) throw unknownDraft()
        if (draft.status === 'COMMITTED') throw new Refusal('DRAFT_ORDER_CANNOT_BE_DELETED')
        await deleteDraft(held, draft)
        const view = await viewDraft(readCatalog(held, site), draft.body, context.now())
        await recordDraftEvent(held, 'deleted', { draft, view, actor: actorOf(caller) })
      })
      return {}
    },

    createOrderFromDraft: async (caller, { params, body }) => {
      const { createSettings: settings = {}, channelInfo, reason, revision } = body
      const placing = { caller, draftOrderId: params.draftOrderId, settings, channelInfo, reason, revision }
      const { draft, view, order } = await placeDraft(context, placing)
      return { committedDraftOrder: presentDraft(draft, view), createdOrder: presentOrder(order) }
    },
  }
}
