import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'

/** The maximum time between two rounds of a worker, which finds what was missed. */
const maxQuietMs = 60_000

/** Decides when a worker that polls the database needs a round, so that an idle store does nothing. */
export interface Rounds {
  /** Returns whether rows may have changed since the previous call, a planned date has passed, or a minute has. */
  readonly isNeeded: () => boolean
  /** Plans a round at a date, even if no rows change until then. */
  readonly plan: (date: Date | undefined) => void
}

export const createRounds = ({
  database,
  now,
}: {
  readonly database: Pick<Database<Tables>, 'watchChanges'>
  readonly now: () => Date
}): Rounds => {
  const hasChanged = database.watchChanges()
  let lastMs = -Infinity
  let plannedMs = Infinity
  return {
    isNeeded: () => {
      const isLate = Date.now() - lastMs >= maxQuietMs || now().getTime() >= plannedMs
      if (!hasChanged() && !isLate) return false
      lastMs = Date.now()
      plannedMs = Infinity
      return true
    },
    plan: (date) => {
      if (date) plannedMs = Math.min(plannedMs, date.getTime())
    },
  }
}
