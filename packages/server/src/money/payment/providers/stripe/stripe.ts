import type { Context } from '../../../../ground/context/context.ts'
import type { PaymentProvider } from '../../provider.ts'
import { stripeAbilities } from './charge/abilities.ts'
import { createBeginning } from './charge/begin.ts'
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
import { createCustomers, createSaved } from './charge/saved.ts'
import { createScriptFacts } from './script.ts'
import { createStatement } from './statement.ts'
import { createHearing } from './webhook.ts'

/** Stripe, through its official library, with the keys of each store's owner. */
export const createStripe = (context: Pick<Context, 'db' | 'now' | 'log' | 'config'>): PaymentProvider => {
  const open = createStripeOpener(context)
  const find = createFinding(context, open)
  const begin = createBeginning(context, open)
  const customerOf = createCustomers(context, open)
  return {
    name: stripeName,
    abilities: stripeAbilities,
    // Stripe requests a challenge where rules or risk require it.
    requires3dSecure: false,
    script: createScriptFacts(context),
    begin: async (payment, confirmationToken, options) => {
      const { saveFor: memberId } = options
      const customer =
        memberId === undefined ? {} : { customer: await customerOf({ siteId: payment.siteId, memberId }) }
      return begin(payment, { options, by: { confirmationToken, ...customer } })
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
