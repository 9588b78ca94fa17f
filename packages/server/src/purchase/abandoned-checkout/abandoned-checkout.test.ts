import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { addProduct, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { checkoutKind } from './scan/attend.ts'
import { scanKind } from './scan/scan.ts'

const [hour, day] = [60 * 60, 24 * 60 * 60]

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
let mug: Product
beforeAll(async () => {
  shop = await openShop({ name: 'Harbour Goods', hasOwnServer: true })
  await addListener(shop)
  till = await atTheTill(shop)
  mug = await addProduct(shop.context.db, shop.siteId, { name: 'Mug', price: 2000, stock: 900 })
})
afterAll(() => shop.close())

const asOwner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const set = (settings: object) => asOwner('PATCH /vitrine/v1/abandoned-checkout-settings', { settings })
const runDue = () => runJobs(shop.context, scanKind, checkoutKind)

interface Leaving {
  readonly email?: string
  readonly consent?: boolean
  readonly country?: string
  readonly firstName?: string
  readonly quantity?: number
}

/** A visitor's token lives too short for tests that move the clock. */
const longToken = () =>
  shop.context.accessTokens.sign(
    { role: 'visitor', siteId: shop.siteId, clientId: shop.clientId, visitorId: randomUUID() },
    200 * day,
  )

/** Creates a checkout whose buyer leaves. */
const leave = async ({ email = newEmail(), consent, country, firstName = 'Ann', quantity = 1 }: Leaving = {}) => {
  const token = await longToken()
  const { checkoutId } = await till.checkoutOf(mug, { token, quantity })
  const contact = {
    ...buyer.contact,
    address: { ...buyer.contact.address, ...(country && { country }) },
    contactDetails: { ...buyer.contact.contactDetails, firstName },
  }
  const checkout = {
    buyerInfo: { email },
    billingInfo: contact,
    shippingInfo: { shippingDestination: contact },
    ...(consent !== undefined && { marketingConsent: { email: consent } }),
  }
  const changed = await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  return { token, checkoutId, email }
}

/** Lets an hour pass, so that those who have left are found. */
const detect = async () => {
  shop.pass(hour + 60)
  await runDue()
}
const listed = async (filter: object) =>
  (await asOwner('POST /ecom/v1/abandoned-checkout/query', { query: { filter } })).body.abandonedCheckouts
const abandonedOf = async (email: string) => (await listed({ 'buyerInfo.email': email }))[0]
const recoveryOf = async (email: string) => {
  const { id } = await abandonedOf(email)
  return (await asOwner(`GET /vitrine/v1/abandoned-checkouts/${id}/recovery`)).body.recovery
}
const mailsTo = async (email: string) => (await mailsOf(shop)).filter(({ recipient }) => recipient === email)
const linksIn = (text: string): string[] => text.match(/https?:\S+/g) ?? []
const eventsOf = async (id: string) => {
  const events = shop.context.db.selectFrom('event').select('type').where('entity', '=', `abandoned_checkout:${id}`)
  return (await events.orderBy('sequence').execute()).map(({ type }) => type.split('.').at(-1)!)
}
/** Opens a link on this server, which listens elsewhere. */
const open = (link: string, init: RequestInit = {}) => {
  const { pathname, search } = new URL(link)
  return fetch(shop.url + pathname + search, { redirect: 'manual', ...init })
}

const series = { sendsEmails: true, emails: [{ delayMinutes: 0 }, { delayMinutes: 1440 }] }

test('lists a checkout once its buyer has left for an hour, with value and contact, and notifies apps', async () => {
  const { email, checkoutId } = await leave({ quantity: 2 })
  shop.pass(hour - 120)
  await runDue()
  expect(await listed({ 'buyerInfo.email': email })).toEqual([])
  await detect()
  const [abandoned, ...others] = await listed({ 'buyerInfo.email': email })
  expect(others).toEqual([])
  expect(abandoned).toMatchObject({
    checkoutId,
    cartId: checkoutId,
    status: 'ABANDONED',
    currency: 'EUR',
    buyerInfo: { email, visitorId: expect.any(String) },
    contactDetails: { firstName: 'Ann' },
    lineItems: [{ quantity: 2, productName: { original: 'Mug' }, price: { amount: '20.00' } }],
    subtotalPrice: { amount: '40.00' },
    activities: [],
    checkoutUrl: expect.stringContaining('/abandoned-checkout/restore?token='),
  })
  expect(await eventsOf(abandoned.id)).toEqual(['abandoned_checkout_created', 'CartAbandonedEvent'])
  await detect()
  expect(await listed({ checkoutId: undefined, 'buyerInfo.email': email })).toHaveLength(1)
})

test('finds a cart with a contact that was never opened as a checkout, as carts of the second generation', async () => {
  const token = await longToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const { body } = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const checkout = { buyerInfo: { email: 'second-generation@people.test' } }
  const route = `PATCH /ecom/v1/checkouts/${body.cart.id}`
  expect((await shop.send(route, { token, body: { checkout } })).status).toBe(200)
  await detect()
  expect(await abandonedOf('second-generation@people.test')).toMatchObject({ cartId: body.cart.id })
})

test('ignores checkouts without a contact, and carts that are no checkouts', async () => {
  const before = (await listed({})).length
  const token = await longToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  await detect()
  await shop.send('POST /ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  await detect()
  expect(await listed({})).toHaveLength(before)
})

test('lists a buyer who only left a phone number, who gets no emails', async () => {
  await set(series)
  const token = await longToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  const create = 'POST /ecom/v1/carts/current/create-checkout'
  const { checkoutId } = (await shop.send(create, { token, body: { channelType: 'WEB' } })).body
  const checkout = { billingInfo: { contactDetails: { firstName: 'Phone', phone: '+49301234567' } } }
  await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token, body: { checkout } })
  await detect()
  const search = { filter: { 'contactDetails.firstName': 'Phone' } }
  const found = await asOwner('POST /ecom/v1/abandoned-checkout/search', { search })
  const [abandoned] = found.body.abandonedCheckouts
  expect(abandoned).toMatchObject({ checkoutId, contactDetails: { phone: '+49301234567' } })
  const { body } = await asOwner(`GET /vitrine/v1/abandoned-checkouts/${abandoned.id}/recovery`)
  expect(body.recovery).toMatchObject({ status: 'STOPPED', stopReason: 'NO_EMAIL', emails: [] })
  await set({ sendsEmails: false })
})

