import { mergeLines } from '@vitrine/domain/cart/lines.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordChange, recordDeletion } from '../presentation/api.ts'
import {
  type BasketRecord,
  changedStoredCart,
  deleteStoredCart,
  findCurrentCart,
  insertStoredCart,
  newStoredCart,
  saveStoredCart,
  type StoredLine,
  withoutCheckout,
} from '../basket/api.ts'

export interface Merging {
  readonly site: Site
  readonly memberId: string
  readonly visitorId: string
}

/** Merges the lines of both carts. All other fields prefer the member's cart. */
const mergedRecord = (member: BasketRecord, visitor: BasketRecord): BasketRecord => ({
  ...visitor,
  ...member,
  ...(visitor.buyerLanguage !== undefined && { buyerLanguage: visitor.buyerLanguage }),
  // Every line comes from one of the carts, so it has a snapshot of its item.
  lines: mergeLines(member.lines, visitor.lines) as StoredLine[],
})

/**
 * Merges a visitor's cart into the member's at sign-in, in the caller's transaction. A visitor's cart that was opened as a
 * checkout stays the visitor's as a checkout, whose link may be open in another tab; what is ordered there is removed from
 * the member's cart.
 */
export const mergeCarts = async (
  context: Context,
  transaction: Db,
  { site, memberId, visitorId }: Merging,
): Promise<void> => {
  const { now, newId } = context
  const owner = `member:${memberId}`
  const visitors = await findCurrentCart(transaction, site.id, { owner: `visitor:${visitorId}`, hold: true })
  if (!visitors) return
  const members = await findCurrentCart(transaction, site.id, { owner, hold: true })
  const isMoved = !members && visitors.opened_date === null
  const record = { lines: [], purchaseFlowId: visitors.body.purchaseFlowId }
  const kept = isMoved
    ? visitors
    : (members ?? newStoredCart({ siteId: site.id, id: newId(), owner, record, now: now() }))
  const merged = isMoved ? visitors.body : mergedRecord(kept.body, withoutCheckout(visitors.body))
  const isNew = !isMoved && !members
  const saved = isNew ? { ...kept, body: merged } : { ...changedStoredCart(kept, merged, now()), owner }
  await (isNew ? insertStoredCart : saveStoredCart)(transaction, saved)
  if (!isMoved) await deleteStoredCart(transaction, visitors, { now: now(), mergedInto: saved.id })

  await recordChange(context, readCatalog(transaction, site), { cart: saved, isNew })
  if (!isMoved) await recordDeletion(transaction, visitors)
}
