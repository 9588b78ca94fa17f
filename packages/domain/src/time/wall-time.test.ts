import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from './day.ts'
import { wallTimeIn, wallTimeToDate, zonedTimeText } from './wall-time.ts'

const momentOf = (timeZone: string, text: string) => wallTimeToDate(timeZone, text)?.toISOString()

test.each([
  ['Pacific/Auckland', '2026-02-01T00:00', '2026-01-31T11:00:00.000Z'],
  ['America/Los_Angeles', '2026-02-01T00:00', '2026-02-01T08:00:00.000Z'],
  ['Asia/Kolkata', '2026-02-01T00:00', '2026-01-31T18:30:00.000Z'],
  ['UTC', '2026-02-01T23:59', '2026-02-01T23:59:00.000Z'],
])('converts in %s the local time %s to %s and back', (timeZone, text, moment) => {
  expect(momentOf(timeZone, text)).toBe(moment)
  expect(wallTimeIn(timeZone, new Date(moment))).toBe(text)
})

test.each([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30'],
  ['America/New_York', '2026-03-08T02:00', '2026-03-08T03:00'],
  ['Pacific/Auckland', '2026-09-27T02:59', '2026-09-27T03:59'],
  // The clock changes by half an hour there.
  ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T02:40'],
  ['Asia/Beirut', '2026-03-29T00:15', '2026-03-29T01:15'],
  // Samoa skipped a day when it moved across the date line.
  ['Pacific/Apia', '2011-12-30T10:00', '2011-12-31T10:00'],
])('moves in %s the skipped time %s forward to %s', (timeZone, typed, shown) => {
  expect(wallTimeIn(timeZone, wallTimeToDate(timeZone, typed)!)).toBe(shown)
})

test.each([
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
])('uses in %s the first of two occurrences of %s', (timeZone, typed, moment) => {
  expect(momentOf(timeZone, typed)).toBe(moment)
})

test('accepts years that occur while someone types', () => {
  for (const text of ['0002-02-01T00:00', '0020-02-01T00:00', '0202-02-01T00:00', '9999-12-31T23:59'])
    expect(wallTimeIn('Pacific/Auckland', wallTimeToDate('Pacific/Auckland', text)!)).toBe(text)
})

test.each(['', '2026-02-01', '2026-02-30T00:00', '2026-02-01T24:00', '2026-02-01T00:00:01', 'soon'])(
  'rejects “%s”',
  (text) => {
    expect(wallTimeToDate('UTC', text)).toBeUndefined()
  },
)

test('handles clocks that change a minute past midnight', () => {
  expect(wallTimeIn('Antarctica/Casey', new Date('2022-10-01T16:00:00Z'))).toBe('2022-10-02T00:00')
  expect(wallTimeIn('Antarctica/Casey', new Date('2022-10-01T16:01:00Z'))).toBe('2022-10-02T03:01')
})

test('includes the offset from UTC in exported times', () => {
  const date = new Date('2026-01-31T11:00:07Z')
  expect(zonedTimeText('Pacific/Auckland', date)).toBe('2026-02-01T00:00:07+13:00')
  expect(zonedTimeText('America/St_Johns', date)).toBe('2026-01-31T07:30:07-03:30')
  expect(zonedTimeText('UTC', date)).toBe('2026-01-31T11:00:07+00:00')
})

const zones = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Apia',
)
const minutes = fc
  .integer({ min: Date.parse('2010-01-01') / 60_000, max: Date.parse('2030-01-01') / 60_000 })
  .map((minute) => new Date(minute * 60_000))

test('round-trips a moment through its local time, or returns the first of two with the same local time', () => {
  fc.assert(
    fc.property(zones, minutes, (timeZone, date) => {
      const shown = wallTimeIn(timeZone, date)
      const read = wallTimeToDate(timeZone, shown)!
      expect(wallTimeIn(timeZone, read)).toBe(shown)
      expect([0, 30, 60]).toContain((date.getTime() - read.getTime()) / 60_000)
      expect(Date.parse(zonedTimeText(timeZone, date))).toBe(date.getTime())
    }),
  )
})

test.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['Pacific/Auckland', '2026-04-05', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Asia/Kolkata', '2026-03-29', 24],
  ['Pacific/Apia', '2011-12-29', 24],
])('has in %s on %s %d hours', (timeZone, day, hours) => {
  const length = endOfDay(timeZone, day).getTime() - startOfDay(timeZone, day).getTime() + 1000
  expect(length / 3_600_000).toBe(hours)
})
