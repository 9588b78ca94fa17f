import type { Collection } from '@vitrine/contract/entities/catalog/collection.ts'
import type { MediaDataForWrite } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { toSlug } from '@vitrine/domain/catalog/slug.ts'
import { sql } from 'kysely'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { invalidField, Refusal, refusalFor, invalidBecause } from '../../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { recordCreated, recordItems, recordUpdated } from '../category/category-events.ts'
import { deleteSubtree, hideSubcategories } from '../category/subtree.ts'
import { findAncestors, lockTree, nextPosition } from '../category/tree.ts'
import { findCollection } from './collections.ts'
import { findImageRecords } from '../edit/media/look-up-media.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { findFreeSlug, isSlugOfAnother } from '../edit/slugs.ts'

interface OneCollection {
  readonly siteId: string
  readonly id: string
}

/** Locks a collection. */
const lockCollection = async (
  db: Db,
  { siteId, id }: OneCollection,
): Promise<{ readonly media: readonly MediaRecord[]; readonly hasRule: boolean }> => {
  const row = await db
    .selectFrom('collection')
    .select(['media', sql<boolean>`rule is not null`.as('hasRule')])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('COLLECTION_NOT_FOUND')
  return row
}

/** Locks a collection whose products are added and removed by hand. */
const lockEditable = async (db: Db, one: OneCollection): Promise<void> => {
  const { hasRule } = await lockCollection(db, one)
  if (hasRule) throw new Refusal('COLLECTION_HAS_RULE')
}

const refuseAllProducts = (id: string): void => {
  if (id === allProductsId) throw refusalFor('ILLEGAL_STATE', 'COLLECTION_OF_ALL_PRODUCTS')
}

/** Refuses unknown products, and locks the known ones until the transaction ends. */
const lockProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const missing = ids.find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id: missing })
}

/** Reads the media of a collection: store files by ID, others by URL. */
const readMedia = (db: Db, sent: Input<Collection>, { site, known }: { site: Site; known: readonly MediaRecord[] }) => {
  const items = sent.media?.items ?? (sent.media?.mainMedia ? [sent.media.mainMedia] : [])
  const references = items.map(({ id, image }): MediaDataForWrite => {
    const url = image?.url
    return id !== undefined && (url === undefined || known.some((one) => one.id === id))
      ? { mediaId: id }
      : { ...(url && { url }) }
  })
  return findImageRecords(db, references, { site, known, field: 'collection.media.items' })
}

const insertCollection = async (
  db: Db,
  sent: Input<Collection>,
  { id, site, now }: { id: string; site: Site; now: Date },
): Promise<void> => {
  const { name, description = '', visible = true } = sent
  if (name === undefined) throw invalidField('collection.name', 'is required', 'REQUIRED_FIELD')
  const slug = await findFreeSlug(db, 'collection', { siteId: site.id, wanted: toSlug(sent.slug ?? name) })
  const media = await readMedia(db, sent, { site, known: [] })
  await db
    .insertInto('collection')
    .values({
      site_id: site.id,
      id,
      slug,
      name,
      description,
      visible,
      media: JSON.stringify(media),
      position: await nextPosition(db, site.id, null),
      created_date: now,
      last_updated: now,
    })
    .execute()
  await recordCreated(db, { id, site })
}

const updateCollection = async (
  db: Db,
  sent: Input<Collection>,
  { id, site, now }: { id: string; site: Site; now: Date },
): Promise<void> => {
  const one = { siteId: site.id, id }
  const { name, slug, description, visible } = sent
  if (visible !== undefined) await lockTree(db, site.id)
  const { media: known } = await lockCollection(db, one)
  if (slug !== undefined && (await isSlugOfAnother(db, 'collection', { ...one, slug }))) {
    throw invalidBecause('collection.slug', 'TAKEN', { description: 'is already used by another collection' })
  }
  if (visible) await requireVisibleParent(db, one)
  const media = sent.media && JSON.stringify(await readMedia(db, sent, { site, known }))
  await db
    .updateTable('collection')
    .set({
      ...(name !== undefined && { name }),
      ...(slug !== undefined && { slug }),
      ...(description !== undefined && { description }),
      ...(visible !== undefined && { visible }),
      ...(media !== undefined && { media }),
      revision: sql`revision + 1`,
      last_updated: now,
    })
    .where('site_id', '=', site.id)
    .where('id', '=', id)
    .execute()
  await recordUpdated(db, { id, site, changedFields: Object.keys(sent) })
  if (visible === false) await hideSubcategories(db, { id, site, now })
}

const addProducts = async (db: Db, { siteId, id }: OneCollection, productIds: readonly string[]): Promise<void> => {
  await lockEditable(db, { siteId, id })
  await lockProducts(db, siteId, productIds)
  const { rows } = await sql<{ product_id: string }>`
    insert into collection_product (site_id, collection_id, product_id, numeric_id, name, price, visible, last_updated)
    select p.site_id, ${id}, p.id, p.numeric_id, p.name, p.price, p.visible, p.last_updated
    from product p where p.site_id = ${siteId} and p.id = any(${[...productIds]})
    on conflict do nothing returning product_id`.execute(db)
  await recordItems(db, { siteId, id }, { added: rows.map((row) => row.product_id) })
}

const removeProducts = async (db: Db, { siteId, id }: OneCollection, productIds: readonly string[]): Promise<void> => {
  await lockEditable(db, { siteId, id })
  const rows = await db
    .deleteFrom('collection_product')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', id)
    .where('product_id', 'in', [...productIds])
    .returning('product_id')
    .execute()
  await recordItems(db, { siteId, id }, { removed: rows.map((row) => row.product_id) })
}

/** Refuses to show a collection whose parent category is hidden. */
const requireVisibleParent = async (db: Db, { siteId, id }: OneCollection): Promise<void> => {
  const ancestors = (await findAncestors(db, siteId, [id])).get(id)!
  if (ancestors.every(({ visible }) => visible)) return
  throw invalidField('collection.visible', 'must be false: the parent category is hidden')
}

/** Creates, updates and deletes collections. Each change and its event share a transaction. */
export const createCollectionWriter = ({ db, sites, now, newId }: Pick<Context, 'db' | 'sites' | 'now' | 'newId'>) => {
  const save = async (siteId: string, id: string, write: typeof insertCollection, sent: Input<Collection>) => {
    const site = await requireSite(sites, siteId)
    return transact(db, async (transaction) => {
      await write(transaction, sent, { id, site, now: now() })
      const saved = await findCollection(transaction, { site, hidden: true }, id)
      return saved!
    })
  }
  return {
    add: (siteId: string, sent: Input<Collection>) => save(siteId, newId(), insertCollection, sent),
    change: (one: OneCollection, sent: Input<Collection>) => save(one.siteId, one.id, updateCollection, sent),
    addProducts: async (one: OneCollection, productIds: readonly string[]): Promise<void> => {
      refuseAllProducts(one.id)
      await transact(db, (transaction) => addProducts(transaction, one, productIds))
    },
    removeProducts: async (one: OneCollection, productIds: readonly string[]): Promise<void> => {
      refuseAllProducts(one.id)
      await transact(db, (transaction) => removeProducts(transaction, one, productIds))
    },
    remove: async (one: OneCollection): Promise<void> => {
      refuseAllProducts(one.id)
      await transact(db, async (transaction) => {
        if (!(await deleteSubtree(transaction, one))) throw new Refusal('COLLECTION_NOT_FOUND')
      })
    },
  }
}
