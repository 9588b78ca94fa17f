import type { ReportFigures } from '@vitrine/client'
import { Grid } from '@vitrine/ui'
import { Figure } from '../page/figure.tsx'
import { words } from '../words/first.ts'
import { percentText } from './percent-text.ts'

const texts = words.reports

/** Describes a change in percent; nothing if there is nothing to compare with. */
export const changeText = (value: number, before: number): string | undefined => {
  if (before === 0) return undefined
  const change = (value - before) / Math.abs(before)
  if (change === 0) return texts.same
  return change > 0 ? texts.more(percentText(change)) : texts.less(percentText(-change))
}

interface Tile {
  readonly key: string
  readonly label: string
  readonly text: (figures: ReportFigures) => string
  readonly value: (figures: ReportFigures) => number
}

const tiles: readonly Tile[] = [
  {
    key: 'sales',
    label: texts.sales,
    text: ({ totalSales }) => totalSales.formattedAmount,
    value: ({ totalSales }) => Number(totalSales.amount),
  },
  { key: 'orders', label: texts.orders, text: ({ orders }) => String(orders), value: ({ orders }) => orders },
  {
    key: 'average',
    label: texts.average,
    text: ({ averageOrder }) => averageOrder?.formattedAmount ?? texts.noValue,
    value: ({ averageOrder }) => Number(averageOrder?.amount ?? 0),
  },
  {
    key: 'returning',
    label: texts.returning,
    text: ({ returningShare }) => (returningShare === undefined ? texts.noValue : percentText(Number(returningShare))),
    value: ({ returningShare }) => Number(returningShare ?? 0),
  },
]

interface FiguresProps {
  readonly figures: ReportFigures
  readonly previous: ReportFigures | undefined
}

const Comparison = ({ tile, figures, previous }: { tile: Tile; figures: ReportFigures; previous: ReportFigures }) => {
  const change = changeText(tile.value(figures), tile.value(previous))
  return (
    <span className="block font-sans text-sm text-muted">
      {change !== undefined && <span className="block">{change}</span>}
      {texts.before(tile.text(previous))}
    </span>
  )
}

/** Sales, orders, average and returning share, with the compared period. */
export const FigureTiles = ({ figures, previous }: FiguresProps) => (
  <Grid least="sm" gap="md">
    {tiles.map((tile) => (
      <Figure key={tile.key} label={tile.label}>
        {tile.text(figures)}
        {previous && <Comparison {...{ tile, figures, previous }} />}
      </Figure>
    ))}
  </Grid>
)
