// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, SalesReport } from '../generated.ts'

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
