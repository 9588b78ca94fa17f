import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsOf } from '../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createLog } from '../../ground/base/log.ts'
import { attemptJob } from '../../ground/job/attempt.ts'
import { createFailedJobAlert } from '../../desk/failed-job/api.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { withNotices } from './testing-notices.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let notices: Awaited<ReturnType<typeof withNotices>>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  notices = await withNotices(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  await db.deleteFrom('mail').where('site_id', '=', shop.siteId).execute()
  await db.deleteFrom('alert').where('site_id', '=', shop.siteId).execute()
  await notices.set({ digestKinds: [], kindRecipients: [], newOrders: true })
})

const path = '/vitrine/v1/alerts'
const list = async (query = '', token = shop.apiKey) => (await shop.send(`GET ${path}${query}`, { token })).body
const markRead = async (body: object, token = shop.apiKey) =>
  (await shop.send(`POST ${path}/read`, { token, body })).body.unreadCount
const later = (hours: number) => ({
  ...shop.context,
  now: () => new Date(Date.now() + hours * 60 * 60 * 1000),
})

/** Signs a person with a role in, and returns their token. */
const personWith = async (role: string): Promise<string> => {
  const email = `${role}@${shop.siteId}.test`
  const password = 'a quiet lighthouse'
  await createOwner(shop.context.db, { siteId: shop.siteId, email, password, role })
  return (await shop.send('POST /vitrine/v1/owner/sign-in', { body: { email, password } })).body.access_token
}

test('lists alerts, newest first, in pages, and each person reads them on their own', async () => {
  const orders = [await desk.buy(), await desk.buy(), await desk.buy()]
  const { alerts, unreadCount } = await list()
  const numbers = orders.map(({ order }) => order.number).toReversed()
  expect(alerts.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(numbers)
  expect(unreadCount).toBe(3)
  expect(alerts[0]).toEqual({
    id: expect.any(String),
    event: 'NEW_ORDER',
    createdDate: expect.any(String),
    read: false,
    orderId: orders[2]!.orderId,
    orderNumber: numbers[0],
  })
  const first = await list('?limit=2')
  expect(first.alerts).toEqual(alerts.slice(0, 2))
  expect((await list(`?limit=2&after=${first.alerts[1].id}`)).alerts).toEqual(alerts.slice(2))

  expect(await markRead({ ids: [alerts[0].id] })).toBe(2)
  expect((await list()).alerts.map(({ read }: { read: boolean }) => read)).toEqual([true, false, false])
  const manager = await personWith('manager')
  expect((await list('', manager)).unreadCount).toBe(3)
  expect(await markRead({}, manager)).toBe(0)
  expect(await markRead({}, manager)).toBe(0)
  expect((await list()).unreadCount).toBe(2)
})

test('shows people only alerts of areas that they may read, and none of another store', async () => {
  const bought = await desk.buy('sandbox:refund-fails')
  await desk.refund(bought.orderId, { paymentRefunds: [{ paymentId: bought.paymentId }] })
  await runJobs(later(1))
  const { db } = shop.context
  await db
    .insertInto('alert')
    .values({
      site_id: shop.siteId,
      id: 'job',
      event: 'FAILED_JOB',
      kind: 'failedJobs',
      subject: JSON.stringify({ name: 'invoice', count: 1 }),
      created_date: new Date(),
      digest: null,
    })
    .execute()
  const events = async (token?: string) => (await list('', token)).alerts.map(({ event }: { event: string }) => event)
  expect(await events()).toContain('FAILED_JOB')
  const marketing = await personWith('marketing')
  expect(await events(marketing)).toContain('NEW_ORDER')
  expect(await events(marketing)).not.toContain('FAILED_JOB')
  expect(await markRead({ ids: ['job'] }, marketing)).toBe((await events(marketing)).length)
  const other = await openShop()
  expect(await list('', other.apiKey)).toEqual({ alerts: [], unreadCount: 0 })
})

test('sends the emails of one kind to recipients of its own', async () => {
  await notices.set({ kindRecipients: [{ kind: 'newOrders', recipients: ['pack@alerts.test'] }] })
  const { order } = await desk.buy()
  expect(await mailsOf(shop, 'pack@alerts.test')).toHaveLength(1)
  expect(await notices.mails(order.number)).toEqual([])
  const twice = await notices.set({
    kindRecipients: ['a@b.test', 'c@d.test'].map((one) => ({ kind: 'newOrders', recipients: [one] })),
  })
  expect(twice.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'notificationSettings.kindRecipients[1].kind' },
  ])
})

test('collects the alerts of a kind in one daily email per recipient, which is sent once', async () => {
  await notices.set({
    digestKinds: ['newOrders'],
    kindRecipients: [{ kind: 'newOrders', recipients: ['a@alerts.test', 'b@alerts.test'] }],
  })
  const orders = [await desk.buy(), await desk.buy()]
  expect(await mailsOf(shop, 'a@alerts.test')).toEqual([])
  expect(await runJobs(shop.context, 'alert-digest')).toBe(0)
  await Promise.all([1, 2].map(() => runJobs(later(25), 'alert-digest')))
  for (const recipient of ['a@alerts.test', 'b@alerts.test']) {
    const [mail, ...more] = await mailsOf(shop, recipient)
    expect(more).toEqual([])
    expect(mail!.subject).toMatch(/^Daily summary of/)
    for (const { order, orderId } of orders) {
      expect(mail!.text).toContain(`New order ${order.number}`)
      expect(mail!.html).toContain(`/back-office/orders/${orderId}`)
    }
  }
  await runJobs(later(49), 'alert-digest')
  expect(await mailsOf(shop, 'a@alerts.test')).toHaveLength(1)
})

test('counts failed jobs of a kind per day in one alert and email, without an email about emails', async () => {
  const context = { ...shop.context, log: createLog('silent'), onParked: createFailedJobAlert(shop.context) }
  const fail = (kind: string, key: string) => {
    const job = { siteId: shop.siteId, kind, key, attempts: 1, version: 1, createdDate: new Date() }
    const handler = { kind, retry: { attempts: 1 }, run: () => Promise.reject(new Error('no')) }
    return attemptJob(context, handler, { ...job, payload: undefined as never }, new AbortController().signal)
  }
  for (const key of ['a', 'b', 'c']) await fail('invoice', key)
  await fail('mail', 'd')
  const { alerts } = await list()
  expect(alerts.toSorted((one: { count: number }, other: { count: number }) => one.count - other.count)).toMatchObject([
    { event: 'FAILED_JOB', name: 'mail', count: 1 },
    { event: 'FAILED_JOB', name: 'invoice', count: 3 },
  ])
  const mails = await notices.mails()
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^A background job/)])
  expect(mails[0]!.text).toContain('/back-office/failed-jobs')
})
