import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { sqlState, sqlStates } from '../database/database-errors.ts'
import type { Rounds } from '../database/rounds.ts'

/** A background task of a room, such as delivering emails. */
export interface Worker {
  readonly start: () => void
  /** Stops, and waits for work in progress. */
  readonly stop: () => Promise<void>
}

/** Waits, or returns early when stopped. Doesn't keep the process alive. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** How long external work may continue after the server stops. */
const graceMs = 2000

/** Thrown when external work did not end in time. */
export class DeadlineExceeded extends Error {
  constructor() {
    super('There was no answer in time.')
  }
}

/**
 * Limits how long to wait for external work. The limit shrinks to the grace period when the server stops. Late results
 * are ignored.
 */
export const withDeadline = <Result>(
  work: Promise<Result>,
  { ms, stopped }: { ms: number; stopped: AbortSignal },
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new DeadlineExceeded())
    let timer = setTimeout(giveUp, ms)
    const shortenTimeout = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, Math.min(ms, graceMs))
    }
    if (stopped.aborted) shortenTimeout()
    else stopped.addEventListener('abort', shortenTimeout, { once: true })
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      stopped.removeEventListener('abort', shortenTimeout)
    })
  })

/** Creates a worker that runs until its signal is aborted. */
export const createWorker = (
  run: (stopped: AbortSignal) => Promise<void>,
  stopping: AbortController = new AbortController(),
): Worker => {
  let running: Promise<void> | undefined
  return {
    start: () => {
      // Everything that the worker does at once may listen to it.
      setMaxListeners(0, stopping.signal)
      running = run(stopping.signal)
    },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

interface Repeated {
  readonly work: () => Promise<unknown>
  readonly everyMs: number
  /** Runs immediately instead of after the first pause. Default: false. */
  readonly immediately?: boolean
  /** Decides which rounds are skipped. Default: none. */
  readonly rounds?: Rounds
  readonly log: Logger
  /** The message that is logged on failure. The work is retried after the pause. */
  readonly failure: string
}

/** Logs that work failed. Read-only errors are logged at debug level, because they are reported elsewhere. */
export const logFailure = (log: Logger, error: unknown, words: string): void => {
  if (sqlState(error) === sqlStates.readOnly) log.debug({ err: error }, words)
  else log.error({ err: error }, words)
}

/** Creates a worker that repeats its work, with a pause after each run. */
export const createRepeatingWorker = ({ work, everyMs, immediately = false, rounds, log, failure }: Repeated): Worker =>
  createWorker(async (stopped) => {
    const attempt = () =>
      work().catch((error: unknown) => {
        logFailure(log, error, failure)
        rounds?.plan(new Date(0))
      })
    if (!immediately) await pause(everyMs, stopped)
    while (!stopped.aborted) {
      if (rounds?.isNeeded() ?? true) await attempt()
      await pause(everyMs, stopped)
    }
  })
