import type { Stock } from '@vitrine/domain/stock/stock.ts'
import { sql } from 'kysely'
import { recordEvent } from '../../ground/event/outbox.ts'
import { prepared } from '../../ground/database/connection/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { StockMove } from './stock/stock-move.ts'

export type TakeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly productId: string; readonly variantId: string }

/** Stock of a variant without a stored level: untracked and in stock. */
export const uncounted: Stock = { tracked: false, inStock: true }

interface Level {
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
}

/** Locks products in a fixed order, to avoid deadlocks and to number their events one by one. */
const lockProducts = async (db: Db, siteId: string, items: readonly StockMove[]): Promise<void> => {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  await sql`select from product where site_id = ${siteId} and id = any(${ids}) order by id for no key update`.execute(
    db,
  )
}

/** Records events with the new stock levels. */
const recordLevels = async (db: Db, siteId: string, levels: readonly Level[]): Promise<void> => {
  for (const productId of new Set(levels.map((level) => level.productId))) {
    const changed = levels.filter((level) => level.productId === productId)
    // A variant on two lines gets one event, with its final quantity.
    const quantities = new Map(changed.map(({ variantId, quantity }) => [variantId, quantity]))
    const variants = [...quantities].map(([variantId, quantity]) => ({
      variantId,
      tracked: true,
      quantity,
      inStock: quantity > 0,
    }))
    await recordEvent(db, {
      siteId,
      entity: 'inventory',
      entityId: productId,
      type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
      body: { inventoryItemId: productId, productId, variants },
    })
  }
}

/** Takes a quantity if it is available or untracked. Returns the remaining quantity of a tracked variant. */
const takeItem = prepared(
  (siteId: string, productId: string, variantId: string, quantity: number) => sql<{
    left: number | null
    taken: boolean
  }>`
    with item as (
      select tracked from inventory_item
      where site_id = ${siteId} and product_id = ${productId} and variant_id = ${variantId}
    ), taken as (
      update inventory_item set quantity = quantity - ${quantity}
      where site_id = ${siteId} and product_id = ${productId} and variant_id = ${variantId}
        and tracked and quantity >= ${quantity}
      returning quantity
    )
    select (select quantity from taken) as left,
      exists (select from taken) or not exists (select from item where tracked) as taken`,
)

/**
 * Takes items out of stock, all or none. Each update takes only what is available, so two buyers never get the same
 * piece. Run it in a transaction that is rolled back on refusal.
 */
export const takeStock = async (db: Db, siteId: string, items: readonly StockMove[]): Promise<TakeResult> => {
  // Sent as one batch, which the database executes in order: the products are locked first.
  const [, ...answers] = await Promise.all([
    lockProducts(db, siteId, items),
    ...items.map(({ productId, variantId, quantity }) => takeItem(db, siteId, productId, variantId, quantity)),
  ])
  const levels: Level[] = []
  for (const [index, { rows }] of answers.entries()) {
    const { productId, variantId } = items[index]!
    const { left, taken } = rows[0]!
    if (!taken) return { ok: false, productId, variantId }
    if (left !== null) levels.push({ productId, variantId, quantity: left })
  }
  await recordLevels(db, siteId, levels)
  return { ok: true }
}

/** Returns items to stock. Untracked and deleted variants are ignored. */
export const returnStock = async (db: Db, siteId: string, items: readonly StockMove[]): Promise<void> => {
  await lockProducts(db, siteId, items)
  const levels: Level[] = []
  for (const { productId, variantId, quantity } of items) {
    const returned = await db
      .updateTable('inventory_item')
      .set({ quantity: sql`quantity + ${quantity}` })
      .where('site_id', '=', siteId)
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId)
      .where('tracked', '=', true)
      .returning('quantity')
      .executeTakeFirst()
    if (returned) levels.push({ productId, variantId, quantity: returned.quantity })
  }
  await recordLevels(db, siteId, levels)
}
