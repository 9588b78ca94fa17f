// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, NotificationSettings, NotificationSettingsInput } from '../generated.ts'

/** Returns the email notifications that the owners of a store receive, and their recipients. */
export const getNotificationSettings: ElevatedEndpoint<{}, { notificationSettings: NotificationSettings }> = {
  route: 'GET /vitrine/v1/notification-settings',
  repeatable: true,
  elevated: true,
}

/** Updates the notification settings. Settings that are not sent do not change. */
export const updateNotificationSettings: ElevatedEndpoint<
  { body: { notificationSettings: NotificationSettingsInput } },
  { notificationSettings: NotificationSettings }
> = { route: 'PATCH /vitrine/v1/notification-settings', repeatable: true, elevated: true }

/** Sends the notification of a sample order to the recipients. */
export const sendTestNotification: ElevatedEndpoint<{}, { recipients: readonly string[] }> = {
  route: 'POST /vitrine/v1/notification-settings/test',
  elevated: true,
}
