import { expect, test } from 'vitest'
import { isRecordAbsent, readPointing, readVerification, recordResults } from './records.ts'
import { becomesOverdue, decideAddDomain, decideVerify, domainMoves, isRecordOverdue } from './status.ts'

test.each([
  [['token'], 'FOUND'],
  [['v=spf1 -all', ' token '], 'FOUND'],
  [[], 'MISSING'],
  [['another'], 'WRONG_VALUE'],
  [['TOKEN'], 'WRONG_VALUE'],
  [Array.from({ length: 51 }, () => 'token'), 'TOO_MANY_VALUES'],
  ['NO_ANSWER' as const, 'NO_ANSWER'],
])('reads from the values %j: %s', (values, result) => {
  expect(readVerification(values, 'token')).toBe(result)
})

test('takes no error of DNS servers for a missing record', () => {
  expect(recordResults.filter(isRecordAbsent)).toEqual(['MISSING', 'WRONG_VALUE', 'TOO_MANY_VALUES'])
})

const server = { target: 'shops.example', targetAddresses: ['192.0.2.1', '2001:db8::1'] }

test.each([
  [{ aliases: ['SHOPS.example.'], addresses: [] }, 'HERE'],
  [{ aliases: [], addresses: ['192.0.2.1'] }, 'HERE'],
  [{ aliases: [], addresses: ['192.0.2.1', '192.0.2.9'] }, 'ELSEWHERE'],
  [{ aliases: ['shop.elsewhere.example'], addresses: ['192.0.2.9'] }, 'ELSEWHERE'],
  [{ aliases: [], addresses: [] }, 'NOWHERE'],
  [{ aliases: 'NO_ANSWER' as const, addresses: 'NO_ANSWER' as const }, 'UNKNOWN'],
  [{ aliases: [], addresses: ['192.0.2.1'], targetAddresses: 'NO_ANSWER' as const }, 'UNKNOWN'],
])('a domain with the records %j points %s', (records, result) => {
  expect(readPointing({ ...server, ...records })).toBe(result)
})

test('a domain is verified once, never loses it, and a store has at most 20', () => {
  expect(decideVerify('PENDING')).toMatchObject({ ok: true, state: 'VERIFIED', tasks: ['check-daily'] })
  expect(domainMoves.VERIFIED.on).toEqual({})
  expect(decideVerify('VERIFIED')).toEqual({ ok: false, code: 'ALREADY_VERIFIED' })
  expect([decideAddDomain(19).ok, decideAddDomain(20).ok]).toEqual([true, false])
})

test('warns of a record that has been missing for seven days', () => {
  const [since, before, after] = ['2026-01-01', '2026-01-07T23:59:59Z', '2026-01-08'].map((day) => new Date(day!))
  expect(isRecordOverdue(since!, before!)).toBe(false)
  expect(isRecordOverdue(since!, after!)).toBe(true)
  expect(isRecordOverdue(null, after!)).toBe(false)
})

test.each([
  ['2026-01-07', '2026-01-08', true],
  ['2026-01-08', '2026-01-09', false],
  ['2026-01-06', '2026-01-07', false],
  ['2026-01-01', '2026-02-01', true],
  [undefined, '2026-01-08', false],
])('a record missing since 1 January, checked at %s and %s, becomes overdue: %s', (last, now, becomes) => {
  const checks = { lastCheck: last === undefined ? undefined : new Date(last), now: new Date(now) }
  expect(becomesOverdue(new Date('2026-01-01'), checks)).toBe(becomes)
  expect(becomesOverdue(null, checks)).toBe(false)
})
