import type { Stock } from '@vitrine/domain/stock/stock.ts'
import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import type { StockMove } from './stock-move.ts'

export type TakeResult =
  { readonly ok: true } | { readonly ok: false; readonly productId: string; readonly variantId: string }

/** A variant that nobody has counted can be had. */
export const uncounted: Stock = { tracked: false, inStock: true }

/**
 * Takes items out of stock, all or none: each update takes only what is there, so that two buyers never take the
 * same piece. It must run in a transaction that is rolled back when it refuses.
 */
export const takeStock = async (db: Db, siteId: string, items: readonly StockMove[]): Promise<TakeResult> => {
  for (const { productId, variantId, quantity } of items) {
    const { rows } = await sql<{ taken: boolean }>`
      with item as (
        select tracked from inventory_item
        where site_id = ${siteId} and product_id = ${productId} and variant_id = ${variantId}
      ), taken as (
        update inventory_item set quantity = quantity - ${quantity}
        where site_id = ${siteId} and product_id = ${productId} and variant_id = ${variantId}
          and tracked and quantity >= ${quantity}
        returning 1
      )
      select exists (select from taken) or not exists (select from item where tracked) as taken
    `.execute(db)
    if (!rows[0]!.taken) return { ok: false, productId, variantId }
  }
  return { ok: true }
}

/** Puts items back in stock; what is not counted, or gone from the catalog, stays as it is. */
export const returnStock = async (db: Db, siteId: string, items: readonly StockMove[]): Promise<void> => {
  for (const { productId, variantId, quantity } of items) {
    await db
      .updateTable('inventory_item')
      .set({ quantity: sql`quantity + ${quantity}` })
      .where('site_id', '=', siteId)
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId)
      .where('tracked', '=', true)
      .execute()
  }
}
