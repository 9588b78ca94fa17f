import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideRequest } from './returnable.ts'
import type { ReturnStatus } from './states.ts'
import { exclusionHolds } from './withdrawal-exclusions.ts'
import {
  isInEu,
  repeatedWithdrawal,
  replacedRequests,
  unsentOf,
  withdrawability,
  withdrawalOf,
  type OrderToWithdraw,
  type ReturnToCount,
} from './withdrawal.ts'
import { withdrawalEnd } from './withdrawal-period.ts'

const at = (text: string): number => Date.parse(text)

test.each([
  ['a Tuesday', 'Europe/Berlin', '2026-11-03T10:00:00+01:00', '2026-11-18T00:00:00+01:00'],
  ['the last second of a day', 'Europe/Berlin', '2026-11-03T23:59:59+01:00', '2026-11-18T00:00:00+01:00'],
  ['the first second of a day', 'Europe/Berlin', '2026-11-04T00:00:00+01:00', '2026-11-19T00:00:00+01:00'],
  ['a Saturday, to the Monday after', 'Europe/Berlin', '2026-11-07T10:00:00+01:00', '2026-11-24T00:00:00+01:00'],
  ['a Sunday, to the Monday after', 'Europe/Berlin', '2026-11-08T10:00:00+01:00', '2026-11-24T00:00:00+01:00'],
  ['a day before the clocks change', 'Europe/Berlin', '2026-10-20T10:00:00+02:00', '2026-11-04T00:00:00+01:00'],
  ['a day that is another one in UTC', 'Pacific/Auckland', '2026-11-03T22:00:00Z', '2026-11-18T11:00:00Z'],
])('ends a period that begins on %s with its last day (%s)', (_what, zone, began, end) => {
  expect(new Date(withdrawalEnd(at(began), zone)).toISOString()).toBe(new Date(at(end)).toISOString())
})

const deliveredMs = at('2026-11-03T10:00:00+01:00')
const end = at('2026-11-18T00:00:00+01:00')
const mug = { id: 'mug', quantity: 3, isGoods: true }
const parcel = (quantity: number, more: object = { deliveredMs }) => ({
  lines: [{ id: 'mug', quantity }],
  sentMs: at('2026-11-01T10:00:00+01:00'),
  ...more,
})
const order = (more: Partial<OrderToWithdraw> = {}): OrderToWithdraw => ({
  status: 'APPROVED',
  countries: ['DE'],
  isForCompany: false,
  placedMs: at('2026-10-30T10:00:00+01:00'),
  lines: [mug],
  parcels: [parcel(3)],
  returns: [],
  refunds: [],
  ...more,
})
const all = (more: Partial<OrderToWithdraw> = {}, nowMs = deliveredMs) =>
  withdrawability(order(more), { timeZone: 'Europe/Berlin', nowMs })
const able = (more: Partial<OrderToWithdraw> = {}, nowMs = deliveredMs) => all(more, nowMs)[0]!

test('counts the last day to its end', () => {
  expect(able({}, end - 1)).toEqual({ id: 'mug', quantity: 3, unsent: 0, untilMs: end })
  expect(able({}, end)).toEqual({ id: 'mug', quantity: 0, reason: 'PERIOD_OVER' })
})

test('has no deadline, and nothing to return, before anything is shipped', () => {
  expect(able({ parcels: [] }, end + 1e9)).toEqual({ id: 'mug', quantity: 3, unsent: 3 })
})

test('has a single period for several parcels, which begins with the last one', () => {
  const later = parcel(1, { deliveredMs: at('2026-11-05T10:00:00+01:00') })
  expect(able({ parcels: [parcel(2)] })).toEqual({ id: 'mug', quantity: 3, unsent: 1 })
  expect(able({ parcels: [parcel(2), later] })).toMatchObject({ quantity: 3, untilMs: at('2026-11-20T00:00:00+01:00') })
  const cup = { id: 'cup', quantity: 1, isGoods: true }
  expect(all({ lines: [mug, cup] }, end)).toEqual([
    { id: 'mug', quantity: 3, unsent: 0 },
    { id: 'cup', quantity: 1, unsent: 1 },
  ])
})

