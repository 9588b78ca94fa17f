import { elevated, room, shoppers } from '../../call.ts'
import { NewsletterSubscriber } from '../../entities/people/newsletter.ts'
import { email, guid, integer, list, optional, shape } from '../../schema.ts'

/** The newsletter of a store. The paths are specific to Vitrine. */
export const newsletterCalls = room({ scope: 'members', area: 'customers' })({
  subscribeToNewsletter: {
    method: 'POST',
    path: '/vitrine/v1/newsletter/subscriptions',
    summary:
      'Sends an email with a link that confirms the subscription to the newsletter. The response does not tell whether the address is known.',
    roles: shoppers,
    repeatable: true,
    body: shape({ email: email() }),
    response: shape({}),
    errors: ['TOO_MANY_REQUESTS'],
    client: {
      module: 'newsletter',
      args: 'email',
      example: "await client.newsletter.subscribeToNewsletter('ann@example.com')",
    },
  },
  listNewsletterSubscribers: {
    method: 'GET',
    path: '/vitrine/v1/newsletter/subscribers',
    summary: 'Lists the subscribers, by ID.',
    roles: elevated,
    repeatable: true,
    query: shape({
      limit: optional(integer({ minimum: 1, maximum: 1000, description: 'Number of subscribers. Default: 100.' })),
      after: optional(guid({ description: 'ID of the last customer of the page before.' })),
    }),
    response: shape({ subscribers: list(NewsletterSubscriber) }),
    client: {
      module: 'newsletter',
      gives: 'subscribers',
      example: 'const subscribers = await owner.newsletter.listNewsletterSubscribers({ limit: 1000 })',
    },
  },
})
