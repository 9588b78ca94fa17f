import { isoDay, firstInstantFrom, localTimeOf, midnight, type LocalDay, type TimeOfDay } from './local-time.ts'

const dayMs = 24 * 60 * 60 * 1000
const secondMs = 1000

/** Returns whether a name is an IANA time zone, or an offset supported by `Intl`. */
export const isTimeZone = (name: string): boolean => {
  try {
    localTimeOf(new Date(0), name)
    return true
  } catch {
    return false
  }
}

/** Returns whether a text is a calendar day, such as `2026-11-22`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** Returns the parts of a calendar day. */
export const localDayOf = (day: string): LocalDay => {
  const [year, month, date] = day.split('-').map(Number)
  return { year: year!, month: month!, day: date! }
}

/** Returns the day of a moment in a time zone: `2026-11-22`. */
export const dayIn = (timeZone: string, date: Date): string => isoDay(localTimeOf(date, timeZone).day)

/** Returns the first moment of a day in a time zone. If the clocks skip midnight, the time they skip to. */
export const startOfDay = (timeZone: string, day: string): Date => firstInstantFrom(localDayOf(day), midnight, timeZone)

/** Returns the moment when the clocks of a time zone show a time on a day, or have just skipped it. */
export const timeOnDay = (timeZone: string, day: string, time: TimeOfDay): Date =>
  firstInstantFrom(localDayOf(day), time, timeZone)

/** Returns the last second of a day in a time zone. */
export const endOfDay = (timeZone: string, day: string): Date =>
  new Date(startOfDay(timeZone, dayAfter(day)).getTime() - secondMs)

/** Adds a number of days, which may be negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Returns the next day. */
export const dayAfter = (day: string): string => daysAfter(day, 1)

/** Returns the number of days in a range, both ends included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1
