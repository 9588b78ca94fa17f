import type { Context } from '../../ground/context/context.ts'
import { createActing } from './actions/actions.ts'
import { createAdvancing, type Told } from './attempts/advance.ts'
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
  type Wishes,
} from './provider.ts'
import { createReconciling } from './attempts/reconcile.ts'
import { createRefunding } from './refunds/refund.ts'
import { readSavedToken } from './saved-token.ts'
import type { Selling } from './selling.ts'
import { createSyncing } from './webhooks/sync.ts'
import { unanswered } from './attempts/unanswered.ts'
import { createWebhooks } from './webhooks/webhook.ts'

const notTheirs: Begun = { clientAction: { type: 'none' }, state: { status: 'declined', reason: 'token-invalid' } }

/** Charges what the buyer's page made, or what a member has left: theirs alone. */
const beginWith = async (
  provider: PaymentProvider,
  payment: PaymentRef,
  { token, wishes }: { token: string; wishes: Wishes },
): Promise<Begun> => {
  const saved = readSavedToken(token)
  if (!saved) return provider.begin(payment, token, wishes)
  if (wishes.savedBy === undefined || !provider.saved) return notTheirs
  return provider.saved.charge(payment, wishes.savedBy, saved.reference, wishes)
}

/**
 * Moves money. An attempt is written down before its provider is asked, and every answer to it is a move under its lock
 * before the provider is told. No transaction is held while the provider thinks; what a crash leaves is settled by the
 * reconciler. What a payment buys is known to `selling` alone.
 */
export const createPayments = (
  context: Context,
  { providers, selling }: { providers: Providers; selling: Selling },
) => {
  const advancing = createAdvancing(context, selling)
  const { reconcile, tellNow } = createReconciling(context, { providers, advancing })
  const { sync, look } = createSyncing(context, { providers, selling })
  const refunding = createRefunding(context, { providers, selling })
  const acting = createActing(context, { providers, selling, sync })

  const carryOutAnswers = createAnswering(context, { providers, selling, sync })

  /** What a provider answers is settled; where it does not answer, nobody knows, and the reconciler finds out. */
  const settle = async (
    attempt: Attempt,
    ask: (provider: PaymentProvider) => Promise<Told | undefined>,
  ): Promise<Attempt> => {
    const provider = await requireProvider(providers, context.db, attempt)
    const told = await ask(provider).catch(async (error: unknown) => {
      context.log.error({ err: error, attemptId: attempt.id }, 'the payment provider did not answer')
      await noteUnanswered(context.db, attempt)
      throw unanswered()
    })
    if (!told) throw stillWorkedOn()
    const ended = await advancing.advance(attempt, told)
    if (ended.state === 'voiding') await tellNow(ended)
    return ended
  }

  return {
    providers,
    settle,
    /** Asks the provider to begin an attempt that is written down. */
    begin: (attempt: Attempt, token: string, wishes: Wishes = chargedNow) =>
      settle(attempt, (provider) => beginWith(provider, refOf(attempt), { token, wishes })),
    reconcile,
    /** Tells providers of what is to be captured, let go, given back and answered: of one order, or all that waits. */
    carryOut: async (orderId?: string): Promise<void> => {
      await acting.carryOut(orderId)
      await refunding.carryOut(orderId)
      await carryOutAnswers(orderId)
      if (orderId === undefined) await look()
    },
    /** Tells providers of what the caller has just written down, and claimed. */
    tellActions: acting.tell,
    tellRefunds: refunding.tell,
    /** Brings a payment to where its provider says that it is. */
    sync,
    hear: createWebhooks(context, { providers, advancing, tellNow, sync }),
  }
}
export type Payments = ReturnType<typeof createPayments>
