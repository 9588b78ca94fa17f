import type { Logger } from 'pino'
import { withDeadline } from '../base/worker.ts'
import type { Db } from '../database/tables.ts'
import { failureOf, ServerStopped } from './failure.ts'
import { deadlineOf, retryDelayMs, type ClaimedJob, type JobHandler } from './job.ts'
import { completeJob, completeJobs, parkJob, releaseJob, rescheduleJob, retryJob } from './store.ts'

/** The dependencies of the job runner. */
export interface JobContext {
  readonly db: Db
  readonly now: () => Date
  readonly log: Logger
  /** Called when a job has failed for good and is kept. */
  readonly onParked?: (job: ClaimedJob<never>) => Promise<void>
}

/** Records a failed attempt. The job is retried later, or has failed for good. */
const settleFailure = async (
  { db, now, log, onParked }: JobContext,
  handler: JobHandler,
  job: ClaimedJob<never>,
  error: unknown,
): Promise<void> => {
  const { kind, key, siteId, attempts } = job
  const delay = retryDelayMs(attempts, handler.retry)
  if (delay !== undefined) {
    log.warn({ err: error, kind, key, siteId, attempts }, 'a job failed and will be retried')
    await retryJob(db, job, { failure: failureOf(error), due: new Date(now().getTime() + delay) })
    return
  }
  log.error({ err: error, kind, key, siteId, attempts }, 'a job failed for good')
  await handler.onFailed?.(job)
  if (handler.whenFailed === 'delete') {
    await completeJob(db, job)
    return
  }
  await parkJob(db, job, { failure: failureOf(error), now: now() })
  // The job is listed already; an alert that fails must not change that.
  await onParked?.(job).catch((cause: unknown) =>
    log.error({ err: cause, kind, siteId }, 'alerting of a failed job failed'),
  )
}

/** Runs a claimed job and records the outcome. */
export const attemptJob = async (
  context: JobContext,
  handler: JobHandler,
  job: ClaimedJob<never>,
  stopped: AbortSignal,
): Promise<void> => {
  const { db, now } = context
  // The last attempt never ended because the server stopped. Don't repeat this endlessly.
  if (retryDelayMs(job.attempts - 1, handler.retry) === undefined) {
    await settleFailure(context, handler, job, new ServerStopped())
    return
  }
  let next: Date | undefined
  try {
    next = await withDeadline(handler.run(job), { ms: deadlineOf(handler), stopped })
  } catch (error) {
    if (stopped.aborted) await releaseJob(db, job, now())
    else await settleFailure(context, handler, job, error)
    return
  }
  if (next) await rescheduleJob(db, job, next)
  else await completeJob(db, job)
}

/**
 * Runs claimed jobs of one site together, or each alone if that fails. Only first attempts run together: of jobs that
 * stopped a server, the one to blame is found and given up.
 */
export const attemptTogether = async (
  context: JobContext,
  handler: JobHandler,
  jobs: readonly ClaimedJob<never>[],
  stopped: AbortSignal,
): Promise<void> => {
  const { db, log } = context
  const together = handler.runTogether
  const first = jobs.filter(({ attempts }) => attempts === 1)
  const done = new Set<ClaimedJob<never>>()
  if (together && first.length > 1) {
    try {
      await withDeadline(together.run(first), { ms: deadlineOf(handler), stopped })
      await completeJobs(db, first)
      for (const job of first) done.add(job)
    } catch (error) {
      const [{ kind, siteId }] = first as [ClaimedJob<never>]
      if (!stopped.aborted) log.warn({ err: error, kind, siteId, jobs: first.length }, 'jobs failed together')
    }
  }
  for (const job of jobs) if (!done.has(job)) await attemptJob(context, handler, job, stopped)
}
