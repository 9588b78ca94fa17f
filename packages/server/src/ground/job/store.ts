import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db } from '../database/tables.ts'
import { writeBehind } from '../database/transact.ts'
import type { Failure } from './failure.ts'
import type { ClaimedJob } from './job.ts'
import type { JobTable } from './tables.ts'
import { wakeAfterCommit } from './wake.ts'

export interface JobKey {
  readonly siteId: string
  readonly kind: string
  readonly key: string
}

export interface NewJob extends JobKey {
  readonly payload?: unknown
  /** Default: now, by the clock of the database. */
  readonly due?: Date
}

/**
 * Queues jobs in the caller's transaction; they run after it commits. A job that is already queued runs at the earlier
 * date; one that is running runs once more.
 */
export const queueJobs = async (db: Db, jobs: readonly NewJob[]): Promise<void> => {
  if (jobs.length === 0) return
  const rows = jobs.map(({ siteId, kind, key, payload, due }) => ({
    site_id: siteId,
    kind,
    key,
    payload: payload === undefined ? null : JSON.stringify(payload),
    ...(due && { due_date: due }),
  }))
  const insert = db
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'kind', 'key']).doUpdateSet(({ ref }) => ({
        payload: ref('excluded.payload'),
        due_date: sql`least(job.due_date, excluded.due_date)`,
        attempts: 0,
        failed_date: null,
      })),
    )
  await writeBehind(db, insert)
  wakeAfterCommit(db, 'jobs')
}

export const queueJob = (db: Db, job: NewJob): Promise<void> => queueJobs(db, [job])

/** The free slots of a kind of job, and the duration of its leases. */
export interface JobSlots {
  readonly kind: string
  readonly slots: number
  readonly leaseMs: number
}

/** Claims due jobs and counts the attempts before they are made. Each job is claimed by one server. */
export const claimJobs = async (db: Db, openings: readonly JobSlots[], now: Date): Promise<ClaimedJob[]> => {
  if (openings.length === 0) return []
  const { rows } = await sql<ClaimedJob>`
    with opening as (
      select * from jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) as o(kind text, slots int, "leaseMs" int)
    ), due as (
      select found.*, opening."leaseMs" from opening cross join lateral (
        select site_id, kind, key from job
        where job.kind = opening.kind and next_date <= ${now.toISOString()}::timestamptz
        order by next_date limit opening.slots
        for update skip locked
      ) as found
    )
    update job set
      lease_date = ${now.toISOString()}::timestamptz + due."leaseMs" * interval '1 millisecond',
      due_date = null,
      attempts = job.attempts + 1,
      version = job.version + 1
    from due
    where job.site_id = due.site_id and job.kind = due.kind and job.key = due.key
    returning job.site_id as "siteId", job.kind, job.key, job.payload, job.attempts, job.version,
      job.created_date as "createdDate"`.execute(db)
  return rows
}

/** Returns when the next job of these kinds may be claimed. */
export const nextJobDate = async (db: Db, kinds: readonly string[]): Promise<Date | undefined> => {
  const { rows } = await sql<{ next: Date | null }>`
    select min(first.next_date) as next from unnest(${[...kinds]}::text[]) as kind(name) cross join lateral (
      select next_date from job where job.kind = kind.name and next_date is not null order by next_date limit 1
    ) as first`.execute(db)
  return rows[0]?.next ?? undefined
}

const isClaim = ({ siteId, kind, key, version }: ClaimedJob) =>
  sql`site_id = ${siteId} and kind = ${kind} and key = ${key} and version = ${version}`

/** Completes the jobs that a statement has locked. Those that were queued again while they ran will run once more. */
const completeHeld = async (db: Db, held: RawBuilder<unknown>): Promise<readonly JobKey[]> => {
  const { rows } = await sql<JobKey>`
    with held as (${held}),
    done as (
      delete from job using held
      where job.site_id = held.site_id and job.kind = held.kind and job.key = held.key and held.due_date is null),
    again as (
      update job set lease_date = null from held
      where job.site_id = held.site_id and job.kind = held.kind and job.key = held.key and held.due_date is not null)
    select site_id as "siteId", kind, key from held`.execute(db)
  return rows
}

/**
 * Completes a job. If it was queued again while it ran, it runs once more. The row is locked before it is read, so that
 * a concurrent transaction that queues it decides between the two.
 */
export const completeJob = async (db: Db, job: ClaimedJob): Promise<void> => {
  await completeHeld(db, sql`select site_id, kind, key, due_date from job where ${isClaim(job)} for update`)
}

/**
 * Completes jobs at once, as `completeJob` does. Those that transactions are queueing again follow one at a time: several
 * locks would be waited for in another order than theirs.
 */
export const completeJobs = async (db: Db, jobs: readonly ClaimedJob[]): Promise<void> => {
  const claims = jobs.map(({ siteId, kind, key, version }) => ({ siteId, kind, key, version }))
  const completed = await completeHeld(
    db,
    sql`
      select job.site_id, job.kind, job.key, job.due_date
      from job join jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
        as claim("siteId" text, kind text, key text, version bigint)
        on job.site_id = claim."siteId" and job.kind = claim.kind and job.key = claim.key and job.version = claim.version
      for update of job skip locked`,
  )
  const keys = new Set(completed.map(({ key }) => key))
  for (const job of jobs) if (!keys.has(job.key)) await completeJob(db, job)
}

