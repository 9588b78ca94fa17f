import type { Cart } from '@vitrine/contract/entities/selling/cart.ts'
import { mergeLines } from '@vitrine/domain/cart/lines.ts'
import { readCatalog, type CatalogReading } from '../../../catalog/product/api.ts'
import type { Exchange, Shopper, Visitor } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { ownerOf } from '../../../ground/base/shopper-owner.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { countNewCart, newCartLimit } from '../../../ground/rate-limit/new-carts.ts'
import { siteFor, type Site } from '../../../ground/site/sites.ts'
import { buyerLanguageOf } from '../../../ground/words/speech.ts'
import {
  type BasketRecord,
  chargedSite,
  findCurrentCart,
  findStoredCart,
  newStoredCart,
  type StoredCart,
  type StoredLine,
  withCoupon,
} from '../../../selling/basket/api.ts'
import { changeHeldCart } from '../../../selling/cart/api.ts'
import { keepCheckout } from '../../../selling/checkout/api.ts'
import { readRestoreToken } from './link.ts'
import { hasRestored, noteRestored } from './restores-store.ts'
import { findAbandoned, type StoredAbandoned } from '../store.ts'

/** An abandoned checkout that a link leads to, with its cart. */
export interface Restorable {
  readonly row: StoredAbandoned
  readonly cart: StoredCart
}

/** Finds what a link restores. Refuses expired links, and those of ordered checkouts. */
export const openRestoreLink = async (
  context: Pick<Context, 'signer' | 'db'>,
  token: string,
  siteId?: string,
): Promise<Restorable> => {
  const link = await readRestoreToken(context, token)
  const isKnown = link && (siteId === undefined || link.siteId === siteId)
  const row = isKnown ? await findAbandoned(context.db, link) : undefined
  const cart = row && (await findStoredCart(context.db, row.site_id, { id: row.checkout_id }))
  const data = link && { siteId: link.siteId }
  if (row?.status === 'RECOVERED' || cart?.order_id) throw new Refusal('CHECKOUT_ALREADY_COMPLETED', undefined, data)
  if (!row || !cart || cart.body.lines.length === 0)
    throw new Refusal('NOT_FOUND', 'This link has expired, or its cart no longer exists.', data)
  return { row, cart }
}

/** Applies the coupon of the last email, unless it can't be used. */
const withEmailCoupon = async (
  context: Context,
  reading: CatalogReading,
  { record, code, owner }: { record: BasketRecord; code: string | null; owner: string },
): Promise<BasketRecord> => {
  if (code === null) return record
  try {
    return await withCoupon(record, code, { reading, now: context.now(), owner })
  } catch (error) {
    if (error instanceof Refusal) return record
    throw error
  }
}

/** What a link restores: the lines, and nothing that the buyer entered about themselves. */
const restoredRecord = ({ body: { lines, charging } }: StoredCart, purchaseFlowId: string): BasketRecord => ({
  lines,
  purchaseFlowId,
  ...(charging && { charging }),
})

/** Opens a checkout of a new visitor with the lines of an abandoned one. Returns its ID and visitor. */
export const openRestored = async (
  context: Context,
  { site, row, cart }: Restorable & { site: Site },
  language: string | undefined,
): Promise<{ readonly checkoutId: string; readonly visitor: Visitor }> => {
  const { db, now, newId } = context
  const visitor: Visitor = { role: 'visitor', siteId: site.id, visitorId: newId() }
  const owner = ownerOf(visitor)
  return transact(db, async (transaction) => {
    const plain: BasketRecord = {
      ...restoredRecord(cart, newId()),
      isOnlyCheckout: true,
      channelType: 'WEB',
      ...(language !== undefined && { buyerLanguage: language }),
    }
    const reading = readCatalog(transaction, chargedSite(site, plain))
    const record = await withEmailCoupon(context, reading, { record: plain, code: row.email_coupon, owner })
    const opened = { siteId: site.id, id: newId(), owner, record, now: now(), isCurrent: false, isOpened: true }
    const checkout = newStoredCart(opened)
    await keepCheckout(context, readCatalog(transaction, site), { checkout, caller: visitor, isNew: true })
    await noteRestored(transaction, row, { cartId: checkout.id, owner })
    return { checkoutId: checkout.id, visitor }
  })
}

const merge = async (
  context: Context,
  db: Db,
  restoring: Restorable & { site: Site; held: StoredCart | undefined; owner: string },
  speaking: ReturnType<typeof buyerLanguageOf>,
): Promise<{ cart: Cart }> => {
  const { row, cart: source, site, held, owner } = restoring
  const empty: BasketRecord = { lines: [], purchaseFlowId: context.newId() }
  const cart = held ?? newStoredCart({ siteId: site.id, id: context.newId(), owner, record: empty, now: context.now() })
  const isMerged = held?.id === source.id || (held !== undefined && (await hasRestored(db, row, held.id)))
  const edit = async (before: BasketRecord, reading: CatalogReading): Promise<BasketRecord> => {
    const lines = isMerged ? before.lines : (mergeLines(before.lines, source.body.lines) as StoredLine[])
    const record = { ...before, lines }
    return before.couponCode === undefined
      ? withEmailCoupon(context, reading, { record, code: row.email_coupon, owner })
      : record
  }
  const changed = await changeHeldCart(context, db, { cart, isNew: !held, site, edit, speaking })
  if (!isMerged) await noteRestored(db, row, { cartId: cart.id, owner })
  return changed
}

/**
 * Adds the lines of an abandoned checkout to the shopper's cart, with the coupon of the last email. Opening the link
 * again adds nothing.
 */
export const restoreIntoCart = async (
  context: Context,
  { shopper, token, exchange }: { shopper: Shopper; token: string; exchange: Exchange },
): Promise<{ cart: Cart }> => {
  const { db, sites, now } = context
  const restorable = await openRestoreLink(context, token, shopper.siteId)
  const site = await siteFor(sites, shopper.siteId, exchange)
  const opening = await newCartLimit(context, shopper, exchange)
  const owner = ownerOf(shopper)
  return transact(db, async (transaction) => {
    const held = await findCurrentCart(transaction, site.id, { owner, hold: true })
    if (!held) await countNewCart(transaction, opening, now())
    const speaking = buyerLanguageOf(shopper, exchange)
    return merge(context, transaction, { ...restorable, site, held, owner }, speaking)
  })
}
