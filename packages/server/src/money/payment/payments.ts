import type { Context } from '../../ground/context/context.ts'
import { createActing } from './actions/actions.ts'
import { createAdvancing, type ProviderResponse } from './attempts/advance.ts'
import { createAnswering } from './disputes/answer-dispute.ts'
import { noteUnanswered, refOf, type Attempt } from './attempts/attempts.ts'
import { stillWorkedOn } from './attempts/placed.ts'
import {
  chargedNow,
  requireProvider,
  type Begun,
  type PaymentProvider,
  type PaymentRef,
  type Providers,
  type ChargeOptions,
} from './provider.ts'
import { createReconciling } from './attempts/reconcile.ts'
import { createRefunding } from './refunds/refund.ts'
import { readSavedToken } from './saved-token.ts'
import type { Selling } from './selling.ts'
import { createSyncing } from './webhooks/sync.ts'
import { unanswered } from './attempts/unanswered.ts'
import { createWebhooks } from './webhooks/webhook.ts'

const notTheirs: Begun = { clientAction: { type: 'none' }, state: { status: 'declined', reason: 'token-invalid' } }

/** Charges a token of the buyer's page, or a saved method of the member. */
const beginWith = async (
  provider: PaymentProvider,
  payment: PaymentRef,
  { token, options }: { token: string; options: ChargeOptions },
): Promise<Begun> => {
  const saved = readSavedToken(token)
  if (!saved) return provider.begin(payment, token, options)
  if (options.savedBy === undefined || !provider.saved) return notTheirs
  return provider.saved.charge(payment, options.savedBy, saved.reference, options)
}

/**
 * Moves money. An attempt is recorded before its provider is called, and each response is applied under its lock before
 * the provider is called again. No transaction is open during a call; the reconciler settles what a crash leaves. Only
 * `selling` knows what a payment is for.
 */
export const createPayments = (
  context: Context,
  { providers, selling }: { providers: Providers; selling: Selling },
) => {
  const advancing = createAdvancing(context, selling)
  const { reconcile, voidNow } = createReconciling(context, { providers, advancing })
  const { sync, pollPayments } = createSyncing(context, { providers, selling })
  const refunding = createRefunding(context, { providers, selling })
  const acting = createActing(context, { providers, selling, sync })

  const carryOutAnswers = createAnswering(context, { providers, selling, sync })

  /** Calls the provider and applies its response. Without a response the outcome is left to the reconciler. */
  const settle = async (
    attempt: Attempt,
    ask: (provider: PaymentProvider) => Promise<ProviderResponse | undefined>,
  ): Promise<Attempt> => {
    const provider = await requireProvider(providers, context.db, attempt)
    const response = await ask(provider).catch(async (error: unknown) => {
      context.log.error({ err: error, attemptId: attempt.id }, 'the payment provider did not answer')
      await noteUnanswered(context.db, attempt)
      throw unanswered()
    })
    if (!response) throw stillWorkedOn()
    const ended = await advancing.advance(attempt, response)
    if (ended.state === 'voiding') await voidNow(ended)
    return ended
  }

  return {
    providers,
    settle,
    /** Starts a recorded attempt at its provider. */
    begin: (attempt: Attempt, token: string, options: ChargeOptions = chargedNow) =>
      settle(attempt, (provider) => beginWith(provider, refOf(attempt), { token, options })),
    reconcile,
    /** Sends pending captures, voids, refunds and dispute responses to providers: of one order, or all. */
    carryOut: async (orderId?: string): Promise<void> => {
      await acting.carryOut(orderId)
      await refunding.carryOut(orderId)
      await carryOutAnswers(orderId)
      if (orderId === undefined) await pollPayments()
    },
    /** Sends what the caller has just recorded and claimed to the providers. */
    sendActions: acting.sendAll,
    sendRefunds: refunding.sendAll,
    /** Updates a payment from its provider. */
    sync,
    hear: createWebhooks(context, { providers, advancing, voidNow, sync }),
  }
}
export type Payments = ReturnType<typeof createPayments>
