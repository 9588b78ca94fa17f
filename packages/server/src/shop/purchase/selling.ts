import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { takeStock } from '../catalog/stock.ts'
import { lockOrderById } from '../order/store.ts'
import { lockCheckout } from '../checkout/store.ts'
import type { Providers } from '../payment/provider.ts'
import { SoldOut, type Selling } from '../payment/selling.ts'
import { draftOf } from './draft.ts'
import { noteMovedOrReturn } from './note-moved.ts'
import { placeOrder } from './place.ts'

/** What payments buy here: orders of checkouts. */
export const createSelling = (context: Context, providers: Providers): Selling => ({
  hold: async (db: Db, { site_id: siteId, checkout_id: checkoutId }) => {
    const checkout = await lockCheckout(db, siteId, checkoutId)
    return { isOrdered: checkout?.order_id !== null }
  },

  place: async (db, { attempt, provided, site }) => {
    const draft = draftOf(attempt)
    // What is on its way or held is sold to nobody else.
    const isPaid = provided.status !== 'due'
    if (isPaid && draft.stockOnPaid && !(await takeStock(db, site.id, draft.stockOnPaid)).ok) throw new SoldOut()
    const settlement = { type: 'attempt' as const, attempt, provided }
    await placeOrder(context, db, { site, orderId: attempt.order_id, draft, settlement })
  },

  holdOrder: async (db, { site_id, id }) => {
    await lockOrderById(db, site_id, id)
  },

  noteMoved: (db, noted) => noteMovedOrReturn(context, db, { ...noted, providers }),
})
