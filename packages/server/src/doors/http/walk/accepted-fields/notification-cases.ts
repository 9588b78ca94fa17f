import { owner, type Cases } from './case.ts'

/** Notifications to the owners of a store. */
export const notificationCases: Cases = {
  updateNotificationSettings: {
    // Resets them to the defaults each time.
    ask: async (shop) => {
      const { db } = shop.context
      const { settings } = await db
        .selectFrom('site')
        .select('settings')
        .where('id', '=', shop.siteId)
        .executeTakeFirstOrThrow()
      const { notifications: _before, ...others } = settings
      await db
        .updateTable('site')
        .set({ settings: JSON.stringify(others) })
        .where('id', '=', shop.siteId)
        .execute()
      return { ...owner(shop), body: { notificationSettings: {} } }
    },
    values: {
      'notificationSettings.recipients': [['orders@example.com'], ['orders@example.com', 'pack@example.com']],
      'notificationSettings.recipients[0]': ['orders@example.com'],
      'notificationSettings.kindRecipients': [[{ kind: 'disputes', recipients: ['bank@example.com'] }]],
      'notificationSettings.digestKinds': [['lowStock'], ['lowStock', 'disputes']],
    },
  },
}
