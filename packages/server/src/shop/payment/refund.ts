import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import type { Context } from '../../ground/context/context.ts'
import type { StoredOrder } from '../order/present.ts'
import { noteRefunded } from '../order/returned.ts'
import { listPayments } from '../order/store.ts'
import type { Db } from '../../ground/database/tables.ts'
import { findAttempt } from './attempts.ts'
import { leaseFrom } from './lease.ts'
import type { PaymentProvider } from './provider.ts'
import { claimRefunds, insertRefund, type Refund } from './refund-store.ts'

/**
 * Writes down that what was charged for an order that is held goes back; answers how much. The provider is told afterwards,
 * outside of every transaction, by whoever claims it.
 */
export const requestRefunds = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  db: Db,
  order: StoredOrder,
): Promise<Minor> => {
  let requested = 0
  for (const { id, body } of await listPayments(db, order)) {
    const attempt = body.status === 'APPROVED' ? await findAttempt(db, order.site_id, id) : undefined
    if (!attempt) continue
    const amount = toMinor(body.amount?.amount ?? '0', attempt.currency)
    await insertRefund(db, {
      site_id: order.site_id,
      id: newId(),
      order_id: order.id,
      payment_id: id,
      provider: attempt.provider,
      amount,
      state: 'pending',
      lease_date: now(),
      created_date: now(),
    })
    requested += amount
  }
  return requested
}

/** Tells providers of money that goes back, and notes that it has. */
export const createRefunding = (context: Context, providers: Readonly<Record<string, PaymentProvider>>) => {
  const { db, now, log } = context

  const carryOut = async (refund: Refund): Promise<void> => {
    const provider = providers[refund.provider]
    if (!provider) throw new Error(`No payment provider is called ${refund.provider}.`)
    const { id: refundId, payment_id: attemptId, amount } = refund
    await provider.refund({ refundId, attemptId, amount: Number(amount) })
    await noteRefunded(context, refund)
  }

  /** Those of one order, or all that wait; what fails is tried again when its lease is over. */
  return async (orderId?: string): Promise<void> => {
    const range = orderId === undefined ? {} : { orderId }
    for (const refund of await claimRefunds(db, { now: now(), lease: leaseFrom(now()), ...range })) {
      await carryOut(refund).catch((error: unknown) =>
        log.error({ err: error, refundId: refund.id }, 'a refund was not carried out yet'),
      )
    }
  }
}
