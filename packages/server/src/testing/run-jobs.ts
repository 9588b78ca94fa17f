import type { Context } from '../ground/context/context.ts'
import { runDueJobs } from '../ground/job/runner.ts'
import { jobHandlers } from '../jobs.ts'

/** Runs the jobs that are due now until none is left: all of them, or those of some kinds. Returns how many. */
export const runJobs = (context: Context, ...kinds: readonly string[]): Promise<number> =>
  runDueJobs(
    context,
    jobHandlers(context).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)),
  )
