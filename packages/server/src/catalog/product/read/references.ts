import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** Returns which of these products exist. */
export const findExistingProducts = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const products = db.selectFrom('product').select('id').where('site_id', '=', siteId).where('id', 'in', ids)
  return new Set((await products.execute()).map(({ id }) => id))
}

/** Returns which of these products exist, and keeps them from being deleted until the transaction ends. */
export const lockExistingProducts = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from product where site_id = ${siteId} and id = any(${[...ids]}::text[]) order by id for key share`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Locks a product, so that its stock does not change until the transaction ends. */
export const lockProductForReading = async (db: Db, siteId: string, id: string): Promise<void> => {
  await sql`select from product where site_id = ${siteId} and id = ${id} for share`.execute(db)
}

export const hasProduct = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const product = db.selectFrom('product').select('id').where('site_id', '=', siteId).where('id', '=', id)
  return (await product.executeTakeFirst()) !== undefined
}

/** Returns which of these collections exist. */
export const findExistingCollections = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const collections = db
    .selectFrom('collection')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
  return new Set((await collections.execute()).map(({ id }) => id))
}

/**
 * Returns the variant IDs of each product by product ID, and keeps the products from being deleted until the transaction
 * ends. Products that the store does not have are absent.
 */
export const lockVariantIds = async (
  db: Db,
  siteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ id: string; variants: readonly string[] }>`
    select id, array(select jsonb_array_elements(record->'variants')->>'id') as variants
    from product where site_id = ${siteId} and id = any(${[...productIds]}::text[]) order by id for key share`.execute(
    db,
  )
  return new Map(rows.map(({ id, variants }) => [id, variants]))
}

export const findProductBySlug = async (db: Db, siteId: string, slug: string): Promise<string | undefined> => {
  const product = db.selectFrom('product').select('id').where('site_id', '=', siteId).where('slug', '=', slug)
  return (await product.executeTakeFirst())?.id
}

/** A product as stored, with the IDs of the collections that it was added to, not those that have a rule. */
export interface RecordedProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  readonly record: ProductRecord
  readonly collectionIds: readonly string[]
}

/** Finds and locks a product until the transaction ends. */
export const lockProductRecord = async (db: Db, siteId: string, id: string): Promise<RecordedProduct | undefined> => {
  const { rows } = await sql<Omit<RecordedProduct, 'collectionIds'>>`
    select id, slug, name, visible, record from product where site_id = ${siteId} and id = ${id} for update`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const found = await sql<{ id: string }>`
    select m.collection_id as id from collection_product m
    join collection c on c.site_id = m.site_id and c.id = m.collection_id and c.rule is null
    where m.site_id = ${siteId} and m.product_id = ${id} order by m.collection_id`.execute(db)
  return { ...row, collectionIds: found.rows.map((one) => one.id) }
}
