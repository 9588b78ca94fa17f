import { sql } from 'kysely'
import type { Context, Worker } from '../context.ts'

const everyMs = 60 * 1000
/** Longer than a change takes: answers rest on notes whose change may not be visible yet. */
const keptMinutes = 5

/** Takes away notes of changes that are long past; the counts that rested on them are made anew. */
export const createCatalogPruning = ({ db, log }: Context): Worker => {
  let timer: NodeJS.Timeout | undefined
  const prune = () =>
    sql`delete from catalog_change where created_date < now() - ${keptMinutes} * interval '1 minute'`.execute(db)
  return {
    start: () => {
      timer = setInterval(
        () => void prune().catch((error: unknown) => log.error({ err: error }, 'pruning changes failed')),
        everyMs,
      )
      timer.unref()
    },
    stop: async () => clearInterval(timer),
  }
}
