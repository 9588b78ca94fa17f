import type { DraftOrderCommitSettings } from '@vitrine/contract/entities/orders/draft-order.ts'
import { lineDifferences } from '@vitrine/domain/draft-order/differences.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { balanceOf } from '@vitrine/domain/payment/order-payment.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { editedEmail, presentOrder, type StoredOrder } from '../../../orders/order/api.ts'
import { giftCardProvider, listMovements, type RefundPart } from '../../../money/payment/api.ts'
import { cardRefundOf, notifyEdit } from '../../purchase/api.ts'
import { presentDraft } from '../present.ts'
import type { StoredDraft } from '../store.ts'
import type { DraftView } from '../view.ts'

interface CommitResult {
  readonly order: StoredOrder
  readonly draft: StoredDraft
  readonly view: DraftView
  readonly site: Site
  readonly actor: Actor
  readonly settings: DraftOrderCommitSettings
  /** Refunds made with the edit. */
  readonly parts: readonly RefundPart[]
}

/** The changes of an edit, as apps receive them. */
const diffsOf = (draft: StoredDraft, view: DraftView) => {
  const shown = presentDraft(draft, view)
  return {
    lineItems: shown.lineItems.flatMap(({ added, removed, changedDetails, lineItem }): object[] => {
      const lineItemId = lineItem?.id
      if (added) return [{ lineItemId, lineItemAdded: true }]
      if (removed) return [{ lineItemId, lineItemRemoved: lineItem }]
      return changedDetails ? [{ lineItemId, changedDetails }] : []
    }),
    appliedDiscounts: shown.discounts.flatMap(({ discount, source, applied }): object[] => {
      if (source === 'CUSTOM') return applied ? [{ discountId: discount.id, editedDiscount: discount }] : []
      return applied ? [] : [{ discountId: discount.id, discountRemoved: true }]
    }),
    additionalFees: shown.additionalFees.flatMap(({ additionalFee, source, applied }): object[] => {
      const { id: additionalFeeId } = additionalFee
      if (source === 'CUSTOM') return applied ? [{ additionalFeeId, editedAdditionalFee: additionalFee }] : []
      return applied ? [] : [{ additionalFeeId, additionalFeeRemoved: true }]
    }),
    ...(shown.shippingInfo?.removed && { shippingInfoRemoved: true }),
    ...((shown.shippingInfo?.changedDetails ?? shown.shippingInfo?.added) && {
      changedShippingInfo: shown.shippingInfo?.shippingInfo,
    }),
  }
}

const inventoryUpdates = ({ body }: StoredDraft, { updateInventory = [] }: DraftOrderCommitSettings) => {
  const back = new Set(updateInventory.map(({ lineItemId }) => lineItemId))
  return lineDifferences(body)
    .filter(({ pieces, line }) => pieces > 0 || back.has(line.id))
    .map(({ pieces, line }) => ({
      actionType: pieces > 0 ? 'DECREASE' : 'RESTOCK',
      lineItemId: line.id,
      quantityChange: Math.abs(pieces),
    }))
}

const record = async (
  { now }: Context,
  db: Db,
  { order, draft, view, actor, settings }: CommitResult,
): Promise<void> => {
  const entity = presentOrder(order)
  const event = { siteId: order.site_id, entity: 'order', entityId: order.id, actor }
  const { updateInventory: _lines, ...rest } = settings
  const commitSettings = { ...rest, inventoryUpdates: inventoryUpdates(draft, settings) }
  await recordEvent(db, {
    ...event,
    type: 'wix.ecom.v1.order_committed',
    body: {
      order: entity,
      draftOrderId: draft.id,
      changes: diffsOf(draft, view),
      commitSettings,
      commitDate: now().toISOString(),
    },
  })
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_updated', body: { currentEntity: entity } })
}

/** Where the overpaid amount is refunded to. */
const refundTargetsOf = (parts: readonly RefundPart[]) => {
  const isGiftCard = ({ payment, isExternal, creditOf }: RefundPart) =>
    payment.provider === giftCardProvider && !isExternal && creditOf === undefined
  const amountOf = (isMeant: (part: RefundPart) => boolean) =>
    sumOf(parts.filter((part) => isMeant(part)).map(({ amount }) => amount))
  return {
    toGiftCards: amountOf(isGiftCard),
    toStoreCredit: amountOf(({ creditOf }) => creditOf !== undefined),
    outside: amountOf(({ isExternal }) => isExternal),
    toCards: parts
      .filter((part) => !part.isExternal && !isGiftCard(part) && part.creditOf === undefined)
      .map((part) => cardRefundOf(part)),
  }
}

/** Records the edit of an order for apps, and notifies the buyer and, if requested, the owners. */
export const announceCommit = async (context: Context, db: Db, result: CommitResult): Promise<void> => {
  const { order, site, settings, parts } = result
  await record(context, db, result)
  if (settings.sendNotificationsToBusiness === true) await notifyEdit(db, { order, site })
  if (settings.sendNotificationsToBuyer === false || order.email === '') return
  const { due } = balanceOf({ total: Number(order.total) }, sumsOf(await listMovements(db, order)))
  const message = editedEmail(presentOrder(order), { site, due, ...refundTargetsOf(parts) })
  await queueMail(db, { siteId: site.id, recipient: order.email, message })
}
