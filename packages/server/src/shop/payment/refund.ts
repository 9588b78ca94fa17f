import { refundableOf } from '@vitrine/domain/payment/ledger.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { readRecord, type StoredPayment } from './ledger-store.ts'
import { leaseFrom } from './lease.ts'
import { requireProvider, type PaymentRef, type Providers } from './provider.ts'
import { claimRefunds, findRefundedPayment, insertRefund, type Refund } from './refund-store.ts'
import type { Selling } from './selling.ts'

/** A payment of an order, as its provider knows it: the attempt that made it, or the payment itself. */
export const refOfPayment = ({ id, site_id, method, amount, currency }: StoredPayment): PaymentRef => ({
  attemptId: id,
  siteId: site_id,
  method: method?.id ?? null,
  amount: Number(amount),
  currency,
})

const refuseUnable = (providers: Providers, { id, provider }: StoredPayment): void => {
  if (requireProvider(providers, provider).abilities.refund !== 'none') return
  const data = { paymentId: id, nonRefundableReason: 'DISABLED_BY_PROVIDER' }
  throw new Refusal('PAYMENT_NOT_REFUNDABLE', 'The provider of this payment cannot refund it.', data)
}

/**
 * Writes down that what is left of a payment goes back; its order must be held. Answers how much. The provider is told
 * afterwards, outside of every transaction, by whoever claims it.
 */
export const requestRefund = async (
  { now, newId }: Pick<Context, 'now' | 'newId'>,
  db: Db,
  { payment, providers }: { payment: StoredPayment; providers: Providers },
): Promise<Minor> => {
  const amount = refundableOf(await readRecord(db, payment))
  if (amount === 0) return 0
  refuseUnable(providers, payment)
  await insertRefund(db, {
    site_id: payment.site_id,
    id: newId(),
    order_id: payment.order_id,
    payment_id: payment.id,
    provider: payment.provider,
    amount,
    lease_date: now(),
    created_date: now(),
  })
  return amount
}

/** Tells providers of money that goes back, and notes that it has. */
export const createRefunding = (
  context: Context,
  { providers, selling }: { providers: Providers; selling: Selling },
) => {
  const { db, now, log } = context

  const carryOut = async (refund: Refund): Promise<void> => {
    const payment = await findRefundedPayment(db, refund)
    const { id, amount } = refund
    await requireProvider(providers, refund.provider).refund(refOfPayment(payment), { id, amount: Number(amount) })
    const site = await requireSite(context.sites, refund.site_id)
    await transact(db, (transaction) => selling.noteRefunded(transaction, { refund, site }))
  }

  /** Those of one order, or all that wait; what fails is tried again when its lease is over. */
  return async (orderId?: string): Promise<void> => {
    const range = orderId === undefined ? {} : { orderId }
    for (const refund of await claimRefunds(db, { now: now(), lease: leaseFrom(now()), ...range })) {
      await carryOut(refund).catch((error: unknown) =>
        log.error({ err: error, refundId: refund.id }, 'a refund is not completed yet'),
      )
    }
  }
}
