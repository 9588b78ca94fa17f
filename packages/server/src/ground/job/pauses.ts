import { wakeAfterCommit } from './wake.ts'

/** How many callers have paused a kind of job in this process. */
const pauses = new Map<string, number>()

/** Whether the runners of this process leave jobs of a kind in the queue. */
export const isPaused = (kind: string): boolean => pauses.has(kind)

const addTo = (kind: string, change: 1 | -1): void => {
  const count = (pauses.get(kind) ?? 0) + change
  if (count > 0) pauses.set(kind, count)
  else pauses.delete(kind)
}

/**
 * Leaves jobs of these kinds in the queue, for somebody who runs them by another clock, until the returned function is
 * called. Those that are running are not interrupted, and other processes are not concerned.
 */
export const pauseJobs = (...kinds: readonly string[]): (() => void) => {
  for (const kind of kinds) addTo(kind, 1)
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    for (const kind of kinds) addTo(kind, -1)
    wakeAfterCommit(pauses, 'jobs')
  }
}
