import { mailsOf } from '../../../../../test/mails.ts'
import type { Shop } from '../../../../../test/shop.ts'
import { createOwner } from '../../people/owner/owner-create.ts'

/** Creates an owner, and helpers for their emails and settings. */
export const withNotices = async (shop: Shop) => {
  const ownerEmail = `owner@${shop.siteId}.test`
  await createOwner(shop.context.db, { siteId: shop.siteId, email: ownerEmail, password: 'a quiet lighthouse' })
  return {
    ownerEmail,
    set: (notificationSettings: object) =>
      shop.send('PATCH /vitrine/v1/notification-settings', { token: shop.apiKey, body: { notificationSettings } }),
    /** Emails to the owner about an order, or all. */
    mails: async (number = '') => (await mailsOf(shop, ownerEmail)).filter(({ subject }) => subject.includes(number)),
  }
}
