import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/tables.ts'

/** So far matches are counted. */
const maxCounted = 10_000

export interface CountedPage<Row> {
  readonly rows: readonly Row[]
  readonly offset: number
  /** Absent where there are too many to count. */
  readonly total?: number
}

/** Finds a page by its offset, and counts the matches as far as that is cheap. */
export const findCountedPage = async <Row>(
  db: Db,
  {
    from,
    order,
    paging: { limit = 50, offset = 0 } = {},
  }: {
    /** From the word `from`, with its conditions. */
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
