import { refundability, refundRefusal } from '@vitrine/domain/payment/refundability.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import { listPayments, type Providers, readRefundable, type RefundPart } from '../../../money/payment/api.ts'

interface Giving {
  readonly order: StoredOrder
  readonly providers: Providers
  readonly amount: Minor
}

/**
 * Distributes a refund over the payments of a locked order, newest first. A part that its provider cannot refund is
 * refunded manually.
 */
export const partsToGiveBack = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { order, providers, amount: whole }: Giving,
): Promise<RefundPart[]> => {
  const parts: RefundPart[] = []
  for (const payment of (await listPayments(db, order)).toReversed()) {
    const left = whole - sumOf(parts.map(({ amount }) => amount))
    if (left === 0) break
    const provider = await providers.find(db, payment)
    const refundable = await readRefundable(db, { payment, orderStatus: order.status, provider, now: now() })
    const amount = Math.min(left, refundability(refundable).max)
    const isExternal = refundRefusal(refundable, { amount, isExternal: false }) !== undefined
    if (amount > 0 && !refundRefusal(refundable, { amount, isExternal })) parts.push({ payment, amount, isExternal })
  }
  return parts
}
