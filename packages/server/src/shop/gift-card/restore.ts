import type { StoredOrder } from '../order/present.ts'
import { listPayments, savePaymentStatus } from '../order/store.ts'
import type { Db } from '../../ground/database/tables.ts'
import { returnRedemption } from './store.ts'

/** Gives an order's gift card payments back to their cards; answers how much went back, in minor units. */
export const returnGiftCards = async (db: Db, order: StoredOrder, now: Date): Promise<number> => {
  let returned = 0
  for (const { id, body } of await listPayments(db, order)) {
    if (!body.giftcardPaymentDetails) continue
    returned += await returnRedemption(db, { siteId: order.site_id, id, now })
    await savePaymentStatus(db, order, { id, status: 'REFUNDED', now })
  }
  return returned
}
