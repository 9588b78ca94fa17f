import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { sql } from 'kysely'
import { allProductsId } from '../read/present/present-product.ts'
import { recordDeleted, recordUpdated } from './category-events.ts'
import { lockCategories } from './category-rows.ts'
import { findSubtree, lockTree } from './tree.ts'

/** Hides all subcategories of a hidden category. The tree must be locked. */
export const hideSubcategories = async (
  db: Db,
  { id, site, now }: { readonly id: string; readonly site: Site; readonly now: Date },
): Promise<void> => {
  const below = await findSubtree(db, { siteId: site.id, id })
  const ids = below.flatMap((one) => (one.id !== id && one.visible ? [one.id] : []))
  if (ids.length === 0) return
  await lockCategories(db, site.id, ids)
  await db
    .updateTable('collection')
    .set({ visible: false, revision: sql`revision + 1`, last_updated: now })
    .where('site_id', '=', site.id)
    .where('id', 'in', ids)
    .execute()
  for (const one of ids) await recordUpdated(db, { id: one, site, changedFields: ['visible'] })
}

/** Deletes a category and all its subcategories. Returns false if it does not exist. */
export const deleteSubtree = async (db: Db, { siteId, id }: { siteId: string; id: string }): Promise<boolean> => {
  await lockTree(db, siteId)
  const ids = (await findSubtree(db, { siteId, id })).map((one) => one.id)
  if (ids.includes(allProductsId)) throw new Refusal('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
  const locked = await lockCategories(db, siteId, ids)
  for (const one of locked.keys()) await recordDeleted(db, { siteId, id: one })
  await db
    .deleteFrom('collection')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...locked.keys(), ''])
    .execute()
  return locked.size > 0
}
