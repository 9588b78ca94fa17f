import type { DraftOrderCommitSettings } from '@vitrine/contract/entities/orders/draft-order.ts'
import type { PaymentRefund } from '@vitrine/contract/entities/money/order-billing.ts'
import type { OrderChange } from '@vitrine/contract/entities/orders/order.ts'
import { findUnderFulfilled } from '@vitrine/domain/draft-order/change-lines.ts'
import { lineDifferences } from '@vitrine/domain/draft-order/differences.ts'
import { decideFulfillment } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import type { CallerWithRole } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf, type Actor } from '../../../ground/event/actor.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { type CatalogReading, readCatalog, returnStock, takeStock } from '../../../catalog/product/api.ts'
import { orderedLines, orderToSend, readPieces } from '../../../orders/fulfillment/api.ts'
import { reissueInvoice } from '../../../orders/invoice/api.ts'
import {
  findOrder,
  lockOrderById,
  type OrderRecord,
  rewriteOrder,
  stockOfLines,
  type StoredOrder,
  withActivities,
  stockUserOf,
} from '../../../orders/order/api.ts'
import {
  listMovements,
  listPayments,
  noDetails,
  type Payments,
  paymentsOfOrder,
  type Providers,
  type RefundPart,
  requestRefund,
} from '../../../money/payment/api.ts'
import { judgeRefunds, noteMoved, noteReceived, promisedOf, refuseSoldOut } from '../../purchase/api.ts'
import { changesOf } from '../edit/changes.ts'
import { judgeHeld } from '../edit/edit.ts'
import { partsToGiveBack } from './give-back.ts'
import { alreadyCommitted, holdDraft, saveOrRefuse, unknownDraft } from '../held.ts'
import { findDraft, type StoredDraft } from '../store.ts'
import { announceCommit } from './announce-commit.ts'
import { recordDraftEvent } from '../record-event.ts'
import { destinationOf, viewDraft, type DraftView } from '../view.ts'
import { fingerprintOf } from '../fingerprint.ts'

export interface Committing {
  readonly caller: CallerWithRole<'owner' | 'app'>
  readonly draftOrderId: string
  readonly settings: DraftOrderCommitSettings
  readonly reason: string | undefined
  readonly revision: number | undefined
  /** Refunds the amount paid beyond the new total. */
  readonly refundDifference: boolean
  /** Refunds these amounts of these payments instead. */
  readonly paymentRefunds: readonly PaymentRefund[] | undefined
}

export interface Committed {
  readonly draft: StoredDraft
  readonly view: DraftView
  readonly order: StoredOrder
}

const refuse = (reason: string, sentence: string, data: object = {}): never => {
  throw new Refusal('DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', sentence, { reason, ...data })
}

interface Held extends Committing {
  readonly site: Site
  readonly actor: Actor
  readonly providers: Providers
  readonly order: StoredOrder
  readonly draft: StoredDraft
}

/** Returns the changes of a draft. Refuses a draft that can no longer be applied. */
const judgeDraft = async (
  context: Context,
  reading: CatalogReading,
  { order, draft, view }: { order: StoredOrder; draft: StoredDraft; view: DraftView },
): Promise<readonly OrderChange[]> => {
  const reasons = await judgeHeld(context, reading, order)
  if (reasons.length > 0) refuse(reasons[0]!, 'The order cannot be edited any more.', { nonDraftableReasons: reasons })
  if (fingerprintOf(order) !== draft.body.edited!.fingerprint) {
    refuse('ORDER_CHANGED', 'The order was changed in the meantime. Edit it again.')
  }
  if (view.calculated.lines.length === 0) refuse('NO_ITEMS', 'An order must keep at least one item. Cancel it instead.')
  const under = findUnderFulfilled(view.record.lines, view.fulfilled)
  if (under) refuse('FULFILLED', 'More items were fulfilled in the meantime than the edited order contains.', under)
  return changesOf(view)
}

