import type { Context } from '../../../../ground/context/context.ts'
import type { PaymentProvider } from '../../provider.ts'
import { stripeAbilities } from './abilities.ts'
import { createBeginning } from './begin.ts'
import { createDisputeAnswers } from './disputes.ts'
import { createFacts } from './facts.ts'
import {
  createCapturing,
  createFinding,
  createReading,
  createRefunding,
  createReleasing,
  createVoiding,
} from './moves.ts'
import { createStripeOpener, stripeName } from './open-stripe.ts'
import { createCustomers, createSaved } from './saved.ts'
import { createScriptFacts } from './script.ts'
import { createStatement } from './statement.ts'
import { createHearing } from './webhook.ts'

/** Stripe, by its official library, with the keys that each store's owner has connected. */
export const createStripe = (context: Pick<Context, 'db' | 'now' | 'log' | 'config'>): PaymentProvider => {
  const open = createStripeOpener(context)
  const find = createFinding(context, open)
  const begin = createBeginning(context, open)
  const customerOf = createCustomers(context, open)
  return {
    name: stripeName,
    abilities: stripeAbilities,
    // Stripe asks the buyer's bank where rules or risk ask for it.
    requires3dSecure: false,
    script: createScriptFacts(context),
    begin: async (payment, confirmationToken, wishes) => {
      const { saveFor: memberId } = wishes
      const customer =
        memberId === undefined ? {} : { customer: await customerOf({ siteId: payment.siteId, memberId }) }
      return begin(payment, { wishes, by: { confirmationToken, ...customer } })
    },
    read: createReading(find),
    capture: createCapturing(find),
    void: createVoiding(context, open),
    release: createReleasing(find),
    refund: createRefunding(find),
    facts: createFacts(find),
    answerDispute: createDisputeAnswers(find),
    statement: createStatement(context, open),
    saved: createSaved(context, open, begin),
    webhook: createHearing(context, open),
  }
}
