import { email, entity, guid, language, optional, text, timestamp, webUrl } from '../../schema.ts'

export const NewsletterSubscriber = entity(
  'NewsletterSubscriber',
  {
    customerId: guid(),
    email: email(),
    firstName: optional(text()),
    lastName: optional(text()),
    language: optional(language()),
    subscribedDate: optional(timestamp()),
    unsubscribeUrl: webUrl({
      description:
        'URL with which the subscriber unsubscribes. It accepts the one-click requests of mail programs (RFC 8058) and is valid for 400 days.',
    }),
  },
  { description: 'A customer who agreed to get marketing emails.' },
)
