import { isLoopbackName, mollieApiUrl, type Config } from '../../../../ground/base/config.ts'
import type { Context } from '../../../../ground/context/context.ts'
import { findByReference } from '../../provider-payment-store.ts'
import type { PaymentProvider } from '../../provider.ts'
import { mollieName } from './open-mollie.ts'

type Told = Pick<Config, 'publicUrl' | 'mollieApiUrl'>

/** Whether Mollie can reach this server: it refuses addresses that only this machine knows, unless it is one of them. */
export const canBeTold = ({ publicUrl, mollieApiUrl: apiUrl = mollieApiUrl }: Told): boolean =>
  isLoopbackName(new URL(apiUrl).hostname) || !isLoopbackName(new URL(publicUrl).hostname)

export const messageUrl = ({ publicUrl }: Told, siteId: string): string =>
  `${publicUrl}/vitrine/v1/payments/webhooks/${mollieName}/${siteId}`

/**
 * Mollie: “Webhooks”: a message is the name of a payment and nothing else, signed by nobody. It is believed in nothing
 * but where to look, and only names that we know are looked for; others are answered in the same way.
 */
export const createHearing =
  ({ db }: Pick<Context, 'db'>): NonNullable<PaymentProvider['webhook']> =>
  async ({ body, siteId }) => {
    const reference = new URLSearchParams(Buffer.from(body).toString('utf8')).get('id') ?? ''
    const key = { provider: mollieName, reference, ...(siteId !== undefined && { siteId }) }
    return (await findByReference(db, key)).map(({ attempt_id: attemptId }) => ({ attemptId }))
  }
