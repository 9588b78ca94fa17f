import type { Context } from '../../ground/context/context.ts'
import {
  createConnectable,
  createExchange,
  createOffline,
  createPayments,
  createProviders,
  createSandbox,
} from '../../money/payment/api.ts'
import { createSelling } from './selling.ts'

const open = (context: Context) => {
  const sandbox = createSandbox(context)
  const providers = createProviders(context, {
    ...createConnectable(context),
    sandbox: sandbox.provider,
    offline: createOffline(context),
    exchange: createExchange(),
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
