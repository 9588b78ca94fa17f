import type { abandonedCheckoutEmailCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { emailToHtml, emailToText } from '../../../ground/mail/email.ts'
import { enforceRateLimit } from '../../../ground/rate-limit/rate-limit-store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { listRecipients, sendTo } from '../../../store/notification/api.ts'
import { shopperOf } from '../../../selling/cart/api.ts'
import { listFigures } from '../figures.ts'
import { readRecovery, requireAbandoned, sendNow } from '../restore/recovery.ts'
import { restoreIntoCart } from '../restore/restore.ts'
import { sampleEmail } from './sample.ts'
import { presentAbandonedSettings, readEmail, saveAbandonedSettings } from '../settings.ts'

/** Creates the handlers for calls about the emails to buyers of abandoned checkouts, and the link in them. */
export const createAbandonedEmailHandlers = (context: Context): Handlers<typeof abandonedCheckoutEmailCalls> => {
  const { db, sites, now } = context

  /** Renders a sent email for a sample checkout. Its delay does not matter. */
  const sample = async (siteId: string, { email, language }: { email: object; language?: string }) => {
    const sent = { delayMinutes: 0, ...email }
    const read = await readEmail(db, siteId, { sent, field: 'email' })
    return sampleEmail(context, await requireSite(sites, siteId), { email: read, language })
  }

  return {
    getAbandonedCheckoutSettings: async ({ siteId }) => ({
      settings: presentAbandonedSettings(await requireSite(sites, siteId)),
    }),

    updateAbandonedCheckoutSettings: async ({ siteId }, { body }) => ({
      settings: presentAbandonedSettings(await saveAbandonedSettings(context, siteId, body.settings)),
    }),

    previewAbandonedCheckoutEmail: async ({ siteId }, { body }) => {
      const email = await sample(siteId, body)
      return { subject: email.subject, html: emailToHtml(email), text: emailToText(email) }
    },

    sendTestAbandonedCheckoutEmail: async ({ siteId }, { body }) => {
      const [site, email] = [await requireSite(sites, siteId), await sample(siteId, body)]
      await enforceRateLimit(db, { siteId, rule: 'testNotifications', subject: siteId }, now())
      const recipients = await listRecipients(db, site)
      await transact(db, (transaction) => sendTo(transaction, { site, recipients }, () => email))
      return { recipients: [...recipients] }
    },

    getAbandonedCheckoutRecovery: async ({ siteId }, { params: { id } }) => {
      const row = await requireAbandoned(db, { siteId, id })
      return { recovery: await readRecovery(context, db, { site: await requireSite(sites, siteId), row }) }
    },

    sendAbandonedCheckoutEmail: async ({ siteId }, { params: { id } }) => ({
      recovery: await sendNow(context, { siteId, id }),
    }),

    listAbandonedCheckoutFigures: async ({ siteId }, { body }) => ({
      figures: await listFigures(db, await requireSite(sites, siteId), body),
    }),

    restoreAbandonedCheckout: (caller, { body: { token } }, exchange) =>
      restoreIntoCart(context, { shopper: shopperOf(caller), token, exchange }),
  }
}
