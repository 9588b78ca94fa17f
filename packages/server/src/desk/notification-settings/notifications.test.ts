import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsOf } from '../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createOwner } from '../../people/owner/owner-create.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const ownerEmail = 'owner@notifications.test'
const otherOwner = 'partner@notifications.test'
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  for (const email of [ownerEmail, otherOwner])
    await createOwner(shop.context.db, { siteId: shop.siteId, email, password: 'a quiet lighthouse' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.context.db.deleteFrom('mail').where('site_id', '=', shop.siteId).execute()
  await set({ recipients: [], newOrders: true, disputes: true, returnRequests: true, paymentProblems: true })
})

const asOwner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const path = '/vitrine/v1/notification-settings'
const set = (notificationSettings: object) => asOwner(`PATCH ${path}`, { notificationSettings })
const read = async () => (await asOwner(`GET ${path}`)).body.notificationSettings
const ownerMails = async () =>
  (await mailsOf(shop)).filter(({ recipient }) => recipient.endsWith('@notifications.test'))
const fieldsOf = ({ body }: Awaited<ReturnType<typeof set>>): string[] =>
  body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)

test('sends each owner one email about a new order with items, total, buyer and address', async () => {
  const { order, orderId } = await desk.buy('sandbox:pays', { quantity: 2 })
  const mails = await ownerMails()
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([ownerEmail, otherOwner])
  const { subject, text, html } = mails[0]!
  expect(subject).toContain(`New order ${order.number}`)
  for (const part of [
    '2 × Mug',
    order.priceSummary.total.formattedAmount,
    order.buyerInfo.email,
    `/back-office/orders/${orderId}`,
    'Delivery method: Standard',
    'Delivery address',
  ]) {
    expect(text).toContain(part)
  }
  expect(html).toContain(`href="${shop.context.config.publicUrl}/back-office/orders/${orderId}"`)
})

test('returns default settings and keeps changes', async () => {
  const other = await openShop()
  const settings = await other.send(`GET ${path}`, { token: other.apiKey })
  expect(settings.body.notificationSettings).toEqual({
    recipients: [],
    ownerEmails: [],
    newOrders: true,
    paymentProblems: true,
    disputes: true,
    returnRequests: true,
    lowStock: false,
    failedJobs: true,
    domains: true,
    kindRecipients: [],
    digestKinds: [],
    digestHour: 8,
    lowStockThreshold: 0,
  })
  await set({ recipients: ['Sales@Notifications.test'], disputes: false })
  await set({ lowStockThreshold: 3 })
  expect(await read()).toMatchObject({
    recipients: ['sales@notifications.test'],
    ownerEmails: [ownerEmail, otherOwner],
    disputes: false,
    newOrders: true,
    lowStockThreshold: 3,
  })
})

test('rejects invalid addresses by field', async () => {
  const named = (index: number) => `notificationSettings.recipients[${index}]`
  expect(fieldsOf(await set({ recipients: ['a@b.test', 'nobody'] }))).toEqual([named(1)])
  expect(fieldsOf(await set({ recipients: ['a@b.test', 'c@b.test', 'A@b.test'] }))).toEqual([named(2)])
  const eleven = Array.from({ length: 11 }, (_, index) => `${index}@b.test`)
  expect(fieldsOf(await set({ recipients: eleven }))).toEqual(['notificationSettings.recipients'])
  expect(fieldsOf(await set({ lowStockThreshold: -1 }))).toEqual(['notificationSettings.lowStockThreshold'])
  expect((await read()).recipients).toEqual([])
})

test('notifies the chosen recipients in place of the owners', async () => {
  await set({ recipients: ['sales@notifications.test', 'pack@notifications.test'] })
  await desk.buy()
  const recipients = (await ownerMails()).map(({ recipient }) => recipient)
  expect(recipients.toSorted()).toEqual(['pack@notifications.test', 'sales@notifications.test'])
})

test('sends no emails about new orders while they are turned off', async () => {
  await set({ newOrders: false })
  await desk.buy()
  expect(await ownerMails()).toEqual([])
})

test('sends a sample order as test email to the recipients, a limited number of times per hour', async () => {
  await set({ recipients: ['sales@notifications.test'], newOrders: false })
  const sent = await asOwner(`POST ${path}/test`)
  expect(sent.body).toEqual({ recipients: ['sales@notifications.test'] })
  const [mail] = await ownerMails()
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Test: New order/) })
  expect(mail!.text).toContain('This is a test email')
  for (let sends = 1; sends < 5; sends += 1) expect((await asOwner(`POST ${path}/test`)).status).toBe(200)
  expect((await asOwner(`POST ${path}/test`)).status).toBe(429)
})
