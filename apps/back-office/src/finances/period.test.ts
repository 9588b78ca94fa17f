import { expect, test } from 'vitest'
import { readPeriod, usualPeriods } from './period.ts'

test('returns calendar months and years as common periods', () => {
  expect(usualPeriods('2026-01-15')).toEqual({
    thisMonth: { from: '2026-01-01', to: '2026-01-15' },
    lastMonth: { from: '2025-12-01', to: '2025-12-31' },
    thisYear: { from: '2026-01-01', to: '2026-01-15' },
    lastYear: { from: '2025-01-01', to: '2025-12-31' },
  })
  expect(usualPeriods('2028-03-31').lastMonth).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})

const today = '2026-11-22'
const read = (query: Record<string, string>) => readPeriod(new URLSearchParams(query), today)

test('defaults to the current month', () => {
  expect(read({})).toEqual({ period: { from: '2026-11-01', to: today } })
  expect(read({ from: '2026-10-05' })).toEqual({ period: { from: '2026-10-05', to: today } })
})

test.each([
  [{ from: '', to: today }, 'days'],
  [{ from: 'soon', to: today }, 'days'],
  [{ from: '2026-11-23', to: today }, 'order'],
  [{ from: '2025-01-01', to: '2026-01-02' }, 'length'],
])('rejects %o', (query, error) => {
  expect(read(query)).toMatchObject({ period: query, error })
})
