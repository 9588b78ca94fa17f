import type { Period, ReportInterval } from '@vitrine/domain/report/period.ts'
import { locale } from '../../words/first.ts'
import { tickText } from '../period-text.ts'
import { barScale, valueScale } from './scales.ts'
import { useWidth } from './use-width.ts'

const height = 220
const margin = { top: 8, bottom: 24, start: 56 }
const tickCount = 4
const tickSpace = 72

interface BarOfChart {
  readonly key: string
  readonly value: number
  /** The value of the compared period. */
  readonly before?: number
  /** Describes the bar to a person who points at it. */
  readonly label: string
  /** Text below the bar, if there is space. */
  readonly tick: string
}

interface ScaleOptions {
  readonly bars: readonly BarOfChart[]
  readonly width: number
}

const scalesOf = ({ bars, width }: ScaleOptions) => ({
  x: barScale(bars.length, [margin.start, width]),
  y: valueScale(
    bars.flatMap(({ value, before = 0 }) => [value, before]),
    [height - margin.bottom, margin.top],
    tickCount,
  ),
})

type Scales = ReturnType<typeof scalesOf>

type GridProps = Pick<ChartProps, 'format' | 'isCount'> & { readonly y: Scales['y']; readonly width: number }

const GridLines = ({ y, width, format, isCount = false }: GridProps) => {
  const ticks = y.ticks.filter((tick) => !isCount || Number.isInteger(tick))
  return ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${y.at(tick)})`}>
      <line x1={margin.start} x2={width} className="stroke-line" />
      <text x={margin.start - 8} textAnchor="end" dominantBaseline="middle" className="fill-muted text-xs">
        {format.format(tick)}
      </text>
    </g>
  ))
}

const Bars = ({ bars, x, y }: Scales & Pick<ScaleOptions, 'bars'>) =>
  bars.map(({ key, value, label }, index) => {
    const [top, bottom] = [y.at(Math.max(0, value)), y.at(Math.min(0, value))]
    return (
      <rect
        key={key}
        x={x.at(index)}
        y={top}
        width={x.width}
        height={Math.max(0, bottom - top)}
        className="fill-accent"
      >
        <title>{label}</title>
      </rect>
    )
  })

/** A line through the values of the compared period. */
const LineBefore = ({ bars, x, y }: Scales & Pick<ScaleOptions, 'bars'>) => (
  <polyline
    points={bars.map(({ before = 0 }, index) => `${x.at(index) + x.width / 2},${y.at(before)}`).join(' ')}
    className="fill-none stroke-edge"
    strokeWidth={2}
    strokeDasharray="4 3"
    pointerEvents="none"
  />
)

/** Labels as many bars as fit. */
const Ticks = ({ bars, width, x }: ScaleOptions & { x: Scales['x'] }) => {
  const step = Math.max(1, Math.ceil((bars.length * tickSpace) / (width - margin.start)))
  return bars.map(
    ({ key, tick }, index) =>
      index % step === 0 && (
        <text key={key} x={x.at(index) + x.width / 2} y={height - 6} textAnchor="middle" className="fill-muted text-xs">
          {tick}
        </text>
      ),
  )
}

/** The names of the shown and the compared period. */
type LegendTexts = readonly [current: string, before: string]

const Legend = ({ texts: [current, before] }: { texts: LegendTexts }) => (
  <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
    <span className="flex items-center gap-2">
      <span className="size-3 rounded-sm bg-accent" />
      {current}
    </span>
    <span className="flex items-center gap-2">
      <svg width="20" height="4">
        <line x1="0" x2="20" y1="2" y2="2" className="stroke-edge" strokeWidth="2" strokeDasharray="4 3" />
      </svg>
      {before}
    </span>
  </p>
)

interface ChartProps {
  readonly label: string
  readonly bars: readonly BarOfChart[]
  readonly legend?: LegendTexts | undefined
  readonly format: Intl.NumberFormat
  /** Whether values are whole numbers. */
  readonly isCount?: boolean
}

/** A bar chart, with a line for the compared period. The page has the same figures as a table. */
const Chart = ({ label, bars, legend, format, isCount }: ChartProps) => {
  const { ref, width } = useWidth()
  const { x, y } = scalesOf({ bars, width })
  return (
    <figure className="m-0 rounded-md border border-line bg-surface p-5">
      {/* The drawing takes no space of its own, so that the page can become narrower. */}
      <div ref={ref} className="relative overflow-hidden" style={{ blockSize: height }}>
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={label}
          // Time runs from left to right in every language, and the numbers are placed for it.
          direction="ltr"
          className="absolute start-0 top-0 block"
        >
          <GridLines {...{ y, width, format, isCount }} />
          <Bars {...{ bars, x, y }} />
          {legend && <LineBefore {...{ bars, x, y }} />}
          <Ticks {...{ bars, width, x }} />
        </svg>
      </div>
      {legend && <Legend texts={legend} />}
    </figure>
  )
}

type PeriodBar = Period & Omit<BarOfChart, 'key' | 'tick'>

/** A chart of days, weeks or months. */
export const BarChart = ({
  bars,
  interval,
  ...chart
}: Omit<ChartProps, 'bars'> & { readonly bars: readonly PeriodBar[]; readonly interval: ReportInterval }) => (
  <Chart {...chart} bars={bars.map((bar) => ({ ...bar, key: bar.from, tick: tickText(bar, interval) }))} />
)

interface HourChartProps {
  readonly label: string
  readonly bars: readonly (Omit<BarOfChart, 'key' | 'tick'> & { readonly hour: string })[]
}

const wholeNumbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

/** A chart of the hours of a day. */
export const HourChart = ({ label, bars }: HourChartProps) => (
  <Chart
    label={label}
    format={wholeNumbers}
    isCount
    bars={bars.map((bar) => ({ ...bar, key: bar.hour, tick: bar.hour }))}
  />
)
