// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, SavedReport } from '../generated.ts'

const savedReportsDates = { nextEmailDate: true, createdDate: true, updatedDate: true } as const

const createSavedReportDates = { savedReport: savedReportsDates } as const

/** Lists saved reports by name. */
export const listSavedReports: ElevatedEndpoint<{}, { savedReports: readonly SavedReport[] }> = {
  route: 'GET /vitrine/v1/saved-reports',
  repeatable: true,
  elevated: true,
  dates: { savedReports: savedReportsDates },
}

/** Saves a report under a name. A store can save 100. */
export const createSavedReport: ElevatedEndpoint<
  {
    body: {
      savedReport: {
        /** Name of the report. */
        name: string
        /** What it shows: sales over time or by group, or visits. */
        report: 'SALES' | 'PRODUCT' | 'COLLECTION' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'STAFF' | 'VISITS'
        /** Period of the page in the back office, relative to the current day. */
        period: 'TODAY' | 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'THIS_MONTH' | 'LAST_MONTH' | 'THIS_YEAR' | 'LAST_12_MONTHS'
        /** What it is compared with. Default: nothing. */
        compare?: 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR'
        /** Sends the report by email, with a CSV file. Default: no emails. */
        email?: {
          /** Every morning about the day before, on Mondays about the week, or on the first of the month. */
          frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY'
          /** Email addresses. At most 10. */
          recipients: readonly string[]
        }
      }
    }
  },
  { savedReport: SavedReport }
> = { route: 'POST /vitrine/v1/saved-reports', elevated: true, dates: createSavedReportDates }

/** Replaces a saved report. Without `email`, it is no longer sent. */
export const updateSavedReport: ElevatedEndpoint<
  {
    params: {
      /** ID of the saved report. */
      id: string
    }
    body: {
      savedReport: {
        /** Name of the report. */
        name: string
        /** What it shows: sales over time or by group, or visits. */
        report: 'SALES' | 'PRODUCT' | 'COLLECTION' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'STAFF' | 'VISITS'
        /** Period of the page in the back office, relative to the current day. */
        period: 'TODAY' | 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'THIS_MONTH' | 'LAST_MONTH' | 'THIS_YEAR' | 'LAST_12_MONTHS'
        /** What it is compared with. Default: nothing. */
        compare?: 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR'
        /** Sends the report by email, with a CSV file. Default: no emails. */
        email?: {
          /** Every morning about the day before, on Mondays about the week, or on the first of the month. */
          frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY'
          /** Email addresses. At most 10. */
          recipients: readonly string[]
        }
      }
    }
  },
  { savedReport: SavedReport }
> = { route: 'PUT /vitrine/v1/saved-reports/{id}', repeatable: true, elevated: true, dates: createSavedReportDates }

/** Deletes a saved report. It is no longer sent. */
export const deleteSavedReport: ElevatedEndpoint<
  {
    params: {
      /** ID of the saved report. */
      id: string
    }
  },
  {}
> = { route: 'DELETE /vitrine/v1/saved-reports/{id}', repeatable: true, elevated: true }