test('three servers that search at once find each checkout once', async () => {
  const left = [await leave(), await leave(), await leave()]
  shop.pass(hour + 60)
  await Promise.all([runDue(), runDue(), runDue()])
  await runDue()
  for (const { email } of left) {
    const found = await listed({ 'buyerInfo.email': email })
    expect(found).toHaveLength(1)
    expect(await eventsOf(found[0].id)).toEqual(['abandoned_checkout_created', 'CartAbandonedEvent'])
  }
})

test('reads a checkout again after its buyer has changed it and left again', async () => {
  const { email, token, checkoutId } = await leave()
  await detect()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  await shop.send(`POST /ecom/v1/checkouts/${checkoutId}/add-to-checkout`, { token, body: { lineItems } })
  await detect()
  const [abandoned] = await listed({ 'buyerInfo.email': email })
  expect(abandoned).toMatchObject({ lineItems: [{ quantity: 3 }], subtotalPrice: { amount: '60.00' } })
  expect((await eventsOf(abandoned.id)).at(-1)).toBe('abandoned_checkout_updated')
})

test('ends the search when no checkout is open, and begins again with the next one', async () => {
  for (let round = 0; round < 3; round += 1) await detect()
  const jobs = () => shop.context.db.selectFrom('job').select('kind').where('kind', '=', scanKind).execute()
  expect(await jobs()).toEqual([])
  const { email } = await leave()
  expect(await jobs()).toHaveLength(1)
  await detect()
  expect(await abandonedOf(email)).toBeDefined()
})

