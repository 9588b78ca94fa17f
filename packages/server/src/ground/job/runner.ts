import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { createWorker, logFailure, type Worker } from '../base/worker.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { createRounds } from '../database/rounds.ts'
import { attemptTogether, type JobContext } from './attempt.ts'
import { leaseMsOf, type ClaimedJob, type JobHandler } from './job.ts'
import { isPaused } from './pauses.ts'
import { claimJobs, nextJobDate } from './store.ts'
import { createWakeablePause, onWake, restUntilNeeded } from './wake.ts'

const channel = 'job'
/** The minimum pause while jobs are due that another server is about to claim. */
const minPauseMs = 200
/** The maximum pause, after which jobs of triggers and of dead servers are found. */
const maxPauseMs = 5000
/** The minimum interval between notifications of other servers. */
const announceEveryMs = 1000

type Handlers = ReadonlyMap<string, JobHandler>

const byKind = (handlers: readonly JobHandler[]): Handlers => {
  const found = new Map<string, JobHandler>()
  for (const handler of handlers) {
    if (found.has(handler.kind)) throw new Error(`Two handlers are registered for jobs of the kind ${handler.kind}.`)
    found.set(handler.kind, handler)
  }
  return found
}

/** The attempts running in this process, with the kind of their jobs. */
type Running = Map<Promise<void>, string>

const openings = (handlers: Handlers, running: Running, isHeld: (kind: string) => boolean = () => false) => {
  const counts = new Map<string, number>()
  for (const kind of running.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...handlers.values()].flatMap((handler) => {
    if (isHeld(handler.kind)) return []
    const free = (handler.concurrency ?? 1) - (counts.get(handler.kind) ?? 0)
    // Jobs that run together are one attempt.
    const slots = handler.runTogether?.size ?? free
    return free > 0 ? [{ kind: handler.kind, slots, leaseMs: leaseMsOf(handler) }] : []
  })
}

type Job = ClaimedJob<never>

const valuesOf = (jobs: readonly Job[], name: 'kind' | 'siteId'): string[] => [...new Set(jobs.map((job) => job[name]))]

/** Splits claimed jobs into attempts: those that run together are one, which takes one site after the other. */
const attemptsOf = (handlers: Handlers, claimed: readonly Job[]): { kind: string; sites: readonly Job[][] }[] =>
  valuesOf(claimed, 'kind').flatMap((kind) => {
    const jobs = claimed.filter((job) => job.kind === kind)
    if (!handlers.get(kind)!.runTogether) return jobs.map((job) => ({ kind, sites: [[job]] }))
    return [{ kind, sites: valuesOf(jobs, 'siteId').map((id) => jobs.filter(({ siteId }) => siteId === id)) }]
  })

interface Starting {
  readonly running: Running
  readonly onEnd: () => void
  readonly stopped: AbortSignal
  /** Whether jobs of a kind are left in the queue. Default: none are. */
  readonly isHeld?: (kind: string) => boolean
}

/** Claims and starts due jobs as long as slots are free. Returns the number of jobs. */
const startDue = async (
  context: JobContext,
  handlers: Handlers,
  { running, onEnd, stopped, isHeld }: Starting,
): Promise<number> => {
  const { db, now, log } = context
  const claimed = (await claimJobs(db, openings(handlers, running, isHeld), now())) as Job[]
  for (const { kind, sites } of attemptsOf(handlers, claimed)) {
    const run = async () => {
      for (const jobs of sites) await attemptTogether(context, handlers.get(kind)!, jobs, stopped)
    }
    const attempt = run()
      .catch((error: unknown) => logFailure(log, error, 'recording the outcome of a job failed'))
      .finally(() => {
        running.delete(attempt)
        onEnd()
      })
    running.set(attempt, kind)
  }
  return claimed.length
}

/** Returns the pause until a date, within the limits. */
const pauseMs = ({ now }: JobContext, due: Date | undefined): number =>
  due ? Math.min(maxPauseMs, Math.max(minPauseMs, due.getTime() - now().getTime())) : maxPauseMs

interface RunnerContext extends JobContext {
  readonly database: Database<Tables>
}

/** Wakes the workers of other servers, at a limited rate. */
const createAnnouncing = ({ database, log }: RunnerContext, sender: string) => {
  let announcedAt = -Infinity
  return (): void => {
    if (database.kind === 'embedded' || Date.now() - announcedAt < announceEveryMs) return
    announcedAt = Date.now()
    database.notify(channel, sender).catch((error: unknown) => log.debug({ err: error }, 'waking other servers failed'))
  }
}

/**
 * Creates the worker that runs the jobs of all sites. Each runs at least once, as soon as it is due, with growing
 * pauses after failures.
 */
export const createJobRunner = (context: RunnerContext, handlers: readonly JobHandler[]): Worker => {
  const known = byKind(handlers)
  const sender = randomUUID()
  const announce = createAnnouncing(context, sender)

  return createWorker(async (stopped) => {
    const running: Running = new Map()
    const pause = createWakeablePause()
    const begin = () => startDue(context, known, { running, onEnd: pause.end, stopped, isHeld: isPaused })
    const rounds = createRounds(context)
    /** Rests until the next job with a free slot is due, jobs are queued, or rows change. */
    const rest = async (): Promise<void> => {
      const kinds = openings(known, running, isPaused).map(({ kind }) => kind)
      const due = kinds.length > 0 ? await nextJobDate(context.db, kinds) : undefined
      rounds.plan(due)
      await restUntilNeeded(pause, rounds, () => pauseMs(context, due))
    }
    const stopWaking = onWake('jobs', () => {
      pause.wake()
      announce()
    })
    const stopListening = await context.database
      .listen(channel, (from) => from !== sender && pause.wake())
      .catch((error: unknown) => {
        logFailure(context.log, error, 'listening for jobs of other servers failed; they are found later')
        return async () => undefined
      })
    stopped.addEventListener('abort', pause.end, { once: true })
    while (!stopped.aborted) {
      try {
        if ((await begin()) === 0) await rest()
      } catch (error) {
        logFailure(context.log, error, 'claiming jobs failed')
        await pause.wait(maxPauseMs)
      }
    }
    stopWaking()
    await Promise.all(running.keys())
    await stopListening().catch(() => undefined)
    await Promise.all(handlers.map((handler) => handler.close?.()))
  })
}

/** Runs all due jobs until none is left. Returns the number of jobs. For tests and scripts. */
export const runDueJobs = async (context: JobContext, handlers: readonly JobHandler[]): Promise<number> => {
  const known = byKind(handlers)
  const { signal: stopped } = new AbortController()
  // Each job that runs listens to it.
  setMaxListeners(0, stopped)
  const running: Running = new Map()
  const begin = () => startDue(context, known, { running, onEnd: () => undefined, stopped })
  let count = 0
  for (let begun = await begin(); begun > 0; begun = await begin()) {
    count += begun
    await Promise.all(running.keys())
  }
  return count
}
