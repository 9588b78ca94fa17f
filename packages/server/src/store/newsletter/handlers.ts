import type { newsletterCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { listSubscribers } from '../../people/customer/api.ts'
import { unsubscribeLink } from './link.ts'
import { requestSubscription } from './subscribe.ts'

const defaultLimit = 100

/** Creates the handlers for calls about the newsletter. */
export const createNewsletterHandlers = (context: Context): Handlers<typeof newsletterCalls> => ({
  subscribeToNewsletter: async (caller, { body: { email } }, exchange) => {
    await requestSubscription(context, { caller, email, exchange })
    return {}
  },

  listNewsletterSubscribers: async ({ siteId }, { query: { limit = defaultLimit, after } }) => {
    const customers = await listSubscribers(context.db, { siteId, limit, after })
    return {
      subscribers: customers.map(({ id, email, first_name, last_name, language, email_consent_date }) => ({
        customerId: id,
        email,
        ...(first_name !== null && { firstName: first_name }),
        ...(last_name !== null && { lastName: last_name }),
        ...(language !== null && { language }),
        ...(email_consent_date !== null && { subscribedDate: email_consent_date.toISOString() }),
        unsubscribeUrl: unsubscribeLink(context, { siteId, customerId: id }),
      })),
    }
  },
})
