// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { NewsletterSubscriber } from '../generated.ts'

/**
 * Sends an email with a link that confirms the subscription to the newsletter. The response does not tell
 * whether the address is known.
 *
 * @example
 * await client.newsletter.subscribeToNewsletter('ann@example.com')
 */
export const subscribeToNewsletter = (send: Send): ((email: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/newsletter/subscriptions email', repeatable: true }, '')

/**
 * Lists the subscribers, by ID. Elevated.
 *
 * @example
 * const subscribers = await owner.newsletter.listNewsletterSubscribers({ limit: 1000 })
 */
export const listNewsletterSubscribers = (
  send: ElevatedSend,
): ((options?: { limit?: number; after?: string }, call?: CallOptions) => Promise<readonly NewsletterSubscriber[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/newsletter/subscribers ...options',
      repeatable: true,
      elevated: true,
      dates: { subscribers: { subscribedDate: true } },
    },
    'subscribers',
  )
