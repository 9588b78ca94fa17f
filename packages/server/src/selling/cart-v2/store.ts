import { canAccessCheckout, type Caller } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { maySee } from '../../ground/base/shopper-owner.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findStoredCart, type StoredCart } from '../basket/api.ts'

export type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Returns a cart that the caller may see, in any state except deleted. Carts of others are not found. */
export const requireCartV2 = async (db: Db, caller: OnSite, id: string, { hold = false } = {}): Promise<StoredCart> => {
  const cart = await findStoredCart(db, caller.siteId, { id, hold })
  const isDeleted = cart && cart.deleted_date !== null && cart.merged_into === null
  const isTheirs = cart && !isDeleted && maySee(caller, cart.site_id, cart.owner) && canAccessCheckout(caller, cart.id)
  if (!isTheirs) throw new Refusal('CART_NOT_FOUND')
  return cart
}

/** Rejects changes of a cart that became an order. */
export const refuseOrdered = ({ id: cartId, order_id: orderId }: StoredCart): void => {
  if (orderId !== null) throw new Refusal('CART_ALREADY_ORDERED', undefined, { cartId, orderId })
}
