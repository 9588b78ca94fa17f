import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createLog } from '../base/log.ts'
import { transact } from '../database/transact.ts'
import type { ClaimedJob, JobHandler } from './job.ts'
import { pauseJobs } from './pauses.ts'
import { createJobRunner, runDueJobs } from './runner.ts'
import { claimJobs, completeJob, completeJobs, listFailedJobs, queueJob, queueJobs, retryFailedJob } from './store.ts'
import { createWakeablePause, onWake } from './wake.ts'

let shop: Shop
const closings: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  shop = await openShop({ hasOwnServer: true })
})
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close()
  await shop.close()
})

const kind = 'test'
const secondMs = 1000
const silent = () => ({ ...shop.context, log: createLog('silent') })
const later = (ms: number) => ({ ...silent(), now: () => new Date(Date.now() + ms) })
const queue = (key: string, more: { due?: Date; payload?: unknown } = {}) =>
  queueJob(shop.context.db, { siteId: shop.siteId, kind, key, ...more })
const jobs = () => shop.context.db.selectFrom('job').selectAll().where('kind', '=', kind).orderBy('key').execute()

/** Returns a handler that records the keys of its jobs. */
const noting = (more: Partial<JobHandler> = {}) => {
  const keys: string[] = []
  const run = async ({ key }: ClaimedJob): Promise<undefined> => void keys.push(key)
  return { keys, handler: { kind, run, ...more } satisfies JobHandler }
}

const start = (handler: JobHandler, context = silent()) => {
  const runner = createJobRunner(context, [handler])
  runner.start()
  closings.push(runner.stop)
  return runner
}

