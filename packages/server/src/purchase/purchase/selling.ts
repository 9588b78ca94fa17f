import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { takeStock } from '../../catalog/product/api.ts'
import { lockOrderById, stockUserOf } from '../../orders/order/api.ts'
import { findStoredCart } from '../../selling/basket/api.ts'
import {
  type Attempt,
  type AttemptPurpose,
  type Providers,
  readMoney,
  type Selling,
  SoldOut,
} from '../../money/payment/api.ts'
import { createOrderSelling } from './charge/order-selling.ts'
import { draftOf } from './place/draft.ts'
import { noteMovedOrReturn } from './money/note-moved.ts'
import { noteReviewed } from './status/review.ts'
import { placeOrder } from './place/place.ts'

/** How attempts of one purpose lock and place what they pay for. */
type Sold = Pick<Selling, 'hold' | 'place'>

/** Places orders of checkouts. */
const createCheckoutSelling = (context: Context): Sold => ({
  hold: async (db: Db, { site_id: siteId, checkout_id: checkoutId }) => {
    const checkout = checkoutId === null ? undefined : await findStoredCart(db, siteId, { id: checkoutId, hold: true })
    return checkout?.order_id === null ? {} : { over: 'already-ordered' }
  },

  place: async (db, { attempt, provided, site }) => {
    const draft = draftOf(attempt)
    // Items of a payment that is processing or authorized must not be sold to anyone else.
    const isPaid = provided.status !== 'due'
    const user = stockUserOf({ site_id: site.id, id: attempt.order_id, body: draft.record })
    if (isPaid && draft.stockOnPaid && !(await takeStock(db, user, draft.stockOnPaid)).ok) throw new SoldOut()
    const settlement = { type: 'attempt' as const, attempt, provided }
    await placeOrder(context, db, { site, orderId: attempt.order_id, draft, settlement })
  },
})

/** Combines how payments of checkouts and of existing orders lock and place what they pay for. */
export const createSelling = (context: Context, providers: Providers): Selling => {
  const byPurpose: Readonly<Record<AttemptPurpose, Sold>> = {
    checkout: createCheckoutSelling(context),
    order: createOrderSelling(context),
  }
  const soldBy = ({ purpose }: Attempt): Sold => byPurpose[purpose]
  return {
    hold: (db, attempt) => soldBy(attempt).hold(db, attempt),
    place: (db, placed) => soldBy(placed.attempt).place(db, placed),
    // Callers read the order's payments next, so they are loaded in the same round trip.
    holdOrder: async (db, order) => {
      await Promise.all([lockOrderById(db, order.site_id, order.id), readMoney(db, order)])
    },
    noteReviewed: async (db, reviewed) => {
      await noteReviewed(context, db, { ...reviewed, providers })
    },
    noteMoved: (db, noted) => noteMovedOrReturn(context, db, { ...noted, providers }),
  }
}