test('sends the series with consent, each email once, and stops when the buyer orders', async () => {
  await set(series)
  const { email, token, checkoutId } = await leave({ consent: true })
  await detect()
  await runDue()
  const [first, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(first!.subject).toBe('You left something in your cart at Harbour Goods')
  expect(first!.text).toContain('Mug')
  expect(await recoveryOf(email)).toMatchObject({
    status: 'SCHEDULED',
    emails: [{ position: 1, status: 'SENT', isManual: false }],
  })
  shop.pass(day)
  await runDue()
  expect(await mailsTo(email)).toHaveLength(2)
  expect((await recoveryOf(email)).status).toBe('COMPLETED')
  const { id } = await abandonedOf(email)
  const { body } = await till.pay({ token, checkoutId })
  await runDue()
  const recovered = await abandonedOf(email)
  expect(recovered).toMatchObject({ status: 'RECOVERED', checkoutRecoveredDate: expect.any(String) })
  expect(recovered.activities.map(({ type }: { type: string }) => type)).toEqual([
    'SCHEDULED',
    'EMAIL_SENT',
    'EMAIL_SENT',
  ])
  expect((await recoveryOf(email)).orderId).toBe(body.orderId)
  expect((await eventsOf(id)).slice(-2)).toEqual(['abandoned_checkout_recovered', 'CartRecoveredEvent'])
})

test('respects consent by country, a decline everywhere, and that nobody gets a second series soon', async () => {
  const rule = (country: string, name: string) => ({ country, rule: name })
  await set({ ...series, consentRules: [rule('US', 'NONE'), rule('DE', 'EXISTING_CUSTOMER'), rule('FR', 'CONSENT')] })
  const [inFrance, inUsa, declined, newInGermany] = [
    await leave({ country: 'FR' }),
    await leave({ country: 'US' }),
    await leave({ country: 'US', consent: false }),
    await leave({ country: 'DE' }),
  ]
  const again = await leave({ country: 'US', email: inUsa.email })
  await detect()
  expect((await recoveryOf(inFrance.email)).stopReason).toBe('NO_CONSENT')
  expect(await mailsTo(inFrance.email)).toEqual([])
  expect(await mailsTo(declined.email)).toEqual([])
  expect(await mailsTo(newInGermany.email)).toEqual([])
  expect(await mailsTo(inUsa.email)).toHaveLength(1)
  const both = await listed({ 'buyerInfo.email': again.email })
  const activities = both.flatMap((one: { activities: { type: string }[] }) => one.activities.map(({ type }) => type))
  expect(activities.toSorted()).toEqual(['AUTOMATION_SKIPPED', 'EMAIL_SENT', 'SCHEDULED', 'SCHEDULED'])
  const reasons = []
  for (const { id } of both)
    reasons.push((await asOwner(`GET /vitrine/v1/abandoned-checkouts/${id}/recovery`)).body.recovery.stopReason)
  expect(reasons).toContain('RECENT_SERIES')

  const customer = await leave({ country: 'DE' })
  await till.pay({ token: customer.token, checkoutId: customer.checkoutId })
  const returned = await leave({ country: 'DE', email: customer.email })
  await detect()
  expect(await mailsTo(returned.email)).toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('left something') }),
  )
})

test('stops when the cart is emptied, and when the buyer ordered something else', async () => {
  await set({ ...series, emails: [{ delayMinutes: 120 }], consentRules: [] })
  const [emptied, elsewhere] = [await leave({ consent: true }), await leave({ consent: true })]
  await detect()
  await shop.send('DELETE /ecom/v1/carts/current', { token: emptied.token })
  const other = await leave({ email: elsewhere.email })
  await till.pay({ token: other.token, checkoutId: other.checkoutId })
  shop.pass(3 * hour)
  await runDue()
  expect((await recoveryOf(emptied.email)).stopReason).toBe('EMPTIED')
  expect((await recoveryOf(elsewhere.email)).stopReason).toBe('ORDERED')
})

