import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, localTimeOf } from '../time/local-time.ts'
import { openFrom, openSlots, readyFrom, slotRefusal, type SlotQuery, type Schedule } from './schedule.ts'

const at = (hours: number, minutes = 0) => ({ hours, minutes })

const everyDay = (start: number, end: number) =>
  (['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const).map((day) => ({ day, start: at(start), end: at(end) }))

const schedule = (more: Partial<Schedule> = {}): Schedule => ({
  windows: everyDay(9, 12),
  hasSlots: true,
  slotMinutes: 60,
  handlingDays: 0,
  closedDates: [],
  daysAhead: 1,
  ...more,
})
const queryAt = (now: string, timeZone = 'Europe/Berlin'): SlotQuery => ({
  now: new Date(now),
  timeZone,
  isFull: () => false,
})
const startsOf = (own: Schedule, when: SlotQuery) =>
  openSlots(own, when).map(({ from }) => from.toISOString().slice(0, 16))

test('cuts slots by the store’s local time', () => {
  // Wednesday, 9:30 in Berlin, 8:30 UTC.
  expect(startsOf(schedule(), queryAt('2026-11-25T08:30:00Z'))).toEqual([
    '2026-11-25T09:00',
    '2026-11-25T10:00',
    '2026-11-26T08:00',
    '2026-11-26T09:00',
    '2026-11-26T10:00',
  ])
  expect(startsOf(schedule({ daysAhead: 0 }), queryAt('2026-11-25T08:30:00Z', 'America/New_York'))).toEqual([
    '2026-11-25T14:00',
    '2026-11-25T15:00',
    '2026-11-25T16:00',
  ])
})

test('offers only slots from the next day after the cut-off', () => {
  const own = schedule({ cutOff: at(8) })
  expect(startsOf(own, queryAt('2026-11-25T06:59:00Z'))[0]).toBe('2026-11-25T08:00')
  expect(startsOf(own, queryAt('2026-11-25T07:00:00Z'))[0]).toBe('2026-11-26T08:00')
})

test.each([
  ['MINUTES', 90, '2026-11-25T10:00'],
  ['HOURS', 3, '2026-11-26T08:00'],
  ['DAYS', 1, '2026-11-26T08:00'],
] as const)('starts offering slots after the preparation time: %s, %i', (unit, value, first) => {
  expect(startsOf(schedule({ preparation: { value, unit } }), queryAt('2026-11-25T08:30:00Z'))[0]).toBe(first)
})

test('counts handling time in whole days, plus one after the cut-off', () => {
  const own = schedule({ handlingDays: 2, daysAhead: 7, cutOff: at(12) })
  expect(startsOf(own, queryAt('2026-11-25T08:30:00Z'))[0]).toBe('2026-11-27T08:00')
  expect(startsOf(own, queryAt('2026-11-25T13:30:00Z'))[0]).toBe('2026-11-28T08:00')
})

test.each([
  ['MON', 30],
  ['TUE', 1],
  ['WED', 25],
  ['THU', 26],
  ['FRI', 27],
  ['SAT', 28],
  ['SUN', 29],
] as const)('offers slots of a window on %s only on that day', (day, date) => {
  const own = schedule({ windows: [{ day, start: at(9), end: at(10) }], daysAhead: 6 })
  expect(openSlots(own, queryAt('2026-11-25T06:00:00Z')).map(({ from }) => from.getUTCDate())).toEqual([date])
})

test('offers no slots on closed dates and no full slots', () => {
  const own = schedule({ closedDates: ['2026-11-25'] })
  const full = new Date('2026-11-26T08:00:00Z')
  const when = { ...queryAt('2026-11-25T06:00:00Z'), isFull: (from: Date) => from.getTime() === full.getTime() }
  expect(startsOf(own, when)).toEqual(['2026-11-26T09:00', '2026-11-26T10:00'])
})

test.each([
  ['2026-11-25T08:00:00Z', 'DELIVERY_SLOT_PAST_CUT_OFF'],
  ['2026-11-25T10:00:00Z', undefined],
  ['2026-11-25T10:30:00Z', 'DELIVERY_SLOT_CLOSED'],
  ['2026-11-26T08:00:00Z', 'DELIVERY_SLOT_FULL'],
  ['2027-11-26T08:00:00Z', 'DELIVERY_SLOT_CLOSED'],
])('returns for a slot at %s the refusal %s', (requested, code) => {
  const when = {
    ...queryAt('2026-11-25T09:30:00Z'),
    isFull: (from: Date) => from.toISOString() === '2026-11-26T08:00:00.000Z',
  }
  expect(slotRefusal(schedule(), new Date(requested), when)).toBe(code)
})

test('accepts a slot until the moment it begins', () => {
  const nine = '2026-11-25T08:00:00Z'
  expect(slotRefusal(schedule(), new Date(nine), queryAt(nine))).toBeUndefined()
})

test('is ready at the next opening time if the buyer does not choose a slot', () => {
  const hours = schedule({ hasSlots: false, preparation: { value: 2, unit: 'HOURS' } })
  expect(openFrom(hours, queryAt('2026-11-25T08:30:00Z')).toISOString()).toBe('2026-11-25T10:30:00.000Z')
  expect(openFrom(hours, queryAt('2026-11-25T09:00:00Z')).toISOString()).toBe('2026-11-26T08:00:00.000Z')
  expect(openFrom(hours, queryAt('2026-11-25T10:30:00Z')).toISOString()).toBe('2026-11-26T08:00:00.000Z')
  const always = { ...hours, windows: [] }
  expect(openFrom(always, queryAt('2026-11-25T10:30:00Z')).toISOString()).toBe('2026-11-25T12:30:00.000Z')
})

test('skips the missing hour when summer time begins in Berlin, and keeps later slots an hour long', () => {
  const night = schedule({ windows: everyDay(1, 5), daysAhead: 0 })
  expect(startsOf(night, queryAt('2026-03-28T23:00:00Z'))).toEqual([
    '2026-03-29T00:00',
    '2026-03-29T01:00',
    '2026-03-29T02:00',
  ])
})

test('makes the slot two hours long when summer time ends in New York', () => {
  const night = schedule({ windows: everyDay(0, 4), daysAhead: 0 })
  const slots = openSlots(night, queryAt('2026-11-01T04:00:00Z', 'America/New_York'))
  expect(slots.map(({ from, to }) => (to.getTime() - from.getTime()) / 3_600_000)).toEqual([1, 2, 1, 1])
  expect(slots[0]!.from.toISOString()).toBe('2026-11-01T04:00:00.000Z')
})

test('sorts slots by time, whatever the order of the windows', () => {
  const windows = [14, 9].map((start) => ({ day: 'WED' as const, start: at(start), end: at(start + 1) }))
  expect(startsOf(schedule({ windows }), queryAt('2026-11-25T06:00:00Z'))).toEqual([
    '2026-11-25T08:00',
    '2026-11-25T13:00',
  ])
})

test('offers at most sixty slots, and none without duration', () => {
  expect(startsOf(schedule({ daysAhead: 30 }), queryAt('2026-11-25T06:00:00Z'))).toHaveLength(60)
  expect(startsOf(schedule({ slotMinutes: 0 }), queryAt('2026-11-25T06:00:00Z'))).toEqual([])
})

test('ends a window at midnight with the day', () => {
  const late = schedule({ windows: [{ day: 'WED', start: at(22), end: at(0) }], daysAhead: 0 })
  const slots = openSlots(late, queryAt('2026-11-25T08:00:00Z'))
  expect(slots.at(-1)!.to.toISOString()).toBe('2026-11-25T23:00:00.000Z')
})

const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC')
const days = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })

