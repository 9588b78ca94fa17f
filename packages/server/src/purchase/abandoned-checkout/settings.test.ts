import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, type Product } from '../../../../../test/goods.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createJobRunner } from '../../ground/job/runner.ts'
import { queueJob } from '../../ground/job/store.ts'
import { recordMailOutcome } from '../../ground/mail/store.ts'
import { openMailServer } from '../../ground/mail/testing-mail-server.ts'
import { mailJob } from '../../doors/mail-delivery/delivery.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { transact } from '../../ground/database/transact.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { attendTo, checkoutJob, checkoutKind } from './scan/attend.ts'
import { forgetOldAbandoned } from './of-member.ts'
import { abandonCheckout } from './testing.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let mug: Product
beforeAll(async () => {
  shop = await openShop({ name: 'Harbour Goods', hasOwnServer: true })
  till = await atTheTill(shop)
  mug = await addProduct(shop.context.db, shop.siteId, { name: 'Mug', price: 2000, stock: 900 })
  await createOwner(shop.context.db, { siteId: shop.siteId, email: 'owner@shop.test', password: 'a quiet lighthouse' })
})
afterAll(() => shop.close())

const asOwner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const path = '/vitrine/v1/abandoned-checkout-settings'
const set = (settings: object) => asOwner(`PATCH ${path}`, { settings })
const mailsTo = async (email: string) => (await mailsOf(shop)).filter(({ recipient }) => recipient === email)

