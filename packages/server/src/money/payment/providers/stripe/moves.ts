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
import { withCharge } from './begin.ts'
import { chargeOf, stateOf } from './intent.ts'
import { requireOpen, stripeName, type StripeOpener } from './open-stripe.ts'
import { asStripeError, failedBy } from './refusals.ts'

type Kept = Pick<Context, 'db' | 'now' | 'log'>

/** A payment that Stripe has a name for, with the library of its account. */
export interface NamedPayment {
  readonly stripe: Stripe
  readonly intentId: string
}

/** Finds what Stripe calls a payment; nothing where it was never asked to charge it. */
export const createFinding =
  ({ db }: Pick<Kept, 'db'>, open: StripeOpener) =>
  async (payment: Pick<PaymentRef, 'siteId' | 'attemptId'>): Promise<NamedPayment | undefined> => {
    const known = await findProviderPayment(db, payment)
    if (!known?.reference) return undefined
    const { stripe } = await requireOpen(open, payment.siteId, known.account_id)
    return { stripe, intentId: known.reference }
  }
export type Finding = ReturnType<typeof createFinding>

/** What became of a payment, by Stripe's own book. */
export const createReading =
  (find: Finding) =>
  async (payment: PaymentRef): Promise<ProviderState | undefined> => {
    const named = await find(payment)
    return named && stateOf(await named.stripe.paymentIntents.retrieve(named.intentId, withCharge))
  }

/** Asks for a movement; a refusal is told as such, and so is that nobody can be asked. */
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

/** Whether more may be captured after a part: where not, Stripe lets go what is left. */
const capturesMore = (intent: Stripe.PaymentIntent): boolean =>
  chargeOf(intent)?.payment_method_details?.card?.multicapture?.status === 'available'

export const createCapturing =
  (find: Finding) =>
  (payment: PaymentRef, { id, amount, isLast }: CaptureStep): Promise<Outcome> =>
    move(find, payment, async ({ stripe, intentId }) => {
      const captured = toStripe(amount, payment.currency)
      // Asked again it must ask for the very same: what is held at Stripe by then is less.
      const isPart = !isLast && capturesMore(await stripe.paymentIntents.retrieve(intentId, withCharge))
      const { latest_charge: charge } = await stripe.paymentIntents.capture(
        intentId,
        { amount_to_capture: captured, ...(isPart && { final_capture: false }) },
        { idempotencyKey: `vitrine-capture-${id}` },
      )
      return { ...succeeded, reference: typeof charge === 'string' ? charge : (charge?.id ?? intentId) }
    })

/** Lets go of what is held still; what was captured stays. Stripe: “Cancel a PaymentIntent”, `requires_capture`. */
export const createReleasing =
  (find: Finding) =>
  (payment: PaymentRef): Promise<Outcome> =>
    move(find, payment, async ({ stripe, intentId }) => {
      const { status } = await stripe.paymentIntents.retrieve(intentId)
      // After a last part Stripe has let go of the rest by itself.
      if (status !== 'requires_capture') return succeeded
      await stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `vitrine-release-${payment.attemptId}` })
      return succeeded
    })

/** What Stripe says of a refund: of a bank's it is told later. */
const outcomeOf = ({ id, status, failure_reason: code }: Stripe.Refund): Outcome => {
  if (status === 'succeeded') return { status: 'succeeded', reference: id }
  if (status !== 'failed' && status !== 'canceled') return { status: 'pending', reference: id }
  return { status: 'failed', code: code ?? status, description: 'The bank did not take the refund.' }
}

export const createRefunding =
  (find: Finding) =>
  (payment: PaymentRef, { id, amount }: Step): Promise<Outcome> =>
    move(find, payment, async ({ stripe, intentId }) => {
      const asked = {
        payment_intent: intentId,
        amount: toStripe(amount, payment.currency),
        metadata: { vitrine_refund: id },
      }
      return outcomeOf(await stripe.refunds.create(asked, { idempotencyKey: `vitrine-refund-${id}` }))
    })

/** Gives back what was charged before it was known that nobody wants it. */
const giveBack = async ({ stripe, intentId }: NamedPayment, attemptId: string): Promise<void> => {
  try {
    await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `vitrine-void-${attemptId}` })
  } catch (error) {
    if (asStripeError(error)?.code !== 'charge_already_refunded') throw error
  }
}

/** Cancels what was not charged; what was charged meanwhile goes back. What is under way at the bank is asked again. */
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
  if (status !== 'canceled') throw new Error(`A payment that is ${status} at Stripe is given up later.`)
}

/**
 * Gives up on a payment. That it is given up is written down first: a request to charge that is still on its way finds
 * that, and charges nothing.
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
