import { isoDay, firstInstantFrom, localTimeOf, midnight, type LocalDay } from './local-time.ts'

const dayMs = 24 * 60 * 60 * 1000
const secondMs = 1000

/** Whether a name is that of an IANA time zone, or an offset that `Intl` takes for one. */
export const isTimeZone = (name: string): boolean => {
  try {
    localTimeOf(new Date(0), name)
    return true
  } catch {
    return false
  }
}

/** Whether a text is a day of the calendar, such as `2026-11-22`. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

const localDayOf = (day: string): LocalDay => {
  const [year, month, date] = day.split('-').map(Number)
  return { year: year!, month: month!, day: date! }
}

/** The day that a moment falls on in a time zone: `2026-11-22`. */
export const dayIn = (timeZone: string, date: Date): string => isoDay(localTimeOf(date, timeZone).day)

/** The first moment of a day in a time zone; where the clocks skip midnight, the moment they skip to. */
export const startOfDay = (timeZone: string, day: string): Date => firstInstantFrom(localDayOf(day), midnight, timeZone)

/** The last second of a day in a time zone. */
export const endOfDay = (timeZone: string, day: string): Date =>
  new Date(startOfDay(timeZone, dayAfter(day)).getTime() - secondMs)

/** The day a number of days after a day, or before it. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The day after a day. */
export const dayAfter = (day: string): string => daysAfter(day, 1)

/** How many days there are from one to another, both counted. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1
