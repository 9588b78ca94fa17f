import type Stripe from 'stripe'
import type { Context } from '../../../../../ground/context/context.ts'
import { bookOf } from '../../../accounts/connected.ts'
import type { Begun, DeclineReason, PaymentRef, ChargeOptions } from '../../../provider.ts'
import { rememberReference } from '../../../provider-payment-store.ts'
import { toStripe, UnchargeableAmount } from '../amounts.ts'
import { begunOf, metadataOf } from './intent.ts'
import { stripeName, type OpenStripe, type StripeOpener } from '../open-stripe.ts'
import { asStripeError, isDefinite, reasonOfError } from '../refusals.ts'

type Kept = Pick<Context, 'db' | 'now' | 'log'>

/** Expanded with every payment, so that one response has everything. */
export const withCharge = { expand: ['latest_charge', 'review'] }

export const declined = (reason: DeclineReason): Begun => ({
  clientAction: { type: 'none' },
  state: { status: 'declined', reason },
})

/** Later captures may be partial if the card allows it. */
const captureOf = ({ capture }: ChargeOptions): Partial<Stripe.PaymentIntentCreateParams> =>
  capture === 'now'
    ? {}
    : { capture_method: 'manual', payment_method_options: { card: { request_multicapture: 'if_available' } } }

/** What is charged: a confirmation token of the buyer's page, or a saved method. */
export type ChargedWith =
  | { readonly confirmationToken: string; readonly customer?: string }
  | { readonly savedMethod: string; readonly customer: string }

const createIntent = (
  { stripe }: OpenStripe,
  payment: PaymentRef,
  { options, by }: ChargeRequest,
): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create(
    {
      amount: toStripe(payment.amount, payment.currency),
      currency: payment.currency.toLowerCase(),
      // Saved methods are charged without redirects, so no return URL is needed.
      automatic_payment_methods: { enabled: true, ...('savedMethod' in by && { allow_redirects: 'never' as const }) },
      metadata: metadataOf(payment),
      ...captureOf(options),
      ...(by.customer !== undefined && { customer: by.customer }),
    },
    { idempotencyKey: `vitrine-create-${payment.attemptId}` },
  )

const confirmIntent = (
  { stripe }: OpenStripe,
  intentId: string,
  { payment, options, by }: ChargeRequest & { payment: PaymentRef },
): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.confirm(
    intentId,
    {
      ...('savedMethod' in by
        ? { payment_method: by.savedMethod, ...(!options.isPresent && { off_session: true }) }
        : { confirmation_token: by.confirmationToken }),
      ...(options.returnUrl !== undefined && { return_url: options.returnUrl }),
      ...(options.saveFor !== undefined && { setup_future_usage: 'off_session' as const }),
      ...withCharge,
    },
    { idempotencyKey: `vitrine-confirm-${payment.attemptId}` },
  )

interface ChargeRequest {
  readonly options: ChargeOptions
  readonly by: ChargedWith
}

/** Cancels a declined payment, so that it cannot be continued in the buyer's page. Ignores unknown outcomes. */
const closeDeclined = async ({ log }: Pick<Kept, 'log'>, stripe: Stripe, intentId: string): Promise<void> => {
  await stripe.paymentIntents
    .cancel(intentId, {}, { idempotencyKey: `vitrine-close-${intentId}` })
    .catch((error: unknown) => log.warn({ err: error, intentId }, 'a declined payment was not canceled at Stripe'))
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

/** Whether Stripe refused because the payment has ended; its state is then read from Stripe. */
const isOver = (error: unknown): boolean => asStripeError(error)?.code === 'payment_intent_unexpected_state'

/** Creates a payment without charging it, and stores its Stripe ID. */
const nameIntent = async (
  { db, now }: Kept,
  opened: OpenStripe,
  charge: ChargeRequest & { payment: PaymentRef },
): Promise<{ reference: string; isVoided: boolean }> => {
  const { siteId, attemptId } = charge.payment
  const created = await createIntent(opened, charge.payment, charge)
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
 * Charges once, despite repetitions and crashes. The Stripe ID is stored before the charge: a payment without an ID was
 * never charged, and one with an ID can be found.
 */
export const createBeginning =
  (kept: Kept, open: StripeOpener) =>
  async (payment: PaymentRef, charge: ChargeRequest): Promise<Begun> => {
    const { siteId, attemptId } = payment
    const opened = await open(siteId)
    if (!opened?.account.enabled) return declined('method-unavailable')
    let intentId: string | undefined
    try {
      const named = await nameIntent(kept, opened, { ...charge, payment })
      intentId = named.reference
      if (named.isVoided) {
        await closeDeclined(kept, opened.stripe, intentId)
        return declined('declined')
      }
      const begun = begunOf(await confirmIntent(opened, intentId, { ...charge, payment }))
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
