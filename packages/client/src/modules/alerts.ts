// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/alerts.ts'

/**
 * Lists the alerts of the store, newest first. Elevated.
 *
 * @example
 * const { alerts, unreadCount } = await owner.alerts.listAlerts({ limit: 10 })
 */
export const listAlerts = (
  send: ElevatedSend,
): ((
  options?: { limit?: number; after?: string },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.listAlerts>>) =>
  bind(send, {
    route: 'GET /vitrine/v1/alerts ...options',
    repeatable: true,
    elevated: true,
    dates: { alerts: { createdDate: true } },
  })

/**
 * Marks alerts as read by the caller. Without IDs: all of them. Elevated.
 *
 * @example
 * const unread = await owner.alerts.markAlertsRead()
 */
export const markAlertsRead = (
  send: ElevatedSend,
): ((options?: { ids?: readonly string[] }, call?: CallOptions) => Promise<number>) =>
  bind(send, { route: 'POST /vitrine/v1/alerts/read ...options', repeatable: true, elevated: true }, 'unreadCount')
