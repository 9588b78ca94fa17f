import type { Context } from '../../ground/context/context.ts'
import { createPayments } from '../payment/payments.ts'
import { createOffline } from '../payment/providers/offline.ts'
import { createSandbox } from '../payment/providers/sandbox.ts'
import { createSelling } from './selling.ts'

/** Payments with every provider that is built, and what they buy. */
export const openPayments = (context: Context) => {
  const sandbox = createSandbox(context)
  const providers = { sandbox: sandbox.provider, offline: createOffline(context) }
  return { sandbox, payments: createPayments(context, { providers, selling: createSelling(context, providers) }) }
}
