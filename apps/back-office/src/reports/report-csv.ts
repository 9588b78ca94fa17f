import type { SalesReport } from '@vitrine/client'
import { formatCsv } from '../export/csv.ts'
import { words } from '../words/en.ts'
import { amountRows } from './amount-rows.ts'

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
