import { contentOfOrder } from '@vitrine/domain/draft-order/from-order.ts'
import { nonDraftableReasons, type NonDraftableReason } from '@vitrine/domain/draft-order/draftability.ts'
import { offsetOf, sumsOf } from '@vitrine/domain/payment/ledger.ts'
import type { CallerWithRole } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { type CatalogReading, readCatalog } from '../../../catalog/product/api.ts'
import { findOrder, lockOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { readMoney } from '../../../money/payment/api.ts'
import { creatorOf, type Created } from '../creator.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { saveOrRefuse } from '../held.ts'
import { insertDraft, lockOpenEdit } from '../store.ts'
import type { DraftOrderRecord } from '../tables.ts'
import { recordDraftEvent } from '../record-event.ts'
import { viewDraft, type DraftView } from '../view.ts'

/** Converts an order to a draft without changes. */
const recordOf = ({ newId }: Pick<Context, 'newId'>, order: StoredOrder, site: Site): DraftOrderRecord => {
  const { body } = order
  const { buyerInfo, billingInfo, recipientInfo, businessLocation, shippingInfo, buyerNote, buyerLanguage } = body
  const parts = {
    buyerInfo,
    ...(billingInfo && { billingInfo }),
    ...(recipientInfo && { recipientInfo }),
    ...(businessLocation && { businessLocation }),
  }
  return {
    ...contentOfOrder(body, newId),
    ...parts,
    ...(buyerNote !== undefined && { buyerNote }),
    ...(buyerLanguage !== undefined && { buyerLanguage }),
    isTaxIncluded: body.taxIncludedInPrices ?? site.settings.taxIncludedInPrices,
    purchaseFlowId: body.purchaseFlowId ?? newId(),
    edited: {
      ...parts,
      ...(shippingInfo && { shippingInfo }),
      orderId: order.id,
      total: Number(order.total),
      fingerprint: fingerprintOf(order),
    },
  } as DraftOrderRecord
}

/** Composes the shipping info anew, so that only actual changes show as changed. */
const withComposedShipping = (view: DraftView): DraftOrderRecord => {
  const { record, composed } = view
  const { shippingInfo: _before, ...edited } = record.edited!
  return { ...record, edited: { ...edited, ...(composed.shippingInfo && { shippingInfo: composed.shippingInfo }) } }
}

/** Lists the reasons why an order cannot be edited. `view` is the order as a draft without changes. */
const reasonsOf = async (
  db: Db,
  { order, site, view }: { order: StoredOrder; site: Site; view: DraftView },
): Promise<NonDraftableReason[]> => {
  const { movements, refundTransactions } = await readMoney(db, order)
  return nonDraftableReasons({
    order: { ...order.body, status: order.status, paymentStatus: order.payment_status },
    site: { currency: site.currency, weightUnit: site.settings.weightUnit },
    hasRefunds: refundTransactions.some(({ state }) => state !== 'failed'),
    hasChargebacks: offsetOf(sumsOf(movements)) > 0,
    addsUp: view.calculated.totals.total === Number(order.total),
  })
}

interface Judged {
  readonly view: DraftView
  readonly reasons: readonly NonDraftableReason[]
}

/** Converts an order to a draft without changes, and lists the reasons why it cannot be edited. */
const judge = async (
  context: Pick<Context, 'newId' | 'now'>,
  reading: CatalogReading,
  order: StoredOrder,
): Promise<Judged> => {
  const { db, site } = reading
  const record = recordOf(context, order, site)
  const view = await viewDraft(reading, record, context.now())
  return { view: { ...view, record: withComposedShipping(view) }, reasons: await reasonsOf(db, { order, site, view }) }
}

/** Lists the reasons why an order cannot be edited; empty if it can. */
export const draftabilityOf = async (
  context: Context,
  { siteId, orderId }: { siteId: string; orderId: string },
): Promise<readonly NonDraftableReason[]> => {
  const site = await requireSite(context.sites, siteId)
  const order = await findOrder(context.db, siteId, orderId)
  if (!order) return ['ORDER_NOT_FOUND']
  return (await judge(context, readCatalog(context.db, site), order)).reasons
}

/** Like `draftabilityOf`, for a locked order. */
export const judgeHeld = async (
  context: Pick<Context, 'newId' | 'now'>,
  reading: CatalogReading,
  order: StoredOrder,
): Promise<readonly NonDraftableReason[]> => (await judge(context, reading, order)).reasons

const held = async (
  db: Db,
  { caller, orderId }: { caller: CallerWithRole<'owner' | 'app'>; orderId: string },
): Promise<StoredOrder> => {
  try {
    return await lockOrder(db, caller, orderId)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('ORDER_CANNOT_BE_EDITED', 'There is no such order.', { nonDraftableReasons: ['ORDER_NOT_FOUND'] })
  }
}

/**
 * Creates the edit of an order. An order has at most one open edit: another request returns the open edit, or starts
 * over if the order has changed since.
 */
export const createEdit = async (
  context: Context,
  { caller, orderId }: { caller: CallerWithRole<'owner' | 'app'>; orderId: string },
): Promise<Created> => {
  const site = await requireSite(context.sites, caller.siteId)
  return transact(context.db, async (db) => {
    const order = await held(db, { caller, orderId })
    const reading = readCatalog(db, site)
    const { view, reasons } = await judge(context, reading, order)
    if (reasons.length > 0) {
      throw new Refusal('ORDER_CANNOT_BE_EDITED', undefined, { nonDraftableReasons: reasons })
    }
    const [actor, now] = [actorOf(caller), context.now()]
    const body = { ...view.record, ...creatorOf(caller) }
    const { total } = view.calculated.totals
    const open = await lockOpenEdit(db, site.id, orderId)
    if (open?.body.edited?.fingerprint === body.edited!.fingerprint) {
      return { draft: open, view: await viewDraft(reading, open.body, context.now()), isExisting: true }
    }
    const row = { site_id: site.id, id: context.newId(), order_id: orderId, total, body }
    const draft = open
      ? await saveOrRefuse(db, open, { event: 'CHANGE', body, total, now })
      : await insertDraft(db, row, now)
    await recordDraftEvent(db, open ? 'updated' : 'created', { draft, view, actor })
    return { draft, view: { ...view, record: body }, isExisting: open !== undefined }
  })
}
