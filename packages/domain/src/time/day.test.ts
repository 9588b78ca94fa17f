import { expect, test } from 'vitest'
import { dayAfter, dayIn, daysBetween, isTimeZone, startOfDay } from './day.ts'

test.each([
  ['UTC', '2026-11-22', '2026-11-22T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-22', '2026-11-21T23:00:00.000Z'],
  ['America/New_York', '2026-07-01', '2026-07-01T04:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z'],
  // Days of clock changes, in Beirut at midnight.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
])('starts in %s the day %s at %s', (timeZone, day, moment) => {
  const start = startOfDay(timeZone, day)
  expect(start.toISOString()).toBe(moment)
  expect(dayIn(timeZone, start)).toBe(day)
  expect(dayIn(timeZone, new Date(start.getTime() - 1))).not.toBe(day)
})

test('adds days across months and leap years', () => {
  expect([dayAfter('2026-11-30'), dayAfter('2028-02-28'), dayAfter('2026-12-31')]).toEqual([
    '2026-12-01',
    '2028-02-29',
    '2027-01-01',
  ])
  expect([daysBetween('2026-11-01', '2026-11-01'), daysBetween('2028-02-01', '2028-03-01')]).toEqual([1, 30])
})

test('recognizes time zones', () => {
  expect(['UTC', 'Europe/Berlin', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
