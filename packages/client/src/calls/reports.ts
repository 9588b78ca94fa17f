// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  SalesReport,
  SalesBreakdown,
  VisitsReport,
  TodayReport,
} from '../generated.ts'

/**
 * Returns orders, sales and payments of a period by day, week or month, compared with an earlier one. An order
 * is included a few seconds after it was placed or changed.
 */
export const getSalesReport: ElevatedEndpoint<
  {
    query: {
      /** First day of the period, in the time zone of the store. */
      from: string
      /** Last day of the period. */
      to: string
      /** Compares with the period before, of as many months or days, or with the same days of the year before. */
      compare?: 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR'
      /** Only orders in this currency. Default: the store’s currency. */
      currency?: string
      /**
       * Length of the rows. Weeks begin on Monday. Default: `DAY`, for at most 366 days; weeks are for at most 1,830
       * days, months for 3,660.
       */
      interval?: 'DAY' | 'WEEK' | 'MONTH'
    }
  },
  { report: SalesReport }
> = { route: 'GET /vitrine/v1/reports/sales', repeatable: true, elevated: true }

/** Returns sales of a period by product, collection, channel, country, discount or staff. */
export const getSalesBreakdown: ElevatedEndpoint<
  {
    query: {
      /** First day of the period, in the time zone of the store. */
      from: string
      /** Last day of the period. */
      to: string
      /** Compares with the period before, of as many months or days, or with the same days of the year before. */
      compare?: 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR'
      /** Only orders in this currency. Default: the store’s currency. */
      currency?: string
      /** What sales are grouped by. */
      by: 'PRODUCT' | 'COLLECTION' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'STAFF'
      /** Figure to sort by, highest first. Default: `TOTAL_SALES`. */
      sort?: 'TOTAL_SALES' | 'NET_SALES' | 'ORDERS' | 'QUANTITY' | 'DISCOUNTS' | 'RETURNS'
      /** Number of groups. Default: 50. */
      limit?: number
    }
  },
  { breakdown: SalesBreakdown }
> = { route: 'GET /vitrine/v1/reports/sales-breakdown', repeatable: true, elevated: true }

/**
 * Returns visits of the storefront of a period by day, week or month, and how many became carts, checkouts and
 * orders. Visits are counted without cookies and identifiers.
 */
export const getVisitsReport: ElevatedEndpoint<
  {
    query: {
      /** First day of the period, in the time zone of the store. */
      from: string
      /** Last day of the period. */
      to: string
      /** Compares with the period before, of as many months or days, or with the same days of the year before. */
      compare?: 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR'
      /**
       * Length of the rows. Weeks begin on Monday. Default: `DAY`, for at most 366 days; weeks are for at most 1,830
       * days, months for 3,660.
       */
      interval?: 'DAY' | 'WEEK' | 'MONTH'
    }
  },
  { report: VisitsReport }
> = { route: 'GET /vitrine/v1/reports/visits', repeatable: true, elevated: true }

/** Returns visits, carts, checkouts, orders and sales of today by hour, as they are now. */
export const getTodayReport: ElevatedEndpoint<{}, { today: TodayReport }> = {
  route: 'GET /vitrine/v1/reports/today',
  repeatable: true,
  elevated: true,
}

/**
 * Counts a visit of a storefront. Storefronts call it for pages that were opened from elsewhere. Nothing about
 * the visitor is stored; visits of programs are not counted.
 */
export const recordVisit: Endpoint<
  {
    params: {
      /** Client ID of the storefront. */
      clientId: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/visits/{clientId}' }
