import { toMinor } from '@vitrine/domain/money.ts'
import type { Context } from '../context.ts'
import { createMoneyWriter } from '../money-writer.ts'
import type { StoredOrder } from '../order/present.ts'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { returnRedemption } from './store.ts'

/** Gives an order's gift card payments back to their cards; answers how much went back, in minor units. */
const returnPayments = async (db: Db, order: StoredOrder, now: Date): Promise<number> => {
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'body'])
    .where('site_id', '=', order.site_id)
    .where('order_id', '=', order.id)
    .execute()
  let returned = 0
  for (const { id, body } of payments.filter((payment) => payment.body.giftcardPaymentDetails)) {
    returned += await returnRedemption(db, { siteId: order.site_id, id, now })
    const refunded = JSON.stringify({ ...body, status: 'REFUNDED', updatedDate: now.toISOString() })
    await db
      .updateTable('payment')
      .set({ body: refunded })
      .where('site_id', '=', order.site_id)
      .where('id', '=', id)
      .execute()
  }
  return returned
}

/** What changes of an order that is held when its gift cards get their money back; nothing where none paid for it. */
export const restoreGiftCards = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { order, site }: { order: StoredOrder; site: Site },
): Promise<{ payment_status?: StoredOrder['payment_status']; body?: string }> => {
  const returned = await returnPayments(db, order, now())
  if (returned === 0) return {}
  const { balanceSummary } = order.body
  const amountOf = (price: { amount?: string } | undefined) => toMinor(price?.amount ?? '0', site.currency)
  const refunded = amountOf(balanceSummary?.refunded) + returned
  const summary = { ...balanceSummary, refunded: createMoneyWriter(site).price(refunded) }
  return {
    payment_status: refunded >= amountOf(balanceSummary?.paid) ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED',
    body: JSON.stringify({ ...order.body, balanceSummary: summary }),
  }
}
