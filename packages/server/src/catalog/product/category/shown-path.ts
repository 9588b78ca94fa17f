import type { Db } from '../../../ground/database/tables.ts'
import { findAncestors } from './tree.ts'

/**
 * Returns the IDs of a category and its parents, from the top level down. `undefined` if it does not exist or is hidden.
 */
export const findShownCategoryPath = async (
  db: Db,
  siteId: string,
  id: string,
): Promise<readonly string[] | undefined> => {
  const category = await db
    .selectFrom('collection')
    .select('visible')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!category?.visible) return undefined
  const ancestors = await findAncestors(db, siteId, [id])
  return [...ancestors.get(id)!.map((one) => one.id), id]
}
