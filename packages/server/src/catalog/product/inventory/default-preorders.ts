import type { InventoryItemUpdate } from '@vitrine/contract/entities/catalog/stock/inventory-item-v3.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { updatedColumns } from './items/edit-item.ts'
import { changeItem, insertItems, lockItemsOfVariants, saveItems, type ItemRow } from './items/item-store.ts'

/** Preorder settings of a variant. */
export interface PreorderSetting {
  readonly variantId: string
  readonly preorderInfo: NonNullable<Input<InventoryItemUpdate>['preorderInfo']>
  /** The path of the item in the request. */
  readonly path: string
}

interface Setting {
  readonly siteId: string
  readonly productId: string
  readonly settings: readonly PreorderSetting[]
  /** The items of the variants before the request. */
  readonly before: readonly ItemRow[]
}

const cause = { reason: 'CATALOG' } as const

/** Inserts the missing items. A variant without any item is in stock. */
const insertMissing = async (db: Db, { siteId, productId, settings }: Setting, known: readonly ItemRow[]) => {
  const locationId = defaultLocationId(siteId)
  const hasItem = (variantId: string, isThere: (row: ItemRow) => boolean = () => true) =>
    known.some((row) => row.variant_id === variantId && isThere(row))
  const missing = settings.filter(({ variantId }) => !hasItem(variantId, (row) => row.location_id === locationId))
  await insertItems(
    db,
    missing.map(({ variantId }) => ({
      site_id: siteId,
      product_id: productId,
      variant_id: variantId,
      location_id: locationId,
      tracked: hasItem(variantId),
      quantity: 0,
      in_stock: !hasItem(variantId),
    })),
    cause,
  )
}

/** Sets the preorder settings of variants of a locked product at the default location. */
export const setDefaultPreorders = async (db: Db, setting: Setting): Promise<void> => {
  const { siteId, productId, settings, before } = setting
  if (settings.length === 0) return
  const about = { productId, variantIds: settings.map(({ variantId }) => variantId) }
  await insertMissing(db, setting, await lockItemsOfVariants(db, siteId, about))
  const rows = await lockItemsOfVariants(db, siteId, about)
  const changes = settings.map(({ variantId, preorderInfo, path }) => {
    const row = rows.find((one) => one.variant_id === variantId && one.location_id === defaultLocationId(siteId))!
    const { after } = changeItem(row, updatedColumns(row, { sent: { preorderInfo }, path }))
    const isNew = before.every(({ id }) => id !== row.id)
    // A new item has its settings from the beginning.
    return { before: row, after: isNew ? { ...after, revision: row.revision } : after }
  })
  await saveItems(db, changes, cause)
}
