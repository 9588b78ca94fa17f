import { dayAfter, daysAfter, daysBetween } from '../time/day.ts'

/** First and last day, both included: `2026-11-01`. */
export interface Period {
  readonly from: string
  readonly to: string
}

export const reportIntervals = ['DAY', 'WEEK', 'MONTH'] as const
export type ReportInterval = (typeof reportIntervals)[number]

export const comparisons = ['PREVIOUS_PERIOD', 'PREVIOUS_YEAR'] as const
export type ComparisonKind = (typeof comparisons)[number]

/** The maximum number of days of a report. */
export const maxReportDays = { DAY: 366, WEEK: 1830, MONTH: 3660 } as const satisfies Record<ReportInterval, number>

const monthOf = (day: string): string => day.slice(0, 7)
const firstOfMonth = (day: string): string => `${monthOf(day)}-01`

/** Returns the last day of the month of a day. */
const lastOfMonth = (day: string): string => daysAfter(firstOfMonth(daysAfter(firstOfMonth(day), 31)), -1)

/** Returns the first day of the month that is some months later. */
const monthsAfter = (day: string, months: number): string => {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

const monthCount = ({ from, to }: Period): number => {
  const [fromYear, fromMonth] = from.split('-').map(Number) as [number, number]
  const [toYear, toMonth] = to.split('-').map(Number) as [number, number]
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1
}

const isWholeMonths = ({ from, to }: Period): boolean => from === firstOfMonth(from) && to === lastOfMonth(to)

/** Returns the period of the same length that ends before this one: as many months for whole months, or days. */
const previousPeriod = (period: Period): Period => {
  const to = daysAfter(period.from, -1)
  return isWholeMonths(period)
    ? { from: monthsAfter(period.from, -monthCount(period)), to }
    : { from: daysAfter(period.from, -daysBetween(period.from, period.to)), to }
}

/** Returns the same day of the year before; 28 February for 29 February. */
const yearBefore = (day: string): string => {
  const month = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4, 7)}`
  const last = lastOfMonth(`${month}-01`)
  const same = `${month}${day.slice(7)}`
  return same < last ? same : last
}

const previousYear = (period: Period): Period => ({
  from: yearBefore(period.from),
  to: isWholeMonths(period) ? lastOfMonth(`${yearBefore(firstOfMonth(period.to))}`) : yearBefore(period.to),
})

/** Returns the period that a period is compared with. */
export const comparedPeriod = (period: Period, comparison: ComparisonKind): Period =>
  comparison === 'PREVIOUS_PERIOD' ? previousPeriod(period) : previousYear(period)

/** Returns the first day of the week, Monday. */
const firstOfWeek = (day: string): string => daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

const firstDays: Readonly<Record<ReportInterval, (day: string) => string>> = {
  DAY: (day) => day,
  WEEK: firstOfWeek,
  MONTH: firstOfMonth,
}

/** Returns the first day of the interval of a day, even if it is before the period. */
export const startOfInterval = (day: string, interval: ReportInterval): string => firstDays[interval](day)

const lastDays: Readonly<Record<ReportInterval, (day: string) => string>> = {
  DAY: (day) => day,
  WEEK: (day) => daysAfter(firstOfWeek(day), 6),
  MONTH: lastOfMonth,
}

/** Divides a period into days, weeks from Monday or months. The first and last one may be shorter. */
export const intervalsOf = ({ from, to }: Period, interval: ReportInterval): Period[] => {
  const intervals: Period[] = []
  for (let day = from; day <= to; day = dayAfter(intervals.at(-1)!.to)) {
    const last = lastDays[interval](day)
    intervals.push({ from: day, to: last < to ? last : to })
  }
  return intervals
}

/** A range of sums of days or months, which is added or subtracted. */
export interface Piece extends Period {
  readonly grain: 'day' | 'month'
  readonly sign: 1 | -1
}

const piece = (grain: Piece['grain'], from: string, to: string, sign: Piece['sign'] = 1): Piece[] =>
  from > to ? [] : [{ grain, from, to, sign }]

/** Returns the whole months of a period, and the days at its ends. */
export const monthsAndDays = ({ from, to }: Period): { readonly months?: Period; readonly days: readonly Period[] } => {
  const first = from === firstOfMonth(from) ? from : monthsAfter(from, 1)
  const end = to === lastOfMonth(to) ? dayAfter(to) : firstOfMonth(to)
  if (first >= end) return { days: [{ from, to }] }
  const edges = [
    { from, to: daysAfter(first, -1) },
    { from: end, to },
  ]
  return { months: { from: first, to: daysAfter(end, -1) }, days: edges.filter((edge) => edge.from <= edge.to) }
}

/** The part of a month at the end of a period: its days, or the whole month without the others, whichever is less. */
const edgePieces = ({ from, to }: Period): Piece[] => {
  const [first, last] = [firstOfMonth(from), lastOfMonth(to)]
  const outside = daysBetween(first, last) - daysBetween(from, to)
  if (daysBetween(from, to) <= outside + 1) return piece('day', from, to)
  return [
    ...piece('month', first, last),
    ...piece('day', first, daysAfter(from, -1), -1),
    ...piece('day', dayAfter(to), last, -1),
  ]
}

/** Returns the fewest sums of days and months that make up a period. */
export const piecesOf = (period: Period): Piece[] => {
  const { months, days } = monthsAndDays(period)
  if (!months && monthOf(period.from) !== monthOf(period.to)) {
    const end = lastOfMonth(period.from)
    return [
      { from: period.from, to: end },
      { from: dayAfter(end), to: period.to },
    ].flatMap(edgePieces)
  }
  return [...(months ? piece('month', months.from, months.to) : []), ...days.flatMap(edgePieces)]
}
