import type { ReportKind } from '@vitrine/domain/report/contributions.ts'
import { comparedPeriod, piecesOf, type ComparisonKind, type Period } from '@vitrine/domain/report/period.ts'
import type { Figures } from '@vitrine/domain/report/figures.ts'
import type { Db } from '../../ground/database/tables.ts'
import { listOwnerAccounts } from '../../people/owner/api.ts'
import { listGroups, readGroups, type GroupRow, type GroupSort } from './store.ts'

interface BreakdownQuery {
  readonly siteId: string
  readonly currency: string
  readonly kind: ReportKind
  readonly period: Period
  readonly compare: ComparisonKind | undefined
  readonly sort: GroupSort
  readonly limit: number
}

export interface Breakdown {
  readonly period: Period
  readonly rows: readonly GroupRow[]
  readonly rowCount: number
  readonly previous: { readonly period: Period; readonly figures: ReadonlyMap<string, Figures> } | undefined
}

/** Adds the email addresses of active staff. */
const withStaffNames = async (db: Db, siteId: string, rows: readonly GroupRow[]): Promise<readonly GroupRow[]> => {
  const accounts = new Map((await listOwnerAccounts(db, siteId)).map(({ id, email }) => [id, email]))
  return rows.map((row) => ({ ...row, name: accounts.get(row.key) ?? row.name }))
}

/** Reads the groups of a period with the highest figures, and the same groups of the compared period. */
export const readBreakdown = async (db: Db, query: BreakdownQuery): Promise<Breakdown> => {
  const { period, compare, sort, limit, ...of } = query
  const { rows, rowCount } = await listGroups(db, { ...of, pieces: piecesOf(period), sort, limit })
  const named = of.kind === 'STAFF' ? await withStaffNames(db, of.siteId, rows) : rows
  if (!compare) return { period, rows: named, rowCount, previous: undefined }
  const before = comparedPeriod(period, compare)
  const keys = rows.map(({ key }) => key)
  const figures = await readGroups(db, { ...of, pieces: piecesOf(before), keys })
  return { period, rows: named, rowCount, previous: { period: before, figures } }
}
