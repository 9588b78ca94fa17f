import type { Cart } from '@vitrine/contract/entities/selling/cart.ts'
import { type CatalogReading, readCatalog } from '../../catalog/product/api.ts'
import type { Context } from '../../ground/context/context.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { openCheckoutFromCart, type Opening } from '../checkout/api.ts'
import {
  changedStoredCart,
  chargedSite,
  deleteStoredCart,
  insertStoredCart,
  refuseUnknownDelivery,
  saveStoredCart,
  shoppingIn,
  type StoredCart,
  withSeen,
} from '../basket/api.ts'
import { endChallenges } from '../../money/payment/api.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CartEdit } from './edits.ts'
import { presentCart, recordChange, recordDeletion, viewCart } from '../presentation/api.ts'
import type { BuyerLanguage } from '../../ground/words/speech.ts'

/** Returns a cart in the buyer's current currency. */
const shoppingCart = (site: Site, cart: StoredCart): StoredCart => ({
  ...cart,
  body: shoppingIn(site, cart.body),
})

/** Presents a cart to its caller. */
export const presentCurrentCart = async (context: Context, reading: CatalogReading, cart: StoredCart) => ({
  cart: presentCart(await viewCart(context, reading, { cart: shoppingCart(reading.site, cart) })),
})

interface HeldCart {
  readonly cart: StoredCart
  readonly isNew: boolean
  readonly site: Site
}

/** Applies an edit to a locked or new cart, saves it and records the event. */
export const changeHeldCart = async (
  context: Context,
  transaction: Db,
  { cart, isNew, site, edit, speaking }: HeldCart & { edit: CartEdit; speaking: BuyerLanguage },
): Promise<{ cart: Cart }> => {
  const before = shoppingIn(site, cart.body)
  const reading = readCatalog(transaction, chargedSite(site, before))
  const body = { ...(await edit(before, reading, cart.owner)), ...speaking }
  const saved = isNew ? { ...cart, body } : changedStoredCart(cart, body, context.now())
  const view = await viewCart(context, reading, { cart: saved })
  if (body.selectedDelivery !== before.selectedDelivery) {
    refuseUnknownDelivery(view, { code: body.selectedDelivery, field: 'cartInfo.selectedShippingOption.code' })
  }
  await (isNew ? insertStoredCart : saveStoredCart)(transaction, { ...saved, body: withSeen(saved.body, view) })
  const shown = { cart: presentCart(view) }
  await recordChange(context, reading, { cart: saved, isNew, shown })
  return shown
}

/** Deletes a locked cart and records the event. */
export const deleteHeldCart = async (context: Context, transaction: Db, cart: StoredCart): Promise<void> => {
  await endChallenges(context, transaction, { siteId: cart.site_id, of: { owner: cart.owner } })
  await deleteStoredCart(transaction, cart, { now: context.now() })
  await recordDeletion(transaction, cart)
}

/** Opens a locked cart as a checkout. Payment challenges of the owner must have been ended. */
export const openCheckoutOfHeld = async (
  context: Context,
  transaction: Db,
  opening: Opening & { readonly cart: StoredCart },
): Promise<{ checkoutId: string }> => {
  const cart = shoppingCart(opening.site, opening.cart)
  if (cart.body.lines.length === 0) throw new Refusal('CART_IS_EMPTY')
  return { checkoutId: await openCheckoutFromCart(context, transaction, { ...opening, cart }) }
}
