// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, NewsletterSubscriber } from '../generated.ts'

/**
 * Sends an email with a link that confirms the subscription to the newsletter. The response does not tell
 * whether the address is known.
 */
export const subscribeToNewsletter: Endpoint<{ body: { email: string } }, {}> = {
  route: 'POST /vitrine/v1/newsletter/subscriptions',
  repeatable: true,
}

/** Lists the subscribers, by ID. */
export const listNewsletterSubscribers: ElevatedEndpoint<
  {
    query?: {
      /** Number of subscribers. Default: 100. */
      limit?: number
      /** ID of the last customer of the page before. */
      after?: string
    }
  },
  { subscribers: readonly NewsletterSubscriber[] }
> = {
  route: 'GET /vitrine/v1/newsletter/subscribers',
  repeatable: true,
  elevated: true,
  dates: { subscribers: { subscribedDate: true } },
}
