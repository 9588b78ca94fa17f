import type { SalesReport } from '@vitrine/client'
import type { ReportInterval } from '@vitrine/domain/report/period.ts'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { words } from '../words/en.ts'
import { periodText, tickText } from './period-text.ts'

const texts = words.reports

type Row = SalesReport['rows'][number]

const height = 220
const margin = { top: 8, bottom: 24, start: 56 }
const defaultWidth = 720
const tickCount = 4
const tickSpace = 72

/** Measures the width of an element, also when it changes. */
const useWidth = (): { readonly ref: RefObject<HTMLDivElement | null>; readonly width: number } => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(defaultWidth)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(1, Math.round(entry!.contentRect.width))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

const salesOf = (row: Row): number => Number(row.figures.totalSales.amount)
const salesBefore = ({ previous }: Row): number => Number(previous?.figures.totalSales.amount ?? 0)

interface ScaleOptions {
  readonly rows: readonly Row[]
  readonly width: number
}

const scalesOf = ({ rows, width }: ScaleOptions) => {
  const most = Math.max(1, ...rows.flatMap((row) => [salesOf(row), salesBefore(row)]))
  const least = Math.min(0, ...rows.flatMap((row) => [salesOf(row), salesBefore(row)]))
  return {
    x: scaleBand({ domain: rows.map(({ from }) => from), range: [margin.start, width], padding: 0.2 }),
    y: scaleLinear({ domain: [least, most], range: [height - margin.bottom, margin.top], nice: tickCount }),
  }
}

type Scales = ReturnType<typeof scalesOf>

const Grid = ({ y, width, currency }: { y: Scales['y']; width: number; currency: string }) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, notation: 'compact' })
  return y.ticks(tickCount).map((tick) => (
    <g key={tick} transform={`translate(0 ${y(tick)})`}>
      <line x1={margin.start} x2={width} className="stroke-line" />
      <text x={margin.start - 8} textAnchor="end" dominantBaseline="middle" className="fill-muted text-xs">
        {format.format(tick)}
      </text>
    </g>
  ))
}

const Bars = ({ rows, x, y }: Scales & Pick<ScaleOptions, 'rows'>) =>
  rows.map((row) => {
    const [top, bottom] = [y(Math.max(0, salesOf(row))), y(Math.min(0, salesOf(row)))]
    return (
      <Bar
        key={row.from}
        x={x(row.from)}
        y={top}
        width={x.bandwidth()}
        height={Math.max(0, bottom - top)}
        className="fill-accent"
      >
        <title>{texts.chartBar(periodText(row), row.figures.totalSales.formattedAmount, row.figures.orders)}</title>
      </Bar>
    )
  })

/** Labels as many bars as fit. */
const Ticks = ({ rows, width, x, interval }: ScaleOptions & { x: Scales['x']; interval: ReportInterval }) => {
  const step = Math.max(1, Math.ceil((rows.length * tickSpace) / (width - margin.start)))
  return rows.map(
    (row, index) =>
      index % step === 0 && (
        <text
          key={row.from}
          x={(x(row.from) ?? 0) + x.bandwidth() / 2}
          y={height - 6}
          textAnchor="middle"
          className="fill-muted text-xs"
        >
          {tickText(row, interval)}
        </text>
      ),
  )
}

const Legend = ({ report }: { report: SalesReport }) =>
  report.previous && (
    <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <span className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-accent" />
        {periodText(report)}
      </span>
      <span className="flex items-center gap-2">
        <svg width="20" height="4">
          <line x1="0" x2="20" y1="2" y2="2" className="stroke-edge" strokeWidth="2" strokeDasharray="4 3" />
        </svg>
        {periodText(report.previous)}
      </span>
    </p>
  )

interface SalesChartProps {
  readonly report: SalesReport
  readonly interval: ReportInterval
}

/** Bars of sales, and a line of the compared period. The figures are in the table below the chart. */
export const SalesChart = ({ report, interval }: SalesChartProps) => {
  const { ref, width } = useWidth()
  const { rows, currency } = report
  const { x, y } = scalesOf({ rows, width })
  const center = (row: Row) => (x(row.from) ?? 0) + x.bandwidth() / 2
  return (
    <figure className="m-0 rounded-md border border-line bg-surface p-5">
      <div ref={ref}>
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={texts.chart(report.from, report.to)}
          className="block"
        >
          <Grid {...{ y, width, currency }} />
          <Bars {...{ rows, x, y }} />
          {report.previous && (
            <LinePath
              data={[...rows]}
              x={center}
              y={(row) => y(salesBefore(row))}
              className="fill-none stroke-edge"
              strokeWidth={2}
              strokeDasharray="4 3"
              pointerEvents="none"
            />
          )}
          <Ticks {...{ rows, width, x, interval }} />
        </svg>
      </div>
      <Legend report={report} />
    </figure>
  )
}
