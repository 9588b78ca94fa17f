import { formatCsv } from '@vitrine/domain/csv.ts'
import { toDecimal, type Minor } from '@vitrine/domain/money.ts'
import { netSales, type Figures } from '@vitrine/domain/report/figures.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { Speech } from '../../../ground/words/speech.ts'
import { groupName } from './group-names.ts'
import type { SavedContent } from './saved-content.ts'

interface Writing {
  readonly site: Site
  readonly speech: Speech
}

const figureHeaders = ({ words: { reports: label } }: Speech): string[] => [
  label.orders,
  label.itemsSold,
  label.grossSales,
  label.discounts,
  label.tax,
  label.totalSales,
  label.returns,
  label.netSales,
]

const figureCells = (figures: Figures, { currency }: Site): string[] => {
  const money = (amount: Minor) => toDecimal(amount, currency)
  const { gross, discounts, tax, total, returns } = figures
  const amounts = [gross, discounts, tax, total, returns, netSales(figures)]
  return [String(figures.orders), String(figures.quantity), ...amounts.map(money)]
}

/** Formats a report as comma-separated values (RFC 4180): a row for each day or group. */
export const savedCsv = (shown: SavedContent, { site, speech }: Writing): string => {
  const label = speech.words.reports
  switch (shown.kind) {
    case 'SALES':
      return formatCsv([
        [label.day, ...figureHeaders(speech)],
        ...shown.content.rows.map(({ from, figures }) => [from, ...figureCells(figures, site)]),
      ])
    case 'VISITS':
      return formatCsv([
        [label.day, label.visits, label.carts, label.checkouts, label.orders],
        ...shown.content.rows.map(({ from, counts: { sessions, carts, checkouts, orders } }) => [
          from,
          ...[sessions, carts, checkouts, orders].map(String),
        ]),
      ])
    case 'GROUPS':
      return formatCsv([
        [label.group, ...figureHeaders(speech)],
        ...shown.content.rows.map((row) => [groupName(row, shown.by, speech), ...figureCells(row.figures, site)]),
      ])
    default:
      return shown satisfies never
  }
}
