import { changesOf, contributionsOf } from '@vitrine/domain/report/contributions.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
import { queueJobs } from '../../ground/job/store.ts'
import type { JobHandler } from '../../ground/job/job.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { timeZoneOf } from '../../ground/site/time-zone.ts'
import { findOrders, type StoredOrder } from '../../orders/order/api.ts'
import { findReturningOrders } from '../../people/customer/api.ts'
import { readEntriesOfOrders } from '../books/api.ts'
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

/** Finds the collections of products of orders that were not counted with them before. */
const findNewCollections = (
  db: Db,
  siteId: string,
  orders: readonly StoredOrder[],
  before: ReadonlyMap<string, Counted>,
) => {
  const isKnown = (order: StoredOrder, product: string) =>
    Object.hasOwn(before.get(order.id)?.collections ?? {}, product)
  const products = orders.flatMap((order) => productsOf(order).filter((product) => !isKnown(order, product)))
  return findCollectionsOf(db, siteId, [...new Set(products)])
}

/** Returns the collections of an order's products when each was first counted. */
const collectionsOf = (order: StoredOrder, before: CollectionsByProduct, found: CollectionsByProduct) => ({
  ...Object.fromEntries(productsOf(order).map((product) => [product, found[product] ?? []])),
  ...before,
})

/** Returns what orders add to the sums now: nothing for those that were deleted. */
const count = async (
  db: Db,
  site: Site,
  before: ReadonlyMap<string, Counted>,
): Promise<ReadonlyMap<string, Counted>> => {
  const orderIds = [...before.keys()]
  const [timeZone, currency] = [timeZoneOf(site), site.currency]
  const orders = await findOrders(db, site.id, orderIds)
  const found = await findNewCollections(db, site.id, orders, before)
  const returning = await findReturningOrders(db, { siteId: site.id, orderIds })
  const entries = await readEntriesOfOrders(db, site.id, { orderIds, timeZone })
  const names = orders.flatMap((order) => namedGroups(order).map((group) => ({ ...group, date: order.created_date })))
  const newest = orders.map((order) => order.created_date).toSorted((one, other) => other.getTime() - one.getTime())[0]
  await saveNames(db, site.id, [...names, ...found.groups.map((group) => ({ ...group, date: newest! }))])
  const counted = orders.map((order): [string, Counted] => {
    const collections = collectionsOf(order, before.get(order.id)!.collections, found.byProduct)
    const own = entries.filter(({ orderId }) => orderId === order.id)
    const facts = { timeZone, currency, isReturning: returning.has(order.id), entries: own, collections }
    return [order.id, { contributions: contributionsOf(reportedOrder(order, facts)), collections }]
  })
  return new Map([...orderIds.map((id): [string, Counted] => [id, nothing]), ...counted])
}

/** Replaces what the sums contain of orders of a store. */
const recount = async ({ db, sites }: Context, siteId: string, orderIds: readonly string[]): Promise<void> => {
  const site = await requireSite(sites, siteId)
  await transact(db, async (transaction) => {
    const before = await lockCounted(transaction, siteId, orderIds)
    const after = await count(transaction, site, before)
    const changes = orderIds.flatMap((id) => changesOf(before.get(id)!.contributions, after.get(id)!.contributions))
    await addToSums(transaction, siteId, changes)
    await saveCounted(transaction, siteId, after)
  })
}

/** Counts orders again after they or their payments have changed: many at once, which takes a fraction of the time. */
export const orderJob = (context: Context): JobHandler => ({
  kind: orderKind,
  run: async ({ siteId, key }) => {
    await recount(context, siteId, [key])
    return undefined
  },
  runTogether: {
    size: 100,
    run: (jobs) =>
      recount(
        context,
        jobs[0]!.siteId,
        jobs.map(({ key }) => key),
      ),
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
