import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { endChallenges } from '../../../money/payment/api.ts'
import { type CartRecord, changeHeldCart, deleteHeldCart, lockCartOfCheckout } from '../../../selling/cart/api.ts'
import type { OrderDraft } from './draft.ts'

/** What is left of a cart when some of its lines were ordered: what was taken off was taken off those. */
const withoutOrdered = (
  { couponCode: _couponCode, merchantDiscounts: _discounts, checkoutId: _checkoutId, ...kept }: CartRecord,
  { lineIds }: OrderDraft,
): CartRecord => ({ ...kept, lines: kept.lines.filter(({ id }) => !lineIds.includes(id)) })

/** Takes what was ordered out of the cart; a cart with nothing else in it goes. */
export const emptyCart = async (
  context: Context,
  db: Db,
  { site, draft }: { site: Site; draft: OrderDraft },
): Promise<void> => {
  // Whoever signed in while they paid has the lines in their member's cart by now.
  const cart = await lockCartOfCheckout(db, site.id, draft.checkoutId)
  if (!cart) return
  const left = withoutOrdered(cart.body, draft)
  if (left.lines.length === 0) await deleteHeldCart(context, db, cart)
  else {
    await endChallenges(context, db, { siteId: site.id, of: { owner: cart.owner } })
    await changeHeldCart(context, db, { cart, isNew: false, site, edit: async () => left, speaking: {} })
  }
}
