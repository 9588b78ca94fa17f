// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, AuditEntry } from '../generated.ts'

/**
 * Lists changes that staff, API keys and apps made, newest first. Entries are kept for 365 days and cannot be
 * changed.
 */
export const listAuditEntries: ElevatedEndpoint<
  {
    query?: {
      actorType?: 'STAFF' | 'API_KEY' | 'APP'
      /** ID of the person, API key or app. */
      actorId?: string
      area?:
        | 'orders'
        | 'fulfillment'
        | 'payments'
        | 'finances'
        | 'reports'
        | 'carts'
        | 'products'
        | 'inventory'
        | 'customers'
        | 'marketing'
        | 'giftCards'
        | 'design'
        | 'delivery'
        | 'taxes'
        | 'settings'
        | 'developers'
        | 'staff'
        | 'common'
      /** Name of the call, such as `updateOrder`. */
      call?: string
      /** Kind of the changed entity, such as `order`. */
      entity?: string
      /** ID of the changed entity, or of one of those that a call with several of them changed. */
      entityId?: string
      /** Earliest time, inclusive. */
      from?: Date | string
      /** Latest time, exclusive. */
      to?: Date | string
      /** Default: 50. */
      limit?: number
      /** `nextCursor` of the previous page. */
      cursor?: string
    }
  },
  {
    entries: readonly AuditEntry[]
    /** Cursor of the next page. Absent on the last one. */
    nextCursor?: string
  }
> = { route: 'GET /vitrine/v1/audit-log', repeatable: true, elevated: true, dates: { entries: { date: true } } }
