import type { Search } from '@vitrine/contract/calls/query.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/tables.ts'
import type { Field } from './conditions.ts'
import { findKeysetPage, readListing, type CursorPage } from './keyset.ts'

export interface CursorPageOptions {
  readonly table: string
  readonly siteId: string
  /** An additional condition. Default: all rows. */
  readonly only?: RawBuilder<boolean>
  readonly fields: Readonly<Record<string, Field>>
  readonly toMinor: (value: string | number) => number
  /** The order of creation if the query has none. Default: oldest first. */
  readonly isNewestFirst?: boolean
}

const path = 'query'

/** Finds a page of a site's rows in a table by cursor. */
export const findCursorPage = <Row>(
  db: Db,
  query: Search | undefined,
  { table, siteId, only, fields, toMinor, isNewestFirst = false }: CursorPageOptions,
): Promise<CursorPage<Row>> => {
  const defaultSort = [{ fieldName: 'createdDate', order: isNewestFirst ? ('DESC' as const) : ('ASC' as const) }]
  return findKeysetPage<Row>(db, readListing(query, { defaultSort, path }), {
    columns: sql`*`,
    from: sql`from ${sql.table(table)} where site_id = ${siteId}${only ? sql` and ${only}` : sql``}`,
    fields,
    tieBreak: [{ kind: 'text', column: sql`id` }],
    toMinor,
    path,
  })
}
