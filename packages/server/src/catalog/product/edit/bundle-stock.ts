import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { isInStock } from '@vitrine/domain/stock/stock.ts'
import { sql } from 'kysely'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import type { JobHandler } from '../../../ground/job/job.ts'
import { variantsSet } from '../inventory/items/item-events.ts'
import { lockProducts } from '../inventory/items/item-store.ts'
import { findProducts, stockReader, type ProductRow } from '../read/product-rows.ts'

/** Bundles updated in one transaction. */
const batch = 100

/**
 * Saves the stock of a bundle, which follows from its components, so that lists and searches find it like any other
 * stock. Carts and product pages calculate it themselves. Returns whether it has changed.
 */
const saveStock = async (db: Db, siteId: string, row: ProductRow): Promise<boolean> => {
  const stock = stockReader(row)(onlyVariantId)
  const location = defaultLocationId(siteId)
  const [quantity, inStock] = [stock.tracked ? stock.quantity : 0, isInStock(stock)]
  await sql`delete from inventory_item where site_id = ${siteId} and product_id = ${row.id}
    and not (variant_id = ${onlyVariantId} and location_id = ${location})`.execute(db)
  const saved = await sql`
    insert into inventory_item as i (site_id, product_id, variant_id, location_id, tracked, quantity, in_stock)
    values (${siteId}, ${row.id}, ${onlyVariantId}, ${location}, ${stock.tracked}, ${quantity}, ${inStock})
    on conflict (site_id, product_id, variant_id, location_id) do update
      set tracked = excluded.tracked, quantity = excluded.quantity, in_stock = excluded.in_stock,
        preorder_enabled = false, revision = i.revision + 1, updated_date = now()
      where (i.tracked, i.quantity, i.in_stock, i.preorder_enabled)
        is distinct from (excluded.tracked, excluded.quantity, excluded.in_stock, false)
    returning i.id`.execute(db)
  return saved.rows.length > 0
}

/** Saves the stock of a bundle that was written in the same transaction. */
export const saveBundleStock = async (db: Db, siteId: string, id: string): Promise<void> => {
  const [row] = await findProducts(db, siteId, [id])
  if (row) await saveStock(db, siteId, row)
}

const updateBundles = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  await lockProducts(db, siteId, ids)
  for (const row of await findProducts(db, siteId, ids)) {
    const isChanged = row.record.bundle && (await saveStock(db, siteId, row))
    if (isChanged) await variantsSet(db, siteId, { productId: row.id, variantIds: [onlyVariantId] })
  }
}

/** Returns the bundles that contain a product. */
const listBundles = async (db: Db, siteId: string, productId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from bundles_of(array[${siteId}], array[${productId}]) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Updates the stock of bundles. A database trigger queues the job, keyed by product ID, when a component or its stock
 * changes.
 */
export const bundleStockJob = ({ db }: Pick<Context, 'db'>): JobHandler => ({
  kind: 'bundle-stock',
  run: async ({ siteId, key }) => {
    const ids = await listBundles(db, siteId, key)
    for (let from = 0; from < ids.length; from += batch) {
      const some = ids.slice(from, from + batch)
      await transact(db, (transaction) => updateBundles(transaction, siteId, some))
    }
    return undefined
  },
})
