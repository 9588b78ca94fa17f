import { changesOf, contributionsOf, type Contribution } from '@vitrine/domain/report/contributions.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { queueJobs } from '../../ground/job/store.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { findOrder } from '../../orders/order/api.ts'
import { isOfReturningCustomer } from '../../people/customer/api.ts'
import { readEntriesOfOrder } from '../books/api.ts'
import { reportedOrder } from './reported-order.ts'
import { addToSums, listReportedOrders, lockContributions, saveContributions } from './store.ts'

const orderKind = 'report-order'

/** Returns what an order adds to the sums now: nothing if it was deleted. */
const currentContributions = async (db: Db, site: Site, orderId: string): Promise<readonly Contribution[]> => {
  const of = { siteId: site.id, orderId }
  const order = await findOrder(db, site.id, orderId)
  if (!order) return []
  const timeZone = timeZoneOf(site)
  const isReturning = await isOfReturningCustomer(db, of)
  const entries = await readEntriesOfOrder(db, site.id, { orderId, timeZone })
  return contributionsOf(reportedOrder(order, { timeZone, currency: site.currency, isReturning, entries }))
}

/** Replaces what the sums contain of an order, after it or its payments have changed. */
export const orderJob = (context: Context): JobHandler => ({
  kind: orderKind,
  concurrency: 2,
  run: async ({ siteId, key }) => {
    const site = await requireSite(context.sites, siteId)
    await transact(context.db, async (db) => {
      const before = await lockContributions(db, { siteId, orderId: key })
      const after = await currentContributions(db, site, key)
      await addToSums(db, siteId, changesOf(before, after))
      await saveContributions(db, { siteId, orderId: key, contributions: after })
    })
    return undefined
  },
})

const atOnce = 1000

/**
 * Counts all orders again, after the time zone of the store has changed. Sums stay whole meanwhile: each order moves to
 * its new day on its own.
 */
export const rebuildJob = ({ db }: Context): JobHandler => ({
  kind: 'report-rebuild',
  deadlineMs: 10 * 60_000,
  run: async ({ siteId }) => {
    let after = ''
    for (;;) {
      const ids = await listReportedOrders(db, { siteId, after, limit: atOnce })
      await queueJobs(
        db,
        ids.map((key) => ({ siteId, kind: orderKind, key })),
      )
      if (ids.length < atOnce) return undefined
      after = ids.at(-1)!
    }
  },
})
