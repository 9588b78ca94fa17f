import type { VisitFigures } from '@vitrine/client'
import { Grid } from '@vitrine/ui'
import type { ReactNode } from 'react'
import { Figure } from '../../page/figure.tsx'
import { words } from '../../words/words.ts'
import { changeText } from '../figure-tiles.tsx'
import { percentText } from '../percent-text.ts'

const texts = words.reports

const names = ['sessions', 'carts', 'checkouts', 'orders'] as const

interface VisitTilesProps {
  readonly figures: VisitFigures
  readonly previous: VisitFigures | undefined
  /** Tiles before the others. */
  readonly children?: ReactNode
}

const Before = ({ value, before, text }: { value: number; before: number; text: string }) => {
  const change = changeText(value, before)
  return (
    <span className="block font-sans text-sm text-muted">
      {change !== undefined && <span className="block">{change}</span>}
      {texts.before(text)}
    </span>
  )
}

const conversionOf = ({ conversion }: VisitFigures): string =>
  conversion === undefined ? texts.noValue : percentText(Number(conversion))

/** Sessions, and what became of them. */
export const VisitTiles = ({ figures, previous, children }: VisitTilesProps) => (
  <Grid least="xs" gap="md">
    {children}
    {names.map((name) => (
      <Figure key={name} label={texts.visitCounts[name]}>
        {figures[name]}
        {previous && <Before value={figures[name]} before={previous[name]} text={String(previous[name])} />}
      </Figure>
    ))}
    <Figure label={texts.visitCounts.conversion}>
      {conversionOf(figures)}
      {previous && (
        <Before
          value={Number(figures.conversion ?? 0)}
          before={Number(previous.conversion ?? 0)}
          text={conversionOf(previous)}
        />
      )}
    </Figure>
  </Grid>
)
