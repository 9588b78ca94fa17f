import type { ReportFigures, SalesReport } from '@vitrine/client'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { changeText } from './figure-tiles.tsx'
import { breakdownCsv, salesCsv, visitsCsv } from './report-csv.ts'
import { readReportView, shownInterval } from './report-view.ts'

// The client of the back office is created for the address of its page.
vi.stubGlobal('location', new URL('https://store.test/back-office/'))
const [{ ReportsPage }, { BreakdownPage }, { VisitsPage }, { TodayPage }, { SavedReportsPage }, { SavedReportPage }] =
  await Promise.all([
    import('./reports-page.tsx'),
    import('./breakdown-page.tsx'),
    import('./visits/visits-page.tsx'),
    import('./visits/today-page.tsx'),
    import('./saved/saved-reports-page.tsx'),
    import('./saved/saved-report-page.tsx'),
  ]).finally(() => vi.unstubAllGlobals())

const show = (page: ReactNode): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)

const money = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
const zero = money('0.00')
const figures = (orders: number, sales: string): ReportFigures => ({
  orders,
  returningOrders: 1,
  ...(orders > 0 && { returningShare: '0.25', averageOrder: money('12.50') }),
  quantity: orders * 2,
  grossSales: money(sales),
  discounts: zero,
  delivery: zero,
  fees: zero,
  tax: zero,
  totalSales: money(sales),
  giftCards: zero,
  returns: money('1.00'),
  netSales: money(sales),
  received: zero,
  refunded: zero,
  disputed: zero,
  returned: zero,
  netPayments: zero,
})
const days = { from: '2026-11-29', to: '2026-11-30' }
const report: SalesReport = {
  currency: 'EUR',
  currencies: ['EUR', 'USD'],
  timeZone: 'UTC',
  ...days,
  figures: figures(4, '50.00'),
  previous: { from: '2026-11-27', to: '2026-11-28', figures: figures(2, '40.00') },
  rows: [
    { from: '2026-11-29', to: '2026-11-29', figures: figures(4, '50.00') },
    { from: '2026-11-30', to: '2026-11-30', figures: figures(0, '0.00') },
  ],
}
const today = '2026-11-30'
const read = (query: string) => readReportView(new URLSearchParams(query), today)
const data = { view: read('').view, interval: 'DAY', today, timeZone: 'UTC', report } as const

test('shows figures with the period before, a chart and the same figures as a table', () => {
  const html = show(<ReportsPage data={data} />)
  for (const text of [
    '€50.00',
    '25% more',
    'Before: €40.00',
    '€12.50',
    '<svg',
    'Nov 29, 2026: €50.00, 4 orders',
    'USD',
  ])
    expect(html).toContain(text)
  const none = { ...report, figures: figures(0, '0.00'), previous: undefined }
  expect(show(<ReportsPage data={{ ...data, report: none }} />)).toContain('No orders in this period')
  const { view, error } = read('from=2026-11-02&to=2026-11-01')
  expect(show(<ReportsPage data={{ view, interval: 'DAY', today, timeZone: 'UTC', error }} />)).toContain(
    'The last day is before the first',
  )
})

test('reads the period from the URL, with rows that fit its length, and names what is wrong', () => {
  expect(read('').view).toMatchObject({ from: '2026-11-01', to: today, compare: 'PREVIOUS_PERIOD' })
  const intervals = ['2026-10-01', '2026-01-01', '2020-01-01'].map((from) => shownInterval(read(`from=${from}`).view))
  expect(intervals).toEqual(['DAY', 'WEEK', 'MONTH'])
  const errors = [
    'from=yesterday',
    'from=2027-01-01',
    'from=1969-01-01',
    'from=2024-01-01&interval=DAY',
    'from=2010-01-01',
  ]
  expect(errors.map((query) => read(query).error)).toEqual(['days', 'order', 'range', 'DAY', 'MONTH'])
})

test('describes changes, and exports a row for each day', () => {
  expect([changeText(3, 2), changeText(1, 2), changeText(2, 2), changeText(1, 0)]).toEqual([
    '50% more',
    '50% less',
    'No change',
    undefined,
  ])
  const lines = salesCsv(report).split('\r\n')
  expect(lines[0]).toMatch(/^From,To,Orders,Items sold,Gross sales,/)
  expect(lines[1]).toBe(
    '2026-11-29,2026-11-29,4,8,50.00,0.00,0.00,0.00,0.00,50.00,0.00,1.00,50.00,0.00,0.00,0.00,0.00,0.00,EUR',
  )
  expect(lines).toHaveLength(4)
})

