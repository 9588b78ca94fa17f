import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, savedReports } from '@vitrine/client'
import { emailedPeriod, nextEmailDate } from '@vitrine/domain/report/schedule.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { countChangedOrders } from './testing.ts'
import { attachedReport } from './api.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { savedReports },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

const path = '/vitrine/v1/saved-reports'
const dayMs = 24 * 60 * 60_000
const recipients = ['mara@store.test', 'books@accountant.test']
const about = { name: 'Best sellers', report: 'PRODUCT' as const, period: 'LAST_30_DAYS' as const }

/** Sends what is due at a time, with three servers at once. Returns the emails since the last time. */
const sendAt = async (date: Date) => {
  const { db } = shop.context
  await db.deleteFrom('mail').where('site_id', '=', shop.siteId).execute()
  const context = { ...shop.context, now: () => date }
  await Promise.all([1, 2, 3].map(() => runJobs(context, 'report-email')))
  return db.selectFrom('mail').selectAll().where('site_id', '=', shop.siteId).orderBy('recipient').execute()
}

test('sends a report every morning in store time, once, with the day before and a CSV file', async () => {
  const { order, orderId } = await desk.buy('sandbox:pays', { goods: { name: 'Teapot' } })
  const total = order.priceSummary.total.formattedAmount
  const saved = await owner.savedReports.createSavedReport({
    ...about,
    compare: 'PREVIOUS_PERIOD',
    email: { frequency: 'DAILY', recipients: [...recipients, 'MARA@store.test'] },
  })
  expect(saved.email?.recipients).toEqual(recipients)
  const next = saved.nextEmailDate!
  expect(next.toISOString()).toMatch(/T07:00:00/)
  expect(await sendAt(new Date(next.getTime() - 1000))).toEqual([])
  const dayBefore = new Date(next.getTime() - dayMs / 2)
  await shop.context.db.updateTable('orders').set({ created_date: dayBefore }).where('id', '=', orderId).execute()
  await countChangedOrders(shop)
  const mails = await sendAt(next)
  expect(mails.map(({ recipient }) => recipient)).toEqual(recipients.toSorted())
  const [mail] = mails
  expect(mail!.subject).toContain('Best sellers')
  for (const text of ['Teapot', 'In parentheses', '/back-office/reports/by/products'])
    expect(mail!.text).toContain(text)
  const { id, kind, filename } = mail!.attachments![0]!
  expect([kind, filename]).toEqual(['report', expect.stringMatching(/^report-.*\.csv$/)])
  const file = (await attachedReport(shop.context, { siteId: shop.siteId, id }))!.toString('utf8')
  expect(file).toMatch(/^\uFEFFName,Orders,Items sold,/)
  expect(file).toContain('Teapot,1,2,')
  expect(await sendAt(new Date(next.getTime() + 1000))).toEqual([])

  const sales = { name: 'Sales', report: 'SALES' as const, period: 'TODAY' as const }
  await owner.savedReports.updateSavedReport(saved.id, { ...sales, email: { frequency: 'DAILY', recipients } })
  const [ofSales] = await sendAt(next)
  expect(ofSales!.text).toContain(`Total sales  ${total}`)
  await owner.savedReports.updateSavedReport(saved.id, sales)
  expect(await sendAt(new Date(next.getTime() + 10 * dayMs))).toEqual([])
  const visits = {
    ...sales,
    name: 'Visits',
    report: 'VISITS' as const,
    email: { frequency: 'MONTHLY' as const, recipients },
  }
  const monthly = await owner.savedReports.createSavedReport(visits)
  expect(await sendAt(new Date(monthly.nextEmailDate!.getTime()))).toHaveLength(2)
  expect((await owner.savedReports.listSavedReports()).map(({ name }) => name)).toEqual(['Sales', 'Visits'])
  await owner.savedReports.deleteSavedReport(monthly.id)
  expect(await attachedReport(shop.context, { siteId: shop.siteId, id: `${monthly.id} 2026-01-01 2026-01-02` })).toBe(
    undefined,
  )
  expect(await sendAt(new Date(next.getTime() + 70 * dayMs))).toEqual([])
  await expect(owner.savedReports.deleteSavedReport(monthly.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(owner.savedReports.updateSavedReport(monthly.id, sales)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('sends at seven in the time zone of the store, also when clocks change', () => {
  const after = new Date('2026-03-28T12:00:00Z')
  expect(nextEmailDate('DAILY', after, 'Europe/Berlin').toISOString()).toBe('2026-03-29T05:00:00.000Z')
  expect(nextEmailDate('WEEKLY', after, 'Europe/Berlin').toISOString()).toBe('2026-03-30T05:00:00.000Z')
  expect(nextEmailDate('MONTHLY', after, 'Pacific/Auckland').toISOString()).toBe('2026-03-31T18:00:00.000Z')
  expect(emailedPeriod('DAILY', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(emailedPeriod('WEEKLY', '2026-03-30')).toEqual({ from: '2026-03-23', to: '2026-03-29' })
  expect(emailedPeriod('MONTHLY', '2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

test.each([
  [{ ...about, name: ' ' }, 'savedReport.name'],
  [{ ...about, report: 'WEATHER' }, 'savedReport.report'],
  [{ ...about, email: { frequency: 'DAILY', recipients: [] } }, 'savedReport.email.recipients'],
  [{ ...about, email: { frequency: 'DAILY', recipients: ['nobody'] } }, 'savedReport.email.recipients[0]'],
  [
    { ...about, email: { frequency: 'DAILY', recipients: Array.from({ length: 11 }, (_, at) => `p${at}@a.test`) } },
    'savedReport.email.recipients',
  ],
])('rejects %o by its field', async (savedReport, field) => {
  const { status, body } = await shop.send(`POST ${path}`, { token: shop.apiKey, body: { savedReport } })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})

test('saves at most 100 reports', async () => {
  const known = (await owner.savedReports.listSavedReports()).length
  for (let count = known; count < 100; count += 1) await owner.savedReports.createSavedReport(about)
  await expect(owner.savedReports.createSavedReport(about)).rejects.toMatchObject({
    code: 'SAVED_REPORTS_LIMIT_EXCEEDED',
  })
})
