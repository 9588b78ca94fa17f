import { productPrices, variantsOf, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { productChanges } from '@vitrine/domain/product-list/product-changes.ts'
import { sql } from 'kysely'
import { noteProductChanges } from '../history/store.ts'
import { saveBundleStock } from './bundle-stock.ts'
import { connectEntities, type Clock } from './connect/connect-entities.ts'
import { deleteItemsOfOtherVariants } from '../inventory/items/item-events.ts'
import { trackPrices } from './price-history.ts'
import type { Db } from '../../../ground/database/tables.ts'

/** The stored columns of a product. */
export interface ProductToSave {
  readonly siteId: string
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  readonly record: ProductRecord
  /** Identifies a new product in imports. */
  readonly handle?: string
  /** The import that writes the product. Default: the one before. */
  readonly importId?: string
}

const columnsOf = ({ name, visible, slug, record, importId }: ProductToSave) => ({
  name,
  visible,
  slug,
  product_type: record.productType,
  price: record.price,
  discounted_price: productPrices(record).paid,
  record: JSON.stringify(record),
  ...(importId !== undefined && { import_id: importId }),
})

/** Inserts products whose brands, ribbons and info sections have IDs, without stock and collections. */
export const insertProducts = async (db: Db, products: readonly ProductToSave[], now: Date): Promise<void> => {
  const rows = products.map((product) => ({
    site_id: product.siteId,
    id: product.id,
    ...columnsOf(product),
    ...(product.handle !== undefined && { handle: product.handle }),
    revision: 1,
    created_date: now,
    last_updated: now,
  }))
  if (rows.length > 0) await db.insertInto('product').values(rows).execute()
  for (const { siteId, id, record } of products) if (record.bundle) await saveBundleStock(db, siteId, id)
}

/** Inserts a product without stock and collections. Creates its brand, ribbons and info sections if they don't exist. */
export const insertProduct = async (clock: Clock, db: Db, unnamed: ProductToSave): Promise<void> => {
  const product = { ...unnamed, record: await connectEntities(clock, db, unnamed) }
  await insertProducts(db, [product], clock.now())
}

interface Noted {
  readonly product: ProductToSave
  readonly before: ProductRecord
  readonly now: Date
}

/** Notes what changes of a product for its history. */
const noteChange = async (db: Db, { product, before, now }: Noted): Promise<void> => {
  const { siteId, id } = product
  const stored = await db
    .selectFrom('product')
    .select(['name', 'slug', 'visible'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!stored) return
  const changes = productChanges({ ...stored, record: before }, product)
  await noteProductChanges(db, { siteId, id, changes, now })
}

/**
 * Updates a product that the caller has locked. Notes prices that change, deletes the stock of removed variants, and
 * creates its brand, ribbons and info sections if they don't exist.
 */
export const updateProductRow = async (
  clock: Clock,
  db: Db,
  { product: unnamed, before }: { readonly product: ProductToSave; readonly before: ProductRecord },
): Promise<void> => {
  const [after, now] = [await connectEntities(clock, db, unnamed), clock.now()]
  const record = await trackPrices(db, unnamed, { before, after, now })
  const product = { ...unnamed, record }
  const { siteId, id } = product
  await noteChange(db, { product, before, now })
  await db
    .updateTable('product')
    .set({ ...columnsOf(product), revision: sql`revision + 1`, last_updated: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('collection_product')
    .set({ name: product.name, price: record.price, visible: product.visible, last_updated: now })
    .where('site_id', '=', siteId)
    .where('product_id', '=', id)
    .execute()
  const variantIds = variantsOf(record).map((variant) => variant.id)
  await deleteItemsOfOtherVariants(db, { siteId, productId: id, variantIds })
  if (record.bundle) await saveBundleStock(db, siteId, id)
}

/** Sets the collections of a product, removing it from all others. Collections with a rule do not change. */
export const setCollections = async (
  db: Db,
  { siteId, productId, collectionIds }: { siteId: string; productId: string; collectionIds: readonly string[] },
): Promise<void> => {
  await sql`
    delete from collection_product m
    where m.site_id = ${siteId} and m.product_id = ${productId} and not (m.collection_id = any(${[...collectionIds]}))
      and exists (select from collection c where c.site_id = m.site_id and c.id = m.collection_id and c.rule is null)
    `.execute(db)
  await sql`
    insert into collection_product (site_id, collection_id, product_id, numeric_id, name, price, visible, last_updated)
    select p.site_id, c.id, p.id, p.numeric_id, p.name, p.price, p.visible, p.last_updated
    from product p join (
      -- A rule that is being saved is waited for.
      select site_id, id from collection
      where site_id = ${siteId} and id = any(${[...collectionIds]}) and rule is null order by id for share
    ) c on c.site_id = p.site_id
    where p.site_id = ${siteId} and p.id = ${productId}
    on conflict do nothing`.execute(db)
}

export { setStock, type StockLevel } from '../inventory/set-stock.ts'
