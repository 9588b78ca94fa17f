import type { notificationSettingCalls } from '@vitrine/contract'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import { requireSite } from '../../ground/site/sites.ts'
import {
  listRecipients,
  presentNotificationSettings,
  saveNotificationSettings,
  sendTo,
} from '../../store/notification/api.ts'
import { newOrderEmail } from '../../orders/order/api.ts'
import { sampleOrder } from './sample-order.ts'

export const createNotificationSettingHandlers = (context: Context): Handlers<typeof notificationSettingCalls> => {
  const { db, sites, now } = context
  return {
    getNotificationSettings: async ({ siteId }) => ({
      notificationSettings: await presentNotificationSettings(db, await requireSite(sites, siteId)),
    }),

    updateNotificationSettings: async ({ siteId }, { body }) => {
      const saved = await saveNotificationSettings(context, siteId, body.notificationSettings)
      return { notificationSettings: await presentNotificationSettings(db, saved) }
    },

    sendTestNotification: async ({ siteId }) => {
      const site = await requireSite(sites, siteId)
      await enforceRateLimit(db, { siteId, rule: 'testNotifications', subject: siteId }, now())
      const recipients = await listRecipients(db, site)
      const write = () => newOrderEmail(sampleOrder(site, now()), { site, isSample: true })
      await transact(db, (transaction) => sendTo(transaction, { site, recipients }, write))
      return { recipients: [...recipients] }
    },
  }
}
