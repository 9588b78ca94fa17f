import type { Contribution, ReportKind } from '@vitrine/domain/report/contributions.ts'
import { figureNames, figuresOf, type Figures } from '@vitrine/domain/report/figures.ts'
import type { Period, Piece } from '@vitrine/domain/report/period.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

const columnOf = (name: keyof Figures): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columns = figureNames.map((name) => ({ name, column: columnOf(name) }))

const rowsOf = ({ day, currency, kind, key, figures }: Contribution) =>
  [
    { grain: 'day', start: day },
    { grain: 'month', start: `${day.slice(0, 7)}-01` },
  ].map((place) => ({ ...place, currency, kind, key, ...figuresOf(figures) }))

const recordColumns = sql.raw(columns.map(({ name }) => `"${name}" bigint`).join(', '))
const insertedColumns = sql.raw(columns.map(({ column }) => column).join(', '))
const sentColumns = sql.raw(columns.map(({ name }) => `sum(sent."${name}")::bigint`).join(', '))
const addedColumns = sql.raw(
  columns.map(({ column }) => `${column} = report_sum.${column} + excluded.${column}`).join(', '),
)

/** Adds to the sums of days and months. Rows are locked in one order, so that servers don't wait for each other. */
export const addToSums = async (db: Db, siteId: string, changes: readonly Contribution[]): Promise<void> => {
  if (changes.length === 0) return
  await sql`
    insert into report_sum (site_id, kind, grain, start, currency, key, ${insertedColumns})
    select ${siteId}, sent.kind, sent.grain, sent.start, sent.currency, sent.key, ${sentColumns}
    from jsonb_to_recordset(${JSON.stringify(changes.flatMap(rowsOf))}::jsonb)
      as sent(kind text, grain text, start text, currency text, key text, ${recordColumns})
    group by sent.kind, sent.grain, sent.start, sent.currency, sent.key
    order by sent.kind, sent.grain, sent.start, sent.currency, sent.key
    on conflict (site_id, kind, grain, start, currency, key) do update set ${addedColumns}`.execute(db)
}

export interface SumRow {
  readonly start: string
  readonly figures: Figures
}

interface SumQuery {
  readonly siteId: string
  readonly currency: string
  readonly kind: ReportKind
  readonly grain: 'day' | 'month'
  readonly period: Period
}

const selectedFigures = sql.raw(columns.map(({ name, column }) => `${column} as "${name}"`).join(', '))

type SelectedFigures = Readonly<Record<keyof Figures, number | string>>

const numbersOf = (row: SelectedFigures): Figures =>
  figuresOf(Object.fromEntries(figureNames.map((name) => [name, Number(row[name])])))

/** Lists the sums of days or months that begin in a period, in order. */
export const listSums = async (
  db: Db,
  { siteId, currency, kind, grain, period: { from, to } }: SumQuery,
): Promise<SumRow[]> => {
  const { rows } = await sql<SelectedFigures & { readonly start: string }>`
    select start, ${selectedFigures} from report_sum
    where site_id = ${siteId} and kind = ${kind} and grain = ${grain} and start between ${from} and ${to}
      and currency = ${currency}
    order by start`.execute(db)
  return rows.map((row) => ({ start: row.start, figures: numbersOf(row) }))
}

/** Lists the currencies of the months of a period. */
export const listCurrencies = async (db: Db, siteId: string, { from, to }: Period): Promise<string[]> => {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from report_sum
    where site_id = ${siteId} and kind = 'TOTAL' and grain = 'month'
      and start between ${`${from.slice(0, 7)}-01`} and ${to}
    order by currency`.execute(db)
  return rows.map(({ currency }) => currency)
}

export interface GroupRow {
  readonly key: string
  readonly name: string | null
  readonly figures: Figures
}

interface GroupQuery {
  readonly siteId: string
  readonly currency: string
  readonly kind: ReportKind
  /** Ranges of sums that make up the period. */
  readonly pieces: readonly Piece[]
}

const summedFigures = sql.raw(columns.map(({ name }) => `sum(piece."${name}")::bigint as "${name}"`).join(', '))

const signedFigures = (sign: Piece['sign']) =>
  sql.raw(columns.map(({ name, column }) => `${sign} * ${column} as "${name}"`).join(', '))

/**
 * Sums of each group over the pieces of a period. Each piece is a statement of its own: joined with a list of pieces, the
 * database would read all sums of the kind. Keys are compared in a form that the index does not have: it would be
 * searched once for each key.
 */
const groups = ({ siteId, currency, kind, pieces }: GroupQuery, keys?: readonly string[]) => {
  const parts = pieces.map(
    ({ grain, from, to, sign }) => sql`
      select key, ${signedFigures(sign)} from report_sum
      where site_id = ${siteId} and kind = ${kind} and grain = ${grain} and start between ${from} and ${to}
        and currency = ${currency} ${keys ? sql`and key || '' = any(${[...keys]}::text[])` : sql``}`,
  )
  return sql`select piece.key, ${summedFigures} from (${sql.join(parts, sql` union all `)}) piece group by piece.key`
}

const isAnything = sql.raw(columns.map(({ name }) => `"${name}" <> 0`).join(' or '))

/** Figures that groups are sorted by. */
const sortColumns = {
  TOTAL_SALES: sql`total`,
  NET_SALES: sql`total - "giftCards" - returns`,
  ORDERS: sql`orders`,
  QUANTITY: sql`quantity`,
  DISCOUNTS: sql`discounts`,
  RETURNS: sql`returns`,
} as const
export type GroupSort = keyof typeof sortColumns

type SelectedGroup = SelectedFigures & { readonly key: string; readonly name: string | null }

/** Lists the groups of a period with the highest figures, and counts all. */
export const listGroups = async (
  db: Db,
  { sort, limit, ...query }: GroupQuery & { readonly sort: GroupSort; readonly limit: number },
): Promise<{ readonly rows: readonly GroupRow[]; readonly rowCount: number }> => {
  const { rows } = await sql<SelectedGroup & { readonly row_count: number }>`
    with found as (
      select *, count(*) over ()::integer as row_count from (${groups(query)}) one where ${isAnything}
      order by ${sortColumns[sort]} desc, key limit ${limit}
    )
    select found.*, coalesce(collection.name, known.name) as name from found
    left join collection on ${query.kind} = 'COLLECTION' and collection.site_id = ${query.siteId}
      and collection.id = found.key
    left join report_name known on known.site_id = ${query.siteId} and known.kind = ${query.kind}
      and known.key = found.key
    order by ${sortColumns[sort]} desc, found.key`.execute(db)
  return {
    rows: rows.map((row) => ({ key: row.key, name: row.name, figures: numbersOf(row) })),
    rowCount: rows[0]?.row_count ?? 0,
  }
}

/** Reads the figures of some groups in a period, by key. */
export const readGroups = async (
  db: Db,
  { keys, ...query }: GroupQuery & { readonly keys: readonly string[] },
): Promise<ReadonlyMap<string, Figures>> => {
  const { rows } = await sql<SelectedFigures & { readonly key: string }>`${groups(query, keys)}`.execute(db)
  return new Map(rows.map((row) => [row.key, numbersOf(row)]))
}
