import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { readCatalog } from '../../../catalog/product/api.ts'
import {
  type BasketRecord,
  findStoredCart,
  newStoredCart,
  type StoredCart,
  withoutCheckout,
} from '../../../selling/basket/api.ts'
import { changeHeldCart, deleteHeldCart } from '../../../selling/cart/api.ts'
import { presentCartV2, viewCartV2 } from '../../../selling/presentation/api.ts'

/** The rest of a cart after some of its lines were ordered. Its discounts applied to the order. */
const leftOverOf = (
  { couponCode: _couponCode, merchantDiscounts: _discounts, ...rest }: BasketRecord,
  lineIds: readonly string[],
): BasketRecord => ({ ...rest, lines: rest.lines.filter(({ id }) => !lineIds.includes(id)) })

const isCart = ({ body, deleted_date }: StoredCart): boolean => !body.isOnlyCheckout && deleted_date === null

/**
 * Records that an order was placed from a cart: the first generation of calls no longer finds it, and in the second it
 * has the order.
 */
export const recordOrdered = async (
  context: Pick<Context, 'now'>,
  db: Db,
  { site, cart, orderId }: { site: Site; cart: StoredCart; orderId: string },
): Promise<void> => {
  const event = { siteId: cart.site_id, entityId: cart.id }
  if (isCart(cart)) await recordEvent(db, { ...event, entity: 'cart', type: 'wix.ecom.v1.cart_deleted', body: {} })
  const ordered = { ...cart, order_id: orderId, is_current: false }
  const body = async () => ({
    currentEntity: presentCartV2(await viewCartV2(context, readCatalog(db, site), { cart: ordered })),
  })
  await recordEvent(db, { ...event, entity: 'cart-v2', type: 'wix.ecom.v2.cart_updated', body })
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
  { site, cart, orderId, lineIds }: { site: Site; cart: StoredCart; orderId: string; lineIds: readonly string[] },
): Promise<void> => {
  if (cart.merged_into !== null) await removeOrdered(context, db, { site, id: cart.merged_into, lineIds })
  await recordOrdered(context, db, { site, cart, orderId })
  const record = leftOverOf(withoutCheckout(cart.body), lineIds)
  if (record.lines.length === 0 || !cart.is_current || !isCart(cart)) return
  const { now, newId } = context
  const next = newStoredCart({ siteId: site.id, id: newId(), owner: cart.owner, record, now: now() })
  await changeHeldCart(context, db, { cart: next, isNew: true, site, edit: async (body) => body, speaking: {} })
}
