import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/tables.ts'

/** The maximum number of matches to count. */
const maxCounted = 10_000

export interface CountedPage<Row> {
  readonly rows: readonly Row[]
  readonly offset: number
  /** Absent if there are too many matches to count. */
  readonly total?: number
}

/** Finds a page by offset, and counts the matches up to a limit. */
export const findCountedPage = async <Row>(
  db: Db,
  {
    from,
    order,
    paging: { limit = 50, offset = 0 } = {},
  }: {
    /** The SQL from `from` on, including conditions. */
    readonly from: RawBuilder<unknown>
    readonly order: RawBuilder<unknown>
    readonly paging: { readonly limit?: number; readonly offset?: number } | undefined
  },
): Promise<CountedPage<Row>> => {
  const { rows } = await sql<Row>`select * ${from} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: string }>`
    select count(*) as total from (select ${from} limit ${maxCounted + 1}) as matches`.execute(db)
  const total = Number(counted[0]!.total)
  return { rows, offset, ...(total <= maxCounted && { total }) }
}
