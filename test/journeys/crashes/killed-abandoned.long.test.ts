import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buyer, referenceTo } from '../../goods.ts'
import { addListener } from '../../listener.ts'
import { oneOf, openServers, type Servers } from './killed-money/servers.ts'

const kills = 15
const emails = [{ delayMinutes: 0 }, { delayMinutes: 1440 }]

interface Left {
  readonly checkoutId: string
  readonly token: string
}

/** A buyer creates a checkout and leaves. Returns nothing if a server was killed meanwhile. */
const leave = async ({ send, clientId, product, delivery }: Servers): Promise<Left | undefined> => {
  const token = (await send('POST', '/oauth2/token', { clientId, grantType: 'anonymous' }, ''))?.access_token
  if (token === undefined) return undefined
  const checkoutInfo = {
    buyerInfo: { email: `${randomUUID()}@people.test` },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
    marketingConsent: { email: true },
  }
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 1 }]
  const created = await send('POST', '/ecom/v1/checkouts', { lineItems, channelType: 'WEB', checkoutInfo }, token)
  return created && { checkoutId: created.checkout.id, token }
}

const order = ({ send }: Servers, { checkoutId, token }: Left) =>
  send('POST', `/ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, { paymentToken: 'sandbox:pays' }, token)

/** Moves everything that is known about abandoned checkouts into the past, as if time had passed. */
const pass = async ({ db, siteId }: Servers, hours: number): Promise<void> => {
  const time = sql`make_interval(hours => ${hours})`
  // PostgreSQL ends one of two transactions that wait for each other: this one is repeated.
  await vi.waitFor(
    () =>
      db.transaction().execute(async (transaction) => {
        for (const statement of [
          sql`update cart set updated_date = updated_date - ${time} where site_id = ${siteId} and order_id is null`,
          sql`update abandoned_checkout set created_date = created_date - ${time}, touched_date = touched_date - ${time},
            last_email_date = last_email_date - ${time}, next_email_date = next_email_date - ${time}
            where site_id = ${siteId}`,
          sql`update abandoned_checkout_scan set checked_date = checked_date - ${time} where site_id = ${siteId}`,
          sql`update job set due_date = due_date - ${time}
            where site_id = ${siteId} and kind in ('abandoned-checkout', 'abandoned-checkout-scan')`,
        ])
          await statement.execute(transaction)
      }),
    { timeout: 30_000, interval: 100 },
  )
}

interface Known {
  readonly isOrdered: boolean
  readonly status: string | null
  readonly sent: number
  readonly emails: number
  readonly mails: number
  readonly created: number
  readonly recovered: number
}

/** Reads what is known about each checkout whose buyer can be reached. */
const read = async ({ db, siteId }: Servers): Promise<readonly Known[]> => {
  const events = (type: string) => sql`(
    select count(*)::int from event e where e.site_id = ${siteId} and e.entity = 'abandoned_checkout:' || a.id
      and e.type = ${`wix.ecom.v1.abandoned_checkout_${type}`})`
  const { rows } = await sql<Known>`
    select c.order_id is not null as "isOrdered", a.status, coalesce(a.sent_count, 0) as sent,
      (select count(*)::int from abandoned_checkout_email m where m.site_id = ${siteId} and m.abandoned_id = a.id) as emails,
      (select count(*)::int from mail m where m.site_id = ${siteId} and m.recipient = c.body->>'email'
        and m.unsubscribe_url is not null) as mails,
      ${events('created')} as created, ${events('recovered')} as recovered
    from cart c left join abandoned_checkout a on a.site_id = c.site_id and a.checkout_id = c.id
    where c.site_id = ${siteId} and c.body->>'email' is not null`.execute(db)
  return rows
}

const isLeft = ({ isOrdered }: Known): boolean => !isOrdered
/** An order before the checkout was abandoned recovers nothing. */
const isReturned = ({ isOrdered, status }: Known): boolean => isOrdered && status !== null

/** Waits until each checkout that was not ordered has got at least so many emails. */
const waitForEmails = (servers: Servers, count: number) =>
  vi.waitFor(async () => expect((await read(servers)).filter((one) => isLeft(one) && one.sent < count)).toEqual([]), {
    timeout: 120_000,
    interval: 250,
  })

/** Waits until each order has recovered its checkout. A job that died with its server runs again after its lease. */
const waitForRecoveries = (servers: Servers) =>
  vi.waitFor(
    async () =>
      expect((await read(servers)).filter((one) => isReturned(one) && one.status !== 'RECOVERED')).toEqual([]),
    { timeout: 120_000, interval: 250 },
  )

test(
  `three servers, one of them killed ${kills} times, find each abandoned checkout and send each email once`,
  { timeout: kills * 20_000 + 300_000 },
  async () => {
    const servers = await openServers()
    const { db, siteId } = servers
    await addListener({ context: { db, newId: randomUUID }, siteId })
    const settings = { sendsEmails: true, emails }
    await vi.waitFor(
      async () =>
        expect(await servers.send('PATCH', '/vitrine/v1/abandoned-checkout-settings', { settings })).toBeDefined(),
      { timeout: 60_000, interval: 250 },
    )
    const run = { isOver: false, left: [] as Left[] }
    const person = async (): Promise<void> => {
      while (!run.isOver) {
        const left = await leave(servers)
        if (left) run.left.push(left)
        // Some return and buy: at once, after it was found, or after an email.
        if (run.left.length > 0 && randomInt(3) === 0) await order(servers, oneOf(run.left))
      }
    }
    const people = [person(), person()]
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = run.left.length + randomInt(5, 20)
      await vi.waitUntil(() => run.left.length >= enough, { timeout: 300_000, interval: 5 })
      await pass(servers, 2)
      await servers.killOne()
    }
    run.isOver = true
    await Promise.all(people)

    await pass(servers, 26)
    await waitForEmails(servers, 1)
    await pass(servers, 26)
    await waitForEmails(servers, emails.length)
    await pass(servers, 100)
    await servers.killOne()
    await waitForEmails(servers, emails.length)
    await waitForRecoveries(servers)

    const known = await read(servers)
    const left = known.filter(isLeft)
    expect(left.length).toBeGreaterThan(kills)
    const once = { status: 'ABANDONED', created: 1, recovered: 0, emails: emails.length, mails: emails.length }
    for (const one of left) expect(one).toMatchObject(once)
    const recovered = known.filter(isReturned)
    expect(recovered.length).toBeGreaterThan(0)
    for (const one of recovered) {
      expect(one).toMatchObject({ status: 'RECOVERED', created: 1, recovered: 1, emails: one.sent })
      expect(one.mails).toBeLessThanOrEqual(one.emails)
    }
  },
)
