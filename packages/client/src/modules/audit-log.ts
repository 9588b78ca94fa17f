// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, QueryOf, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/audit-log.ts'

/**
 * Lists changes that staff, API keys and apps made, newest first. Entries are kept for 365 days and cannot be
 * changed. Elevated.
 *
 * @example
 * const { entries } = await owner.auditLog.listAuditEntries({ area: 'orders', limit: 20 })
 */
export const listAuditEntries = (
  send: ElevatedSend,
): ((
  options?: QueryOf<typeof calls.listAuditEntries>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.listAuditEntries>>) =>
  bind(send, {
    route: 'GET /vitrine/v1/audit-log ...options',
    repeatable: true,
    elevated: true,
    dates: { entries: { date: true } },
  })
