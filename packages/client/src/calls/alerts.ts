// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, Alert } from '../generated.ts'

/** Lists the alerts of the store, newest first. */
export const listAlerts: ElevatedEndpoint<
  {
    query?: {
      /** Number of alerts. Default: 50. */
      limit?: number
      /** ID of the last alert of the page before. */
      after?: string
    }
  },
  {
    alerts: readonly Alert[]
    /** Number of alerts that the caller has not read, up to 100. */
    unreadCount: number
  }
> = { route: 'GET /vitrine/v1/alerts', repeatable: true, elevated: true, dates: { alerts: { createdDate: true } } }

/** Marks alerts as read by the caller. Without IDs: all of them. */
export const markAlertsRead: ElevatedEndpoint<
  { body?: { ids?: readonly string[] } },
  {
    /** Number of alerts that the caller has not read, up to 100. */
    unreadCount: number
  }
> = { route: 'POST /vitrine/v1/alerts/read', repeatable: true, elevated: true }
