import { afterEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import type { Worker } from '../../ground/base/worker.ts'
import { createLog } from '../../ground/base/log.ts'
import { createJobRunner, runDueJobs } from '../../ground/job/runner.ts'
import { claimJobs } from '../../ground/job/store.ts'
import { mailJob } from './delivery.ts'
import { deleteMailWithoutRecipient, mailKind, noRecipient, queueMail } from '../../ground/mail/outbox.ts'
import { openMailServer, type TestMailServer } from '../../ground/mail/testing-mail-server.ts'

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close()
})

const openMail = async (options: { isSilent?: boolean } = {}): Promise<TestMailServer> => {
  const server = await openMailServer(options)
  closings.push(server.close)
  return server
}

const open = async (config: { smtpUrl?: string } = {}): Promise<Shop> => {
  const shop = await openShop({ runsWorkers: true, config })
  closings.push(shop.close)
  return shop
}

const frame = { home: 'https://shop.test' }
const write = (shop: Shop, subject: string) => {
  const message = { subject, from: 'Shop', blocks: [], language: 'en', direction: 'ltr' as const, frame }
  return queueMail(shop.context.db, { siteId: shop.siteId, recipient: 'ann@example.com', message })
}

/** Servers in addition to the shop's own, which sends no mail. */
const startServers = (
  shop: Shop,
  { url: smtpUrl }: TestMailServer,
  { count = 1, laterBySeconds = 0 } = {},
): Worker[] => {
  const now = () => new Date(Date.now() + laterBySeconds * 1000)
  const context = { ...shop.context, now }
  const servers = Array.from({ length: count }, () => createJobRunner(context, [mailJob(context, smtpUrl)]))
  for (const server of servers) server.start()
  closings.push(() => Promise.all(servers.map((server) => server.stop())))
  return servers
}

const waiting = (shop: Shop) =>
  shop.context.db
    .selectFrom('mail')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .where('sent_date', 'is', null)
    .execute()

test('keeps the shop running and locks no email while a mail server is silent', async () => {
  const mute = await openMail({ isSilent: true })
  const shop = await open({ smtpUrl: mute.url })
  await write(shop, 'Hello')
  await expect.poll(mute.connections).toBe(1)
  const token = await shop.visitorToken()
  expect((await shop.send('GET /ecom/v1/carts/current', { token })).status).toBe(404)
  const held = shop.context.db
    .selectFrom('job')
    .select('attempts')
    .where('site_id', '=', shop.siteId)
    .where('kind', '=', 'mail')
    .forUpdate()
    .noWait()
  expect(await held.execute()).toEqual([{ attempts: 1 }])
  // Closes the connection, so that the shop can stop immediately.
  await mute.close()
})

test('sends each email once with three servers', async () => {
  const [mail, shop] = [await openMail(), await open()]
  const subjects = Array.from({ length: 12 }, (_, index) => `Email ${index}`)
  for (const subject of subjects) await write(shop, subject)
  startServers(shop, mail, { count: 3 })
  await expect.poll(() => waiting(shop), { timeout: 15_000 }).toEqual([])
  const sent = mail.messages.map((message) => /^Subject: (.*)$/m.exec(message)?.[1]?.trim())
  expect(sent.toSorted()).toEqual(subjects.toSorted())
})

/** Claims the due emails like a server that dies afterwards. */
const dieWithMail = (shop: Shop) =>
  claimJobs(shop.context.db, [{ kind: 'mail', slots: 9, leaseMs: 70_000 }], new Date(Date.now() + 1000))

test('resends the same email from another server after the first one died', async () => {
  const [mail, shop] = [await openMail(), await open()]
  await write(shop, 'Hello')
  const [died] = await dieWithMail(shop)
  expect(await dieWithMail(shop)).toEqual([])
  startServers(shop, mail, { laterBySeconds: 90 })
  await expect.poll(() => mail.messages.length).toBe(1)
  expect(mail.messages[0]).toContain(`Message-ID: <${died!.key}@`)
  await expect.poll(() => waiting(shop)).toEqual([])
  expect(mail.messages).toHaveLength(1)
})

test('retries a failed email after ten seconds, and finally marks it as failed', async () => {
  const [unreachable, shop] = [await openMail(), await open()]
  await unreachable.close()
  await write(shop, 'Hello')
  const context = { ...shop.context, log: createLog('silent') }
  const handlers = [mailJob(context, unreachable.url)]
  expect(await runDueJobs(context, handlers)).toBe(1)
  const { db } = shop.context
  const job = await db.selectFrom('job').selectAll().where('kind', '=', 'mail').executeTakeFirstOrThrow()
  expect(job.attempts).toBe(1)
  expect(job.due_date!.getTime() - Date.now()).toBeLessThanOrEqual(10_000)
  expect(job.last_error).toContain('ECONNREFUSED')
  for (let attempt = 2; attempt <= 16; attempt += 1) {
    const later = new Date(Date.now() + attempt * 13 * 60 * 60 * 1000)
    expect(await runDueJobs({ ...context, now: () => later }, handlers)).toBe(1)
  }
  const [mail] = await waiting(shop)
  expect(mail!.failed_date).toBeInstanceOf(Date)
  expect((await db.selectFrom('job').selectAll().where('kind', '=', 'mail').executeTakeFirst())!.failed_date).toEqual(
    expect.any(Date),
  )
})

test('queues a job for an email without a recipient as for any other, sends nothing, and deletes both', async () => {
  const shop = await open()
  const { db } = shop.context
  const message = { subject: 'Hello', from: 'Shop', blocks: [], language: 'en', direction: 'ltr' as const, frame }
  await queueMail(db, { siteId: shop.siteId, recipient: noRecipient, message })
  await write(shop, 'Hello')
  const keys = async () => {
    const jobs = db.selectFrom('job').select('key').where('site_id', '=', shop.siteId).where('kind', '=', mailKind)
    return (await jobs.execute()).map(({ key }) => key)
  }
  expect(await keys()).toHaveLength(2)
  await deleteMailWithoutRecipient(db, new Date(Date.now() + 1000))
  expect(await keys()).toEqual((await waiting(shop)).map(({ id }) => id))
  const server = await openMail()
  await queueMail(db, { siteId: shop.siteId, recipient: noRecipient, message })
  startServers(shop, server)
  await expect.poll(keys).toEqual([])
  expect(server.messages).toHaveLength(1)
})
