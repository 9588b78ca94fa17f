import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../test/run-size.ts'
import { daysAfter, daysBetween } from '../time/day.ts'
import { sumOf } from '../money.ts'
import { changesOf, contributionsOf, type Contribution, type ReportedOrder } from './contributions.ts'
import { addFigures, averageOrder, figuresOf, netPayments, netSales } from './figures.ts'
import { comparedPeriod, intervalsOf, piecesOf, type Period } from './period.ts'

test.each([
  [
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2025-11-01', to: '2025-11-30' },
  ],
  [
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2025-01-01', to: '2025-12-31' },
    { from: '2025-01-01', to: '2025-12-31' },
  ],
  [
    { from: '2026-11-24', to: '2026-11-30' },
    { from: '2026-11-17', to: '2026-11-23' },
    { from: '2025-11-24', to: '2025-11-30' },
  ],
  [
    { from: '2024-02-29', to: '2024-02-29' },
    { from: '2024-02-28', to: '2024-02-28' },
    { from: '2023-02-28', to: '2023-02-28' },
  ],
  [
    { from: '2025-02-01', to: '2025-02-28' },
    { from: '2025-01-01', to: '2025-01-31' },
    { from: '2024-02-01', to: '2024-02-29' },
  ],
])('compares %o with the period and the year before', (period, before, yearBefore) => {
  expect(comparedPeriod(period, 'PREVIOUS_PERIOD')).toEqual(before)
  expect(comparedPeriod(period, 'PREVIOUS_YEAR')).toEqual(yearBefore)
})

test('divides a period into weeks from Monday and months, cut at its ends', () => {
  const period = { from: '2026-11-28', to: '2026-12-08' }
  expect(intervalsOf(period, 'WEEK')).toEqual([
    { from: '2026-11-28', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-12-06' },
    { from: '2026-12-07', to: '2026-12-08' },
  ])
  expect(intervalsOf(period, 'MONTH')).toEqual([
    { from: '2026-11-28', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-08' },
  ])
  expect(intervalsOf(period, 'DAY')).toHaveLength(11)
})

const daysOf = ({ from, to }: Period): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => daysAfter(from, index))
const period = fc
  .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 400 }))
  .map(([start, length]): Period => {
    const from = daysAfter('2023-01-01', start)
    return { from, to: daysAfter(from, length) }
  })

test('sums of days and months make up each period exactly, with few days', () => {
  const property = fc.property(period, (one) => {
    const counts = new Map<string, number>()
    let readDays = 0
    for (const { grain, sign, ...range } of piecesOf(one)) {
      if (grain === 'day') readDays += daysBetween(range.from, range.to)
      for (const day of daysOf(range)) counts.set(day, (counts.get(day) ?? 0) + sign)
    }
    const counted = [...counts].filter(([, count]) => count !== 0).toSorted()
    expect(counted).toEqual(daysOf(one).map((day) => [day, 1]))
    expect(readDays).toBeLessThanOrEqual(32)
  })
  fc.assert(property, { numRuns: propertyRuns })
})

