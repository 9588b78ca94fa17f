import type { ReportKind } from '@vitrine/domain/report/contributions.ts'
import { comparedPeriod, piecesOf, type ComparisonKind, type Period } from '@vitrine/domain/report/period.ts'
import type { Figures } from '@vitrine/domain/report/figures.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { transact } from '../../ground/database/transact.ts'
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

/** Keeps the database from starting processes for a query, which takes longer than the query itself. */
const inOneProcess = <Result>(db: Db, read: (transaction: Db) => Promise<Result>): Promise<Result> =>
  transact(db, async (transaction) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction)
    return read(transaction)
  })

const readGroupsOf = async (db: Db, { period, compare, sort, limit, ...of }: BreakdownQuery): Promise<Breakdown> => {
  const { rows, rowCount } = await listGroups(db, { ...of, pieces: piecesOf(period), sort, limit })
  if (!compare) return { period, rows, rowCount, previous: undefined }
  const before = comparedPeriod(period, compare)
  const keys = rows.map(({ key }) => key)
  const figures = await readGroups(db, { ...of, pieces: piecesOf(before), keys })
  return { period, rows, rowCount, previous: { period: before, figures } }
}

/** Reads the groups of a period with the highest figures, and the same groups of the compared period. */
export const readBreakdown = async (db: Db, query: BreakdownQuery): Promise<Breakdown> => {
  const breakdown = await inOneProcess(db, (transaction) => readGroupsOf(transaction, query))
  if (query.kind !== 'STAFF') return breakdown
  return { ...breakdown, rows: await withStaffNames(db, query.siteId, breakdown.rows) }
}
