import '../tables.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { ProductViewTable } from '../tables.ts'

export type StoredView = Selectable<ProductViewTable>

const views = (db: Db, siteId: string) => db.selectFrom('product_view').selectAll().where('site_id', '=', siteId)

export const listViews = (db: Db, siteId: string): Promise<StoredView[]> =>
  views(db, siteId)
    .orderBy(sql`lower(name)`)
    .execute()

export const lockView = (db: Db, siteId: string, id: string): Promise<StoredView | undefined> =>
  views(db, siteId).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertView = (db: Db, row: Insertable<ProductViewTable>): Promise<StoredView> =>
  db.insertInto('product_view').values(row).returningAll().executeTakeFirstOrThrow()

export const saveView = (
  db: Db,
  { site_id: siteId, id, revision }: StoredView,
  { name, query, now }: Pick<StoredView, 'name' | 'query'> & { readonly now: Date },
): Promise<StoredView> =>
  db
    .updateTable('product_view')
    .set({ name, query, revision: revision + 1, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteView = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('product_view')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