test('converts local time back to the same instant in every zone, except for skipped hours', () => {
  fc.assert(
    fc.property(
      days,
      zones,
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      (date, zone, hours, minutes) => {
        const { day } = localTimeOf(date, zone)
        const instant = instantOf(day, { hours, minutes }, zone)
        const shown = localTimeOf(instant, zone)
        const skipped = localTimeOf(new Date(instant.getTime() - 60_000), zone).time
        const isShown = shown.time.hours === hours && shown.time.minutes === minutes
        const jump = shown.time.hours * 60 + shown.time.minutes - (skipped.hours * 60 + skipped.minutes)
        expect(isShown || jump > 1).toBe(true)
      },
    ),
  )
})

test('offers no slot before the order can be ready, and consecutive slots within a window', () => {
  fc.assert(
    fc.property(
      days,
      zones,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 5, max: 300 }),
      (now, timeZone, handlingDays, slotMinutes) => {
        const own = schedule({ handlingDays, slotMinutes, daysAhead: 10 })
        const when = { now, timeZone, isFull: () => false }
        const slots = openSlots(own, when)
        const ready = readyFrom(own, when)
        expect(slots.every(({ from, to }) => from >= ready && from < to)).toBe(true)
        expect(slots.slice(1).every(({ from }, index) => from >= slots[index]!.to)).toBe(true)
      },
    ),
  )
})
