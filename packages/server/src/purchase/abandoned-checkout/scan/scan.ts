import { abandonedRules, type AbandonedRules } from '@vitrine/domain/abandoned-checkout/rules.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { queueJobs } from '../../../ground/job/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { findNextIdle, listIdleCarts } from '../../../selling/basket/api.ts'
import { checkoutKind } from './attend.ts'
import { fallAsleep, lockScan, savePosition, type Scan } from './scan-store.ts'

export const scanKind = 'abandoned-checkout-scan'
/** Carts examined in one transaction. */
const batch = 500
const minuteMs = 60_000
/** The minimum pause between two searches of a store. */
const pauseMs = minuteMs
/** Longer than any transaction: when a search falls asleep, transactions that found it awake have ended by the next one. */
const graceMs = 10 * minuteMs

const idleSince = ({ delayMinutes }: AbandonedRules, now: Date): Date =>
  new Date(now.getTime() - delayMinutes * minuteMs)

/** Examines a batch of idle carts, and queues a job for each that may be an abandoned checkout. */
const scanSome = async (
  db: Db,
  { siteId, scan, until }: { siteId: string; scan: Scan; until: Date },
): Promise<{ isComplete: boolean }> => {
  const carts = await listIdleCarts(db, siteId, { after: scan.position, until, limit: batch })
  const last = carts.at(-1)
  if (last) await savePosition(db, siteId, last)
  const found = carts.filter(({ isContactable }) => isContactable)
  await queueJobs(
    db,
    found.map(({ id }) => ({ siteId, kind: checkoutKind, key: id })),
  )
  return { isComplete: carts.length < batch }
}

/** Returns the date of the next search: when the next checkout has been idle for long enough. */
const nextScan = async (
  db: Db,
  { siteId, scan, until, rules, now }: { siteId: string; scan: Scan; until: Date; rules: AbandonedRules; now: Date },
): Promise<Date | undefined> => {
  const next = await findNextIdle(db, siteId, until)
  if (next) return new Date(Math.max(next.getTime() + rules.delayMinutes * minuteMs, now.getTime() + pauseMs))
  if (!scan.is_awake) return undefined
  await fallAsleep(db, siteId)
  return new Date(now.getTime() + graceMs)
}

/**
 * Searches the carts of a store for abandoned checkouts. A trigger queues the job with the first change of a checkout.
 * It runs when the next one has been idle for long enough, and ends when there is none.
 */
export const scanJob = ({ db, now, sites }: Context): JobHandler => {
  const scanBatch = (siteId: string, rules: AbandonedRules) =>
    transact(db, async (transaction): Promise<{ next?: Date | undefined; isComplete: boolean }> => {
      const scan = await lockScan(transaction, siteId)
      if (!scan || !rules.active) return { isComplete: true }
      const until = idleSince(rules, now())
      const { isComplete } = await scanSome(transaction, { siteId, scan, until })
      if (!isComplete) return { isComplete }
      return { isComplete, next: await nextScan(transaction, { siteId, scan, until, rules, now: now() }) }
    })

  return {
    kind: scanKind,
    concurrency: 2,
    run: async ({ siteId }) => {
      const site = await requireSite(sites, siteId)
      const rules = abandonedRules(site.settings.abandonedCheckouts)
      for (;;) {
        const { isComplete, next } = await scanBatch(siteId, rules)
        if (isComplete) return next
      }
    },
  }
}
