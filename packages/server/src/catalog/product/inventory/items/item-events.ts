import { isInStock } from '@vitrine/domain/stock/stock.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../ground/database/tables.ts'
import { recordEvent } from '../../../../ground/event/outbox.ts'
import { variantsChanged } from '../events-v1.ts'
import { stockOfItem } from './item-state.ts'
import { deleteItems, lockItemsOfOtherVariants, type ItemChange, type ItemRow } from './item-store.ts'
import { findItems, presentItem } from './present-item.ts'
import type { StockChangeReason } from '../stock-changes.ts'

/** An item whose stock has changed. */
export interface ChangedItem {
  readonly productId: string
  readonly variantId: string
  readonly itemId: string
  readonly isInStock: boolean
  readonly wasInStock: boolean
  /** By how much its quantity has changed. Absent if tracking has changed. */
  readonly units?: number | undefined
}

export const changedItemOf = ({ before, after }: ItemChange): ChangedItem => ({
  productId: after.product_id,
  variantId: after.variant_id,
  itemId: after.id,
  isInStock: isInStock(stockOfItem(after)),
  wasInStock: isInStock(stockOfItem(before)),
  ...(before.tracked && after.tracked && { units: after.quantity - before.quantity }),
})

const v3 = 'wix.stores.catalog.v3.inventory_item'

/** Reads the item at the end of the transaction, and only if an app has subscribed to the event. */
const laterEntity =
  (db: Db, siteId: string, id: string, name: 'entity' | 'currentEntity', more = {}) =>
  async () => {
    const [row] = await findItems(db, siteId, [id])
    return row ? { [name]: presentItem(row), ...more } : {}
  }

const about = (siteId: string, id: string) => ({ siteId, entity: 'inventory_item', entityId: id })

/** Records the events of new items, in both versions of the catalog. */
export const itemsCreated = async (db: Db, siteId: string, rows: readonly ItemRow[]): Promise<void> => {
  for (const { id } of rows)
    await recordEvent(db, {
      ...about(siteId, id),
      type: `${v3}_created`,
      body: laterEntity(db, siteId, id, 'entity'),
    })
  await variantsChanged(
    db,
    siteId,
    rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id })),
  )
}

/** Records the events of items that are about to be deleted, in both versions of the catalog. */
export const itemsDeleted = async (db: Db, siteId: string, rows: readonly ItemRow[]): Promise<void> => {
  if (rows.length === 0) return
  const entities = new Map(
    (
      await findItems(
        db,
        siteId,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, presentItem(row)]),
  )
  for (const { id } of rows)
    await recordEvent(db, { ...about(siteId, id), type: `${v3}_deleted`, body: { deletedEntity: entities.get(id) } })
  await variantsChanged(
    db,
    siteId,
    rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id })),
  )
}

/** Deletes the items of variants that a product no longer has. */
export const deleteItemsOfOtherVariants = async (
  db: Db,
  about: { readonly siteId: string; readonly productId: string; readonly variantIds: readonly string[] },
): Promise<void> => {
  const rows = await lockItemsOfOtherVariants(db, about)
  await itemsDeleted(db, about.siteId, rows)
  await deleteItems(db, rows, { reason: 'CATALOG' })
}

/** Records the events of variants whose stock was set, in both versions of the catalog. */
export const variantsSet = async (
  db: Db,
  siteId: string,
  { productId, variantIds }: { readonly productId: string; readonly variantIds: readonly string[] },
): Promise<void> => {
  await variantsChanged(
    db,
    siteId,
    variantIds.map((variantId) => ({ productId, variantId })),
  )
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    select id, revision = 1 as "isNew" from inventory_item
    where site_id = ${siteId} and product_id = ${productId} and variant_id = any(${[...variantIds]}::text[])
    order by id`.execute(db)
  for (const { id, isNew } of rows) {
    const [change, name] = isNew ? (['created', 'entity'] as const) : (['updated', 'currentEntity'] as const)
    await recordEvent(db, { ...about(siteId, id), type: `${v3}_${change}`, body: laterEntity(db, siteId, id, name) })
  }
}

/** Events of the specification have fewer reasons. */
const eventReasonOf = (reason: StockChangeReason) => (reason === 'CATALOG' || reason === 'TRANSFER' ? 'MANUAL' : reason)

/** Records the events of changed items, in both versions of the catalog. */
export const stockChanged = async (
  db: Db,
  siteId: string,
  items: readonly ChangedItem[],
  reason: StockChangeReason,
): Promise<void> => {
  const byId = new Map<string, ChangedItem>()
  for (const item of items) {
    const wasInStock = byId.get(item.itemId)?.wasInStock ?? item.wasInStock
    byId.set(item.itemId, { ...item, wasInStock })
  }
  for (const { itemId, isInStock: inStock, wasInStock } of byId.values()) {
    const event = about(siteId, itemId)
    await recordEvent(db, {
      ...event,
      type: `${v3}_updated`,
      body: laterEntity(db, siteId, itemId, 'currentEntity'),
    })
    await recordEvent(db, {
      ...event,
      type: `${v3}_updated_with_reason`,
      body: laterEntity(db, siteId, itemId, 'currentEntity', { reason: eventReasonOf(reason) }),
    })
    if (inStock !== wasInStock)
      await recordEvent(db, { ...event, type: `${v3}_stock_status_updated`, body: { inStock } })
  }
  await variantsChanged(db, siteId, items)
}
