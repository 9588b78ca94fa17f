import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import {
  type BasketRecord,
  findStoredCart,
  newStoredCart,
  type StoredCart,
  withoutCheckout,
} from '../../../selling/basket/api.ts'
import { changeHeldCart, deleteHeldCart } from '../../../selling/cart/api.ts'

/** The rest of a cart after some of its lines were ordered. Its discounts applied to the order. */
const leftOverOf = (
  { couponCode: _couponCode, merchantDiscounts: _discounts, ...rest }: BasketRecord,
  lineIds: readonly string[],
): BasketRecord => ({ ...rest, lines: rest.lines.filter(({ id }) => !lineIds.includes(id)) })

const isCart = ({ body, deleted_date }: StoredCart): boolean => !body.isOnlyCheckout && deleted_date === null

/** Records that the first generation of calls no longer finds the cart of an order. */
export const recordCartEnded = async (db: Db, cart: StoredCart): Promise<void> => {
  if (!isCart(cart)) return
  const event = { siteId: cart.site_id, entity: 'cart', entityId: cart.id }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.cart_deleted', body: {} })
}

/** Removes ordered lines from the cart that a checkout was merged into. A cart without lines is deleted. */
const removeOrdered = async (
  context: Context,
  db: Db,
  { site, id, lineIds }: { site: Site; id: string; lineIds: readonly string[] },
): Promise<void> => {
  const cart = await findStoredCart(db, site.id, { id, hold: true })
  if (!cart || !isCart(cart) || cart.order_id !== null) return
  const record = leftOverOf(cart.body, lineIds)
  if (record.lines.length === 0) await deleteHeldCart(context, db, cart)
  else await changeHeldCart(context, db, { cart, isNew: false, site, edit: async () => record, speaking: {} })
}

/**
 * Ends the cart of an order, as carts of the first generation end, and keeps lines that were added while the payment was
 * in progress: they are the buyer's next cart.
 */
export const keepLeftOver = async (
  context: Context,
  db: Db,
  { site, cart, lineIds }: { site: Site; cart: StoredCart; lineIds: readonly string[] },
): Promise<void> => {
  if (cart.merged_into !== null) await removeOrdered(context, db, { site, id: cart.merged_into, lineIds })
  await recordCartEnded(db, cart)
  const record = leftOverOf(withoutCheckout(cart.body), lineIds)
  if (record.lines.length === 0 || !cart.is_current || !isCart(cart)) return
  const { now, newId } = context
  const next = newStoredCart({ siteId: site.id, id: newId(), owner: cart.owner, record, now: now() })
  await changeHeldCart(context, db, { cart: next, isNew: true, site, edit: async (body) => body, speaking: {} })
}
