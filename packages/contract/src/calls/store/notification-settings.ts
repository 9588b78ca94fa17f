import { elevated, room } from '../../call.ts'
import { NotificationSettings } from '../../entities/store/notification-settings.ts'
import { email, input, list, shape } from '../../schema.ts'

const settings = shape({ notificationSettings: NotificationSettings })

/** Email notifications to the owners of a store. The paths are specific to Vitrine. */
export const notificationSettingCalls = room({ scope: 'settings', area: 'settings', idempotent: true })({
  getNotificationSettings: {
    method: 'GET',
    path: '/vitrine/v1/notification-settings',
    summary: 'Returns the email notifications that the owners of a store receive, and their recipients.',
    roles: elevated,
    repeatable: true,
    response: settings,
    client: {
      module: 'notificationSettings',
      gives: 'notificationSettings',
      example: 'const { recipients } = await owner.notificationSettings.getNotificationSettings()',
    },
  },
  updateNotificationSettings: {
    method: 'PATCH',
    path: '/vitrine/v1/notification-settings',
    summary: 'Updates the notification settings. Settings that are not sent do not change.',
    roles: elevated,
    repeatable: true,
    body: shape({ notificationSettings: input(NotificationSettings) }),
    response: settings,
    client: {
      module: 'notificationSettings',
      gives: 'notificationSettings',
      args: 'notificationSettings',
      example: "await owner.notificationSettings.updateNotificationSettings({ recipients: ['orders@example.com'] })",
    },
  },
  sendTestNotification: {
    method: 'POST',
    path: '/vitrine/v1/notification-settings/test',
    summary: 'Sends the notification of a sample order to the recipients.',
    roles: elevated,
    repeatable: false,
    response: shape({ recipients: list(email()) }),
    errors: ['TOO_MANY_REQUESTS'],
    client: {
      module: 'notificationSettings',
      gives: 'recipients',
      example: 'const sentTo = await owner.notificationSettings.sendTestNotification()',
    },
  },
})
