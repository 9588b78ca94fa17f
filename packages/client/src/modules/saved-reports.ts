// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend } from '../call-options.ts'
import type * as calls from '../calls/saved-reports.ts'
import type { SavedReport } from '../generated.ts'

const savedReportsDates = { nextEmailDate: true, createdDate: true, updatedDate: true } as const

const createSavedReportDates = { savedReport: savedReportsDates } as const

/**
 * Lists saved reports by name. Elevated.
 *
 * @example
 * const reports = await owner.savedReports.listSavedReports()
 */
export const listSavedReports = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly SavedReport[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/saved-reports',
      repeatable: true,
      elevated: true,
      dates: { savedReports: savedReportsDates },
    },
    'savedReports',
  )

/**
 * Saves a report under a name. A store can save 100. Elevated.
 *
 * @example
 * const email = { frequency: 'WEEKLY' as const, recipients: ['mara@example.com'] }
 * const about = { name: 'Products', report: 'PRODUCT' as const, period: 'LAST_30_DAYS' as const, email }
 * const { nextEmailDate } = await owner.savedReports.createSavedReport(about)
 */
export const createSavedReport = (
  send: ElevatedSend,
): ((
  savedReport: NonNullable<BodyOf<typeof calls.createSavedReport>['savedReport']>,
  call?: CallOptions,
) => Promise<SavedReport>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/saved-reports savedReport', elevated: true, dates: createSavedReportDates },
    'savedReport',
  )

/**
 * Replaces a saved report. Without `email`, it is no longer sent. Elevated.
 *
 * @example
 * const about = { name: 'Sales', report: 'SALES' as const, period: 'THIS_MONTH' as const }
 * await owner.savedReports.updateSavedReport(savedReport.id, about)
 */
export const updateSavedReport = (
  send: ElevatedSend,
): ((
  id: string,
  savedReport: NonNullable<BodyOf<typeof calls.updateSavedReport>['savedReport']>,
  call?: CallOptions,
) => Promise<SavedReport>) =>
  bind(
    send,
    {
      route: 'PUT /vitrine/v1/saved-reports/{id} id savedReport',
      repeatable: true,
      elevated: true,
      dates: createSavedReportDates,
    },
    'savedReport',
  )

/**
 * Deletes a saved report. It is no longer sent. Elevated.
 *
 * @example
 * await owner.savedReports.deleteSavedReport(savedReport.id)
 */
export const deleteSavedReport = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/saved-reports/{id} id', repeatable: true, elevated: true }, '')
