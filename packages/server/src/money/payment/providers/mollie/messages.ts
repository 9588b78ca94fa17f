import { isLoopbackName, mollieApiUrl, type Config } from '../../../../ground/base/config.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { findByReference } from '../../provider-payment-store.ts'
import type { PaymentProvider } from '../../provider.ts'
import { mollieName } from './open-mollie.ts'

type WebhookConfig = Pick<Config, 'publicUrl' | 'mollieApiUrl'>

/** Whether Mollie can reach this server. It rejects local URLs, unless the API is local itself. */
export const canReceiveWebhooks = ({ publicUrl, mollieApiUrl: apiUrl = mollieApiUrl }: WebhookConfig): boolean =>
  isLoopbackName(new URL(apiUrl).hostname) || !isLoopbackName(new URL(publicUrl).hostname)

export const webhookUrl = ({ publicUrl }: WebhookConfig, siteId: string): string =>
  `${publicUrl}/vitrine/v1/payments/webhooks/${mollieName}/${siteId}`

/**
 * Mollie: “Webhooks”: the body is the unsigned ID of a payment. It is only used to look up known payments; unknown IDs
 * get the same response.
 */
export const createHearing =
  ({ db }: Pick<Context, 'db'>): NonNullable<PaymentProvider['webhook']> =>
  async ({ body, siteId }) => {
    const reference = new URLSearchParams(Buffer.from(body).toString('utf8')).get('id') ?? ''
    const key = { provider: mollieName, reference, ...(siteId !== undefined && { siteId }) }
    return (await findByReference(db, key)).map(({ attempt_id: attemptId }) => ({ attemptId }))
  }