/** Creates a checkout whose buyer agreed to emails, and abandons it. */
const abandon = async (email: string, token?: string) => {
  const { checkoutId } = await till.checkoutOf(mug, token === undefined ? {} : { token })
  const checkout = { buyerInfo: { email }, marketingConsent: { email: true } }
  const answer = await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, {
    token: token ?? shop.apiKey,
    body: { checkout },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { checkoutId, id: await abandonCheckout(shop, checkoutId) }
}

test('returns defaults, and keeps settings that are not sent', async () => {
  const { body: defaults } = await asOwner(`GET ${path}`)
  expect(defaults.settings).toEqual({
    active: true,
    delayMinutes: 60,
    sendsEmails: false,
    emails: [],
    seriesIntervalDays: 30,
    linkDays: 30,
    consentRules: [],
  })
  await set({ delayMinutes: 90 })
  expect((await set({ linkDays: 7 })).body.settings).toMatchObject({ delayMinutes: 90, linkDays: 7 })
  await set({ delayMinutes: 60, linkDays: 30 })
  const page = 'https://shop.test/restore-cart'
  expect((await set({ restorePageUrl: page })).body.settings.restorePageUrl).toBe(page)
  // The form of the back office sends every field.
  const { status, body } = await set({ ...defaults.settings, restorePageUrl: '' })
  expect([status, body.settings.restorePageUrl ?? '']).toEqual([200, ''])
})

const email = { delayMinutes: 60 }
test.each<[string, object]>([
  ['settings.delayMinutes', { delayMinutes: 9 }],
  ['settings.emails', { emails: [email, email, email, email] }],
  ['settings.emails[1].delayMinutes', { emails: [email, email] }],
  ['settings.emails[0].subject', { emails: [{ ...email, subject: 'Hi {name}' }] }],
  ['settings.emails[0].subject', { emails: [{ ...email, subject: 'Hi\nBcc: x' }] }],
  ['settings.emails[0].text', { emails: [{ ...email, text: 'x'.repeat(2001) }] }],
  ['settings.emails[0].coupon', { emails: [{ ...email, coupon: { percentOff: '5', amountOff: '5' } }] }],
  ['settings.emails[0].coupon.code', { emails: [{ ...email, coupon: { code: 'NOWHERE' } }] }],
  [
    'settings.emails[0].translations[0].text',
    { emails: [{ ...email, translations: [{ language: 'de', subject: 'x' }] }] },
  ],
  ['settings.consentRules[0].rule', { consentRules: [{ country: 'DE', rule: 'NONE' }] }],
  [
    'settings.consentRules[1].country',
    {
      consentRules: [
        { country: 'US', rule: 'NONE' },
        { country: 'US', rule: 'CONSENT' },
      ],
    },
  ],
  ['settings.restorePageUrl', { restorePageUrl: 'javascript:alert(1)' }],
])('refuses an invalid %s', async (field, settings) => {
  const { status, body } = await set(settings)
  expect([status, body.details?.validationError?.fieldViolations[0].field]).toEqual([400, field])
})

test('previews and tests an email in the language of the buyer', async () => {
  const custom = {
    subject: '{firstName}, your cart at {storeName}',
    text: 'Use {couponCode}.',
    translations: [{ language: 'fr', subject: 'Votre panier', text: 'Revenez.' }],
    coupon: { amountOff: '5' },
  }
  const preview = async (language?: string) =>
    (await asOwner(`POST ${path}/preview`, { email: custom, ...(language && { language }) })).body
  expect(await preview()).toMatchObject({
    subject: expect.stringContaining('your cart at Harbour Goods'),
    text: expect.stringContaining('Use BACK-SAMPLE.'),
    html: expect.stringContaining('<!doctype html>'),
  })
  expect((await preview('de')).subject).toContain('Ihr Warenkorb bei Harbour Goods')
  const sent = await asOwner(`POST ${path}/test`, { email: custom })
  expect(sent.body).toEqual({ recipients: ['owner@shop.test'] })
  expect((await mailsTo('owner@shop.test')).at(-1)!.subject).toMatch(/^Test: /)
})

test('sends each email once with two servers', async () => {
  await set({ sendsEmails: true, emails: [{ delayMinutes: 0 }], seriesIntervalDays: 1 })
  const buyers = Array.from({ length: 6 }, (_, index) => `two-servers-${index}@people.test`)
  const checkouts = []
  for (const one of buyers) checkouts.push(await abandon(one))
  // `abandonCheckout` has attended to each once already; both servers now attend to all of them again and again.
  for (const { checkoutId } of checkouts)
    await queueJob(shop.context.db, { siteId: shop.siteId, kind: checkoutKind, key: checkoutId })
  const servers = [1, 2].map(() => createJobRunner(shop.context, [checkoutJob(shop.context)]))
  for (const server of servers) server.start()
  const site = await requireSite(shop.context.sites, shop.siteId)
  const attend = (id: string) => transact(shop.context.db, (db) => attendTo(shop.context, db, { site, id }))
  await Promise.all(checkouts.flatMap(({ checkoutId }) => [attend(checkoutId), attend(checkoutId)]))
  await expect
    .poll(() => shop.context.db.selectFrom('job').select('key').where('kind', '=', checkoutKind).execute())
    .toEqual([])
  for (const server of servers) await server.stop()
  for (const one of buyers) expect(await mailsTo(one), one).toHaveLength(1)
})

test('writes no email in a transaction that is lost, and one when the job runs again', async () => {
  const { checkoutId, token } = await till.checkoutOf(mug)
  const checkout = { buyerInfo: { email: 'lost@people.test' }, marketingConsent: { email: true } }
  await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
  const { db, sites, now } = shop.context
  const left = new Date(now().getTime() - 2 * 60 * 60 * 1000)
  await db.updateTable('cart').set({ updated_date: left }).where('id', '=', checkoutId).execute()
  const site = await requireSite(sites, shop.siteId)
  const dies = transact(db, async (transaction) => {
    await attendTo(shop.context, transaction, { site, id: checkoutId })
    throw new Error('The server died.')
  })
  await expect(dies).rejects.toThrow('died')
  expect(await mailsTo('lost@people.test')).toEqual([])
  await abandonCheckout(shop, checkoutId)
  expect(await mailsTo('lost@people.test')).toHaveLength(1)
})

test('one person gets one series, whichever of several checkouts is attended to first', async () => {
  const [one, other] = [await till.checkoutOf(mug), await till.checkoutOf(mug)]
  const checkout = { buyerInfo: { email: 'twice@people.test' }, marketingConsent: { email: true } }
  for (const { checkoutId, token } of [one, other])
    await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
  await Promise.all([one, other].map(({ checkoutId }) => abandonCheckout(shop, checkoutId)))
  expect(await mailsTo('twice@people.test')).toHaveLength(1)
})

test('sends by hand with an existing coupon, up to three emails, with one-click headers', async () => {
  const effect = { type: 'PERCENT_OFF', percent: '10' }
  await asOwner('POST /vitrine/v1/coupons', { coupon: { code: 'COMEBACK', name: 'Back', effect } })
  await set({ sendsEmails: false, emails: [{ delayMinutes: 0, coupon: { code: 'comeback' } }] })
  const { id } = await abandon('by-hand@people.test')
  const send = () => asOwner(`POST /vitrine/v1/abandoned-checkouts/${id}/send-email`)
  const first = await send()
  expect(first.body.recovery).toMatchObject({
    status: 'STOPPED',
    stopReason: 'TURNED_OFF',
    emails: [{ position: 1, isManual: true, couponCode: 'COMEBACK' }],
  })
  expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 428])

  const smtp = await openMailServer()
  const server = createJobRunner(shop.context, [mailJob(shop.context, smtp.url)])
  server.start()
  const received = () => smtp.messages.find((message) => message.includes('To: by-hand@people.test'))
  await expect.poll(received, { timeout: 20_000 }).toBeDefined()
  await server.stop()
  await smtp.close()
  expect(received()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
  expect(received()).toMatch(/^List-Unsubscribe:\s+<http/m)
})

