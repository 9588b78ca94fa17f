import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Advancing } from '../attempts/advance.ts'
import { findAttemptOf, refOf, type Attempt } from '../attempts/attempts.ts'
import { findPaymentOfAttempt, type StoredPayment } from '../ledger/ledger-store.ts'
import type { PaymentProvider, Providers, WebhookRequest } from '../provider.ts'

interface Hearing {
  readonly providers: Providers
  readonly advancing: Advancing
  readonly tellNow: (attempt: Attempt) => Promise<void>
  readonly sync: (payment: StoredPayment) => Promise<void>
}

/**
 * Hears what a provider has to tell, once it has proved that it is the provider. The message only says where to look: what
 * is true is read from the provider, so that messages that are old, doubled or out of order do no harm.
 */
export const createWebhooks = ({ db }: Pick<Context, 'db'>, { providers, advancing, tellNow, sync }: Hearing) => {
  /** Brings an attempt that is under way to where its provider has it; one that has made its order is there. */
  const end = async (provider: PaymentProvider, attempt: Attempt): Promise<Attempt | undefined> => {
    if (attempt.state === 'completed') return attempt
    const state = await provider.read(refOf(attempt))
    return state && advancing.advance(attempt, { state })
  }

  return async (name: string, request: WebhookRequest): Promise<void> => {
    const provider = await providers.find(db, { provider: name, site_id: request.siteId ?? '' })
    if (!provider?.webhook) throw new Refusal('NOT_FOUND', 'There is no payment provider with this name.')
    const news = await provider.webhook(request)
    if (!news) throw new Refusal('PERMISSION_DENIED', 'The signature is not that of the payment provider.')
    for (const { attemptId } of news) {
      const attempt = await findAttemptOf(db, name, attemptId)
      const ended = attempt && (await end(provider, attempt))
      if (ended?.state === 'voiding') await tellNow(ended)
      // An order stands, and its money may have moved since.
      const payment = ended?.state === 'completed' ? await findPaymentOfAttempt(db, ended) : undefined
      if (payment) await sync(payment)
    }
  }
}
