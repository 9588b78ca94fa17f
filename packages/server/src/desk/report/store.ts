import type { Contribution, ReportKind } from '@vitrine/domain/report/contributions.ts'
import { figureNames, figuresOf, type Figures } from '@vitrine/domain/report/figures.ts'
import type { Period } from '@vitrine/domain/report/period.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

interface OfOrder {
  readonly siteId: string
  readonly orderId: string
}

/** Locks what the sums contain of an order, so that two servers do not replace it at the same time. */
export const lockContributions = async (db: Db, { siteId, orderId }: OfOrder): Promise<readonly Contribution[]> => {
  await db
    .insertInto('report_order')
    .values({ site_id: siteId, order_id: orderId, contributions: JSON.stringify([]) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = db.selectFrom('report_order').select('contributions').where('site_id', '=', siteId)
  return (await row.where('order_id', '=', orderId).forUpdate().executeTakeFirstOrThrow()).contributions
}

export const saveContributions = async (
  db: Db,
  { siteId, orderId, contributions }: OfOrder & { readonly contributions: readonly Contribution[] },
): Promise<void> => {
  await db
    .updateTable('report_order')
    .set({ contributions: JSON.stringify(contributions) })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute()
}

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

/** Lists orders that the sums contain, a page at a time. */
export const listReportedOrders = async (
  db: Db,
  { siteId, after, limit }: { readonly siteId: string; readonly after: string; readonly limit: number },
): Promise<string[]> => {
  const orders = db.selectFrom('report_order').select('order_id').where('site_id', '=', siteId)
  const rows = await orders.where('order_id', '>', after).orderBy('order_id').limit(limit).execute()
  return rows.map(({ order_id: id }) => id)
}
