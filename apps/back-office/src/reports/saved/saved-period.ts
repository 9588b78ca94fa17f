import type { SavedReport } from '@vitrine/client'
import { pathOfGrouping } from '../grouping.ts'
import { paramsOfView, reportPeriods, type PresetName } from '../report-view.ts'

const presets = {
  TODAY: 'today',
  LAST_7_DAYS: 'week',
  LAST_30_DAYS: 'days',
  THIS_MONTH: 'thisMonth',
  LAST_MONTH: 'lastMonth',
  THIS_YEAR: 'thisYear',
  LAST_12_MONTHS: 'year',
} as const satisfies Record<SavedReport['period'], PresetName>

const pathOf = (report: SavedReport['report']): string => {
  if (report === 'SALES') return '/reports'
  return report === 'VISITS' ? '/reports/visits' : pathOfGrouping(report)
}

/** Returns the address of a saved report with its period of today. */
export const savedReportHref = (
  { report, period, compare }: Pick<SavedReport, 'report' | 'period' | 'compare'>,
  today: string,
): string => {
  const { from, to } = reportPeriods(today)[presets[period]]
  const view = { from, to, interval: undefined, compare: compare ?? 'NONE', currency: undefined } as const
  return `${pathOf(report)}?${paramsOfView(view)}`
}
