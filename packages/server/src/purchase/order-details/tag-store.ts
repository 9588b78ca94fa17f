import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { OrderTagTable } from './tables.ts'

export type StoredTag = Selectable<OrderTagTable>

export const listTags = (db: Db, siteId: string): Promise<StoredTag[]> =>
  db.selectFrom('order_tag').selectAll().where('site_id', '=', siteId).orderBy('name').orderBy('id').execute()

/** Returns the tag with a name, ignoring case. Creates it if there is none. */
export const saveTag = async (db: Db, tag: StoredTag): Promise<StoredTag> => {
  const made = await db
    .insertInto('order_tag')
    .values(tag)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return made
  return db
    .selectFrom('order_tag')
    .selectAll()
    .where('site_id', '=', tag.site_id)
    .where(sql`lower(name)`, '=', tag.name.toLowerCase())
    .executeTakeFirstOrThrow()
}

export const deleteTag = async (db: Db, siteId: string, id: string): Promise<void> => {
  await db.deleteFrom('order_tag').where('site_id', '=', siteId).where('id', '=', id).execute()
}
