import type { Insertable, Selectable } from 'kysely'
import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import type { InventoryItemTable } from '../../tables.ts'
import { recordStockChanges, type StockChangeCause } from '../stock-changes.ts'

export type ItemRow = Selectable<InventoryItemTable> & {
  /** Whether the product is a bundle. Set in locked rows. */
  readonly is_bundle?: boolean
}

/** Refuses a change of the stock of a bundle, which follows from its components. */
export const refuseBundle = ({ is_bundle: isBundle }: Pick<ItemRow, 'is_bundle'>): void => {
  if (isBundle) throw new Refusal('STOCK_OF_BUNDLE')
}

/** The columns of an item that change. */
export type ItemState = Pick<
  ItemRow,
  | 'tracked'
  | 'quantity'
  | 'in_stock'
  | 'preorder_enabled'
  | 'preorder_message'
  | 'preorder_date'
  | 'preorder_limit'
  | 'preorder_counter'
>

/** An item before and after a change. */
export interface ItemChange {
  readonly before: ItemRow
  readonly after: ItemRow
}

/** Returns an item with changed columns, as it will be saved. Refuses that of a bundle. */
export const changeItem = (before: ItemRow, columns: Partial<ItemState>): ItemChange => {
  refuseBundle(before)
  return { before, after: { ...before, ...columns, revision: before.revision + 1 } }
}

/**
 * Locks products in a fixed order, to avoid deadlocks and to number the events of their stock one by one. Every change of
 * stock locks the product first.
 */
export const lockProducts = async (db: Db, siteId: string, productIds: readonly string[]): Promise<void> => {
  const ids = [...new Set(productIds)]
  await sql`select from product where site_id = ${siteId} and id = any(${ids}) order by id for no key update`.execute(
    db,
  )
}

const lockWhere = async (db: Db, siteId: string, condition: RawBuilder<unknown>): Promise<ItemRow[]> => {
  const found = sql<ItemRow>`
    select *, (select record ? 'bundle' from product p where p.site_id = i.site_id and p.id = i.product_id) as is_bundle
    from inventory_item i where site_id = ${siteId} and ${condition} order by id for update`
  return (await found.execute(db)).rows
}

/** Locks the items of variants. Their product must be locked. */
export const lockItemsOfVariants = (
  db: Db,
  siteId: string,
  { productId, variantIds }: { readonly productId: string; readonly variantIds: readonly string[] },
): Promise<ItemRow[]> =>
  lockWhere(db, siteId, sql`product_id = ${productId} and variant_id = any(${[...variantIds]}::text[])`)

/** Locks the items of all other variants of a locked product. */
export const lockItemsOfOtherVariants = (
  db: Db,
  about: { readonly siteId: string; readonly productId: string; readonly variantIds: readonly string[] },
): Promise<ItemRow[]> =>
  lockWhere(
    db,
    about.siteId,
    sql`product_id = ${about.productId} and not (variant_id = any(${[...about.variantIds]}::text[]))`,
  )

/** Locks items and their products. Those that do not exist are left out. */
export const lockItems = async (db: Db, siteId: string, ids: readonly string[]): Promise<Map<string, ItemRow>> => {
  const list = [...new Set(ids)]
  const about = await sql<{ product_id: string }>`
    select product_id from inventory_item where site_id = ${siteId} and id = any(${list}::text[])`.execute(db)
  await lockProducts(
    db,
    siteId,
    about.rows.map(({ product_id: productId }) => productId),
  )
  const rows = await lockWhere(db, siteId, sql`id = any(${list}::text[])`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Inserts items of locked products, and records the changes. Those that exist already are left out. */
export const insertItems = async (
  db: Db,
  rows: readonly Insertable<InventoryItemTable>[],
  cause: StockChangeCause,
): Promise<ItemRow[]> => {
  if (rows.length === 0) return []
  const insert = db.insertInto('inventory_item').values([...rows])
  const inserted = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
  await recordStockChanges(
    db,
    inserted.map((after) => ({ after })),
    cause,
  )
  return inserted
}

/** Saves changes of locked items in one statement, and records them. Returns the items as they are now. */
export const saveItems = async (
  db: Db,
  changes: readonly ItemChange[],
  cause: StockChangeCause,
): Promise<Map<string, ItemRow>> => {
  if (changes.length === 0) return new Map()
  const siteId = changes[0]!.before.site_id
  const { rows } = await sql<ItemRow>`
    update inventory_item i set tracked = s.tracked, quantity = s.quantity, in_stock = s.in_stock,
      preorder_enabled = s.preorder_enabled, preorder_message = s.preorder_message, preorder_date = s.preorder_date,
      preorder_limit = s.preorder_limit, preorder_counter = s.preorder_counter, revision = s.revision, updated_date = now()
    from jsonb_to_recordset(${JSON.stringify(changes.map(({ after }) => after))}::jsonb) as s(
      id text, tracked boolean, quantity integer, in_stock boolean, preorder_enabled boolean, preorder_message text,
      preorder_date text, preorder_limit integer, preorder_counter integer, revision bigint)
    where i.site_id = ${siteId} and i.id = s.id
    returning i.*`.execute(db)
  await recordStockChanges(db, changes, cause)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Deletes locked items, and records the changes. */
export const deleteItems = async (db: Db, rows: readonly ItemRow[], cause: StockChangeCause): Promise<void> => {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await sql`delete from inventory_item where site_id = ${rows[0]!.site_id} and id = any(${ids}::text[])`.execute(db)
  await recordStockChanges(
    db,
    rows.map((before) => ({ before })),
    cause,
  )
}
