import type { Period, ReportInterval } from '@vitrine/domain/report/period.ts'
import { dayText } from '../clock/date-text.ts'
import { words } from '../words/first.ts'

const { day, week, month } = words.reports

/** Header of the column with the rows' periods. */
export const intervalHeaders = { DAY: day, WEEK: week, MONTH: month } as const

/** Formats a row of a report: a day, or the first and last day of a week or month. */
export const periodText = ({ from, to }: Period, style: 'day' | 'short-day' = 'day'): string =>
  from === to ? dayText(from, style) : `${dayText(from, style)} – ${dayText(to, style)}`

/** Formats the label of a bar, which has little space. */
export const tickText = ({ from }: Period, interval: ReportInterval): string =>
  dayText(from, interval === 'MONTH' ? 'month' : 'short-day')