test('exports and deletes a member’s abandoned checkouts with unsent emails', async () => {
  await set({ sendsEmails: true, emails: [{ delayMinutes: 0, coupon: { percentOff: '5' } }] })
  const member = await atTheDoor(shop).signIn()
  const { id, checkoutId } = await abandon('of-member@people.test', member.accessToken)
  const { abandonedCart } = (await asOwner(`GET /v1/abandonedCarts/${checkoutId}`)).body
  expect(abandonedCart.buyerInfo).toMatchObject({ id: member.memberId, identityType: 'MEMBER' })
  const { body } = await shop.send('GET /vitrine/v1/members/my/export', { token: member.accessToken })
  expect(body.export.abandonedCheckouts).toMatchObject([{ id, lineItems: [{ quantity: 1 }] }])
  expect(JSON.stringify(body.export.abandonedCheckouts)).not.toContain('restore')
  const coupons = () => shop.context.db.selectFrom('coupon').select('code').where('code', 'like', 'BACK-%').execute()
  expect(await coupons()).toHaveLength(1)
  await shop.send('DELETE /members/v1/members/my', { token: member.accessToken })
  expect((await asOwner(`GET /ecom/v1/abandoned-checkout/${id}`)).status).toBe(404)
  expect(await coupons()).toEqual([])
})

test('finds no abandoned checkouts while detection is off', async () => {
  await set({ active: false })
  const { checkoutId } = await till.checkoutOf(mug)
  await expect(abandonCheckout(shop, checkoutId)).rejects.toThrow('not abandoned')
  expect((await set({ active: true })).body.settings.active).toBe(true)
})

test('counts as recovered when the visitor signs in after restoring, and orders as a member', async () => {
  const { id } = await abandon('signs-in@people.test')
  const { restoreUrl } = (await asOwner(`GET /vitrine/v1/abandoned-checkouts/${id}/recovery`)).body.recovery
  const visitorId = randomUUID()
  const token = await shop.visitorToken(visitorId)
  const body = { token: new URL(restoreUrl).searchParams.get('token') }
  expect((await shop.send('POST /vitrine/v1/abandoned-checkouts/restore', { token, body })).status).toBe(200)
  const { memberId, accessToken } = await atTheDoor(shop).signIn()
  await till.checkoutOf(mug, { token: accessToken })
  const site = await requireSite(shop.context.sites, shop.siteId)
  const { memberHooks, db } = shop.context
  await transact(db, (transaction) => memberHooks.recognized(shop.context, transaction, { site, memberId, visitorId }))
  const next = await till.checkoutOf(mug, { token: accessToken })
  expect((await till.pay(next)).status).toBe(200)
  await runJobs(shop.context, checkoutKind)
  expect((await asOwner(`GET /ecom/v1/abandoned-checkout/${id}`)).body.abandonedCheckout.status).toBe('RECOVERED')
})

test('shows whether an email is waiting, was sent or has failed', async () => {
  const other = await openShop({ hasOwnServer: true, config: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const { db } = other.context
  const seller = await atTheTill(other)
  const vase = await addProduct(db, other.siteId, { name: 'Vase', stock: 5 })
  const { checkoutId, token } = await seller.checkoutOf(vase)
  const body = { checkout: { marketingConsent: { email: true } } }
  await other.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body })
  const id = await abandonCheckout(other, checkoutId)
  const owner = { token: other.apiKey }
  await other.send(`POST /vitrine/v1/abandoned-checkouts/${id}/send-email`, owner)
  const emailOf = async () =>
    (await other.send(`GET /vitrine/v1/abandoned-checkouts/${id}/recovery`, owner)).body.recovery.emails[0]
  const { id: mailId, status } = await emailOf()
  expect(status).toBe('QUEUED')
  const mail = { site_id: other.siteId, id: mailId }
  await recordMailOutcome(db, mail, { failed_date: new Date() })
  expect((await emailOf()).status).toBe('FAILED')
  await recordMailOutcome(db, mail, { sent_date: new Date(), failed_date: null })
  expect((await emailOf()).status).toBe('SENT')
  await other.close()
})

test('deletes abandoned checkouts after a year', async () => {
  const { id } = await abandon('a-year-ago@people.test')
  const inDays = (days: number) => new Date(shop.context.now().getTime() + days * 24 * 60 * 60 * 1000)
  await forgetOldAbandoned(shop.context.db, inDays(364))
  expect((await asOwner(`GET /ecom/v1/abandoned-checkout/${id}`)).status).toBe(200)
  await forgetOldAbandoned(shop.context.db, inDays(366))
  expect((await asOwner(`GET /ecom/v1/abandoned-checkout/${id}`)).status).toBe(404)
})
