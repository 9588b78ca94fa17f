import type { ReactNode } from 'react'
import { joinClasses } from '../base/class-names.ts'

export interface SummaryRow {
  label: ReactNode
  value: ReactNode
  /** Emphasizes the row, such as the total. */
  strong?: boolean
}

/** Labels and values: the totals of a cart, the details of an order. */
export function SummaryList({ rows, className }: { rows: readonly SummaryRow[]; className?: string }) {
  return (
    <dl className={joinClasses('v-summary', className)}>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows are a fixed list, and labels may repeat
        <div key={index} data-strong={row.strong || undefined}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
