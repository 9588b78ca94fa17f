import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { CustomerSegmentTable } from '../tables.ts'

export type StoredSegment = Selectable<CustomerSegmentTable>

const segments = (db: Db, siteId: string) => db.selectFrom('customer_segment').selectAll().where('site_id', '=', siteId)

export const findSegment = (db: Db, siteId: string, id: string): Promise<StoredSegment | undefined> =>
  segments(db, siteId).where('id', '=', id).executeTakeFirst()

export const lockSegment = (db: Db, siteId: string, id: string): Promise<StoredSegment | undefined> =>
  segments(db, siteId).where('id', '=', id).forUpdate().executeTakeFirst()

export const listSegments = (db: Db, siteId: string): Promise<StoredSegment[]> =>
  segments(db, siteId)
    .orderBy(sql`lower(name)`)
    .execute()

type SegmentColumns = Pick<StoredSegment, 'name' | 'filter'>

interface Written extends SegmentColumns {
  readonly siteId: string
  readonly id: string
  readonly now: Date
}

export const insertSegment = ({ siteId, id, name, filter, now }: Written, db: Db): Promise<StoredSegment> =>
  db
    .insertInto('customer_segment')
    .values({
      site_id: siteId,
      id,
      revision: 1,
      name,
      filter: JSON.stringify(filter),
      created_date: now,
      updated_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const saveSegment = (
  db: Db,
  { site_id: siteId, id, revision }: StoredSegment,
  { name, filter, now }: SegmentColumns & { readonly now: Date },
): Promise<StoredSegment> =>
  db
    .updateTable('customer_segment')
    .set({ name, filter: JSON.stringify(filter), revision: revision + 1, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteSegment = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('customer_segment')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A segment with the currency of its store, in which amounts of its filter are. */
type MatchedSegment = Pick<StoredSegment, 'id' | 'filter'> & { readonly currency: string }

/** Reads segments and the currency of their store in one statement. Unknown ones are left out. */
export const listSegmentsForMatching = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<MatchedSegment[]> => {
  const { rows } = await sql<MatchedSegment>`
    select segment.id, segment.filter, site.currency from customer_segment segment
    join site on site.id = segment.site_id
    where segment.site_id = ${siteId} and segment.id = any(${[...ids]}::text[])`.execute(db)
  return rows
}
