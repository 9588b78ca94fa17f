import type Stripe from 'stripe'
import type { Context } from '../../../../ground/context/context.ts'
import type { PaymentProvider, WebhookNews } from '../../provider.ts'
import { findByReference } from '../../provider-payment-store.ts'
import { stripeName, type StripeOpener } from './open-stripe.ts'

/** Stripe: “Receive Stripe events”, replay: maximum age of a signature. */
const toleranceSeconds = 300
const signatureHeader = 'stripe-signature'

/** Returns the ID of the payment that an event is about. */
const intentIdOf = (object: unknown): string | undefined => {
  const { object: kind, id, payment_intent: intent } = (object ?? {}) as Record<string, unknown>
  if (kind === 'payment_intent') return typeof id === 'string' ? id : undefined
  if (typeof intent === 'string') return intent
  const { id: inner } = (intent ?? {}) as Record<string, unknown>
  return typeof inner === 'string' ? inner : undefined
}

/** Reads the payment ID of an unverified webhook, only to find the store whose secret verifies it. */
const peek = (body: Uint8Array): string | undefined => {
  try {
    const { data } = JSON.parse(Buffer.from(body).toString('utf8')) as { data?: { object?: unknown } }
    return intentIdOf(data?.object)
  } catch {
    return undefined
  }
}

const verify = async (
  { stripe, secret }: { stripe: Stripe; secret: string },
  body: Uint8Array,
  signature: string,
): Promise<Stripe.Event | undefined> => {
  try {
    return await stripe.webhooks.constructEventAsync(Buffer.from(body), signature, secret, toleranceSeconds)
  } catch {
    // Any error means that the webhook was not signed by Stripe for this store.
    return undefined
  }
}

/** Returns the payments that a webhook is about, after verifying its signature. */
export const createHearing =
  ({ db }: Pick<Context, 'db'>, open: StripeOpener): NonNullable<PaymentProvider['webhook']> =>
  async ({ headers, body, siteId: addressed }) => {
    const about = addressed === undefined ? peek(body) : undefined
    const siteIds =
      about === undefined
        ? [addressed]
        : (await findByReference(db, { provider: stripeName, reference: about })).map(({ site_id }) => site_id)
    for (const siteId of siteIds.filter((id) => id !== undefined)) {
      const opened = await open(siteId)
      if (opened?.webhookSecret === undefined) continue
      const keys = { stripe: opened.stripe, secret: opened.webhookSecret }
      const event = await verify(keys, body, headers[signatureHeader] ?? '')
      if (event) return newsOf(db, siteId, event)
    }
    return undefined
  }

const newsOf = async (db: Context['db'], siteId: string, event: Stripe.Event): Promise<readonly WebhookNews[]> => {
  const reference = intentIdOf(event.data.object)
  if (reference === undefined) return []
  const known = await findByReference(db, { provider: stripeName, reference, siteId })
  return known.map(({ attempt_id: attemptId }) => ({ attemptId }))
}
