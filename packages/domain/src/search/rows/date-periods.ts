import { dayAfter, dayIn, daysAfter, startOfDay } from '../../time/day.ts'
import type { DateInterval } from './aggregation.ts'

const secondMs = 1000
const lengths = { HOUR: 3600 * secondMs, MINUTE: 60 * secondMs, SECOND: secondMs } as const
const dayMs = 24 * lengths.HOUR

interface Period {
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

type LongInterval = Exclude<DateInterval, keyof typeof lengths>

/** Returns the first days of the period of a day and of the next period. Weeks begin on Monday. */
const periodDays = (day: string, interval: LongInterval): readonly [first: string, next: string] => {
  const [year, month] = day.split('-').map(Number) as [number, number, number]
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  switch (interval) {
    case 'DAY':
      return [day, dayAfter(day)]
    case 'WEEK': {
      const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
      return [daysAfter(day, -sinceMonday), daysAfter(day, 7 - sinceMonday)]
    }
    case 'MONTH': {
      const next = month === 12 ? `${digits(year + 1, 4)}-01` : `${digits(year, 4)}-${digits(month + 1, 2)}`
      return [`${day.slice(0, 7)}-01`, `${next}-01`]
    }
    case 'YEAR':
      return [`${digits(year, 4)}-01-01`, `${digits(year + 1, 4)}-01-01`]
    default:
      return interval satisfies never
  }
}

/** Returns a function from a moment to the start of its period. Time zones are looked up once per day. */
const longPeriods = (interval: LongInterval, timeZone: string): ((ms: number) => number) => {
  const known = new Map<number, Period[]>()
  const read = (ms: number): Period => {
    const [first, next] = periodDays(dayIn(timeZone, new Date(ms)), interval)
    return { from: startOfDay(timeZone, first).getTime(), to: startOfDay(timeZone, next).getTime() }
  }
  return (ms) => {
    const utcDay = Math.floor(ms / dayMs)
    const periods = known.get(utcDay) ?? []
    const found = periods.find(({ from, to }) => ms >= from && ms < to)
    if (found) return found.from
    const period = read(ms)
    known.set(utcDay, [...periods, period])
    return period.from
  }
}

/** Returns a function from a moment to the start of its period in a time zone, both in milliseconds. */
export const periodStarts = (interval: DateInterval, timeZone: string): ((ms: number) => number) => {
  if (interval === 'MINUTE' || interval === 'SECOND') return (ms) => ms - (ms % lengths[interval])
  if (interval !== 'HOUR') return longPeriods(interval, timeZone)
  const startOf = longPeriods('DAY', timeZone)
  return (ms) => ms - ((ms - startOf(ms)) % lengths.HOUR)
}
