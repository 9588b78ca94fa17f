import { expect, test } from 'vitest'
import { createBookSummary, netOf, type BookEntry } from './summary.ts'

const entry = (more: Partial<BookEntry>): BookEntry => ({
  day: '2026-11-01',
  type: 'captured',
  amount: 1190,
  provider: 'sandbox',
  country: 'DE',
  shares: [{ rate: '0.19', gross: 1190, tax: 190 }],
  ...more,
})
const summaryOf = (...entries: BookEntry[]) => {
  const summary = createBookSummary()
  for (const one of entries) summary.add(one)
  return summary.read()
}

test('adds up income and expenses by day, provider and rate', () => {
  const half = { amount: 595, shares: [{ rate: '0.19', gross: 595, tax: 95 }] }
  const { total, days, providers, taxes } = summaryOf(
    entry({}),
    entry({ provider: 'offline', country: 'AT', shares: [{ rate: '0.2', gross: 1190, tax: 198 }] }),
    entry({ day: '2026-11-02', type: 'refunded', ...half }),
    entry({ day: '2026-11-03', type: 'disputed', ...half }),
    entry({ day: '2026-11-04', type: 'dispute-reversed', ...half }),
  )
  expect(total).toEqual({ received: 2380, refunded: 595, disputed: 595, returned: 595 })
  expect(netOf(total)).toBe(1785)
  expect([...days].map(([day, flow]) => [day, netOf(flow)])).toEqual([
    ['2026-11-01', 2380],
    ['2026-11-02', -595],
    ['2026-11-03', -595],
    ['2026-11-04', 595],
  ])
  expect(providers.get('offline')).toEqual({ received: 1190, refunded: 0, disputed: 0, returned: 0 })
  expect([...taxes.values()]).toEqual([
    { country: 'DE', rate: '0.19', gross: 595, tax: 95 },
    { country: 'AT', rate: '0.2', gross: 1190, tax: 198 },
  ])
})

test('returns empty books for a period without movements', () => {
  expect(summaryOf()).toEqual({
    total: { received: 0, refunded: 0, disputed: 0, returned: 0 },
    days: new Map(),
    providers: new Map(),
    taxes: new Map(),
    jurisdictions: new Map(),
    giftCards: { sold: 0, redeemed: 0, credited: 0 },
  })
})
