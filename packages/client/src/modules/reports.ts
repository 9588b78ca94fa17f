// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, QueryOf } from '../call-options.ts'
import type * as calls from '../calls/reports.ts'
import type { SalesReport } from '../generated.ts'

/**
 * Returns orders, sales and payments of a period by day, week or month, compared with an earlier one. An order
 * is included a few seconds after it was placed or changed. Elevated.
 *
 * @example
 * const november = { from: '2026-11-01', to: '2026-11-30' }
 * const { figures, previous } = await owner.reports.getSalesReport({ ...november, compare: 'PREVIOUS_YEAR' })
 */
export const getSalesReport = (
  send: ElevatedSend,
): ((options: QueryOf<typeof calls.getSalesReport>, call?: CallOptions) => Promise<SalesReport>) =>
  bind(send, { route: 'GET /vitrine/v1/reports/sales ...options', repeatable: true, elevated: true }, 'report')
