import type Stripe from 'stripe'
import type { Context } from '../../../../ground/context/context.ts'
import { NotConnected } from '../../accounts/connected.ts'
import {
  succeeded,
  type CaptureStep,
  type Outcome,
  type PaymentRef,
  type ProviderState,
  type Step,
} from '../../provider.ts'
import { findProviderPayment, rememberVoid } from '../../provider-payment-store.ts'
import { toStripe, UnchargeableAmount } from './amounts.ts'
import { withCharge } from './charge/begin.ts'
import { chargeOf, stateOf } from './charge/intent.ts'
import { requireOpen, stripeName, type StripeOpener } from './open-stripe.ts'
import { asStripeError, failedBy } from './refusals.ts'

type Kept = Pick<Context, 'db' | 'now' | 'log'>

/** A payment with its Stripe ID and the client of its account. */
export interface NamedPayment {
  readonly stripe: Stripe
  readonly intentId: string
}

/** Finds the Stripe ID of a payment; `undefined` if it was never started. */
export const createFinding =
  ({ db }: Pick<Kept, 'db'>, open: StripeOpener) =>
  async (payment: Pick<PaymentRef, 'siteId' | 'attemptId'>): Promise<NamedPayment | undefined> => {
    const known = await findProviderPayment(db, payment)
    if (!known?.reference) return undefined
    const { stripe } = await requireOpen(open, payment.siteId, known.account_id)
    return { stripe, intentId: known.reference }
  }
export type Finding = ReturnType<typeof createFinding>

/** Reads the state of a payment from Stripe. */
export const createReading =
  (find: Finding) =>
  async (payment: PaymentRef): Promise<ProviderState | undefined> => {
    const named = await find(payment)
    return named && stateOf(await named.stripe.paymentIntents.retrieve(named.intentId, withCharge))
  }

/** Performs a movement. Converts refusals and a missing account to failed outcomes. */
export const move = async (
  find: Finding,
  payment: PaymentRef,
  ask: (named: NamedPayment) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    const named = await find(payment)
    if (named) return await ask(named)
    return { status: 'failed', code: 'unknown_payment', description: 'Stripe knows nothing of this payment.' }
  } catch (error) {
    if (error instanceof NotConnected) {
      const description = 'The Stripe account of this payment is not connected. Connect it again, then retry.'
      return { status: 'failed', code: 'not_connected', description }
    }
    if (error instanceof UnchargeableAmount)
      return { status: 'failed', code: 'amount_not_accepted', description: error.message }
    return failedBy(error)
  }
}

/** Whether further captures are possible after a partial one; otherwise Stripe releases the rest. */
const capturesMore = (intent: Stripe.PaymentIntent): boolean =>
  chargeOf(intent)?.payment_method_details?.card?.multicapture?.status === 'available'

export const createCapturing =
  (find: Finding) =>
  (payment: PaymentRef, { id, amount, isLast }: CaptureStep): Promise<Outcome> =>
    move(find, payment, async ({ stripe, intentId }) => {
      const captured = toStripe(amount, payment.currency)
      // Retries must send the same request, although less is authorized by then.
      const isPart = !isLast && capturesMore(await stripe.paymentIntents.retrieve(intentId, withCharge))
      const { latest_charge: charge } = await stripe.paymentIntents.capture(
        intentId,
        { amount_to_capture: captured, ...(isPart && { final_capture: false }) },
        { idempotencyKey: `vitrine-capture-${id}` },
      )
      return { ...succeeded, reference: typeof charge === 'string' ? charge : (charge?.id ?? intentId) }
    })

/** Releases the rest of an authorization. Stripe: “Cancel a PaymentIntent”, `requires_capture`. */
export const createReleasing =
  (find: Finding) =>
  (payment: PaymentRef): Promise<Outcome> =>
    move(find, payment, async ({ stripe, intentId }) => {
      const { status } = await stripe.paymentIntents.retrieve(intentId)
      // Stripe has already released the rest with the last capture.
      if (status !== 'requires_capture') return succeeded
      await stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `vitrine-release-${payment.attemptId}` })
      return succeeded
    })

/** Converts a refund to an outcome. Bank refunds are completed later. */
const outcomeOf = ({ id, status, failure_reason: code }: Stripe.Refund): Outcome => {
  if (status === 'succeeded') return { status: 'succeeded', reference: id }
  if (status !== 'failed' && status !== 'canceled') return { status: 'pending', reference: id }
  return { status: 'failed', code: code ?? status, description: 'The bank did not take the refund.' }
}

export const createRefunding =
  (find: Finding) =>
  (payment: PaymentRef, { id, amount }: Step): Promise<Outcome> =>
    move(find, payment, async ({ stripe, intentId }) => {
      const params = {
        payment_intent: intentId,
        amount: toStripe(amount, payment.currency),
        metadata: { vitrine_refund: id },
      }
      return outcomeOf(await stripe.refunds.create(params, { idempotencyKey: `vitrine-refund-${id}` }))
    })

/** Refunds a charge of a payment that was given up. */
const giveBack = async ({ stripe, intentId }: NamedPayment, attemptId: string): Promise<void> => {
  try {
    await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `vitrine-void-${attemptId}` })
  } catch (error) {
    if (asStripeError(error)?.code !== 'charge_already_refunded') throw error
  }
}

/** Cancels a payment, or refunds it if it was charged meanwhile. Pending bank payments are retried. */
const endIntent = async (named: NamedPayment, attemptId: string): Promise<void> => {
  const { stripe, intentId } = named
  try {
    await stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `vitrine-cancel-${attemptId}-${intentId}` })
    return
  } catch (error) {
    if (asStripeError(error)?.code !== 'payment_intent_unexpected_state') throw error
  }
  const { status } = await stripe.paymentIntents.retrieve(intentId)
  if (status === 'succeeded') return giveBack(named, attemptId)
  if (status !== 'canceled') throw new Error(`A payment with status ${status} at Stripe is voided later.`)
}

/**
 * Gives up a payment. This is recorded first, so that a charge request still on its way finds it and charges nothing.
 */
export const createVoiding =
  ({ db, now }: Kept, open: StripeOpener) =>
  async ({ siteId, attemptId }: PaymentRef): Promise<Outcome> => {
    const known = await rememberVoid(db, {
      site_id: siteId,
      attempt_id: attemptId,
      provider: stripeName,
      account_id: '',
      created_date: now(),
    })
    if (known.reference === null) return succeeded
    const { stripe } = await requireOpen(open, siteId, known.account_id)
    await endIntent({ stripe, intentId: known.reference }, attemptId)
    return succeeded
  }
