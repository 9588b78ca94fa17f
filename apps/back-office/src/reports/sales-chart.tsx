import type { SalesReport } from '@vitrine/client'
import type { ReportInterval } from '@vitrine/domain/report/period.ts'
import { locale, words } from '../words/first.ts'
import { BarChart } from './chart/bar-chart.tsx'
import { periodText } from './period-text.ts'

const texts = words.reports

const barOf = ({ figures, previous, ...period }: SalesReport['rows'][number]) => ({
  ...period,
  value: Number(figures.totalSales.amount),
  ...(previous && { before: Number(previous.figures.totalSales.amount) }),
  label: texts.chartBar(periodText(period), figures.totalSales.formattedAmount, figures.orders),
})

interface SalesChartProps {
  readonly report: SalesReport
  readonly interval: ReportInterval
}

/** Bars of sales, and a line of the compared period. */
export const SalesChart = ({ report, interval }: SalesChartProps) => (
  <BarChart
    label={texts.chart(report.from, report.to)}
    bars={report.rows.map(barOf)}
    interval={interval}
    legend={report.previous && [periodText(report), periodText(report.previous)]}
    format={new Intl.NumberFormat(locale, { style: 'currency', currency: report.currency, notation: 'compact' })}
  />
)
