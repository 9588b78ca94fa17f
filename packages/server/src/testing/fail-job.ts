import type { Context } from '../ground/context/context.ts'
import { failureOf } from '../ground/job/failure.ts'
import { queueJob, type JobKey } from '../ground/job/store.ts'

/** Leaves a job behind whose last attempt has failed. */
export const failJob = async (
  { db }: Pick<Context, 'db'>,
  job: JobKey,
  error: unknown = new Error('The line is busy.'),
): Promise<void> => {
  const { message, code, data } = failureOf(error)
  await queueJob(db, job)
  await db
    .updateTable('job')
    .set({
      due_date: null,
      failed_date: new Date(),
      attempts: 12,
      last_error: message,
      last_error_code: code,
      last_error_data: data === undefined ? null : JSON.stringify(data),
    })
    .where('site_id', '=', job.siteId)
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .execute()
}
