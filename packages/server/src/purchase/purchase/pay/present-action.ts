import type { PaymentAction } from '@vitrine/contract/entities/money/payment-provider.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { type Attempt, type Providers, refOf, requireProvider, responseToken } from '../../../money/payment/api.ts'

/** Returns the action that the buyer of an attempt has to complete. */
export const presentAction = async (db: Db, providers: Providers, attempt: Attempt): Promise<PaymentAction> => {
  const { provider, client_action: action } = attempt
  const known = { provider, paymentResponseToken: responseToken(attempt) }
  if (action?.type === 'redirect') return { ...known, type: 'REDIRECT', url: action.url }
  if (action?.type !== 'element') return { ...known, type: 'NONE' }
  const script = await (await requireProvider(providers, db, attempt)).script?.(refOf(attempt))
  return { ...known, type: 'ELEMENT', clientSecret: action.clientSecret, ...(script && { script }) }
}
