/** Gives the demo store a past: two years of orders, customers, returns and reviews. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { planPast } from '../../demo/past/plan.ts'
import { withExclusiveLock } from '@vitrine/server/ground/database/exclusive-lock.ts'
import { deleteJobs } from '@vitrine/server/ground/job/store.ts'
import { mailKind } from '@vitrine/server/ground/mail/outbox.ts'
import type { Context } from '@vitrine/server/ground/context/context.ts'
import { demoSite, readDemoPast } from '@vitrine/server/desk/set-up/api.ts'
import { createOwner } from '@vitrine/server/people/owner/api.ts'
import { addExamples } from './add-examples.ts'
import { listGoods } from './list-goods.ts'
import { openPastServer, pausedKinds, type Desk, type PastServer } from './past-server.ts'
import { playPast } from './play.ts'
import { createProgress } from './progress.ts'

const { siteId } = demoSite

/** People of the staff. Their passwords are random, so that nobody signs in as them. */
const staff = [
  { email: 'mona@demo.test', name: 'Mona Lind', role: 'manager' },
  { email: 'tariq@demo.test', name: 'Tariq Haddad', role: 'manager' },
  { email: 'signe@demo.test', name: 'Signe Holm', role: 'support' },
] as const

const signInStaff = async ({ context, owner, signIn }: PastServer): Promise<Desk[]> => {
  const desks: Desk[] = []
  for (const person of staff) {
    const password = randomUUID()
    const { isNew } = await createOwner(context.db, { siteId, ...person, password })
    // Their passwords are not kept: after an interruption, the API key does the rest.
    desks.push(isNew ? await signIn(person.email, password) : owner)
  }
  return desks
}

/** Returns when the store was created, and when the last order of its past was placed. */
export const readBounds = async ({ db }: Context) => {
  const site = await db.selectFrom('site').select('created_date').where('id', '=', siteId).executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('created_date').as('date'))
    .where('site_id', '=', siteId)
    .where('created_date', '<', site.created_date)
    .executeTakeFirstOrThrow()
  return { until: site.created_date, last: last.date as Date | null }
}

/** Deletes emails to the buyers of the past, and alerts of their orders: they are not news. */
const deleteNews = async ({ db }: Context, until: Date): Promise<void> => {
  const mails = db.deleteFrom('mail').where('site_id', '=', siteId).where('recipient', 'like', '%@example.org')
  await deleteJobs(db, mailKind, await mails.returning(['site_id as siteId', 'id as key']).execute())
  const past = db.selectFrom('orders').select('id').where('site_id', '=', siteId).where('created_date', '<', until)
  await db
    .deleteFrom('alert')
    .where('site_id', '=', siteId)
    .where(sql<string>`subject ->> 'orderId'`, 'in', past)
    .execute()
}

const mostWaitMs = 60_000

/** Waits until the figures of reports and customers include the orders. Their jobs are due some seconds later. */
const waitForJobs = async (
  { db }: Context,
  { isStopping, onWait }: { readonly isStopping: () => boolean; readonly onWait: () => Promise<void> },
): Promise<void> => {
  const left = db
    .selectFrom('job')
    .select('key')
    .where('site_id', '=', siteId)
    // Emails wait until they can be sent, which demo stores cannot do.
    .where('kind', 'not in', [...pausedKinds, mailKind])
    .where('failed_date', 'is', null)
    .where(({ or, eb }) =>
      or([eb('lease_date', 'is not', null), eb('due_date', '<=', sql<Date>`now() + interval '10 seconds'`)]),
    )
    .limit(1)
  for (const begun = Date.now(); Date.now() - begun < mostWaitMs && !isStopping(); await wait(200)) {
    if (!(await left.executeTakeFirst())) return
    await onWait()
  }
}

export interface PastOptions {
  readonly print: (text: string) => void
  readonly isStopping: () => boolean
  /** Default: 24. */
  readonly months?: number
}

const stopped = Symbol('stopped')

const play = async (context: Context, { print, isStopping, months = 24 }: PastOptions): Promise<void> => {
  const { until, last } = await readBounds(context)
  const server = await openPastServer(context)
  try {
    const plan = planPast({ seed: 7, ...(await listGoods(server)), until, months, staff: staff.length })
    const isLeft = (date: Date): boolean => last === null || date > last
    const left = plan.orders.filter(({ placed }) => isLeft(placed))
    const progress = createProgress(
      context,
      plan.orders.map(({ placed }) => placed),
    )
    if (left.length === 0) return await progress.complete()
    print('Adding two years of orders to the demo store …')
    const started = Date.now()
    await playPast({
      server,
      staff: await signInStaff(server),
      plan: {
        orders: left,
        deliveries: plan.deliveries.filter(({ arrived }) => isLeft(arrived)),
        abandoned: plan.abandoned.filter(({ left: date }) => isLeft(date)),
      },
      until,
      onStep: async (at) => {
        if (isStopping()) throw stopped
        await progress.reach(at)
      },
    })
    await deleteNews(context, until)
    await waitForJobs(context, { isStopping, onWait: () => progress.reach(until) })
    server.setClock(until)
    await addExamples(server)
    await progress.complete()
    print(`${left.length} orders added (${((Date.now() - started) / 1000).toFixed(1)} s).`)
  } catch (error) {
    if (error !== stopped) throw error
  } finally {
    await server.stop()
  }
}

/** Adds the past to the demo store, unless it has one. One that was interrupted is continued. */
export const addPast = (context: Context, options: PastOptions): Promise<void> =>
  withExclusiveLock(context.database, { name: 'past of the demo shop' }, async () => {
    // Another server may have added it while this one waited.
    if ((await readDemoPast(context.db))?.status !== 'COMPLETE') await play(context, options)
  })
