import { dayAfter, startOfDay } from '@vitrine/domain/time/day.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import type { NewJob } from '../../../ground/job/store.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { saveCartCounts } from './visit-store.ts'
import { countCartsOfDay } from './visits-report.ts'

const kind = 'report-carts'

/** Returns the job that keeps the counts of carts of a day once it is over. */
export const cartJobOf = (site: Site, day: string): NewJob => ({
  siteId: site.id,
  kind,
  key: day,
  due: startOfDay(timeZoneOf(site), dayAfter(day)),
})

/** Keeps the counts of carts of a day, before carts are deleted. */
export const cartJob = ({ db, sites }: Context): JobHandler => ({
  kind,
  run: async ({ siteId, key: day }) => {
    const timeZone = timeZoneOf(await requireSite(sites, siteId))
    await saveCartCounts(db, siteId, await countCartsOfDay(db, { siteId, timeZone, day }))
    return undefined
  },
})
