import { mergeLines } from '@vitrine/domain/cart/lines.ts'
import { readCatalog } from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { presentCart } from './present/present-cart.ts'
import { changedCart, deleteCart, insertCart, lockCart, newCart, saveCart } from './store.ts'
import type { StoredLine } from '../basket/api.ts'
import { moveCheckouts } from '../checkout/api.ts'
import type { CartRecord } from './tables.ts'
import { viewCart } from './present/view-cart.ts'

export interface Merging {
  readonly site: Site
  readonly memberId: string
  readonly visitorId: string
}

/** Merges the lines of both carts. All other fields prefer the member's cart. */
const mergedRecord = (member: CartRecord, visitor: CartRecord): CartRecord => ({
  ...visitor,
  ...member,
  ...(visitor.buyerLanguage !== undefined && { buyerLanguage: visitor.buyerLanguage }),
  // Every line comes from one of the carts, so it has a snapshot of its item.
  lines: mergeLines(member.lines, visitor.lines) as StoredLine[],
})

/**
 * Merges a visitor's cart into the member's at sign-in, in the caller's transaction. Deletes the visitor's cart and
 * moves its checkouts to the member's.
 */
export const mergeCarts = async (
  context: Context,
  transaction: Db,
  { site, memberId, visitorId }: Merging,
): Promise<void> => {
  const { now, newId } = context
  const visitors = await lockCart(transaction, site.id, `visitor:${visitorId}`)
  if (!visitors) return
  const record: CartRecord = { lines: [], purchaseFlowId: visitors.body.purchaseFlowId }
  const owner = `member:${memberId}`
  const held = await lockCart(transaction, site.id, owner)
  const merged = mergedRecord(held?.body ?? record, visitors.body)
  const saved = held
    ? changedCart(held, merged, now())
    : newCart({ siteId: site.id, id: newId(), owner, record: merged, now: now() })
  await (held ? saveCart : insertCart)(transaction, saved)
  await moveCheckouts(transaction, site.id, { from: visitors.id, to: saved.id })
  await deleteCart(transaction, site.id, visitors.id)

  const cart = presentCart(await viewCart(context, readCatalog(transaction, site), { cart: saved }))
  const event = { siteId: site.id, entity: 'cart' }
  await recordEvent(transaction, {
    ...event,
    entityId: saved.id,
    type: held ? 'wix.ecom.v1.cart_updated' : 'wix.ecom.v1.cart_created',
    body: held ? { currentEntity: cart } : { entity: cart },
  })
  await recordEvent(transaction, { ...event, entityId: visitors.id, type: 'wix.ecom.v1.cart_deleted', body: {} })
}
