import { maxBookDays } from '@vitrine/domain/books/max-days.ts'
import { daysAfter, daysBetween, isDay } from '@vitrine/domain/time/day.ts'

/** First and last day of a report, both included: `2026-11-01`. */
export interface Period {
  readonly from: string
  readonly to: string
}

export type PeriodError = 'days' | 'order' | 'length'

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
const firstOfYear = (day: string): string => `${day.slice(0, 4)}-01-01`

/** Common periods relative to today. */
export const usualPeriods = (
  today: string,
): Readonly<Record<'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear', Period>> => {
  const [month, year] = [firstOfMonth(today), firstOfYear(today)]
  const [endOfLastMonth, endOfLastYear] = [daysAfter(month, -1), daysAfter(year, -1)]
  return {
    thisMonth: { from: month, to: today },
    lastMonth: { from: firstOfMonth(endOfLastMonth), to: endOfLastMonth },
    thisYear: { from: year, to: today },
    lastYear: { from: firstOfYear(endOfLastYear), to: endOfLastYear },
  }
}

/** Reads the period from the URL. Default: this month. Returns an error code if it is invalid. */
export const readPeriod = (
  params: URLSearchParams,
  today: string,
): { readonly period: Period; readonly error?: PeriodError } => {
  const usual = usualPeriods(today).thisMonth
  const period = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to }
  if (!isDay(period.from) || !isDay(period.to)) return { period, error: 'days' }
  if (period.to < period.from) return { period, error: 'order' }
  return daysBetween(period.from, period.to) > maxBookDays ? { period, error: 'length' } : { period }
}
