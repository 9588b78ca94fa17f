import { elevated, room } from '../../call.ts'
import { SavedReport, savedReportFields } from '../../entities/store/report.ts'
import { guid, list, shape } from '../../schema.ts'

const id = shape({ id: guid({ description: 'ID of the saved report.' }) })

/** Reports that were saved under a name, and are sent by email. */
export const savedReportCalls = room({ scope: 'orders', area: 'reports', idempotent: true })({
  listSavedReports: {
    method: 'GET',
    path: '/vitrine/v1/saved-reports',
    summary: 'Lists saved reports by name.',
    roles: elevated,
    repeatable: true,
    response: shape({ savedReports: list(SavedReport, { maxItems: 100 }) }),
    client: {
      module: 'savedReports',
      gives: 'savedReports',
      example: 'const reports = await owner.savedReports.listSavedReports()',
    },
  },
  createSavedReport: {
    method: 'POST',
    path: '/vitrine/v1/saved-reports',
    summary: 'Saves a report under a name. A store can save 100.',
    roles: elevated,
    repeatable: false,
    body: shape({ savedReport: shape(savedReportFields) }),
    response: shape({ savedReport: SavedReport }),
    errors: ['INVALID_ARGUMENT', 'SAVED_REPORTS_LIMIT_EXCEEDED'],
    client: {
      module: 'savedReports',
      args: 'savedReport',
      gives: 'savedReport',
      example: [
        "const email = { frequency: 'WEEKLY' as const, recipients: ['mara@example.com'] }",
        "const about = { name: 'Products', report: 'PRODUCT' as const, period: 'LAST_30_DAYS' as const, email }",
        'const { nextEmailDate } = await owner.savedReports.createSavedReport(about)',
      ],
    },
  },
  updateSavedReport: {
    method: 'PUT',
    path: '/vitrine/v1/saved-reports/{id}',
    summary: 'Replaces a saved report. Without `email`, it is no longer sent.',
    roles: elevated,
    repeatable: true,
    params: id,
    body: shape({ savedReport: shape(savedReportFields) }),
    response: shape({ savedReport: SavedReport }),
    errors: ['INVALID_ARGUMENT', 'NOT_FOUND'],
    client: {
      module: 'savedReports',
      args: 'id savedReport',
      gives: 'savedReport',
      example: [
        "const about = { name: 'Sales', report: 'SALES' as const, period: 'THIS_MONTH' as const }",
        'await owner.savedReports.updateSavedReport(savedReport.id, about)',
      ],
    },
  },
  deleteSavedReport: {
    method: 'DELETE',
    path: '/vitrine/v1/saved-reports/{id}',
    summary: 'Deletes a saved report. It is no longer sent.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'savedReports', example: 'await owner.savedReports.deleteSavedReport(savedReport.id)' },
  },
})