const amount = fc.integer({ min: 0, max: 100_000 })
const day = fc.integer({ min: 0, max: 40 }).map((days) => daysAfter('2026-11-01', days))
const key = fc.constantFrom('a', 'b', 'c')
const line = fc.record({
  id: fc.uuid(),
  key,
  collections: fc.uniqueArray(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  gross: amount,
  discount: amount,
  tax: amount,
  total: amount,
  isGiftCard: fc.boolean(),
})
const movement = fc.record({
  currency: fc.constant('EUR'),
  day,
  type: fc.constantFrom('captured', 'refunded', 'disputed', 'dispute-reversed'),
  amount,
  giftCards: fc.constant(0),
  items: fc.array(fc.record({ key, collections: fc.constant(['x']), amount }), { maxLength: 3 }),
})
const order: fc.Arbitrary<ReportedOrder> = fc.record({
  currency: fc.constant('EUR'),
  day,
  counts: fc.boolean(),
  isReturning: fc.boolean(),
  channel: fc.constantFrom('WEB', 'POS'),
  country: fc.constantFrom('', 'DE', 'FR'),
  staff: fc.constantFrom('', 'mara'),
  sums: fc.record({
    gross: amount,
    discounts: amount,
    delivery: amount,
    fees: amount,
    tax: amount,
    total: amount,
  }),
  lines: fc.array(line, { maxLength: 4 }),
  discounts: fc.array(fc.record({ key, amount }), { maxLength: 2 }),
  movements: fc.array(movement, { maxLength: 4 }),
}) as fc.Arbitrary<ReportedOrder>

const sumOfKind = (contributions: readonly Contribution[], kind: Contribution['kind']) =>
  addFigures(contributions.filter((one) => one.kind === kind).map(({ figures }) => figures))

test('every group but discounts adds up to the total, and payments to those of the books', () => {
  const property = fc.property(order, (one) => {
    const contributions = contributionsOf(one)
    const total = sumOfKind(contributions, 'TOTAL')
    for (const kind of ['CHANNEL', 'COUNTRY', 'STAFF'] as const) {
      expect(sumOfKind(contributions, kind)).toEqual(total)
    }
    const { gross, discounts, delivery, fees, tax, total: sales, giftCards, returns, quantity } = total
    const sold = { gross, discounts, delivery, fees, tax, total: sales, giftCards, returns, quantity }
    expect(sumOfKind(contributions, 'PRODUCT')).toMatchObject(sold)
    const moved = (type: string) => sumOf(one.movements.filter((move) => move.type === type).map((move) => move.amount))
    expect(netPayments(total)).toBe(
      moved('captured') - moved('refunded') - moved('disputed') + moved('dispute-reversed'),
    )
  })
  fc.assert(property, { numRuns: propertyRuns })
})

test('replacing what an order adds, in any order of changes, leaves the sums of the latest state', () => {
  const property = fc.property(fc.array(order, { minLength: 1, maxLength: 4 }), (states) => {
    let [kept, sums]: [Contribution[], Contribution[]] = [[], []]
    for (const state of states) {
      const next = contributionsOf(state)
      sums = changesOf([], [...sums, ...changesOf(kept, next)])
      kept = next
    }
    expect(changesOf(sums, contributionsOf(states.at(-1)!))).toEqual([])
    expect(changesOf(kept, kept)).toEqual([])
  })
  fc.assert(property, { numRuns: propertyRuns })
})

test('counts an order once in each collection of its products, and in none for delivery', () => {
  const line = { id: '1', quantity: 1, gross: 500, discount: 0, tax: 0, total: 500, isGiftCard: false }
  const contributions = contributionsOf({
    currency: 'EUR',
    day: '2026-11-01',
    counts: true,
    isReturning: false,
    channel: 'WEB',
    country: 'DE',
    staff: '',
    sums: { gross: 1500, discounts: 0, delivery: 490, fees: 0, tax: 0, total: 1990 },
    lines: [
      { ...line, key: 'mug', collections: ['kitchen', 'new'] },
      { ...line, key: 'bowl', collections: ['kitchen'] },
      { ...line, key: 'card', collections: [] },
    ],
    discounts: [],
    movements: [
      {
        currency: 'EUR',
        day: '2026-11-02',
        type: 'refunded',
        amount: 700,
        giftCards: 0,
        items: [{ key: 'mug', collections: ['kitchen', 'new'], amount: 500 }],
      },
    ],
  })
  const ofKind = contributions.filter(({ kind }) => kind === 'COLLECTION')
  expect(ofKind.map(({ day: at, key: name, figures }) => [at, name, figures])).toEqual([
    ['2026-11-01', 'kitchen', { orders: 1, quantity: 2, gross: 1000, total: 1000 }],
    ['2026-11-01', 'new', { orders: 1, quantity: 1, gross: 500, total: 500 }],
    ['2026-11-01', '', { orders: 1, quantity: 1, gross: 500, total: 500 }],
    ['2026-11-02', 'kitchen', { returns: 500 }],
    ['2026-11-02', 'new', { returns: 500 }],
  ])
})

test('derives net sales, and the average only if there are orders', () => {
  const figures = figuresOf({ orders: 3, total: 1000, giftCards: 250, returns: 100 })
  expect([netSales(figures), averageOrder(figures), averageOrder(figuresOf({}))]).toEqual([650, 333, undefined])
})