test('unsubscribes with a confirmation in the browser, and with one click in a mail program', async () => {
  await set(series)
  const { email } = await leave({ consent: true })
  await detect()
  const [mail] = await mailsTo(email)
  const link = linksIn(mail!.text).find((one) => one.includes('/unsubscribe'))!
  expect(link).not.toContain(encodeURIComponent(email))
  expect(await (await open(link)).text()).toContain('<form method="post">')
  const { unsubscribe_url: url } = await shop.context.db
    .selectFrom('mail')
    .select('unsubscribe_url')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const oneClick = new FormData()
  oneClick.set('List-Unsubscribe', 'One-Click')
  for (const body of [oneClick, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })])
    expect((await open(url!, { method: 'POST', body })).status).toBe(200)
  shop.pass(2 * day)
  await runDue()
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await recoveryOf(email)).stopReason).toBe('UNSUBSCRIBED')
  const { id } = await abandonedOf(email)
  const refused = await asOwner(`POST /vitrine/v1/abandoned-checkouts/${id}/send-email`)
  expect([refused.status, codeOf(refused), refused.body.details.applicationError.data]).toEqual([
    428,
    'ABANDONED_CHECKOUT_EMAIL_NOT_ALLOWED',
    { reason: 'UNSUBSCRIBED' },
  ])
  expect((await open(`${link}x`)).status).toBe(404)
})

test('sends no more emails once the store has unsubscribed the customer', async () => {
  await set(series)
  const { email } = await leave({ consent: true })
  await detect()
  await runJobs(shop.context, 'customer-checkout')
  const found = await asOwner('POST /vitrine/v1/customers/query', { query: { filter: { email } } })
  const consent = `POST /vitrine/v1/customers/${found.body.customers[0].id}/marketing-consent`
  expect((await asOwner(consent, { channel: 'EMAIL', status: 'UNSUBSCRIBED' })).status).toBe(200)
  shop.pass(2 * day)
  await runDue()
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await recoveryOf(email)).stopReason).toBe('UNSUBSCRIBED')
})

test('restores the lines with the coupon on another device, without the buyer’s data, and counts as recovered', async () => {
  await set({ ...series, emails: [{ delayMinutes: 0, coupon: { percentOff: '10', validDays: 3 } }] })
  const { email } = await leave({ consent: true, quantity: 3 })
  await detect()
  const [mail] = await mailsTo(email)
  const link = linksIn(mail!.text).find((one) => one.includes('/restore'))!
  expect(mail!.text).toMatch(/BACK-[A-Z0-9]{10}/)
  const first = await open(link)
  expect(first.status).toBe(302)
  const token = new URL(first.headers.get('location')!).searchParams.get('token')!
  const opened = await shop.send('POST /vitrine/v1/checkout-links/open', { body: { token } })
  const { checkoutId, accessToken } = opened.body
  const restored = await shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token: accessToken })
  expect(restored.body.checkout).toMatchObject({
    lineItems: [{ quantity: 3 }],
    appliedDiscounts: [{ coupon: { code: expect.stringMatching(/^BACK-/) } }],
  })
  expect(JSON.stringify(restored.body)).not.toContain(email)
  expect(JSON.stringify(restored.body)).not.toContain(buyer.contact.address.addressLine)

  const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!
  const again = await open(link, { headers: { cookie } })
  const next = new URL(again.headers.get('location')!).searchParams.get('token')!
  const reopened = await shop.send('POST /vitrine/v1/checkout-links/open', { body: { token: next } })
  expect(reopened.body.checkoutId).toBe(checkoutId)

  const checkout = {
    buyerInfo: { email: newEmail() },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: till.delivery } },
  }
  await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, { token: accessToken, body: { checkout } })
  const paid = await till.pay({ token: accessToken, checkoutId })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  await runDue()
  expect(await abandonedOf(email)).toMatchObject({ status: 'RECOVERED' })
  const late = await open(link)
  expect([late.status, (await late.text()).includes('already ordered')]).toEqual([410, true])
})

