import { dayIn } from '@vitrine/domain/time/day.ts'
import { localTimeOf } from '@vitrine/domain/time/local-time.ts'
import { createRepeatingWorker, type Worker } from '../../../ground/base/worker.ts'
import type { Context } from '../../../ground/context/context.ts'
import { queueJobs, type NewJob } from '../../../ground/job/store.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { cartJobOf } from './cart-job.ts'
import { addSessions, type CountedSessions } from './visit-store.ts'

const everyMs = 5000
/** Most addresses whose visits are counted at the same time. */
const maxAddresses = 10_000
const windowMs = 60 * 60_000
/** Visits per address and hour. Many people may share an address. */
const maxPerAddress = 300

interface AddressCount {
  readonly until: number
  readonly count: number
}

/** Counts visits in memory, without any data about visitors. Addresses are forgotten after an hour. */
const createCountedVisits = ({ db, now }: Pick<Context, 'db' | 'now'>) => {
  let counted = new Map<string, CountedSessions & { readonly job: NewJob }>()
  let addresses = new Map<string, AddressCount>()

  const forgetExpired = (time: number): void => {
    addresses = new Map([...addresses].filter(([, { until }]) => until > time))
  }

  /** Returns whether an address has visited too often in an hour. */
  const isTooMany = (key: string, time: number): boolean => {
    const known = addresses.get(key)
    const isRunning = known !== undefined && known.until > time
    if (!isRunning && addresses.size >= maxAddresses) forgetExpired(time)
    if (!isRunning && addresses.size >= maxAddresses) return true
    const { until, count } = isRunning ? known : { until: time + windowMs, count: 0 }
    addresses.set(key, { until, count: count + 1 })
    return count >= maxPerAddress
  }

  return {
    count: (site: Site, ip: string): void => {
      const date = now()
      if (isTooMany(`${site.id} ${ip}`, date.getTime())) return
      const timeZone = timeZoneOf(site)
      const [day, hour] = [dayIn(timeZone, date), localTimeOf(date, timeZone).time.hours]
      const key = `${site.id} ${day} ${hour}`
      const sessions = (counted.get(key)?.sessions ?? 0) + 1
      counted.set(key, { siteId: site.id, day, hour, sessions, job: cartJobOf(site, day) })
    },

    /** Stores the counts since the last write. Counts that cannot be stored are lost, which a report tolerates. */
    write: async (): Promise<void> => {
      const visits = [...counted.values()]
      counted = new Map()
      forgetExpired(now().getTime())
      if (visits.length === 0) return
      await addSessions(
        db,
        visits.map(({ job: _job, ...sessions }) => sessions),
      )
      await queueJobs(db, [...new Map(visits.map(({ job }) => [`${job.siteId} ${job.key}`, job])).values()])
    },
  }
}

const all = new WeakMap<Context['sites'], ReturnType<typeof createCountedVisits>>()

/** The counts of this process, shared by handlers and worker. */
export const countedVisitsOf = (
  context: Pick<Context, 'db' | 'now' | 'sites'>,
): ReturnType<typeof createCountedVisits> => {
  const made = all.get(context.sites) ?? createCountedVisits(context)
  all.set(context.sites, made)
  return made
}

/** Creates the worker that stores the counts, also at shutdown. */
export const createVisitWriting = (context: Context): Worker => {
  const { write } = countedVisitsOf(context)
  const worker = createRepeatingWorker({ work: write, everyMs, log: context.log, failure: 'storing visits failed' })
  return {
    ...worker,
    stop: () =>
      worker
        .stop()
        .then(write)
        .catch(() => undefined),
  }
}
