import type { Collection } from '@vitrine/contract/entities/catalog/collection.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { lockCategories, type CategoryRow } from './category-rows.ts'
import { presentCategories, treeReference } from './present-category.ts'

const v1 = 'com.wix.ecommerce.catalog.api.v1'
const v3 = 'wix.categories.v1.category'

interface One {
  readonly siteId: string
  readonly id: string
}

const recordV1 = (
  db: Db,
  { siteId, id }: One,
  happening: 'CollectionCreated' | 'CollectionChanged' | 'CollectionDeleted',
  body: object = {},
): Promise<void> =>
  recordEvent(db, {
    siteId,
    entity: 'collection',
    entityId: id,
    type: `${v1}.${happening}`,
    body: { collectionId: id, ...body },
  })

type V3Event =
  | 'created'
  | 'updated'
  | 'deleted'
  | 'category_moved'
  | 'item_added_to_category'
  | 'item_removed_from_category'
  | 'items_arranged_in_category'

const recordV3 = (db: Db, { siteId, id }: One, event: V3Event, body: object): Promise<void> =>
  recordEvent(db, { siteId, entity: 'category', entityId: id, type: `${v3}_${event}`, body })

const entityOf = async (db: Db, site: Site, row: CategoryRow) =>
  (await presentCategories(db, [row], { site, hidden: true }))[0]!

/** Records that a category was created, as events of both generations of the catalog. */
export const recordCreated = async (db: Db, { id, site }: { id: string; site: Site }): Promise<void> => {
  const row = (await lockCategories(db, site.id, [id])).get(id)!
  const one = { siteId: site.id, id }
  const { name, slug, visible } = row
  await recordV1(db, one, 'CollectionCreated', { name, slug, visible })
  await recordV3(db, one, 'created', { entity: await entityOf(db, site, row) })
}

/** Records that a locked category was updated. `changedFields` are names of the first generation. */
export const recordUpdated = async (
  db: Db,
  { id, site, changedFields }: { id: string; site: Site; changedFields: readonly (keyof Collection | string)[] },
): Promise<void> => {
  const row = (await lockCategories(db, site.id, [id])).get(id)!
  const one = { siteId: site.id, id }
  await recordV1(db, one, 'CollectionChanged', { changedFields })
  await recordV3(db, one, 'updated', { currentEntity: await entityOf(db, site, row) })
}

/** Records that a locked category is deleted. */
export const recordDeleted = async (db: Db, one: One): Promise<void> => {
  await recordV1(db, one, 'CollectionDeleted')
  await recordV3(db, one, 'deleted', {})
}

/** Records that a locked category was moved. */
export const recordMoved = (
  db: Db,
  one: One,
  { parentId, index }: { parentId: string | null; index: number },
): Promise<void> =>
  recordV3(db, one, 'category_moved', {
    categoryId: one.id,
    parentCategory: { ...(parentId !== null && { id: parentId }), index },
    treeReference,
  })

/** Records that products were added to a locked category, or removed from it. */
export const recordItems = async (
  db: Db,
  one: One,
  { added = [], removed = [] }: { added?: readonly string[]; removed?: readonly string[] },
): Promise<void> => {
  const item = (catalogItemId: string) => ({ catalogItemId, appId: storesAppId })
  const about = { categoryId: one.id, treeReference }
  if (added.length > 0)
    await recordV1(db, one, 'CollectionChanged', { changedFields: ['productIds'], addedProductIds: added })
  if (removed.length > 0)
    await recordV1(db, one, 'CollectionChanged', { changedFields: ['productIds'], removedProductIds: removed })
  for (const id of added) await recordV3(db, one, 'item_added_to_category', { ...about, addedItem: item(id) })
  for (const id of removed) await recordV3(db, one, 'item_removed_from_category', { ...about, removedItem: item(id) })
}

/** Records that the products of a locked category were arranged. */
export const recordArranged = (db: Db, one: One): Promise<void> =>
  recordV3(db, one, 'items_arranged_in_category', { categoryId: one.id, treeReference })
