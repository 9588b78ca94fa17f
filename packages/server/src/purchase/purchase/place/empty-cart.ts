import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { endChallenges } from '../../../money/payment/api.ts'
import { type CartRecord, changeHeldCart, deleteHeldCart, lockCartOfCheckout } from '../../../selling/cart/api.ts'
import type { OrderDraft } from './draft.ts'

/** The rest of a cart after some of its lines were ordered. Its discounts applied to the order. */
const withoutOrdered = (
  { couponCode: _couponCode, merchantDiscounts: _discounts, checkoutId: _checkoutId, ...rest }: CartRecord,
  { lineIds }: OrderDraft,
): CartRecord => ({ ...rest, lines: rest.lines.filter(({ id }) => !lineIds.includes(id)) })

/** Removes ordered lines from the cart. An empty cart is deleted. */
export const emptyCart = async (
  context: Context,
  db: Db,
  { site, draft }: { site: Site; draft: OrderDraft },
): Promise<void> => {
  // A buyer who signed in while paying has the lines in the member's cart by now.
  const cart = await lockCartOfCheckout(db, site.id, draft.checkoutId)
  if (!cart) return
  const left = withoutOrdered(cart.body, draft)
  if (left.lines.length === 0) await deleteHeldCart(context, db, cart)
  else {
    await endChallenges(context, db, { siteId: site.id, of: { owner: cart.owner } })
    await changeHeldCart(context, db, { cart, isNew: false, site, edit: async () => left, speaking: {} })
  }
}
