import { elevated, room } from '../../call.ts'
import { Alert } from '../../entities/store/alerts.ts'
import { integer, list, optional, shape, text } from '../../schema.ts'

const alertId = () => text({ minLength: 1, maxLength: 100, description: 'ID of an alert.' })
const unreadCount = integer({ description: 'Number of alerts that the caller has not read, up to 100.' })

/**
 * Alerts of a store in the back office. Staff members get those of the areas that they may read. The paths are specific
 * to Vitrine.
 */
export const alertCalls = room({ scope: 'settings', area: 'common' })({
  listAlerts: {
    method: 'GET',
    path: '/vitrine/v1/alerts',
    summary: 'Lists the alerts of the store, newest first.',
    roles: elevated,
    repeatable: true,
    query: shape({
      limit: optional(integer({ minimum: 1, maximum: 100, description: 'Number of alerts. Default: 50.' })),
      after: optional(text({ maxLength: 100, description: 'ID of the last alert of the page before.' })),
    }),
    response: shape({ alerts: list(Alert), unreadCount }),
    client: {
      module: 'alerts',
      example: 'const { alerts, unreadCount } = await owner.alerts.listAlerts({ limit: 10 })',
    },
  },
  markAlertsRead: {
    method: 'POST',
    path: '/vitrine/v1/alerts/read',
    summary: 'Marks alerts as read by the caller. Without IDs: all of them.',
    roles: elevated,
    repeatable: true,
    body: shape({ ids: optional(list(alertId(), { maxItems: 100 })) }),
    response: shape({ unreadCount }),
    client: {
      module: 'alerts',
      gives: 'unreadCount',
      example: 'const unread = await owner.alerts.markAlertsRead()',
    },
  },
})
