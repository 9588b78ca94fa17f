import type { Rounds } from '../database/rounds.ts'
import { afterCommit } from '../database/transact.ts'

/** Why workers of this process are woken: jobs were queued or events were recorded. */
export type WakeReason = 'jobs' | 'events'

const createBell = () => {
  const listeners = new Set<() => void>()
  const ring = (): void => {
    for (const listener of listeners) listener()
  }
  return { listeners, ring }
}

const bells: Readonly<Record<WakeReason, ReturnType<typeof createBell>>> = { jobs: createBell(), events: createBell() }

/** Wakes the workers of this process after a transaction commits, or immediately outside of one. */
export const wakeAfterCommit = (db: object, reason: WakeReason): void => afterCommit(db, bells[reason].ring)

/** Calls back when workers are woken, until the returned function is called. */
export const onWake = (reason: WakeReason, listener: () => void): (() => void) => {
  bells[reason].listeners.add(listener)
  return () => bells[reason].listeners.delete(listener)
}

/** The minimum interval between rounds of work, in milliseconds. */
const roundMs = 200

/** A pause between rounds of work that can be ended early. */
export interface WakeablePause {
  /**
   * Waits for a number of milliseconds or until `end`, and returns whether it was ended early. Returns immediately if
   * `end` was called since the last wait.
   */
  readonly wait: (ms: number) => Promise<boolean>
  readonly end: () => void
  /** Ends the pause soon: work that arrives within 200 milliseconds is done together. */
  readonly wake: () => void
}

export const createWakeablePause = (): WakeablePause => {
  let isEnded = false
  let lastRound = -Infinity
  let waking: NodeJS.Timeout | undefined
  let resolveWait = (): void => undefined
  const end = (): void => {
    clearTimeout(waking)
    waking = undefined
    isEnded = true
    resolveWait()
  }
  return {
    wait: async (ms) => {
      if (!isEnded) {
        await new Promise<void>((resolve) => {
          // Doesn't keep the process alive.
          const timer = setTimeout(resolve, ms).unref()
          resolveWait = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const wasEnded = isEnded
      isEnded = false
      lastRound = Date.now()
      return wasEnded
    },
    end,
    wake: () => {
      const early = lastRound + roundMs - Date.now()
      if (early <= 0) end()
      else waking ??= setTimeout(end, early).unref()
    },
  }
}

/** Pauses for a number of milliseconds at a time until the pause is ended or a round is needed. */
export const restUntilNeeded = async (pause: WakeablePause, rounds: Rounds, ms: () => number): Promise<void> => {
  let isOver = false
  while (!isOver) {
    const wasEnded = await pause.wait(ms())
    // Always asked, so that the next rest starts with the changes after this one.
    isOver = rounds.isNeeded() || wasEnded
  }
}
