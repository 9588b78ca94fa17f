import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { sql } from 'kysely'
import { recordEvent } from '../../../ground/event/outbox.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { lockSlugs } from '../edit/slugs.ts'
import { nextPosition } from '../category/tree.ts'
import { allProductsId } from '../read/present/present-product.ts'

/** Returns the slug by which collections of similar names are recognized as the same. */
export const collectionSlug = (name: string): string => toSlug(name) || 'collection'

/**
 * Finds a collection by name or slug, and otherwise creates it if `create` returns its ID. Locks the store's slugs until
 * the transaction ends, so that nobody creates the same one at the same time.
 */
export const findOrCreateCollection = async (
  db: Db,
  { siteId, name, now }: { siteId: string; name: string; now: Date },
  create: () => { readonly id: string; readonly isSaved: boolean },
): Promise<{ readonly id: string; readonly isNew: boolean; readonly hasRule: boolean }> => {
  const slug = collectionSlug(name)
  await lockSlugs(db, siteId)
  const found = await db
    .selectFrom('collection')
    .select(['id', sql<boolean>`rule is not null`.as('hasRule')])
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('slug', '=', slug), where(where.fn('lower', ['name']), '=', name.toLowerCase())]))
    .orderBy('numeric_id')
    .executeTakeFirst()
  if (found) return { ...found, isNew: false }
  const { id, isSaved } = create()
  if (!isSaved) return { id, isNew: true, hasRule: false }
  const position = await nextPosition(db, siteId, null)
  const row = { site_id: siteId, id, slug, name, description: '', visible: true, media: '[]', position }
  await db
    .insertInto('collection')
    .values({ ...row, created_date: now, last_updated: now })
    .execute()
  await recordEvent(db, {
    siteId,
    entity: 'collection',
    entityId: id,
    type: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
    body: { collectionId: id, name, slug, visible: true },
  })
  return { id, isNew: true, hasRule: false }
}

/** Creates the collection of all products, which every store has. */
export const createAllProducts = async (db: Db, siteId: string, now: Date): Promise<void> => {
  const all = { name: 'All products', slug: 'all-products', description: '', visible: true, media: '[]', position: 0 }
  const row = { site_id: siteId, id: allProductsId, ...all, created_date: now, last_updated: now }
  await db.insertInto('collection').values(row).execute()
}
