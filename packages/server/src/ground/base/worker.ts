import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { sqlState, sqlStates } from '../database/database-errors.ts'

/** Something a room does beside answering calls, such as delivering mail. */
export interface Worker {
  readonly start: () => void
  /** Waits for what is under way. */
  readonly stop: () => Promise<void>
}

/** Waits; ends early when stopped. Keeps no process alive. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** So long what is under way outside may still take when the server stops. */
const graceMs = 2000

/** Waits for something outside, but no longer than so, and hardly longer when stopped. What comes too late is not heard. */
export const withDeadline = <Result>(
  work: Promise<Result>,
  { ms, stopped }: { ms: number; stopped: AbortSignal },
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('There was no answer in time.'))
    let timer = setTimeout(giveUp, ms)
    const hurry = () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, Math.min(ms, graceMs))
    }
    if (stopped.aborted) hurry()
    else stopped.addEventListener('abort', hurry, { once: true })
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      stopped.removeEventListener('abort', hurry)
    })
  })

/** A worker that runs until its signal stops it. */
export const createWorker = (
  run: (stopped: AbortSignal) => Promise<void>,
  stopping: AbortController = new AbortController(),
): Worker => {
  let running: Promise<void> | undefined
  return {
    start: () => {
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
  /** Begins with the work instead of the first pause. */
  readonly immediately?: boolean
  readonly log: Logger
  /** What the log says when the work fails; it is tried again after the pause. */
  readonly failure: string
}

/** Says in the log that work failed; not that it cannot be written at present, which is told once elsewhere. */
export const logFailure = (log: Logger, error: unknown, words: string): void => {
  if (sqlState(error) === sqlStates.readOnly) log.debug({ err: error }, words)
  else log.error({ err: error }, words)
}

/** A worker that does the same again and again, with a pause after each time. */
export const createRepeatingWorker = ({ work, everyMs, immediately = false, log, failure }: Repeated): Worker =>
  createWorker(async (stopped) => {
    if (!immediately) await pause(everyMs, stopped)
    while (!stopped.aborted) {
      await work().catch((error: unknown) => logFailure(log, error, failure))
      await pause(everyMs, stopped)
    }
  })
