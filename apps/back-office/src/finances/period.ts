import { mostBookDays } from '@vitrine/domain/books/most-days.ts'
import { daysBetween, isDay } from '@vitrine/domain/time/day.ts'

/** The days that books are shown of, both counted: `2026-11-01`. */
export interface Period {
  readonly from: string
  readonly to: string
}

export type PeriodComplaint = 'days' | 'order' | 'length'

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The usual periods, as seen from today. */
export const usualPeriods = (
  today: string,
): Readonly<Record<'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear', Period>> => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  return {
    thisMonth: { from: dayOf(year, month, 1), to: today },
    lastMonth: { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) },
    thisYear: { from: dayOf(year, 0, 1), to: today },
    lastYear: { from: dayOf(year - 1, 0, 1), to: dayOf(year - 1, 11, 31) },
  }
}

/** Which days an address asks for: this month unless it says; or what is wrong with them. */
export const periodOf = (
  asked: URLSearchParams,
  today: string,
): { readonly period: Period; readonly complaint?: PeriodComplaint } => {
  const usual = usualPeriods(today).thisMonth
  const period = { from: asked.get('from') ?? usual.from, to: asked.get('to') ?? usual.to }
  if (!isDay(period.from) || !isDay(period.to)) return { period, complaint: 'days' }
  if (period.to < period.from) return { period, complaint: 'order' }
  return daysBetween(period.from, period.to) > mostBookDays ? { period, complaint: 'length' } : { period }
}
