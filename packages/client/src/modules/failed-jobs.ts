// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { FailedJob } from '../generated.ts'

/**
 * Lists the background jobs that have failed, such as emails that could not be sent and invoices that could not
 * be issued. Failed jobs are deleted after 90 days. Elevated.
 *
 * @example
 * const failed = await owner.failedJobs.listFailedJobs()
 */
export const listFailedJobs = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly FailedJob[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/failed-jobs',
      repeatable: true,
      elevated: true,
      dates: { failedJobs: { createdDate: true, failedDate: true } },
    },
    'failedJobs',
  )

/**
 * Runs a failed job again, with all of its attempts. Where it fails again, it is listed again. Elevated.
 *
 * @example
 * await owner.failedJobs.retryFailedJob(failedJob.id)
 */
export const retryFailedJob = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<FailedJob>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/failed-jobs/{id}/retry id',
      elevated: true,
      dates: { failedJob: { createdDate: true, failedDate: true } },
    },
    'failedJob',
  )

/**
 * Deletes a failed job. What it was to do is not done. Elevated.
 *
 * @example
 * await owner.failedJobs.deleteFailedJob(failedJob.id)
 */
export const deleteFailedJob = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/failed-jobs/{id} id', elevated: true }, '')
