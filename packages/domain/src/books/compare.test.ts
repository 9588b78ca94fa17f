import { expect, test } from 'vitest'
import { compareBooks, lineOf, type ComparedLine } from './compare.ts'

const time = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') }
const line = (paymentId: string, amount: number, more: Partial<ComparedLine> = {}): ComparedLine => ({
  paymentId,
  type: 'charge',
  amount,
  currency: 'EUR',
  date: new Date('2026-11-10T12:00:00Z'),
  ...more,
})

test('shows ledger movements as income or expense of an account', () => {
  const of = { paymentId: 'p', currency: 'EUR', date: time.from }
  const amountOf = (type: 'captured' | 'refunded' | 'disputed' | 'dispute-reversed') => {
    const { type: shown, amount } = lineOf({ type, amount: 500 }, of)
    return [shown, amount]
  }
  expect(amountOf('captured')).toEqual(['charge', 500])
  expect(amountOf('refunded')).toEqual(['refund', -500])
  expect(amountOf('disputed')).toEqual(['dispute', -500])
  expect(amountOf('dispute-reversed')).toEqual(['dispute', 500])
})

test('finds no difference if sums agree, regardless of how many movements they consist of', () => {
  const store = [line('a', 1000), line('a', -400, { type: 'refund' })]
  const provider = [line('a', 1000), line('a', -100, { type: 'refund' }), line('a', -300, { type: 'refund' })]
  expect(compareBooks(store, provider, time)).toEqual([])
})

test('gives the reason of each difference', () => {
  const store = [line('only here', 100), line('less there', 500), line('refunded', -50, { type: 'refund' })]
  const provider = [line('only there', 300), line('less there', 450), line('refunded', -50, { type: 'refund' })]
  expect(compareBooks(store, provider, time)).toEqual([
    { paymentId: 'only here', type: 'charge', currency: 'EUR', reason: 'MISSING_AT_PROVIDER', store: 100, provider: 0 },
    { paymentId: 'less there', type: 'charge', currency: 'EUR', reason: 'AMOUNT_DIFFERS', store: 500, provider: 450 },
    { paymentId: 'only there', type: 'charge', currency: 'EUR', reason: 'MISSING_IN_STORE', store: 0, provider: 300 },
  ])
})

test('reports movements around midnight as a different day, and ignores those outside the period', () => {
  const [before, first] = [new Date('2026-10-31T23:59:59Z'), time.from]
  const at = (date: Date) => [line('a', 100, { date })]
  expect(compareBooks(at(first), at(before), time)).toEqual([
    { paymentId: 'a', type: 'charge', currency: 'EUR', reason: 'OTHER_DAY', store: 100, provider: 0 },
  ])
  expect(compareBooks(at(before), [], time)).toEqual([])
  expect(compareBooks([], at(time.to), time)).toEqual([])
})

test('distinguishes equal amounts in different currencies', () => {
  const dollars = [line('a', 100, { currency: 'USD' })]
  expect(compareBooks([line('a', 100)], dollars, time)).toEqual([
    { paymentId: 'a', type: 'charge', currency: 'EUR', reason: 'MISSING_AT_PROVIDER', store: 100, provider: 0 },
    { paymentId: 'a', type: 'charge', currency: 'USD', reason: 'MISSING_IN_STORE', store: 0, provider: 100 },
  ])
})
