import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { takeStock } from '../catalog/stock.ts'
import { lockCheckout } from '../checkout/store.ts'
import { SoldOut, type Selling } from '../payment/selling.ts'
import { draftOf } from './draft.ts'
import { noteRefunded } from './note-refunded.ts'
import { placeOrder } from './place.ts'

/** What payments buy here: orders of checkouts. */
export const createSelling = (context: Context): Selling => ({
  hold: async (db: Db, { site_id: siteId, checkout_id: checkoutId }) => {
    const checkout = await lockCheckout(db, siteId, checkoutId)
    return { isOrdered: checkout?.order_id !== null }
  },

  place: async (db, { attempt, provided, site }) => {
    const draft = draftOf(attempt)
    const isPaid = provided.status === 'captured'
    if (isPaid && draft.stockOnPaid && !(await takeStock(db, site.id, draft.stockOnPaid)).ok) throw new SoldOut()
    const settlement = { type: 'attempt' as const, attempt, provided }
    await placeOrder(context, db, { site, orderId: attempt.order_id, draft, settlement })
  },

  noteRefunded: (db, noted) => noteRefunded(context, db, noted),
})
