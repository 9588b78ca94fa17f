/** A job claimed by a server. */
export interface ClaimedJob<Payload = unknown> {
  readonly siteId: string
  readonly kind: string
  readonly key: string
  readonly payload: Payload
  /** The number of attempts, including this one. */
  readonly attempts: number
  readonly version: number
  readonly createdDate: Date
}

export interface RetryRule {
  /** Seconds between the first and second attempt, doubled after each further one. Default: 10. */
  readonly firstSeconds?: number
  /** The maximum pause in seconds. Default: 3600. */
  readonly maxSeconds?: number
  /** The maximum number of attempts. Afterwards, the job waits for a manual retry. Default: 12. */
  readonly attempts?: number
}

/** Handles a kind of job. */
export interface JobHandler<Payload = never> {
  /** Unique among all rooms, such as `gift-card`. */
  readonly kind: string
  /**
   * Does the work, outside of transactions of the runner. Resolves to the date of the next run, or to `undefined` when
   * the job is done. A rejection is a failed attempt. Runs at least once: if a server dies, another one runs the job
   * again, so the work must be safe to repeat (`deleteJob` within its transaction makes it happen once).
   */
  readonly run: (job: ClaimedJob<Payload>) => Promise<Date | undefined>
  /**
   * Does the work of many jobs of one site at once, instead of `run` for each: first attempts only. If it
   * fails, each of them is run alone.
   * `concurrency` counts such batches.
   */
  readonly runTogether?: {
    /** The maximum number of jobs. */
    readonly size: number
    readonly run: (jobs: readonly ClaimedJob<Payload>[]) => Promise<void>
  }
  /** Called when the last attempt has failed. */
  readonly onFailed?: (job: ClaimedJob<Payload>) => Promise<void>
  /**
   * What happens to a job that has failed for good: `keep` (the default) lists it in the back office for manual
   * retries.
   */
  readonly whenFailed?: 'keep' | 'delete'
  readonly retry?: RetryRule
  /** The time limit of an attempt in milliseconds. Default: 60,000. */
  readonly deadlineMs?: number
  /** The maximum number of concurrent jobs per process. Default: 1. */
  readonly concurrency?: number
  /** Releases the handler's resources, such as connections, when the server stops. */
  readonly close?: () => Promise<void>
}

const defaults = { firstSeconds: 10, maxSeconds: 3600, attempts: 12 }

/** Returns the pause before the next attempt in milliseconds, or `undefined` after the last one. */
export const retryDelayMs = (attempts: number, rule: RetryRule = {}): number | undefined => {
  const { firstSeconds, maxSeconds, attempts: most } = { ...defaults, ...rule }
  if (attempts >= most) return undefined
  return Math.min(maxSeconds, firstSeconds * 2 ** (attempts - 1)) * 1000
}

export const deadlineOf = ({ deadlineMs = 60_000 }: Pick<JobHandler, 'deadlineMs'>): number => deadlineMs

const leaseMarginMs = 10_000

/**
 * Returns the lease duration in milliseconds: longer than any attempt. After it expires, the server is considered dead.
 */
export const leaseMsOf = (handler: Pick<JobHandler, 'deadlineMs'>): number => deadlineOf(handler) + leaseMarginMs
