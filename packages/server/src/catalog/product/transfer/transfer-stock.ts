import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import type { Units } from '@vitrine/domain/stock/transfer.ts'
import { sql } from 'kysely'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { unwrap, type Attempt } from '../inventory/attempt.ts'
import { decremented, incremented } from '../inventory/items/edit-item.ts'
import { itemsCreated } from '../inventory/items/item-events.ts'
import { insertItems, lockProducts, type ItemRow } from '../inventory/items/item-store.ts'
import { applySteps } from '../inventory/items/item-writer.ts'
import { findProducts } from './transfer-lines.ts'

/** Where a transfer changes stock. */
interface Place {
  readonly siteId: string
  readonly transferId: string
  readonly locationId: string
}

const causeOf = ({ transferId }: Place) => ({ reason: 'TRANSFER', transferId }) as const
const keyOf = (productId: string, variantId: string): string => `${productId}/${variantId}`

/** Locks the products, so that items are neither created nor deleted, and returns the IDs of the items. */
const lockPlace = async (db: Db, place: Place, units: readonly Units[]): Promise<(string | undefined)[]> => {
  const productIds = units.map(({ line }) => line.productId)
  await lockProducts(db, place.siteId, productIds)
  const { rows } = await sql<Pick<ItemRow, 'id' | 'product_id' | 'variant_id'>>`
    select id, product_id, variant_id from inventory_item where site_id = ${place.siteId}
      and location_id = ${place.locationId} and product_id = any(${productIds}::text[])`.execute(db)
  const idByKey = new Map(rows.map((row) => [keyOf(row.product_id, row.variant_id), row.id]))
  return units.map(({ line }) => idByKey.get(keyOf(line.productId, line.variantId)))
}

const isShortage = (error: Error): error is Refusal =>
  error instanceof Refusal && (error.code === 'INSUFFICIENT_INVENTORY' || error.code === 'NOT_FOUND')

/** Refuses everything if one variant is missing, and lists all that are. */
const requireAll = (units: readonly Units[], attempts: readonly Attempt<unknown>[]): void => {
  const refused = attempts.flatMap((one, index) => ('refusal' in one ? [{ ...one, line: units[index]!.line }] : []))
  for (const { refusal } of refused) if (!isShortage(refusal)) throw refusal
  if (refused.length === 0) return
  const items = refused.map(({ refusal, line: { productId, variantId } }) => ({
    productId,
    variantId,
    available: isShortage(refusal) ? (refusal.data?.['available'] ?? 0) : 0,
  }))
  const names = refused.map(({ line }) => [line.productName, line.variantName].filter(Boolean).join(', '))
  throw new Refusal('INSUFFICIENT_INVENTORY', `The origin does not have enough of ${names.join('; ')}.`, { items })
}

/** Takes units from a location: all of them, or none. */
export const takeUnits = async (db: Db, place: Place, units: readonly Units[]): Promise<void> => {
  const ids = await lockPlace(db, place, units)
  const steps = units.map(({ quantity }, index) => ({
    id: ids[index],
    change: (row: ItemRow) => decremented(row, quantity, { restrictInventory: true }),
  }))
  requireAll(units, await applySteps(db, place.siteId, { steps, cause: causeOf(place) }))
}

/** Creates the items that a location does not have yet. Variants that no longer exist are left out. */
const insertMissing = async (db: Db, place: Place, units: readonly Units[]): Promise<void> => {
  const products = await findProducts(
    db,
    place.siteId,
    units.map(({ line }) => line.productId),
  )
  const exists = ({ line }: Units): boolean => {
    const product = products.get(line.productId)
    return product !== undefined && variantsOf(product.record).some(({ id }) => id === line.variantId)
  }
  const rows = units.filter(exists).map(({ line, quantity }) => ({
    site_id: place.siteId,
    product_id: line.productId,
    variant_id: line.variantId,
    location_id: place.locationId,
    tracked: true,
    quantity,
    in_stock: true,
  }))
  await itemsCreated(db, place.siteId, await insertItems(db, rows, causeOf(place)))
}

/** Adds units at a location. */
export const addUnits = async (db: Db, place: Place, units: readonly Units[]): Promise<void> => {
  const ids = await lockPlace(db, place, units)
  const steps = units.flatMap(({ quantity }, index) => {
    const change = (row: ItemRow) => incremented(row, quantity)
    return ids[index] === undefined ? [] : [{ id: ids[index], change }]
  })
  for (const one of await applySteps(db, place.siteId, { steps, cause: causeOf(place) })) unwrap([one])
  await insertMissing(
    db,
    place,
    units.filter((_one, index) => ids[index] === undefined),
  )
}
