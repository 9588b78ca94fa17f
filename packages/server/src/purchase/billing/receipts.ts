import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { actorOf } from '../../ground/event/actor.ts'
import type { Site } from '../../ground/site/sites.ts'
import { listPayments } from '../../money/payment/api.ts'
import { issueReceipts } from '../../orders/receipt/api.ts'
import { holdBilledOrder, readBilledOrder, type OnSite } from './held-order.ts'

interface ReceiptRequest {
  readonly caller: OnSite
  readonly site: Site
  readonly orderId: string
  readonly paymentIds: readonly string[]
}

/** Creates the requested receipts: all of them or none. */
export const generateReceipts = async (context: Context, { caller, site, orderId, paymentIds }: ReceiptRequest) => {
  const receipts = await transact(context.db, async (held) => {
    const order = await holdBilledOrder(held, caller, orderId)
    return issueReceipts(context, held, { order, site, paymentIds, actor: actorOf(caller) })
  })
  return receipts
    .filter(({ refund_id }) => refund_id === null)
    .map(({ id, payment_id }) => ({ paymentId: payment_id, receiptId: id }))
}

/** Refuses to void membership payments: no payment of a store is made with a membership. */
export const refuseMemberships = async (
  { db }: Pick<Context, 'db'>,
  { caller, orderId, paymentIds }: Omit<ReceiptRequest, 'site'>,
): Promise<never> => {
  const payments = await listPayments(db, await readBilledOrder(db, caller, orderId))
  const unknown = paymentIds.find((id) => !payments.some((payment) => payment.id === id))
  if (unknown !== undefined) throw new Refusal('PAYMENT_NOT_FOUND', undefined, { paymentId: unknown })
  throw new Refusal('NOT_MEMBERSHIP_PAYMENT', undefined, { paymentId: paymentIds[0]! })
}
