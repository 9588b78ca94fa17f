import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsOf } from '../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { pruneRequests } from './store.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const newEmail = () => `${randomUUID().slice(0, 13)}@newsletter.test`
const path = '/vitrine/v1/newsletter'
const subscribe = async (email: string, language?: string) =>
  shop.send(`POST ${path}/subscriptions`, {
    token: await shop.visitorToken(),
    body: { email },
    ...(language !== undefined && { headers: { 'accept-language': language } }),
  })
/** The link in the newest email to an address. */
const linkTo = async (email: string, to: string): Promise<string> => {
  const mails = await mailsOf(shop, email)
  const found = mails
    .toReversed()
    .flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
    .find((url) => url.includes(to))
  return new URL(found!).pathname + new URL(found!).search
}
const open = (link: string, method: 'GET' | 'POST' = 'GET') => fetch(shop.url + link, { method })
const customersWith = async (email: string) => {
  const body = { query: { filter: { email } } }
  return (await shop.send('POST /vitrine/v1/customers/query', { token: shop.apiKey, body })).body.customers
}
const subscribers = async (query = '') =>
  (await shop.send(`GET ${path}/subscribers${query}`, { token: shop.apiKey })).body.subscribers
const emailsOf = async () => (await subscribers()).map(({ email }: { email: string }) => email)

test('an address is a subscriber once it is confirmed with a button, and its consent is recorded', async () => {
  const email = newEmail()
  expect((await subscribe(email.toUpperCase(), 'de')).body).toEqual({})
  expect(await customersWith(email)).toEqual([])
  const link = await linkTo(email, '/newsletter/confirm')
  const page = await open(link)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')])
  expect(await customersWith(email)).toEqual([])

  const answers = await Promise.all([open(link, 'POST'), open(link, 'POST')])
  expect(answers.map(({ status }) => status)).toContain(200)
  const [customer, ...more] = await customersWith(email)
  expect(more).toEqual([])
  expect(customer).toMatchObject({ email, emailConsent: { status: 'SUBSCRIBED' } })
  const { body } = await shop.send(`GET /vitrine/v1/customers/${customer.id}/marketing-consents`, {
    token: shop.apiKey,
  })
  expect(body.consents).toMatchObject([{ status: 'SUBSCRIBED', source: 'NEWSLETTER' }])
  expect(await mailsOf(shop, email)).toHaveLength(2)
  expect((await open(link)).status).toBe(404)
})

test('a subscriber unsubscribes with one request of a mail program, or with a button', async () => {
  const email = newEmail()
  await subscribe(email)
  await open(await linkTo(email, '/newsletter/confirm'), 'POST')
  const [, welcome] = await mailsOf(shop, email)
  const { pathname, search } = new URL(welcome!.unsubscribe_url!)
  expect(await emailsOf()).toContain(email)
  expect((await open(pathname + search)).status).toBe(200)
  expect(await emailsOf()).toContain(email)
  expect((await open(pathname + search, 'POST')).status).toBe(200)
  expect(await emailsOf()).not.toContain(email)
  expect((await open(`${pathname}?token=wrong`, 'POST')).status).toBe(404)

  await subscribe(email)
  await open(await linkTo(email, '/newsletter/confirm'), 'POST')
  expect(await emailsOf()).toContain(email)
})

test('lists subscribers in pages, each with a link to unsubscribe', async () => {
  for (const email of [newEmail(), newEmail()]) {
    await subscribe(email)
    await open(await linkTo(email, '/newsletter/confirm'), 'POST')
  }
  const all = await subscribers()
  const [first] = await subscribers('?limit=1')
  expect(first).toMatchObject({ customerId: all[0].customerId, email: all[0].email })
  const rest = await subscribers(`?after=${first.customerId}`)
  expect(rest.map(({ customerId }: { customerId: string }) => customerId)).toEqual(
    all.slice(1).map(({ customerId }: { customerId: string }) => customerId),
  )
  expect(first.unsubscribeUrl).toContain('/newsletter/unsubscribe?token=')
})

test('limits emails to an address, and does not tell who is known', async () => {
  const email = newEmail()
  const statuses: number[] = []
  for (let sends = 0; sends < 6; sends += 1) statuses.push((await subscribe(email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await subscribe('nobody')).status).toBe(400)
})

test('a new request replaces the link of the one before, and expired ones are deleted', async () => {
  const email = newEmail()
  await subscribe(email)
  const before = await linkTo(email, '/newsletter/confirm')
  await subscribe(email)
  expect((await open(before, 'POST')).status).toBe(404)
  const requests = () =>
    shop.context.db.selectFrom('newsletter_request').select('email').where('email', '=', email).execute()
  expect(await requests()).toHaveLength(1)
  await pruneRequests(shop.context.db, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000))
  expect(await requests()).toEqual([])
})
