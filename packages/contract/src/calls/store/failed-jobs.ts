import { elevated, room } from '../../call.ts'
import { FailedJob, failedJobList } from '../../entities/store/failed-jobs.ts'
import { shape, text } from '../../schema.ts'

const id = shape({ id: text({ minLength: 1, maxLength: 200, description: 'The ID of the failed job.' }) })

/** Background jobs that have failed. The paths are specific to Vitrine. */
export const failedJobCalls = room({ scope: 'settings', area: 'developers', idempotent: true })({
  listFailedJobs: {
    method: 'GET',
    path: '/vitrine/v1/failed-jobs',
    summary:
      'Lists the background jobs that have failed, such as emails that could not be sent and invoices that could not be ' +
      'issued. Failed jobs are deleted after 90 days.',
    roles: elevated,
    repeatable: true,
    response: failedJobList,
    client: {
      module: 'failedJobs',
      gives: 'failedJobs',
      example: 'const failed = await owner.failedJobs.listFailedJobs()',
    },
  },
  retryFailedJob: {
    method: 'POST',
    path: '/vitrine/v1/failed-jobs/{id}/retry',
    summary: 'Runs a failed job again, with all of its attempts. Where it fails again, it is listed again.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({ failedJob: FailedJob }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'failedJobs',
      gives: 'failedJob',
      example: 'await owner.failedJobs.retryFailedJob(failedJob.id)',
    },
  },
  deleteFailedJob: {
    method: 'DELETE',
    path: '/vitrine/v1/failed-jobs/{id}',
    summary: 'Deletes a failed job. What it was to do is not done.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: { module: 'failedJobs', example: 'await owner.failedJobs.deleteFailedJob(failedJob.id)' },
  },
})
