import { isDay } from './day.ts'
import { isoDay, instantOf, localTimeOf, offsetAt, isoTime, type TimeOfDay } from './local-time.ts'

const pattern = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/

/** Formats a moment as local time for a date and time input: `2026-02-01T00:00`. */
export const wallTimeIn = (timeZone: string, date: Date): string => {
  const { day, time } = localTimeOf(date, timeZone)
  return `${isoDay(day)}T${isoTime(time)}`
}

/**
 * Converts a local time such as `2026-02-01T00:00` to a moment, or `undefined` if the text is invalid. A time skipped
 * when summer time begins moves forward with the clock. Of a time that occurs twice when summer time ends, the first is
 * used.
 */
export const wallTimeToDate = (timeZone: string, text: string): Date | undefined => {
  const [, dayPart = '', hours, minutes] = pattern.exec(text) ?? []
  if (!isDay(dayPart)) return undefined
  const [year, month, day] = dayPart.split('-').map(Number)
  const time: TimeOfDay = { hours: Number(hours), minutes: Number(minutes) }
  return instantOf({ year: year!, month: month!, day: day! }, time, timeZone)
}

const minuteMs = 60_000

/** Formats a moment as local time with the offset from UTC, for exported files: `2026-02-01T00:00:00+13:00`. */
export const zonedTimeText = (timeZone: string, date: Date): string => {
  const offset = offsetAt(date.getTime(), timeZone)
  const wall = new Date(date.getTime() + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(Math.round(offset / minuteMs))
  const ahead = isoTime({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return `${wall}${offset < 0 ? '-' : '+'}${ahead}`
}