test('allows a year for a parcel without a known delivery date', () => {
  const unknown = { parcels: [parcel(3, {})] }
  expect(able(unknown, at('2027-11-01T10:00:00Z'))).toMatchObject({
    quantity: 3,
    untilMs: at('2027-11-16T00:00:00+01:00'),
  })
  expect(able(unknown, at('2027-11-16T00:00:00+01:00'))).toMatchObject({ reason: 'PERIOD_OVER' })
})

test('starts the period at the order date for anything that is not delivered', () => {
  const lines = [{ id: 'song', quantity: 1, isGoods: false }]
  const until = at('2026-11-14T00:00:00+01:00')
  expect(able({ lines, parcels: [] }, until - 1)).toEqual({ id: 'song', quantity: 1, unsent: 1, untilMs: until })
  expect(able({ lines, parcels: [] }, until)).toMatchObject({ reason: 'PERIOD_OVER' })
})

const pieces = (quantity: number) => [{ id: 'mug', quantity }]
const back = (kind: ReturnToCount['kind'], status: ReturnStatus, quantity: number, unsent = 0): ReturnToCount => ({
  kind,
  status,
  lines: pieces(quantity),
  unsent: unsent > 0 ? pieces(unsent) : [],
})

test.each([
  ['a customer outside the EU', { countries: ['US', 'CH'] }, 'NOT_IN_EU'],
  ['a company', { isForCompany: true }, 'NOT_A_CONSUMER'],
  ['a canceled order', { status: 'CANCELED' }, 'ORDER_CANCELED'],
  ['a rejected order', { status: 'REJECTED' }, 'ORDER_CANCELED'],
  ['goods made to order', { lines: [{ ...mug, exclusion: 'MADE_TO_ORDER' }] }, 'EXCLUDED'],
  ['goods already withdrawn from', { returns: [back('WITHDRAWAL', 'APPROVED', 3)] }, 'NOTHING_LEFT'],
  ['returned goods', { returns: [back('REQUEST', 'RECEIVED', 3)] }, 'NOTHING_LEFT'],
  ['refunded goods', { refunds: [{ lines: pieces(3), restocked: pieces(3) }] }, 'NOTHING_LEFT'],
] as const)('does not allow withdrawal from %s', (_what, more, reason) => {
  expect(able(more)).toMatchObject({ quantity: 0, reason })
  expect(withdrawalOf(all(more))).toEqual({ canWithdraw: false, reason })
})

test.each([
  ['a requested return', { returns: [back('REQUEST', 'REQUESTED', 3)] }, 3],
  ['an approved return', { returns: [back('REQUEST', 'APPROVED', 3)] }, 3],
  ['a declined return', { returns: [back('REQUEST', 'DECLINED', 3)] }, 3],
  ['a canceled withdrawal', { returns: [back('WITHDRAWAL', 'CANCELED', 3)] }, 3],
  ['a partial withdrawal', { returns: [back('WITHDRAWAL', 'SETTLED', 2)] }, 1],
  ['an order under review', { status: 'PENDING', parcels: [] }, 3],
  ['one of two addresses in the EU', { countries: ['US', 'FR'] }, 3],
] as const)('allows withdrawal despite %s', (_what, more, quantity) => {
  expect(able(more)).toMatchObject({ quantity })
})

test('allows withdrawal if an exclusion depends on a broken seal', () => {
  for (const [exclusion, holds] of Object.entries(exclusionHolds)) {
    const line = able({ lines: [{ ...mug, exclusion: exclusion as keyof typeof exclusionHolds }] })
    expect(line, exclusion).toMatchObject({ quantity: holds === 'ALWAYS' ? 0 : 3 })
  }
})

