import type { SalesBreakdown, SalesReport, VisitsReport } from '@vitrine/client'
import { formatCsv } from '@vitrine/domain/csv.ts'
import { words } from '../words/words.ts'
import { amountRows } from './amount-rows.ts'
import { figureColumns } from './breakdown-columns.tsx'
import { groupName } from './grouping.ts'

const texts = words.reports

/** Formats a report over time as comma-separated values (RFC 4180), one row per day, week or month. */
export const salesCsv = ({ rows, currency }: SalesReport): string =>
  formatCsv([
    [texts.from, texts.to, texts.orders, texts.quantity, ...amountRows.map((name) => texts.rows[name]), texts.currency],
    ...rows.map(({ from, to, figures }) => [
      from,
      to,
      String(figures.orders),
      String(figures.quantity),
      ...amountRows.map((name) => figures[name].amount),
      currency,
    ]),
  ])

/** Formats the groups of a report, one per row. */
export const breakdownCsv = ({ rows, by, currency }: SalesBreakdown): string =>
  formatCsv([
    [texts.groups[by], ...figureColumns(by).map(({ header }) => header), texts.currency],
    ...rows.map((row) => [groupName(row, by), ...figureColumns(by).map(({ plain }) => plain(row.figures)), currency]),
  ])

const visitColumns = ['sessions', 'carts', 'checkouts', 'orders'] as const

/** Formats visits over time, one row per day, week or month. */
export const visitsCsv = ({ rows }: VisitsReport): string =>
  formatCsv([
    [texts.from, texts.to, ...visitColumns.map((name) => texts.visitCounts[name])],
    ...rows.map(({ from, to, figures }) => [from, to, ...visitColumns.map((name) => String(figures[name]))]),
  ])