/** Reads how much of a locked order is captured, and how much is authorized or pending. */
const readPaid = async (db: Db, order: StoredOrder) => {
  const [movements, payments] = await Promise.all([listMovements(db, order), listPayments(db, order)])
  const { held } = paymentsOfOrder(payments, movements)
  return { captured: sumsOf(movements).captured, promised: held + promisedOf(payments) }
}

/** Refuses a total below what is authorized or pending: these payments are captured in full. */
const refusePromised = async (db: Db, order: StoredOrder, total: Minor): Promise<void> => {
  const { captured, promised } = await readPaid(db, order)
  if (promised === 0 || captured + promised <= Math.max(total, captured)) return
  refuse('PAYMENT_IS_PENDING', 'Capture or void the authorized payments first: they exceed the new total.')
}

/** Moves the stock by the difference: takes added units, and returns removed units that are to be restocked. */
const moveStock = async (db: Db, { order, settings, draft }: Held): Promise<void> => {
  if (!order.stock_taken) return
  const back = new Set((settings.updateInventory ?? []).map(({ lineItemId }) => lineItemId))
  const differences = lineDifferences(draft.body)
  const moves = (isMeant: (pieces: number, id: string) => boolean) =>
    stockOfLines(
      differences
        .filter(({ pieces, line }) => isMeant(pieces, line.id))
        .map(({ pieces, line }) => ({
          quantity: Math.abs(pieces),
          ...(line.details.catalogReference && { catalogReference: line.details.catalogReference }),
        })),
    )
  const returned = moves((pieces, id) => pieces < 0 && back.has(id))
  if (returned.length > 0) await returnStock(db, stockUserOf(order), returned)
  const added = moves((pieces) => pieces > 0)
  if (added.length === 0) return
  const taken = await takeStock(db, stockUserOf(order), added)
  if (!taken.ok) throw new Refusal('INSUFFICIENT_INVENTORY', undefined, { catalogItemId: taken.productId })
}

/** The order after the draft is applied. */
const editedRecord = ({ order, draft }: Held, { record, composed }: DraftView): OrderRecord => {
  const { shippingInfo: _shipping, ...before } = order.body
  const { buyerInfo, billingInfo, buyerNote, buyerLanguage } = draft.body
  const recipientInfo = destinationOf(record)
  const { shippingInfo } = composed
  return {
    ...before,
    ...composed,
    ...(buyerInfo && { buyerInfo: { ...before.buyerInfo, ...buyerInfo } }),
    ...(billingInfo && { billingInfo }),
    ...(recipientInfo && { recipientInfo }),
    ...((shippingInfo || recipientInfo) && {
      shippingInfo: {
        ...shippingInfo,
        logistics: { ...shippingInfo?.logistics, ...(recipientInfo && { shippingDestination: recipientInfo }) },
      },
    }),
    ...(buyerNote !== undefined && { buyerNote }),
    ...(buyerLanguage !== undefined && { buyerLanguage }),
  } as OrderRecord
}

/** Saves the order with its new line items and total, and its new fulfillment status. */
const rewrite = async (
  context: Context,
  db: Db,
  { committing, view, changes }: { committing: Held; view: DraftView; changes: readonly OrderChange[] },
): Promise<StoredOrder> => {
  const { order, draft, settings, reason, actor } = committing
  const edited = editedRecord(committing, view)
  const applied = {
    activityType: 'DRAFT_ORDER_CHANGES_APPLIED' as const,
    draftOrderChangesApplied: { draftOrderId: draft.id, ...(reason && { reason }), changes: [...changes] },
  }
  const addsActivities = settings.addActivitiesToOrder !== false
  const record = addsActivities ? withActivities({ ...context, actor }, edited, applied) : edited
  const toSend = orderToSend(order, await readPieces(db, order))
  const fulfillment = decideFulfillment({ ...toSend, ordered: orderedLines(record.lineItems) })
  return rewriteOrder(db, order, {
    states: { fulfillment_status: fulfillment },
    record,
    total: view.calculated.totals.total,
    email: record.buyerInfo.email ?? order.email,
    now: context.now(),
  })
}

