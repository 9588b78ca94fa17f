import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { NotConnected } from '../../accounts/connected.ts'
import { findProviderPayment, rememberVoid } from '../../provider-payment-store.ts'
import {
  succeeded,
  type Outcome,
  type PaymentFacts,
  type PaymentRef,
  type RefundFact,
  type Step,
} from '../../provider.ts'
import type { MollieApi, MollieRefund } from './mollie-api.ts'
import { mollieName, requireOpen, type MollieOpener } from './open-mollie.ts'
import { failedBy } from './refusals.ts'
import { stateOf } from './state.ts'

type Kept = Pick<Context, 'db' | 'now'>

interface NamedPayment {
  readonly mollie: MollieApi
  readonly paymentId: string
}

/** Finds the Mollie ID of a payment; `undefined` if its buyer was never redirected. */
export const createFinding =
  ({ db }: Pick<Kept, 'db'>, open: MollieOpener) =>
  async (payment: Pick<PaymentRef, 'siteId' | 'attemptId'>): Promise<NamedPayment | undefined> => {
    const known = await findProviderPayment(db, payment)
    if (!known?.reference) return undefined
    return { mollie: await requireOpen(open, payment.siteId, known.account_id), paymentId: known.reference }
  }
type Finding = ReturnType<typeof createFinding>

export const createReading = (find: Finding) => async (payment: PaymentRef) => {
  const named = await find(payment)
  return named && stateOf(await named.mollie.getPayment(named.paymentId))
}

/** Mollie: “Refund statuses”. */
const refundStatusOf = (status: string): RefundFact['status'] => {
  if (status === 'refunded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

const ourIdOf = ({ metadata }: Pick<MollieRefund, 'metadata'>): string | undefined => metadata?.vitrine_refund

const outcomeOf = ({ id: reference, status }: Pick<MollieRefund, 'id' | 'status'>): Outcome => {
  const known = refundStatusOf(status)
  if (known !== 'failed') return { status: known, reference }
  return { status: 'failed', code: status, description: 'The bank did not take the refund.' }
}

/** Looks for an earlier refund first, since Mollie's idempotency keys expire after an hour. */
const refundOnce = async (named: NamedPayment, { currency }: PaymentRef, { id, amount }: Step): Promise<Outcome> => {
  const { mollie, paymentId } = named
  const before = (await mollie.listRefunds(paymentId)).find((refund) => ourIdOf(refund) === id)
  if (before) return outcomeOf(before)
  const params = {
    amount: { currency, value: toDecimal(amount, currency) },
    description: id,
    metadata: { vitrine_refund: id },
  }
  return outcomeOf(await mollie.createRefund(paymentId, params, `vitrine-refund-${id}`))
}

export const createRefunding =
  (find: Finding) =>
  async (payment: PaymentRef, refund: Step): Promise<Outcome> => {
    try {
      const named = await find(payment)
      if (named) return await refundOnce(named, payment, refund)
      return { status: 'failed', code: 'unknown_payment', description: 'Mollie knows nothing of this payment.' }
    } catch (error) {
      if (!(error instanceof NotConnected)) return failedBy(error)
      const description = 'The Mollie account of this payment is not connected. Connect it again, then retry.'
      return { status: 'failed', code: 'not_connected', description }
    }
  }

/** Gives up a payment: cancels it if Mollie allows it, and refunds what was paid. */
export const createVoiding =
  ({ db, now }: Kept, open: MollieOpener) =>
  async (payment: PaymentRef): Promise<Outcome> => {
    const { siteId, attemptId, amount } = payment
    const key = { site_id: siteId, attempt_id: attemptId, provider: mollieName, account_id: '', created_date: now() }
    const known = await rememberVoid(db, key)
    if (known.reference === null) return succeeded
    const named = { mollie: await requireOpen(open, siteId, known.account_id), paymentId: known.reference }
    const found = await named.mollie.getPayment(named.paymentId)
    const { status } = stateOf(found)
    if (status === 'declined') return succeeded
    if (status === 'captured') {
      const outcome = await refundOnce(named, payment, { id: `void-${attemptId}`, amount })
      if (outcome.status === 'failed') throw new Error(`Mollie refused to refund a voided payment: ${outcome.code}.`)
      return succeeded
    }
    if (!found.isCancelable) throw new Error(`A payment with status ${found.status} at Mollie is voided later.`)
    await named.mollie.cancelPayment(named.paymentId)
    return succeeded
  }

export const createFacts =
  (find: Finding) =>
  async (payment: PaymentRef): Promise<PaymentFacts | undefined> => {
    const named = await find(payment)
    if (!named) return undefined
    const { mollie, paymentId } = named
    const [found, refunds, chargebacks] = await Promise.all([
      mollie.getPayment(paymentId),
      mollie.listRefunds(paymentId),
      mollie.listChargebacks(paymentId),
    ])
    const minor = (amount: { value: string; currency: string }) => toMinor(amount.value, amount.currency)
    const state = stateOf(found)
    return {
      state,
      captured: state.status === 'captured' ? minor(found.amount) : 0,
      isReleased: false,
      refunds: refunds.map((refund) => {
        const id = ourIdOf(refund)
        return {
          ...(id !== undefined && { id }),
          reference: refund.id,
          amount: minor(refund.amount),
          status: refundStatusOf(refund.status),
          date: new Date(refund.createdAt),
        }
      }),
      // Mollie withdraws chargebacks immediately, and they cannot be contested. A reversal returns the money.
      disputes: chargebacks.map(({ id, amount, reason, createdAt, reversedAt }) => ({
        reference: id,
        amount: minor(amount),
        withdrawn: minor(amount),
        returned: reversedAt ? minor(amount) : 0,
        status: reversedAt ? ('won' as const) : ('lost' as const),
        reason: reason?.description ?? 'chargeback',
        date: new Date(createdAt),
      })),
    }
  }
