import type { Context } from '../../ground/context/context.ts'
import {
  createExchange,
  createMollie,
  createOffline,
  createPayments,
  createProviders,
  createSandbox,
  createStripe,
} from '../../money/payment/api.ts'
import { createSelling } from './selling.ts'

const open = (context: Context) => {
  const sandbox = createSandbox(context)
  const providers = createProviders(context, {
    sandbox: sandbox.provider,
    offline: createOffline(context),
    exchange: createExchange(),
    stripe: createStripe(context),
    mollie: createMollie(context),
  })
  return { sandbox, payments: createPayments(context, { providers, selling: createSelling(context, providers) }) }
}

const opened = new WeakMap<Context, ReturnType<typeof open>>()

/** Returns the payments of a server with all built-in providers. All rooms share one instance. */
export const openPayments = (context: Context): ReturnType<typeof open> => {
  const known = opened.get(context) ?? open(context)
  opened.set(context, known)
  return known
}
