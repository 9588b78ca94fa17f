import { canAccessCheckout, type Caller } from '../../ground/base/caller.ts'
import { maySee } from '../../ground/base/shopper-owner.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findStoredCart, type StoredCart } from '../basket/api.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

const seen = (caller: OnSite, checkout: StoredCart | undefined): StoredCart => {
  const isTheirs =
    checkout && maySee(caller, checkout.site_id, checkout.owner) && canAccessCheckout(caller, checkout.id)
  if (!isTheirs) throw new Refusal('CHECKOUT_NOT_FOUND')
  return checkout
}

/** Returns a checkout that the caller may see, which every cart is. Checkouts of others are not found. */
export const requireCheckout = async (db: Db, caller: OnSite, id: string): Promise<StoredCart> =>
  seen(caller, await findStoredCart(db, caller.siteId, { id }))

/** Locks a checkout that the caller may see. */
export const holdCheckout = async (db: Db, caller: OnSite, id: string): Promise<StoredCart> =>
  seen(caller, await findStoredCart(db, caller.siteId, { id, hold: true }))

/** Locks a checkout that the caller may see and that is not completed. */
export const lockOpenCheckout = async (db: Db, caller: OnSite, id: string): Promise<StoredCart> => {
  const checkout = await holdCheckout(db, caller, id)
  if (checkout.order_id !== null)
    throw new Refusal('CHECKOUT_ALREADY_COMPLETED', undefined, { orderId: checkout.order_id })
  return checkout
}
