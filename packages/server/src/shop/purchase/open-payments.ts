import type { Context } from '../../ground/context/context.ts'
import { createPayments } from '../payment/payments.ts'
import { createMollie } from '../payment/providers/mollie/mollie.ts'
import { createOffline } from '../payment/providers/offline.ts'
import { createSandbox } from '../payment/providers/sandbox.ts'
import { createStripe } from '../payment/providers/stripe/stripe.ts'
import { createProviders } from '../payment/providers/providers.ts'
import { createSelling } from './selling.ts'

/** Payments with every provider that is built, and what they buy. */
export const openPayments = (context: Context) => {
  const sandbox = createSandbox(context)
  const providers = createProviders(context, {
    sandbox: sandbox.provider,
    offline: createOffline(context),
    stripe: createStripe(context),
    mollie: createMollie(context),
  })
  return { sandbox, payments: createPayments(context, { providers, selling: createSelling(context, providers) }) }
}
