import { afterEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import type { Worker } from '../../ground/base/worker.ts'
import { createMailDelivery } from './delivery.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { claimMail, mostAttempts } from '../../ground/mail/store.ts'
import { openMailServer, type TestMailServer } from '../../ground/mail/testing-smtp.ts'

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
  const context = { ...shop.context, now, config: { ...shop.context.config, smtpUrl } }
  const servers = Array.from({ length: count }, () => createMailDelivery(context))
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
    .selectFrom('mail')
    .select('attempts')
    .where('site_id', '=', shop.siteId)
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

test('resends the same email from another server after the first one died', async () => {
  const [mail, shop] = [await openMail(), await open()]
  await write(shop, 'Hello')
  const { db } = shop.context
  // The database's clock has a finer resolution: a moment from now, the email is due by either.
  const [now, lease] = [new Date(Date.now() + 1000), new Date(Date.now() + 180_000)]
  const died = await claimMail(db, { now, lease })
  expect(await claimMail(db, { now, lease })).toBeUndefined()
  startServers(shop, mail, { laterBySeconds: 181 })
  await expect.poll(() => mail.messages.length).toBe(1)
  expect(mail.messages[0]).toContain(`Message-ID: <${died!.id}@`)
  expect(mail.messages).toHaveLength(1)
})

test('gives up an email whose delivery keeps killing the server after some days', async () => {
  const shop = await open()
  await write(shop, 'Cursed')
  let claims = 0
  const [now, lease] = [new Date(Date.now() + 1000), new Date()]
  while (await claimMail(shop.context.db, { now, lease })) claims += 1
  expect(claims).toBe(mostAttempts)
})

test('retries a failed email after ten seconds', async () => {
  const [unreachable, shop] = [await openMail(), await open()]
  await unreachable.close()
  await write(shop, 'Hello')
  startServers(shop, unreachable)
  const pauseOf = async () => {
    const [message] = await waiting(shop)
    return message && message.attempts > 0 ? message.next_attempt_date.getTime() - Date.now() : Infinity
  }
  await expect.poll(pauseOf).toBeLessThanOrEqual(10_000)
})
