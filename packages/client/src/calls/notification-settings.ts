// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, NotificationSettings, NotificationSettingsInput } from '../generated.ts'

/** Returns which emails the owners of a store get, and who receives them. */
export const getNotificationSettings: ElevatedEndpoint<{}, { notificationSettings: NotificationSettings }> = {
  route: 'GET /vitrine/v1/notification-settings',
  repeatable: true,
  elevated: true,
}

/** Updates the notification settings that are sent. */
export const updateNotificationSettings: ElevatedEndpoint<
  { body: { notificationSettings: NotificationSettingsInput } },
  { notificationSettings: NotificationSettings }
> = { route: 'PATCH /vitrine/v1/notification-settings', repeatable: true, elevated: true }

/** Sends the email of a sample order to the recipients of notifications. */
export const sendTestNotification: ElevatedEndpoint<{}, { recipients: readonly string[] }> = {
  route: 'POST /vitrine/v1/notification-settings/test',
  elevated: true,
}
