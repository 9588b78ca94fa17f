import type { Caller } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { maySee } from '../../ground/base/shopper-owner.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findStoredCart, type StoredCart } from '../basket/api.ts'
import { isCart } from '../presentation/api.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Returns a cart that the caller may see. Carts of others are not found. */
export const requireCart = async (db: Db, caller: OnSite, id: string, { hold = false } = {}): Promise<StoredCart> => {
  const cart = await findStoredCart(db, caller.siteId, { id, hold })
  if (!cart || !isCart(cart) || !maySee(caller, cart.site_id, cart.owner)) throw new Refusal('CART_NOT_FOUND')
  return cart
}
