// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, QueryOf, Send } from '../call-options.ts'
import type * as calls from '../calls/reports.ts'
import type { SalesReport, SalesBreakdown, VisitsReport, TodayReport } from '../generated.ts'

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

/**
 * Returns sales of a period by product, collection, channel, country, discount or staff. Elevated.
 *
 * @example
 * const november = { from: '2026-11-01', to: '2026-11-30' }
 * const { rows } = await owner.reports.getSalesBreakdown({ ...november, by: 'PRODUCT', sort: 'QUANTITY' })
 */
export const getSalesBreakdown = (
  send: ElevatedSend,
): ((options: QueryOf<typeof calls.getSalesBreakdown>, call?: CallOptions) => Promise<SalesBreakdown>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/reports/sales-breakdown ...options', repeatable: true, elevated: true },
    'breakdown',
  )

/**
 * Returns visits of the storefront of a period by day, week or month, and how many became carts, checkouts and
 * orders. Visits are counted without cookies and identifiers. Elevated.
 *
 * @example
 * const { figures } = await owner.reports.getVisitsReport({ from: '2026-11-01', to: '2026-11-30' })
 */
export const getVisitsReport = (
  send: ElevatedSend,
): ((options: QueryOf<typeof calls.getVisitsReport>, call?: CallOptions) => Promise<VisitsReport>) =>
  bind(send, { route: 'GET /vitrine/v1/reports/visits ...options', repeatable: true, elevated: true }, 'report')

/**
 * Returns visits, carts, checkouts, orders and sales of today by hour, as they are now. Elevated.
 *
 * @example
 * const { figures, hours } = await owner.reports.getTodayReport()
 */
export const getTodayReport = (send: ElevatedSend): ((call?: CallOptions) => Promise<TodayReport>) =>
  bind(send, { route: 'GET /vitrine/v1/reports/today', repeatable: true, elevated: true }, 'today')

/**
 * Counts a visit of a storefront. Storefronts call it for pages that were opened from elsewhere. Nothing about
 * the visitor is stored; visits of programs are not counted.
 *
 * @example
 * await client.reports.recordVisit(clientId)
 */
export const recordVisit = (send: Send): ((clientId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/visits/{clientId} clientId' }, '')
