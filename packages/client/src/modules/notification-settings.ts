// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { NotificationSettings, NotificationSettingsInput } from '../generated.ts'

/**
 * Returns the email notifications that the owners of a store receive, and their recipients. Elevated.
 *
 * @example
 * const { recipients } = await owner.notificationSettings.getNotificationSettings()
 */
export const getNotificationSettings = (send: ElevatedSend): ((call?: CallOptions) => Promise<NotificationSettings>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/notification-settings', repeatable: true, elevated: true },
    'notificationSettings',
  )

/**
 * Updates the notification settings. Settings that are not sent do not change. Elevated.
 *
 * @example
 * await owner.notificationSettings.updateNotificationSettings({ recipients: ['orders@example.com'] })
 */
export const updateNotificationSettings = (
  send: ElevatedSend,
): ((notificationSettings: NotificationSettingsInput, call?: CallOptions) => Promise<NotificationSettings>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/notification-settings notificationSettings', repeatable: true, elevated: true },
    'notificationSettings',
  )

/**
 * Sends the notification of a sample order to the recipients. Elevated.
 *
 * @example
 * const sentTo = await owner.notificationSettings.sendTestNotification()
 */
export const sendTestNotification = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly string[]>) =>
  bind(send, { route: 'POST /vitrine/v1/notification-settings/test', elevated: true }, 'recipients')