test('shows groups with names for people, sorted, and the rest that belongs to none', () => {
  const rows = [
    { key: 'p1', name: 'Mug', figures: figures(3, '30.00'), previous: figures(1, '10.00') },
    { key: '', figures: figures(0, '4.90'), previous: figures(0, '0.00') },
    { key: 'custom', figures: figures(1, '1.00'), previous: figures(0, '0.00') },
  ]
  const about = { currency: 'EUR', currencies: ['EUR'], timeZone: 'UTC', ...days }
  const breakdown = { ...about, previous: days, by: 'PRODUCT' as const, rowCount: 5, rows }
  const { interval: _interval, report: _report, ...common } = data
  const of = { ...common, sort: 'ORDERS' as const }
  const html = show(<BreakdownPage data={{ ...of, by: 'PRODUCT', breakdown }} />)
  const found = ['href="/products/p1"', 'Delivery, fees', 'Custom items', '€10.00', 'The first 3 of 5', 'descending']
  for (const text of found) expect(html).toContain(text)
  const countries = { ...breakdown, by: 'COUNTRY' as const, rows: [{ key: 'DE', figures: figures(1, '1.00') }] }
  expect(show(<BreakdownPage data={{ ...of, by: 'COUNTRY', breakdown: countries }} />)).toContain('Germany')
  expect(breakdownCsv(countries)).toContain('Germany,1,2,0.00,1.00,1.00,1.00,EUR')
  expect(show(<BreakdownPage data={undefined} />)).toContain('This doesn’t exist')
})

test('shows visits and today, or that there are none yet', () => {
  const visits = { sessions: 40, carts: 8, checkouts: 4, orders: 1, conversion: '0.0250' }
  const row = { from: '2026-11-29', to: '2026-11-29', figures: visits }
  const shown = { timeZone: 'UTC', ...days, figures: visits, rows: [row] }
  const html = show(<VisitsPage data={{ ...data, report: shown }} />)
  for (const text of ['2.5%', '40 visits', '<svg']) expect(html).toContain(text)
  expect(visitsCsv(shown)).toContain('2026-11-29,2026-11-29,40,8,4,1')
  const none = { ...shown, figures: { sessions: 0, carts: 0, checkouts: 0, orders: 0 }, rows: [] }
  expect(show(<VisitsPage data={{ ...data, report: none }} />)).toContain('No visits in this period')
  const hours = [{ hour: 9, sessions: 3, orders: 1, sales: money('12.00') }]
  const now = { day: today, timeZone: 'UTC', currency: 'EUR', figures: visits, sales: money('12.00'), hours }
  const open = show(<TodayPage data={{ view: data.view, today: now }} />)
  for (const text of ['09:00', '€12.00', 'refreshes every 30 seconds']) expect(open).toContain(text)
})

test('lists saved reports with what they show today, and edits them', () => {
  const date = new Date('2026-11-30T07:00:00Z')
  const email = { frequency: 'WEEKLY' as const, recipients: ['mara@store.test'] }
  const about = { name: 'Best sellers', report: 'PRODUCT' as const, period: 'LAST_7_DAYS' as const, email }
  const saved = { ...about, id: 's1', createdDate: date, updatedDate: date, nextEmailDate: date }
  const listed = show(<SavedReportsPage data={{ reports: [saved], today }} />)
  for (const text of [
    'Best sellers',
    'Every Monday',
    '/reports/by/products?from=2026-11-24&amp;to=2026-11-30&amp;compare=NONE',
  ])
    expect(listed).toContain(text)
  expect(show(<SavedReportsPage data={{ reports: [], today }} />)).toContain('No saved reports yet')
  const form = show(<SavedReportPage data={{ saved, today }} />)
  for (const text of ['mara@store.test', 'Open report']) expect(form).toContain(text)
  expect(show(<SavedReportPage data={{ saved: null, today }} />)).toContain('This doesn’t exist')
})
