import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bank, ServerLife } from './testing-bank.ts'

/** Ends the running step. Called when it waits for a response that will never come. */
const endStep = new AsyncLocalStorage<() => void>()

/** The life of a server that runs steps. */
export const beginLife = (): ServerLife => ({ isDead: false, stop: () => endStep.getStore()?.() })

/** Starts a step. Resolves when it has ended or waits for a response that will never come. Errors go to `note`. */
export const beginStep = (act: () => Promise<unknown>, note: (error: unknown) => void): Promise<void> =>
  new Promise((resolve) => {
    void endStep.run(resolve, () =>
      act()
        .catch(note)
        .then(() => resolve()),
    )
  })

/** Releases late responses of the bank until every step has ended, however slow the machine is. */
export const untilEnded = async (bank: Bank, steps: readonly Promise<void>[]): Promise<void> => {
  const progress = { isOver: false }
  const all = Promise.all(steps).then(() => void (progress.isOver = true))
  while (!progress.isOver) {
    await bank.release()
    await Promise.race([all, wait(5)])
  }
}