test('runs a job with its payload after its transaction commits, and deletes it', async () => {
  const seen: unknown[] = []
  start({ kind, run: async ({ payload }) => void seen.push(payload) })
  await expect(
    transact(shop.context.db, async (db) => {
      await queueJob(db, { siteId: shop.siteId, kind, key: 'lost' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await queue('a', { payload: { n: 1 } })
  await expect.poll(() => seen).toEqual([{ n: 1 }])
  await expect.poll(jobs).toEqual([])
})

test('wakes this server and notifies others when a job is queued', async () => {
  const rest = createWakeablePause()
  closings.push(async () => stopWaking())
  const stopWaking = onWake('jobs', rest.end)
  const resting = rest.wait(60 * secondMs)
  const received: (string | null)[] = []
  closings.push(await shop.context.database.listen('job', (sender) => void received.push(sender)))
  start(noting().handler)
  await queue('a')
  await resting
  const isAlone = shop.context.database.kind === 'embedded'
  await expect.poll(() => isAlone || received.length > 0).toBe(true)
})

test('leaves paused jobs in the queue, which others can run, until all pauses are over', async () => {
  const { handler, keys } = noting()
  const [resume, resumeToo] = [pauseJobs(kind, 'other'), pauseJobs(kind)]
  start(handler)
  const others = noting({ kind: 'beside' })
  start(others.handler)
  await queue('a')
  await queueJob(shop.context.db, { siteId: shop.siteId, kind: 'beside', key: 'b' })
  await expect.poll(() => others.keys).toEqual(['b'])
  resume()
  resume()
  await queueJob(shop.context.db, { siteId: shop.siteId, kind: 'beside', key: 'c' })
  await expect.poll(() => others.keys).toEqual(['b', 'c'])
  expect(keys).toEqual([])
  expect(await runDueJobs(silent(), [handler])).toBe(1)
  await queue('d')
  resumeToo()
  await expect.poll(() => keys).toEqual(['a', 'd'])
})

test('fails an attempt that exceeds its deadline', async () => {
  await queue('a')
  const run = () => new Promise<never>(() => undefined)
  expect(await runDueJobs(silent(), [{ kind, run, deadlineMs: 50 }])).toBe(1)
  expect(await jobs()).toMatchObject([{ attempts: 1, last_error: 'There was no answer in time.', lease_date: null }])
})

test('runs a job not before its due date', async () => {
  const { keys, handler } = noting()
  await queue('a', { due: new Date(Date.now() + 60 * secondMs) })
  expect(await runDueJobs(silent(), [handler])).toBe(0)
  expect(await runDueJobs(later(61 * secondMs), [handler])).toBe(1)
  expect(keys).toEqual(['a'])
})

test('runs each job on one of three servers', async () => {
  const { keys, handler } = noting({ concurrency: 3 })
  const wanted = Array.from({ length: 60 }, (_, index) => `job ${index}`)
  await queueJobs(
    shop.context.db,
    wanted.map((key) => ({ siteId: shop.siteId, kind, key })),
  )
  for (let server = 0; server < 3; server += 1) start(handler)
  await expect.poll(jobs, { timeout: 15_000 }).toEqual([])
  expect(keys.toSorted()).toEqual(wanted.toSorted())
})

test('retries a failed job with doubling pauses, and keeps it after the last attempt', async () => {
  const failures: string[] = []
  const handler: JobHandler = {
    kind,
    run: () => Promise.reject(new Error('The line is busy.')),
    onFailed: async ({ key }) => void failures.push(key),
    retry: { firstSeconds: 10, maxSeconds: 30, attempts: 4 },
  }
  await queue('a')
  let ms = 0
  for (const pause of [10, 20, 30]) {
    const context = later(ms)
    expect(await runDueJobs(context, [handler])).toBe(1)
    const [job] = await jobs()
    expect(job).toMatchObject({ last_error: 'The line is busy.', failed_date: null })
    expect(Math.round((job!.due_date!.getTime() - Date.now() - ms) / secondMs)).toBe(pause)
    ms += pause * secondMs
  }
  expect(failures).toEqual([])
  expect(await runDueJobs(later(ms), [handler])).toBe(1)
  expect(failures).toEqual(['a'])
  expect(await runDueJobs(later(ms + 1e9), [handler])).toBe(0)
  expect(await listFailedJobs(shop.context.db, shop.siteId)).toMatchObject([{ kind, key: 'a', due_date: null }])

  const { keys, handler: mended } = noting()
  const key = { siteId: shop.siteId, kind, key: 'a' }
  expect(await retryFailedJob(shop.context.db, key, new Date())).toMatchObject({ attempts: 4 })
  expect(await retryFailedJob(shop.context.db, key, new Date())).toBeUndefined()
  expect(await runDueJobs(silent(), [mended])).toBe(1)
  expect(keys).toEqual(['a'])
  expect(await jobs()).toEqual([])
})

test('deletes a failed job whose handler does not keep it', async () => {
  await queue('a')
  const run = () => Promise.reject(new Error('no'))
  expect(await runDueJobs(silent(), [{ kind, run, retry: { attempts: 1 }, whenFailed: 'delete' }])).toBe(1)
  expect(await jobs()).toEqual([])
})

test('runs a job once more if it is queued again while it runs', async () => {
  const log: string[] = []
  let runs = 0
  const run = async (): Promise<undefined> => {
    runs += 1
    log.push(`begin ${runs}`)
    if (runs === 1) await queue('a')
    expect(await claimJobs(shop.context.db, [{ kind, slots: 9, leaseMs: 1000 }], new Date())).toEqual([])
    log.push(`end ${runs}`)
  }
  await queue('a')
  expect(await runDueJobs(silent(), [{ kind, run }])).toBe(2)
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2'])
  expect(await jobs()).toEqual([])
})

test('runs a job once more if it is queued again at the moment it ends', async () => {
  const { db } = shop.context
  await queue('a')
  const [claimed] = await claimJobs(db, [{ kind, slots: 1, leaseMs: 60 * secondMs }], new Date(Date.now() + secondMs))
  let isQueued = (): void => undefined
  const queued = new Promise<void>((resolve) => (isQueued = resolve))
  let commit = (): void => undefined
  const mayCommit = new Promise<void>((resolve) => (commit = resolve))
  const queueing = transact(db, async (transaction) => {
    await queueJob(transaction, { siteId: shop.siteId, kind, key: 'a' })
    await transaction.selectFrom('job').select('key').execute()
    isQueued()
    await mayCommit
  })
  await queued
  const ending = completeJob(db, claimed!)
  // On the embedded database, transactions take turns: the end waits for the commit either way.
  setTimeout(commit, 100)
  await Promise.all([queueing, ending])
  expect(await jobs()).toMatchObject([{ key: 'a', lease_date: null, due_date: expect.any(Date) }])
})

test('runs a job again on the date that it resolves to, and resets its attempts', async () => {
  await queue('a')
  const due = new Date(Date.now() + 60 * secondMs)
  expect(await runDueJobs(silent(), [{ kind, run: async () => due }])).toBe(1)
  expect(await jobs()).toMatchObject([{ due_date: due, attempts: 0, last_error: null, lease_date: null }])
})

test('runs the job of a dead server on another one after the lease expires', async () => {
  const { db } = shop.context
  await queue('a')
  const claim = (now = new Date()) => claimJobs(db, [{ kind, slots: 1, leaseMs: 20 * secondMs }], now)
  const [died] = await claim()
  expect(await claim()).toEqual([])
  const [next] = await claim(new Date(Date.now() + 21 * secondMs))
  expect(next).toMatchObject({ key: 'a', attempts: 2 })
  await completeJob(db, died!)
  expect(await jobs()).toHaveLength(1)
  await completeJob(db, next!)
  expect(await jobs()).toEqual([])
})

test('gives up a job that stops every server', async () => {
  const { db } = shop.context
  const { keys, handler } = noting({ retry: { attempts: 3 } })
  await queue('a')
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const now = new Date(Date.now() + attempt * 2000)
    expect(await claimJobs(db, [{ kind, slots: 1, leaseMs: 1000 }], now)).toHaveLength(1)
  }
  expect(await runDueJobs(later(20_000), [handler])).toBe(1)
  expect(keys).toEqual([])
  expect(await listFailedJobs(db, shop.siteId)).toMatchObject([{ last_error: expect.stringContaining('stopped') }])
})

test('releases an unfinished job when the server stops', async () => {
  let begun = 0
  const runner = start({ kind, run: () => ((begun += 1), new Promise<never>(() => undefined)) })
  await queue('a')
  await expect.poll(() => begun).toBe(1)
  await runner.stop()
  expect(await jobs()).toMatchObject([{ attempts: 0, lease_date: null, failed_date: null }])
})

test('does not delay other kinds of jobs when one kind is slow', async () => {
  const { keys, handler } = noting()
  const slow: JobHandler = { kind: 'slow', run: () => new Promise<never>(() => undefined) }
  const runner = createJobRunner(silent(), [slow, handler])
  runner.start()
  closings.push(runner.stop)
  for (const key of ['a', 'b']) await queueJob(shop.context.db, { siteId: shop.siteId, kind: 'slow', key })
  await queue('c')
  await expect.poll(() => keys).toEqual(['c'])
  const running = shop.context.db.selectFrom('job').select('key').where('kind', '=', 'slow')
  expect(await running.where('lease_date', 'is not', null).execute()).toHaveLength(1)
})

test('runs jobs of a site together, each alone if that fails, and again those queued meanwhile', async () => {
  const { siteId, context } = shop
  const attempts: string[] = []
  const note = (claimed: readonly ClaimedJob[]) =>
    attempts.push(
      claimed
        .map(({ key }) => key)
        .toSorted()
        .join(' '),
    )
  let run = async (claimed: readonly ClaimedJob[]): Promise<void> => void note(claimed)
  const handler: JobHandler = {
    kind,
    run: async (job) => {
      note([job])
      if (job.key === 'b') throw new Error('Not this one.')
      return undefined
    },
    runTogether: { size: 3, run: (claimed) => run(claimed) },
  }
  const due = new Date(0)
  const queueAll = (keys: string) =>
    queueJobs(
      context.db,
      [...keys].map((key) => ({ siteId, kind, key, due })),
    )

  await queueAll('abcde')
  await runDueJobs(silent(), [handler])
  expect(attempts.splice(0).map((keys) => keys.length)).toEqual([5, 3])
  expect(await jobs()).toEqual([])

  run = async (claimed) => {
    note(claimed)
    throw new Error('Not together.')
  }
  await queueAll('abc')
  await runDueJobs(silent(), [handler])
  expect(attempts.splice(0)).toEqual(['a b c', 'a', 'b', 'c'])
  expect(await jobs()).toMatchObject([{ key: 'b', attempts: 1, last_error: 'Not this one.' }])

  run = async (claimed) => {
    note(claimed)
    run = async (others) => void note(others)
    await queueAll('ce')
  }
  await queueAll('acd')
  await runDueJobs(silent(), [handler])
  expect(attempts.splice(0)).toEqual(['a c d', 'c e'])
  expect(await jobs()).toMatchObject([{ key: 'b' }])
})

test('runs jobs alone after their server stopped during a first attempt', async () => {
  const { siteId, context } = shop
  await queueJobs(
    context.db,
    ['a', 'b'].map((key) => ({ siteId, kind, key })),
  )
  await claimJobs(context.db, [{ kind, slots: 2, leaseMs: secondMs }], new Date())
  const { keys, handler } = noting()
  const runTogether = { size: 9, run: () => Promise.reject(new Error('This stops the server.')) }
  await runDueJobs(later(2 * secondMs), [{ ...handler, runTogether, retry: { attempts: 2 } }])
  expect(keys.toSorted()).toEqual(['a', 'b'])
  expect(await jobs()).toEqual([])
})

test('completes jobs together while another transaction queues one of them again', async () => {
  const { siteId, context } = shop
  await queueJobs(
    context.db,
    ['a', 'b'].map((key) => ({ siteId, kind, key })),
  )
  const claimed = await claimJobs(context.db, [{ kind, slots: 2, leaseMs: secondMs }], new Date())
  let completing: Promise<void> | undefined
  await transact(context.db, async (db) => {
    await queueJob(db, { siteId, kind, key: 'b' })
    // The embedded database has a single connection.
    if (context.database.kind === 'embedded') return
    completing = completeJobs(context.db, claimed)
    await expect.poll(jobs).toHaveLength(1)
  })
  await (completing ?? completeJobs(context.db, claimed))
  expect(await jobs()).toMatchObject([{ key: 'b', lease_date: null }])
})
