import type Stripe from 'stripe'
import type { Context } from '../../../../ground/context/context.ts'
import { bookOf } from '../../accounts/connected.ts'
import type { Begun, DeclineReason, PaymentRef, Wishes } from '../../provider.ts'
import { rememberReference } from '../../provider-payment-store.ts'
import { toStripe, UnchargeableAmount } from './amounts.ts'
import { begunOf, metadataOf } from './intent.ts'
import { stripeName, type OpenStripe, type StripeOpener } from './open-stripe.ts'
import { asStripeError, isDefinite, reasonOfError } from './refusals.ts'

type Kept = Pick<Context, 'db' | 'now' | 'log'>

/** Asked for with every payment, so that one answer tells everything. */
export const withCharge = { expand: ['latest_charge', 'review'] }

export const declined = (reason: DeclineReason): Begun => ({
  clientAction: { type: 'none' },
  state: { status: 'declined', reason },
})

/** What is charged later may be taken in parts where the card allows it. */
const captureOf = ({ capture }: Wishes): Partial<Stripe.PaymentIntentCreateParams> =>
  capture === 'now'
    ? {}
    : { capture_method: 'manual', payment_method_options: { card: { request_multicapture: 'if_available' } } }

/** With what a payment is charged: what the buyer's page made, or what a member has left. */
export type ChargedWith =
  | { readonly confirmationToken: string; readonly customer?: string }
  | { readonly savedMethod: string; readonly customer: string }

const createIntent = (
  { stripe }: OpenStripe,
  payment: PaymentRef,
  { wishes, by }: Asked,
): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(
    {
      amount: toStripe(payment.amount, payment.currency),
      currency: payment.currency.toLowerCase(),
      // What is saved is charged without a page elsewhere, so nobody has to come back from one.
      automatic_payment_methods: { enabled: true, ...('savedMethod' in by && { allow_redirects: 'never' as const }) },
      metadata: metadataOf(payment),
      ...captureOf(wishes),
      ...(by.customer !== undefined && { customer: by.customer }),
    },
    { idempotencyKey: `vitrine-create-${payment.attemptId}` },
  )

const confirmIntent = (
  { stripe }: OpenStripe,
  intentId: string,
  { payment, wishes, by }: Asked & { payment: PaymentRef },
): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.confirm(
    intentId,
    {
      ...('savedMethod' in by
        ? { payment_method: by.savedMethod, ...(!wishes.isPresent && { off_session: true }) }
        : { confirmation_token: by.confirmationToken }),
      ...(wishes.returnUrl !== undefined && { return_url: wishes.returnUrl }),
      ...(wishes.saveFor !== undefined && { setup_future_usage: 'off_session' as const }),
      ...withCharge,
    },
    { idempotencyKey: `vitrine-confirm-${payment.attemptId}` },
  )

interface Asked {
  readonly wishes: Wishes
  readonly by: ChargedWith
}

/** What was declined is closed, so that nobody goes on with it in the buyer's page; what does not answer stays as it is. */
export const closeDeclined = async ({ log }: Pick<Kept, 'log'>, stripe: Stripe, intentId: string): Promise<void> => {
  await stripe.paymentIntents
    .cancel(intentId, {}, { idempotencyKey: `vitrine-close-${intentId}` })
    .catch((error: unknown) => log.warn({ err: error, intentId }, 'a declined payment was not closed at Stripe'))
}

const refusedBy = (kept: Kept, error: unknown, attemptId: string): Begun => {
  if (error instanceof UnchargeableAmount) return declined('amount-not-accepted')
  const refusal = asStripeError(error)
  if (!refusal || !isDefinite(refusal)) throw error
  const reason = reasonOfError(refusal)
  const { type, code, param, message } = refusal
  if (reason === 'method-unavailable')
    kept.log.error({ attemptId, type, code, param, message }, 'Stripe takes no payment')
  return declined(reason)
}

/** Whether Stripe refused because the payment has come to an end meanwhile: then it tells itself which. */
const isOver = (error: unknown): boolean => asStripeError(error)?.code === 'payment_intent_unexpected_state'

/** Creates a payment that charges nothing yet, and writes down what Stripe calls it. */
const nameIntent = async (
  { db, now }: Kept,
  opened: OpenStripe,
  asked: Asked & { payment: PaymentRef },
): Promise<{ reference: string; isVoided: boolean }> => {
  const { siteId, attemptId } = asked.payment
  const created = await createIntent(opened, asked.payment, asked)
  const remembered = await rememberReference(db, {
    site_id: siteId,
    attempt_id: attemptId,
    provider: stripeName,
    account_id: bookOf(opened.account),
    reference: created.id,
    created_date: now(),
  })
  return { reference: remembered.reference ?? created.id, isVoided: remembered.is_voided }
}

/**
 * Charges once, however often it is asked and wherever it is cut off. What Stripe calls the payment is written down
 * before it is asked to charge: what has no name here was never charged, and what has one is found again by it.
 */
export const createBeginning =
  (kept: Kept, open: StripeOpener) =>
  async (payment: PaymentRef, asked: Asked): Promise<Begun> => {
    const { siteId, attemptId } = payment
    const opened = await open(siteId)
    if (!opened?.account.enabled) return declined('method-unavailable')
    let intentId: string | undefined
    try {
      const named = await nameIntent(kept, opened, { ...asked, payment })
      intentId = named.reference
      if (named.isVoided) {
        await closeDeclined(kept, opened.stripe, intentId)
        return declined('declined')
      }
      const begun = begunOf(await confirmIntent(opened, intentId, { ...asked, payment }))
      if (begun.state.status === 'declined') await closeDeclined(kept, opened.stripe, intentId)
      return begun
    } catch (error) {
      if (intentId === undefined) return refusedBy(kept, error, attemptId)
      if (isOver(error)) return begunOf(await opened.stripe.paymentIntents.retrieve(intentId, withCharge))
      const refused = refusedBy(kept, error, attemptId)
      await closeDeclined(kept, opened.stripe, intentId)
      return refused
    }
  }