/** Schedules a successful job to run again. */
export const rescheduleJob = async (db: Db, job: ClaimedJob, due: Date): Promise<void> => {
  await sql`
    update job set lease_date = null, due_date = least(due_date, ${due.toISOString()}::timestamptz), attempts = 0,
      last_error = null, last_error_code = null, last_error_data = null
    where ${isClaim(job)}`.execute(db)
}

/** Releases a job that its server could not finish, as if it had not been claimed. */
export const releaseJob = async (db: Db, job: ClaimedJob, now: Date): Promise<void> => {
  await sql`
    update job set lease_date = null, due_date = ${now.toISOString()}::timestamptz, attempts = greatest(attempts - 1, 0)
    where ${isClaim(job)}`.execute(db)
}

const errorColumns = ({ message, code, data }: Failure) => sql`
  last_error = ${message}, last_error_code = ${code},
  last_error_data = ${data === undefined ? null : JSON.stringify(data)}::jsonb`

/** Records a failed attempt and schedules the next one. */
export const retryJob = async (
  db: Db,
  job: ClaimedJob,
  { failure, due }: { failure: Failure; due: Date },
): Promise<void> => {
  await sql`
    update job set lease_date = null, due_date = least(due_date, ${due.toISOString()}::timestamptz), ${errorColumns(failure)}
    where ${isClaim(job)}`.execute(db)
}

/** Keeps a failed job until it is retried or deleted manually, unless it was queued again while it ran. */
export const parkJob = async (
  db: Db,
  job: ClaimedJob,
  { failure, now }: { failure: Failure; now: Date },
): Promise<void> => {
  await sql`
    update job set lease_date = null, ${errorColumns(failure)},
      failed_date = case when due_date is null then ${now.toISOString()}::timestamptz end
    where ${isClaim(job)}`.execute(db)
}

const at = (db: Db, { siteId, kind, key }: JobKey) =>
  db.selectFrom('job').where('site_id', '=', siteId).where('kind', '=', kind).where('key', '=', key)

/** Deletes jobs of a kind that are not needed any more. */
export const deleteJobs = async (db: Db, kind: string, keys: readonly Omit<JobKey, 'kind'>[]): Promise<void> => {
  if (keys.length === 0) return
  await sql`
    delete from job using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as unneeded("siteId" text, key text)
    where job.site_id = unneeded."siteId" and job.kind = ${kind} and job.key = unneeded.key`.execute(db)
}

export const hasJob = async (db: Db, key: JobKey): Promise<boolean> =>
  (await at(db, key).select('key').executeTakeFirst()) !== undefined

/** Returns the jobs of a kind and site by key, and whether each has failed for good. */
export const findJobs = async (
  db: Db,
  { siteId, kind }: Omit<JobKey, 'key'>,
): Promise<ReadonlyMap<string, { readonly hasFailed: boolean }>> => {
  const jobs = db.selectFrom('job').select(['key', 'failed_date']).where('site_id', '=', siteId)
  const rows = await jobs.where('kind', '=', kind).execute()
  return new Map(rows.map(({ key, failed_date: failed }) => [key, { hasFailed: failed !== null }]))
}

/** Deletes a job, even if it is running. Returns false if it doesn't exist. */
export const deleteJob = async (db: Db, { siteId, kind, key }: JobKey): Promise<boolean> => {
  const deleted = db.deleteFrom('job').where('site_id', '=', siteId).where('kind', '=', kind).where('key', '=', key)
  return (await deleted.executeTakeFirst()).numDeletedRows > 0n
}

/** Runs all queued jobs of a kind and site now, because a dependency has changed. */
export const runJobsNow = async (db: Db, { siteId, kind, now }: Omit<JobKey, 'key'> & { now: Date }): Promise<void> => {
  await db
    .updateTable('job')
    .set({ due_date: now })
    .where('site_id', '=', siteId)
    .where('kind', '=', kind)
    .where('due_date', 'is not', null)
    .execute()
  wakeAfterCommit(db, 'jobs')
}

export type FailedJob = Selectable<JobTable>

const maxListed = 100

/** Lists the latest 100 failed jobs of a site, newest first. */
export const listFailedJobs = (db: Db, siteId: string): Promise<FailedJob[]> =>
  db
    .selectFrom('job')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('failed_date', 'is not', null)
    .orderBy('failed_date', 'desc')
    .orderBy('key')
    .limit(maxListed)
    .execute()

const isFailed = ({ siteId, kind, key }: JobKey) =>
  sql<boolean>`site_id = ${siteId} and kind = ${kind} and key = ${key} and failed_date is not null`

/** Retries a failed job now. Returns the job before the retry; `undefined` if there is no such failed job. */
export const retryFailedJob = async (db: Db, key: JobKey, now: Date): Promise<FailedJob | undefined> => {
  const { rows } = await sql<FailedJob>`
    with failed as (select * from job where ${isFailed(key)} for update),
    queued as (
      update job set due_date = ${now.toISOString()}::timestamptz, attempts = 0, failed_date = null
      from failed where job.site_id = failed.site_id and job.kind = failed.kind and job.key = failed.key)
    select * from failed`.execute(db)
  if (rows[0]) wakeAfterCommit(db, 'jobs')
  return rows[0]
}

/** Deletes a failed job. Returns false if there is no such failed job. */
export const deleteFailedJob = async (db: Db, key: JobKey): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('job').where(isFailed(key)).executeTakeFirst()
  return numDeletedRows > 0n
}

const retentionDays = 90

/** Deletes jobs that failed more than 90 days ago. */
export const pruneJobs = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - retentionDays * 86_400_000)
  await db.deleteFrom('job').where('failed_date', '<', before).execute()
}
