import { daysIn } from '@vitrine/domain/collection-rule/rule.ts'
import { sql } from 'kysely'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { ClaimedJob, JobHandler } from '../../../ground/job/job.ts'
import { queueJob } from '../../../ground/job/store.ts'
import { requireSite } from '../../../ground/site/sites.ts'
import { applyRules } from './members.ts'
import { waitForOlderTransactions } from './older-transactions.ts'
import { findRuled, lockRuled } from './rule-store.ts'

type JobContext = Pick<Context, 'db' | 'now' | 'sites'>

/** The kind of job that fills a collection by its rule. The key is the ID of the collection. */
export const fillKind = 'collection-fill'
/** The kind of job that checks the rules that depend on the age of products. The key is the ID of the collection. */
export const daysKind = 'collection-days'

/** Products compared in one transaction when a collection is filled. */
const filledAtOnce = 1000
/** How long a run goes on. The next one continues where it ended. */
const fillMs = 10_000
/** Changed products compared in one transaction. */
const changedAtOnce = 200
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** The progress of filling a collection. */
interface FillPayload {
  /** Of the rule. */
  readonly revision: number
  /** The number of the last product that was compared. */
  readonly after: number
}

interface Filling extends FillPayload {
  readonly siteId: string
  readonly id: string
}

/** Queues a job that fills a collection, from its first product on. */
export const queueFill = (db: Db, { siteId, id, revision }: Omit<Filling, 'after'>): Promise<void> =>
  queueJob(db, { siteId, kind: fillKind, key: id, payload: { revision, after: 0 } satisfies FillPayload })

const lastOfBatch = async (db: Db, siteId: string, after: number): Promise<number | undefined> => {
  const { rows } = await sql<{ last: number | null }>`
    select max(numeric_id) as last from (
      select numeric_id from product where site_id = ${siteId} and numeric_id > ${after}
      order by numeric_id limit ${filledAtOnce}) batch`.execute(db)
  return rows[0]!.last ?? undefined
}

/** Compares the next products of a store. Returns the last one; `undefined` behind the last one of the store. */
const fillNext = async (
  { db, now, sites }: JobContext,
  { siteId, id, revision, after }: Filling,
): Promise<number | undefined> => {
  const { currency } = await requireSite(sites, siteId)
  return transact(db, async (transaction) => {
    const collections = await lockRuled(transaction, siteId, id)
    // Otherwise another job fills it by its latest rule.
    if (collections[0]?.revision !== revision) return undefined
    const last = await lastOfBatch(transaction, siteId, after)
    if (last === undefined) return undefined
    const among = sql<boolean>`p.numeric_id > ${after} and p.numeric_id <= ${last}`
    await applyRules(transaction, { siteId, collections, among, now: now(), currency })
    const payload: FillPayload = { revision, after: last }
    await queueJob(transaction, { siteId, kind: fillKind, key: id, payload })
    return last
  })
}

/** Fills a collection after its rule has changed. A run that is interrupted is continued after its last transaction. */
const fillJob = (context: JobContext): JobHandler<FillPayload> => ({
  kind: fillKind,
  run: async ({ siteId, key: id, payload }) => {
    if (payload.after === 0) await waitForOlderTransactions(context.db)
    const begun = Date.now()
    let after: number | undefined = payload.after
    while (after !== undefined && Date.now() - begun < fillMs)
      after = await fillNext(context, { ...payload, siteId, id, after })
    return undefined
  },
})

const compareProducts = async (
  { db, now, sites }: JobContext,
  siteId: string,
  ids: readonly string[],
): Promise<void> => {
  const { currency } = await requireSite(sites, siteId)
  await transact(db, async (transaction) => {
    const collections = await lockRuled(transaction, siteId)
    const among = sql<boolean>`p.id = any(${[...ids]}::text[])`
    if (collections.length > 0) await applyRules(transaction, { siteId, collections, among, now: now(), currency })
  })
}

/** Compares changed products with the rules of their store. The key is the ID of the product. */
const changedJob = (context: JobContext): JobHandler => {
  const compare = (jobs: readonly ClaimedJob[]) => {
    const ids = jobs.map(({ key }) => key)
    return compareProducts(context, jobs[0]!.siteId, ids)
  }
  return {
    kind: 'collection-rules',
    run: async (job) => void (await compare([job])),
    runTogether: { size: changedAtOnce, run: compare },
  }
}

/** Queues the next check of a rule that depends on the age of products. */
export const queueDays = (
  db: Db,
  { siteId, id, since }: { siteId: string; id: string; since: Date },
): Promise<void> => {
  const due = new Date(since.getTime() + hourMs)
  return queueJob(db, { siteId, kind: daysKind, key: id, payload: { since: since.toISOString() }, due })
}

interface Period {
  readonly siteId: string
  readonly since: Date
  readonly until: Date
}

/** Lists the next products that reached an age in a period. */
const listAged = async (
  db: Db,
  { siteId, since, until }: Period,
  { days, after }: { readonly days: number; readonly after: number },
): Promise<{ id: string; numericId: number }[]> => {
  const createdBefore = (date: Date) => new Date(date.getTime() - days * dayMs).toISOString()
  const { rows } = await sql<{ id: string; numericId: number }>`
    select id, numeric_id as "numericId" from product
    where site_id = ${siteId} and created_date >= ${createdBefore(since)}::timestamptz
      and created_date < ${createdBefore(until)}::timestamptz and numeric_id > ${after}
    order by numeric_id limit ${changedAtOnce}`.execute(db)
  return rows
}

const compareAged = async (context: JobContext, period: Period, days: number): Promise<void> => {
  for (let after = 0; ;) {
    const aged = await listAged(context.db, period, { days, after })
    if (aged.length === 0) return
    await compareProducts(
      context,
      period.siteId,
      aged.map(({ id }) => id),
    )
    after = aged.at(-1)!.numericId
  }
}

/** Compares each hour the products that have reached an age since the last time. */
const daysJob = (context: JobContext): JobHandler<{ readonly since: string }> => ({
  kind: daysKind,
  run: async ({ siteId, key: id, payload: { since } }) => {
    const { db, now } = context
    const until = now()
    const found = await findRuled(db, siteId, id)
    const days = found ? daysIn(found.rule) : []
    if (days.length === 0) return undefined
    for (const one of new Set(days)) await compareAged(context, { siteId, since: new Date(since), until }, one)
    await queueDays(db, { siteId, id, since: until })
    return undefined
  },
})

/** Creates the handlers of the jobs that keep collections with a rule up to date. */
export const collectionRuleJobs = (context: JobContext): JobHandler<never>[] => [
  fillJob(context),
  changedJob(context),
  daysJob(context),
]
