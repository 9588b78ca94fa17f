/** A job that one server has claimed. */
export interface ClaimedJob<Payload = unknown> {
  readonly siteId: string
  readonly kind: string
  readonly key: string
  readonly payload: Payload
  /** How often it has been tried, this time included. */
  readonly attempts: number
  readonly version: number
  readonly createdDate: Date
}

export interface RetryRule {
  /** Seconds between the first attempt and the second; doubled after each further one. Default: 10. */
  readonly firstSeconds?: number
  /** The longest pause, in seconds. Default: 3600. */
  readonly maxSeconds?: number
  /** The job has failed after so many attempts, and waits for a retry by hand. Default: 12. */
  readonly attempts?: number
}

/** How a kind of job is done. */
export interface JobHandler<Payload = never> {
  /** Unique among all rooms, such as `gift-card`. */
  readonly kind: string
  /**
   * Does the work, outside of any transaction of the runner. Resolves to the date when it is to run again, or to
   * `undefined` when it is done. A rejection is a failed attempt. Runs at least once: a server that dies leaves the job
   * to another one, so the work must be safe to repeat (`deleteJob` within its transaction makes it happen once).
   */
  readonly run: (job: ClaimedJob<Payload>) => Promise<Date | undefined>
  /** Called when the last attempt has failed. */
  readonly onFailed?: (job: ClaimedJob<Payload>) => Promise<void>
  /** What becomes of a job that has failed: `keep` (the default) lists it in the back office, to be retried there. */
  readonly whenFailed?: 'keep' | 'delete'
  readonly retry?: RetryRule
  /** Attempts that take longer have failed. In milliseconds; default: 60,000. */
  readonly deadlineMs?: number
  /** How many run at the same time in one process. Default: 1. */
  readonly concurrency?: number
  /** Frees what the handler keeps open, such as connections, when the server stops. */
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

/** How long a claim lasts: longer than any attempt. Afterwards its server is considered dead. */
export const leaseMsOf = (handler: Pick<JobHandler, 'deadlineMs'>): number => deadlineOf(handler) + leaseMarginMs
