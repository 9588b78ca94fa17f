import {
  comparisons,
  maxReportDays,
  reportIntervals,
  type ComparisonKind,
  type Period,
  type ReportInterval,
} from '@vitrine/domain/report/period.ts'
import { daysAfter, daysBetween, isDay } from '@vitrine/domain/time/day.ts'
import { usualPeriods } from '../finances/period.ts'

export type PresetName = 'today' | 'week' | 'days' | 'thisMonth' | 'lastMonth' | 'thisYear' | 'year'

/** Common periods of reports relative to today. */
export const reportPeriods = (today: string): Readonly<Record<PresetName, Period>> => {
  const { thisMonth, lastMonth, thisYear } = usualPeriods(today)
  const lastDays = (count: number): Period => ({ from: daysAfter(today, 1 - count), to: today })
  return {
    today: lastDays(1),
    week: lastDays(7),
    days: lastDays(30),
    thisMonth,
    lastMonth,
    thisYear,
    year: lastDays(365),
  }
}

export type ReportError = 'days' | 'order' | 'range' | ReportInterval

/** What a report shows, as in the URL. */
export interface ReportView extends Period {
  /** `undefined`: depends on the length of the period. */
  readonly interval: ReportInterval | undefined
  readonly compare: ComparisonKind | 'NONE'
  readonly currency: string | undefined
}

const maxDaysByDay = 62

/** Returns the interval that is shown. */
export const shownInterval = ({ from, to, interval }: Pick<ReportView, 'from' | 'to' | 'interval'>): ReportInterval => {
  if (interval) return interval
  const days = daysBetween(from, to)
  if (days <= maxDaysByDay) return 'DAY'
  return days <= maxReportDays.DAY ? 'WEEK' : 'MONTH'
}

const errorOf = (view: ReportView): ReportError | undefined => {
  if (!isDay(view.from) || !isDay(view.to)) return 'days'
  if (view.to < view.from) return 'order'
  if (view.from < '1970' || view.to >= '2200') return 'range'
  const interval = shownInterval(view)
  return daysBetween(view.from, view.to) > maxReportDays[interval] ? interval : undefined
}

const one = <Value extends string>(values: readonly Value[], sent: string | null): Value | undefined =>
  values.find((value) => value === sent)

/** Reads the view from the URL. Default: the last 30 days and those before. Returns an error code if it is invalid. */
export const readReportView = (
  params: URLSearchParams,
  today: string,
): { readonly view: ReportView; readonly error?: ReportError } => {
  const { days } = reportPeriods(today)
  const view: ReportView = {
    from: params.get('from') ?? days.from,
    to: params.get('to') ?? days.to,
    interval: one(reportIntervals, params.get('interval')),
    compare: one([...comparisons, 'NONE'] as const, params.get('compare')) ?? 'PREVIOUS_PERIOD',
    currency: params.get('currency') ?? undefined,
  }
  const error = errorOf(view)
  return { view, ...(error && { error }) }
}

/** Returns the parameters of a view, for links. */
export const paramsOfView = ({ from, to, interval, compare, currency }: ReportView): URLSearchParams =>
  new URLSearchParams({
    from,
    to,
    ...(interval && { interval }),
    ...(compare !== 'PREVIOUS_PERIOD' && { compare }),
    ...(currency && { currency }),
  })

/** Returns the period, comparison and currency of a request. */
export const requestOfView = ({ from, to, compare, currency }: ReportView) => ({
  from,
  to,
  ...(compare !== 'NONE' && { compare }),
  ...(currency && { currency }),
})