/** Returns the refunds of the edit: never more than was paid beyond the new total. */
const partsOf = async (context: Context, db: Db, { order, ...committing }: Held): Promise<RefundPart[]> => {
  const { refundDifference, paymentRefunds: requested, providers } = committing
  if (!refundDifference && !requested) return []
  const { captured } = await readPaid(db, order)
  const over = captured - Number(order.total)
  if (requested) {
    const parts = await judgeRefunds(context, db, { order, providers, requested })
    if (sumOf(parts.map(({ amount }) => amount)) <= Math.max(0, over)) return parts
    throw new Refusal('INVALID_PAYMENT_REFUND_AMOUNT', 'The refund exceeds what was paid beyond the new total.')
  }
  if (over <= 0) return []
  const parts = await partsToGiveBack(context, db, { order, providers, amount: over })
  if (sumOf(parts.map(({ amount }) => amount)) < over) {
    refuse('NOT_REFUNDABLE', 'The difference cannot be refunded to the payments of this order.')
  }
  return parts
}

/** Refunds what was overpaid. The refunds are sent to the providers after the transaction. */
const giveBack = async (context: Context, db: Db, held: Held): Promise<readonly RefundPart[]> => {
  const { order, site, actor, reason } = held
  const parts = await partsOf(context, db, held)
  if (parts.length === 0) return parts
  const details = { ...noDetails, ...(reason && { reason }) }
  const { happened } = await requestRefund(context, db, { order, parts, details, sideEffects: {}, actor })
  await noteMoved(context, db, { order, site, happened, actor, since: order })
  return parts
}

const commitHeld = async (context: Context, db: Db, committing: Held): Promise<Committed> => {
  const { site, actor, draft, order: before, settings } = committing
  const reading = readCatalog(db, site)
  const view = await viewDraft(reading, draft.body, context.now())
  const changes = await judgeDraft(context, reading, { order: before, draft, view })
  const { total } = view.calculated.totals
  await refusePromised(db, before, total)
  await moveStock(db, committing)
  let order = await rewrite(context, db, { committing, view, changes })
  const isCostly = total !== Number(before.total)
  if (isCostly) order = await noteReceived(context, db, { order, site, actor })
  await reissueInvoice(context, db, { order, site, actor })
  const parts = await giveBack(context, db, { ...committing, order: await lockOrderById(db, site.id, before.id) })
  const now = context.now()
  const body = { ...draft.body, commitSettings: settings }
  const saved = await saveOrRefuse(db, draft, { event: 'COMMIT', body, total, now })
  await recordDraftEvent(db, 'updated', { draft: saved, view, actor })
  order = await lockOrderById(db, site.id, before.id)
  await announceCommit(context, db, { order, draft: saved, view, site, actor, settings, parts })
  return { draft: saved, view, order }
}

/** Applies an edit to its order. Refuses an edit that is already applied. */
export const commitDraft = async (
  context: Context,
  payments: Pick<Payments, 'carryOut' | 'providers'>,
  committing: Committing,
): Promise<Committed> => {
  const { caller, draftOrderId, revision } = committing
  const site = await requireSite(context.sites, caller.siteId)
  const found = await findDraft(context.db, site.id, draftOrderId)
  if (!found) throw unknownDraft()
  if (found.status === 'COMMITTED') throw alreadyCommitted(found)
  const { edited } = found.body
  if (!edited) refuse('NOT_AN_EDIT', 'The draft does not edit an order. Create an order from it instead.')
  const { orderId } = edited!
  const committed = await transact(context.db, async (db) => {
    const order = await lockOrderById(db, site.id, orderId)
    const draft = await holdDraft(db, { siteId: site.id, id: draftOrderId, revision })
    const { providers } = payments
    return commitHeld(context, db, { ...committing, site, actor: actorOf(caller), providers, order, draft })
  }).catch(refuseSoldOut)
  await payments.carryOut(orderId)
  return { ...committed, order: (await findOrder(context.db, site.id, orderId)) ?? committed.order }
}
