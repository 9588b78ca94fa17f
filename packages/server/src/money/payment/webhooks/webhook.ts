import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Advancing } from '../attempts/advance.ts'
import { findAttemptOf, refOf, type Attempt } from '../attempts/attempts.ts'
import { findPaymentOfAttempt, type StoredPayment } from '../ledger/ledger-store.ts'
import type { PaymentProvider, Providers, WebhookRequest } from '../provider.ts'

interface Hearing {
  readonly providers: Providers
  readonly advancing: Advancing
  readonly voidNow: (attempt: Attempt) => Promise<void>
  readonly sync: (payment: StoredPayment) => Promise<void>
}

/**
 * Handles a provider's webhooks after verifying their signature. A webhook only names a payment, whose state is read
 * from the provider, so that old, repeated or reordered webhooks do no harm.
 */
export const createWebhooks = ({ db }: Pick<Context, 'db'>, { providers, advancing, voidNow, sync }: Hearing) => {
  /** Updates an open attempt from its provider; a completed one is returned as is. */
  const end = async (provider: PaymentProvider, attempt: Attempt): Promise<Attempt | undefined> => {
    if (attempt.state === 'completed') return attempt
    const state = await provider.read(refOf(attempt))
    return state && advancing.advance(attempt, { state })
  }

  return async (name: string, request: WebhookRequest): Promise<void> => {
    const provider = await providers.find(db, { provider: name, site_id: request.siteId ?? '' })
    if (!provider?.webhook) throw new Refusal('NOT_FOUND', 'There is no payment provider with this name.')
    const news = await provider.webhook(request)
    if (!news) throw new Refusal('PERMISSION_DENIED', 'The webhook signature is invalid.')
    for (const { attemptId } of news) {
      const attempt = await findAttemptOf(db, name, attemptId)
      const ended = attempt && (await end(provider, attempt))
      if (ended?.state === 'voiding') await voidNow(ended)
      // The order exists, and its money may have moved since.
      const payment = ended?.state === 'completed' ? await findPaymentOfAttempt(db, ended) : undefined
      if (payment) await sync(payment)
    }
  }
}