test('merges the lines into the cart of a storefront’s visitor once, and refuses expired links', async () => {
  const { email } = await leave({ consent: true, quantity: 2 })
  await detect()
  const { restoreUrl } = await recoveryOf(email)
  const token = new URL(restoreUrl).searchParams.get('token')!
  const visitor = await longToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token: visitor, body: { lineItems } })
  const restore = (value: string) =>
    shop.send('POST /vitrine/v1/abandoned-checkouts/restore', { token: visitor, body: { token: value } })
  const restored = [await restore(token), await restore(token)]
  for (const { body } of restored) expect(body.cart.lineItems).toMatchObject([{ quantity: 3 }])
  expect((await restore(token)).body.cart.buyerInfo.email).toBeUndefined()
  const signed = token.split('.')
  expect((await restore([signed[0], signed[1], 'AAAA'].join('.'))).status).toBe(404)
  shop.pass(31 * day)
  expect((await restore(token)).status).toBe(404)
  expect((await open(restoreUrl)).status).toBe(404)
})

test('searches, counts by currency, adds activities and deletes with events', async () => {
  const { email, checkoutId } = await leave({ firstName: 'Zoë' })
  await detect()
  const found = await asOwner('POST /ecom/v1/abandoned-checkout/search', {
    search: { search: { expression: 'zoë nobody' }, paging: { limit: 5 } },
  })
  expect(found.body).toMatchObject({
    abandonedCheckouts: [{ checkoutId }],
    pagingMetadata: { count: 1, offset: 0, total: 1 },
  })
  const both = { search: { expression: 'zoë nobody', mode: 'AND' } }
  expect((await asOwner('POST /ecom/v1/abandoned-checkout/search', { search: both })).body.abandonedCheckouts).toEqual(
    [],
  )
  const { id } = await abandonedOf(email)
  const added = await asOwner(`POST /ecom/v1/abandoned-checkouts/${id}/add-activity`, { activityType: 'TASK_CREATED' })
  expect(added.body.abandonedCheckout.activities.at(-1).type).toBe('TASK_CREATED')
  const notified = { activityType: 'NOTIFICATION_SENT' }
  expect((await asOwner(`POST /ecom/v1/abandoned-checkouts/${id}/add-activity`, notified)).status).toBe(200)
  const filter = { 'activities.type': { $hasSome: ['TASK_CREATED'] } }
  const byActivity = await asOwner('POST /ecom/v1/abandoned-checkout/search', { search: { filter } })
  expect(byActivity.body.abandonedCheckouts).toMatchObject([{ id }])

  const period = { startDate: '2020-01-01', endDate: '2040-01-01' }
  const { body } = await asOwner('POST /vitrine/v1/abandoned-checkouts/figures', period)
  const [figures] = body.figures
  expect(figures).toMatchObject({ currency: 'EUR', recoveredCount: expect.any(Number) })
  const analytics = (await asOwner('POST /ecom/v1/abandoned-checkout/get-analytics', period)).body
  expect(analytics.recoverableCheckoutCount + analytics.recoveredCheckoutCount).toBe(figures.abandonedCount)
  expect(analytics.recoveryRate).toBe(Number(figures.recoveryRate))
  const metrics = ['RECOVERED_CHECKOUT_COUNT']
  const few = await asOwner('POST /ecom/v1/abandoned-checkout/get-analytics', { ...period, metrics })
  expect(Object.keys(few.body)).toEqual(['currency', 'recoveredCheckoutCount'])

  const legacy = await asOwner(`GET /v1/abandonedCarts/${checkoutId}`)
  expect(legacy.body.abandonedCart).toMatchObject({ id: checkoutId, buyerInfo: { email, identityType: 'VISITOR' } })
  const query = { filter: JSON.stringify({ 'buyerInfo.email': email }) }
  expect((await asOwner('POST /v1/abandonedCarts/query', { query })).body).toMatchObject({ totalResults: 1 })

  const route = await shop.send(`GET /ecom/v1/abandoned-checkout/${id}/redirect-to-checkout?metasiteId=${shop.siteId}`)
  expect(route.body).toMatchObject({ statusCode: 302, headers: [{ key: 'Location' }] })

  const ids = [id, randomUUID()]
  const deleted = await asOwner('POST /ecom/v1/bulk/abandoned-checkout/delete', { abandonedCheckoutIds: ids })
  expect(deleted.body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
  expect((await eventsOf(id)).at(-1)).toBe('abandoned_checkout_deleted')
  expect((await asOwner(`GET /ecom/v1/abandoned-checkout/${id}`)).status).toBe(404)
})
