import { addFigures, figuresOf, type Figures } from '@vitrine/domain/report/figures.ts'
import {
  comparedPeriod,
  intervalsOf,
  monthsAndDays,
  startOfInterval,
  type ComparisonKind,
  type Period,
  type ReportInterval,
} from '@vitrine/domain/report/period.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listSums, type SumRow } from './store.ts'

interface Series {
  readonly siteId: string
  readonly currency: string
  readonly interval: ReportInterval
}

/** Figures of a period. */
export interface PeriodFigures extends Period {
  readonly figures: Figures
}

export interface Sales extends PeriodFigures {
  readonly rows: readonly PeriodFigures[]
}

const readSums = async (db: Db, { interval, ...of }: Series, period: Period): Promise<SumRow[]> => {
  const query = { ...of, kind: 'TOTAL' as const }
  if (interval !== 'MONTH') return listSums(db, { ...query, grain: 'day', period })
  const { months, days } = monthsAndDays(period)
  const rows = months ? await listSums(db, { ...query, grain: 'month', period: months }) : []
  for (const edge of days) rows.push(...(await listSums(db, { ...query, grain: 'day', period: edge })))
  return rows
}

/** Reads the figures of a period by day, week or month. */
const readSales = async (db: Db, of: Series, period: Period): Promise<Sales> => {
  const sums = new Map<string, Figures[]>()
  for (const { start, figures } of await readSums(db, of, period)) {
    const first = startOfInterval(start, of.interval)
    sums.set(first, [...(sums.get(first) ?? []), figures])
  }
  const rows = intervalsOf(period, of.interval).map((one) => {
    const [figures, ...others] = sums.get(startOfInterval(one.from, of.interval)) ?? [figuresOf({})]
    return { ...one, figures: others.length === 0 ? figures! : addFigures([figures!, ...others]) }
  })
  return { ...period, figures: addFigures(rows.map(({ figures }) => figures)), rows }
}

/** Reads the figures of a period, and of the one that it is compared with. */
export const readComparedSales = async (
  db: Db,
  { period, compare, ...of }: Series & { readonly period: Period; readonly compare: ComparisonKind | undefined },
): Promise<{ readonly sales: Sales; readonly previous: Sales | undefined }> => ({
  sales: await readSales(db, of, period),
  previous: compare && (await readSales(db, of, comparedPeriod(period, compare))),
})
