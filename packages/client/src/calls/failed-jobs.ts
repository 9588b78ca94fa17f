// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, FailedJob } from '../generated.ts'

/**
 * Lists the background jobs that have failed, such as emails that could not be sent and invoices that could not
 * be issued. Failed jobs are deleted after 90 days.
 */
export const listFailedJobs: ElevatedEndpoint<
  {},
  {
    /** The latest 100 failed jobs, latest first. */
    failedJobs: readonly FailedJob[]
  }
> = {
  route: 'GET /vitrine/v1/failed-jobs',
  repeatable: true,
  elevated: true,
  dates: { failedJobs: { createdDate: true, failedDate: true } },
}

/** Runs a failed job again, with all of its attempts. Where it fails again, it is listed again. */
export const retryFailedJob: ElevatedEndpoint<
  {
    params: {
      /** The ID of the failed job. */
      id: string
    }
  },
  { failedJob: FailedJob }
> = {
  route: 'POST /vitrine/v1/failed-jobs/{id}/retry',
  elevated: true,
  dates: { failedJob: { createdDate: true, failedDate: true } },
}

/** Deletes a failed job. What it was to do is not done. */
export const deleteFailedJob: ElevatedEndpoint<
  {
    params: {
      /** The ID of the failed job. */
      id: string
    }
  },
  {}
> = { route: 'DELETE /vitrine/v1/failed-jobs/{id}', elevated: true }
