import { changesOf, contributionsOf } from '@vitrine/domain/report/contributions.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { queueJobs } from '../../ground/job/store.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { findOrder, type StoredOrder } from '../../orders/order/api.ts'
import { isOfReturningCustomer } from '../../people/customer/api.ts'
import { readEntriesOfOrder } from '../books/api.ts'
import {
  findCollectionsOf,
  listCountedOrders,
  lockCounted,
  saveCounted,
  saveNames,
  type Counted,
} from './order-store.ts'
import { namedGroups, productsOf, reportedOrder, type CollectionsByProduct } from './reported-order.ts'
import { addToSums } from './store.ts'

const orderKind = 'report-order'

const nothing: Counted = { contributions: [], collections: {} }

/** Finds the collections of products of an order that was not counted with them before. */
const findNewCollections = (db: Db, order: StoredOrder, known: CollectionsByProduct) =>
  findCollectionsOf(
    db,
    order.site_id,
    productsOf(order).filter((id) => !Object.hasOwn(known, id)),
  )

/** Returns what an order adds to the sums now: nothing if it was deleted. */
const count = async (
  db: Db,
  site: Site,
  { orderId, before }: { orderId: string; before: Counted },
): Promise<Counted> => {
  const of = { siteId: site.id, orderId }
  const order = await findOrder(db, site.id, orderId)
  if (!order) return nothing
  const timeZone = timeZoneOf(site)
  const found = await findNewCollections(db, order, before.collections)
  const collections = { ...before.collections, ...found.byProduct }
  const isReturning = await isOfReturningCustomer(db, of)
  const entries = await readEntriesOfOrder(db, site.id, { orderId, timeZone })
  await saveNames(db, site.id, { groups: [...namedGroups(order), ...found.groups], date: order.created_date })
  const facts = { timeZone, currency: site.currency, isReturning, entries, collections }
  return { contributions: contributionsOf(reportedOrder(order, facts)), collections }
}

/** Replaces what the sums contain of an order, after it or its payments have changed. */
export const orderJob = (context: Context): JobHandler => ({
  kind: orderKind,
  concurrency: 2,
  run: async ({ siteId, key }) => {
    const site = await requireSite(context.sites, siteId)
    await transact(context.db, async (db) => {
      const before = await lockCounted(db, { siteId, orderId: key })
      const after = await count(db, site, { orderId: key, before })
      await addToSums(db, siteId, changesOf(before.contributions, after.contributions))
      await saveCounted(db, { siteId, orderId: key, ...after })
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
      const ids = await listCountedOrders(db, { siteId, after, limit: atOnce })
      await queueJobs(
        db,
        ids.map((key) => ({ siteId, kind: orderKind, key })),
      )
      if (ids.length < atOnce) return undefined
      after = ids.at(-1)!
    }
  },
})
