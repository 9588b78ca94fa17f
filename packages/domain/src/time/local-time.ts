/** A calendar day without a time zone. */
export interface LocalDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** A local time of day. */
export interface TimeOfDay {
  readonly hours: number
  readonly minutes: number
}

const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const
export type Weekday = (typeof weekdays)[number]

export const midnight: TimeOfDay = { hours: 0, minutes: 0 }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Number of days in 400 years, after which the calendar repeats. */
const cycleDays = 146_097

/**
 * Returns a UTC time in milliseconds. Unlike `Date.UTC`, does not map the years 0 to 99 to 1900 to 1999, since they
 * occur while someone types.
 */
const utcOf = (
  year: number,
  month: number,
  ...rest: readonly [day: number, hours: number, minutes: number, seconds?: number]
): number => Date.UTC(year + 400, month - 1, ...rest) - cycleDays * dayMs

const formats = new Map<string, Intl.DateTimeFormat>()

/** Caches formats, since creating one costs more than using it a hundred times. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** Returns the local time of an instant in a time zone, as if it were UTC. */
const readClock = (instant: number, timeZone: string): number => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return utcOf(parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second)
}

const maxCached = 10_000
const known = new Map<string, number>()

const readOffset = (instant: number, timeZone: string): number => {
  const key = `${timeZone}/${instant}`
  const cached = known.get(key)
  if (cached !== undefined) return cached
  if (known.size >= maxCached) known.clear()
  const offset = readClock(instant, timeZone) - instant
  known.set(key, offset)
  return offset
}

/**
 * Returns the offset of a time zone from UTC in milliseconds. If both ends of a UTC day have the same offset, it is
 * used for the whole day, since formatting is slow and reports need thousands of offsets. Otherwise the offset is
 * determined by the minute, since some clocks change at 0:01.
 */
export const offsetAt = (instant: number, timeZone: string): number => {
  const day = Math.floor(instant / dayMs) * dayMs
  const atStart = readOffset(day, timeZone)
  if (atStart === readOffset(day + dayMs, timeZone)) return atStart
  return readOffset(Math.floor(instant / minuteMs) * minuteMs, timeZone)
}

const wallClock = (instant: number, timeZone: string): number => instant + offsetAt(instant, timeZone)

/** Returns the local day and time of an instant. */
export const localTimeOf = (instant: Date, timeZone: string): { readonly day: LocalDay; readonly time: TimeOfDay } => {
  const wall = new Date(wallClock(instant.getTime(), timeZone))
  return {
    day: { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() },
    time: { hours: wall.getUTCHours(), minutes: wall.getUTCMinutes() },
  }
}

const wallOf = ({ year, month, day }: LocalDay, { hours, minutes }: TimeOfDay): number =>
  utcOf(year, month, day, hours, minutes)

/** Returns the possible instants of a local time, by the offsets of the days before and after, earliest first. */
const candidatesOf = (wall: number, timeZone: string): readonly [number, number] => {
  const [before, after] = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)]
  return [wall - Math.max(before, after), wall - Math.min(before, after)]
}

/**
 * Converts a local time to an instant. A time skipped when summer time begins moves forward with the clock: 2:30
 * becomes 3:30. Of a time that occurs twice when summer time ends, the first is used.
 */
export const instantOf = (day: LocalDay, time: TimeOfDay, timeZone: string): Date => {
  const wall = wallOf(day, time)
  const candidates = candidatesOf(wall, timeZone)
  const shown = candidates.find((instant) => wallClock(instant, timeZone) === wall)
  return new Date(shown ?? candidates[1])
}

/**
 * Returns the first instant at or after a local time. Unlike `instantOf`, it returns the moment of the change for a
 * skipped time: 2:30 becomes 3:00. Used for the start and end of days and opening hours.
 */
export const firstInstantFrom = (day: LocalDay, time: TimeOfDay, timeZone: string): Date => {
  const wall = wallOf(day, time)
  const candidates = candidatesOf(wall, timeZone)
  const shown = candidates.find((instant) => wallClock(instant, timeZone) === wall)
  return new Date(shown ?? changeBetween(...candidates, timeZone))
}

/** Returns the first instant with the later offset. The two are at most a few hours apart. */
const changeBetween = (from: number, to: number, timeZone: string): number => {
  const earlier = offsetAt(from, timeZone)
  let [low, high] = [Math.floor(from / minuteMs), Math.ceil(to / minuteMs)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * minuteMs, timeZone) === earlier) low = middle
    else high = middle
  }
  return high * minuteMs
}

export const addDays = ({ year, month, day }: LocalDay, days: number): LocalDay => {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export const weekdayOf = ({ year, month, day }: LocalDay): Weekday =>
  weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Formats as `2026-11-26`. */
export const isoDay = ({ year, month, day }: LocalDay): string =>
  [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')

/** Formats as `09:30`. */
export const isoTime = ({ hours, minutes }: TimeOfDay): string => `${twoDigits(hours)}:${twoDigits(minutes)}`

export const minutesOf = ({ hours, minutes }: TimeOfDay): number => hours * 60 + minutes

export const timeOfMinutes = (minutes: number): TimeOfDay => ({
  hours: Math.floor(minutes / 60),
  minutes: minutes % 60,
})