test('counts withdrawals and refunds toward unshipped pieces first', () => {
  const parcels = [parcel(1)]
  expect(able({ parcels })).toMatchObject({ quantity: 3, unsent: 2 })
  expect(able({ parcels, refunds: [{ lines: pieces(1), restocked: [] }] })).toMatchObject({ quantity: 2, unsent: 1 })
  expect(able({ parcels, returns: [back('WITHDRAWAL', 'RECEIVED', 2, 2)] })).toMatchObject({
    quantity: 1,
    unsent: 0,
    untilMs: end,
  })
  expect(unsentOf(pieces(1), all({ parcels }))).toEqual(pieces(1))
  expect(unsentOf(pieces(3), all({ parcels }))).toEqual(pieces(2))
  expect(unsentOf(pieces(3), all())).toEqual([])
})

test('allows withdrawal from an order as long as one line can be withdrawn from', () => {
  const song = { id: 'song', quantity: 1, isGoods: false }
  const lines = [mug, song, { id: 'cup', quantity: 1, isGoods: true, exclusion: 'PERISHABLE' as const }]
  const parcels = [{ ...parcel(3), lines: [...pieces(3), { id: 'cup', quantity: 1 }] }]
  expect(withdrawalOf(all({ lines, parcels }))).toEqual({ canWithdraw: true, untilMs: end })
  expect(withdrawalOf(all({ lines, parcels: [] }))).toEqual({ canWithdraw: true })
  expect(withdrawalOf(all({ lines, parcels }, end))).toEqual({ canWithdraw: false, reason: 'PERIOD_OVER' })
  expect(withdrawalOf([])).toEqual({ canWithdraw: false, reason: 'NOTHING_LEFT' })
})

test('includes parts of the EU with their own country code', () => {
  expect([isInEu(['RE']), isInEu(['AX']), isInEu(['GB']), isInEu([])]).toEqual([true, true, false, false])
})

test('recognizes a repeated confirmation', () => {
  const known = [
    { confirmationId: 'one', lines: pieces(1) },
    { confirmationId: 'two', lines: pieces(2) },
  ]
  const repeated = (confirmationId: string, quantity: number, isRefused: boolean) =>
    repeatedWithdrawal(known, { confirmationId, lines: pieces(quantity), isRefused })?.confirmationId
  expect(repeated('one', 2, false)).toBe('one')
  expect(repeated('three', 2, true)).toBe('two')
  expect(repeated('three', 2, false)).toBeUndefined()
  expect(repeated('three', 3, true)).toBeUndefined()
})

test('replaces requests for the same pieces, and no others', () => {
  const requests = [
    { id: 'first', lines: pieces(1) },
    { id: 'second', lines: pieces(1) },
    { id: 'other', lines: [{ id: 'cup', quantity: 1 }] },
  ]
  expect(replacedRequests(requests, pieces(3), all())).toEqual(['first', 'second'])
  expect(replacedRequests(requests, pieces(2), all())).toEqual(['second'])
  expect(replacedRequests(requests, pieces(1), all())).toEqual([])
})

test('never allows withdrawal from more than was bought', () => {
  const quantity = fc.integer({ min: 1, max: 4 })
  fc.assert(
    fc.property(fc.array(quantity, { maxLength: 8 }), fc.integer({ min: 0, max: 3 }), (requested, sent) => {
      const parcels = sent > 0 ? [parcel(sent)] : []
      const returns: ReturnToCount[] = []
      for (const one of requested) {
        const lines = all({ parcels, returns })
        if (!decideRequest(pieces(one), lines).ok) continue
        returns.push({
          kind: 'WITHDRAWAL',
          status: 'APPROVED',
          lines: pieces(one),
          unsent: unsentOf(pieces(one), lines),
        })
      }
      const sum = (some: readonly { quantity: number }[]) => some.reduce((count, line) => count + line.quantity, 0)
      expect(sum(returns.flatMap(({ lines }) => lines))).toBeLessThanOrEqual(3)
      expect(sum(returns.flatMap(({ unsent }) => unsent))).toBeLessThanOrEqual(3 - sent)
    }),
  )
})
