import { words } from '../words/words.ts'
import { groupName, type Grouping } from './grouping.ts'
import type { BreakdownRow } from './breakdown-columns.tsx'

const texts = words.reports

const maxBars = 10
const barHeight = 10

interface BreakdownChartProps {
  readonly rows: readonly BreakdownRow[]
  readonly by: Grouping
}

const salesOf = ({ figures }: BreakdownRow): number => Math.max(0, Number(figures.totalSales.amount))

/** Bars of the groups with the highest sales. The table has the same figures. */
export const BreakdownChart = ({ rows, by }: BreakdownChartProps) => {
  const shown = rows.toSorted((one, other) => salesOf(other) - salesOf(one)).slice(0, maxBars)
  const most = Math.max(1, ...shown.map(salesOf))
  return (
    <figure
      role="img"
      aria-label={texts.breakdownChart(texts.groupings[by])}
      className="m-0 grid gap-3 rounded-md border border-line bg-surface p-5"
    >
      {shown.map((row) => (
        <div key={row.key} className="grid min-w-0 gap-1 text-sm">
          <div className="flex min-w-0 justify-between gap-4">
            <bdi className="min-w-0 truncate">{groupName(row, by)}</bdi>
            <span className="tabular-nums text-muted">{row.figures.totalSales.formattedAmount}</span>
          </div>
          <svg width="100%" height={barHeight} className="block">
            <rect width="100%" height={barHeight} rx={3} className="fill-wash" />
            <rect width={`${(100 * salesOf(row)) / most}%`} height={barHeight} rx={3} className="fill-accent" />
          </svg>
        </div>
      ))}
    </figure>
  )
}
