import {
  allocate,
  allocatePreorders,
  partsToReturn,
  servingOrder,
  type Destination,
  type Part,
  type ServingLocation,
} from '@vitrine/domain/stock/locations.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { StockMove } from './stock-move.ts'
import { locationStockOf, movePart } from './items/item-state.ts'
import type { StockChangeReason } from './stock-changes.ts'
import { lockItemsOfVariants, saveItems, type ItemChange, type ItemRow } from './items/item-store.ts'

/** The order that takes or returns stock, and where it goes. */
export interface StockUser {
  readonly siteId: string
  readonly orderId?: string | undefined
  readonly destination?: Destination | undefined
  /** Default: `ORDER`. */
  readonly reason?: StockChangeReason
}

export const listServingLocations = async (db: Db, siteId: string): Promise<ServingLocation[]> => {
  const { rows } = await sql<ServingLocation>`
    select id, priority, country, pickup_location_id as "pickupLocationId" from stores_location
    where site_id = ${siteId} and archived_date is null`.execute(db)
  return rows
}

/** Locks the items of a variant, in the order in which their locations serve. */
const lockInServingOrder = async (db: Db, { siteId, destination }: StockUser, move: StockMove): Promise<ItemRow[]> => {
  const { productId, variantId } = move
  const rows = await lockItemsOfVariants(db, siteId, { productId, variantIds: [variantId] })
  if (rows.length < 2) return rows
  const order = servingOrder(await listServingLocations(db, siteId), destination)
  return rows.toSorted((a, b) => order.indexOf(a.location_id) - order.indexOf(b.location_id))
}

/** Saves parts of a move. */
const saveParts = async (
  db: Db,
  user: StockUser,
  { rows, parts, sign }: { rows: readonly ItemRow[]; parts: readonly Part[]; sign: 1 | -1 },
): Promise<ItemChange[]> => {
  const changes = new Map<string, ItemChange>()
  for (const part of parts) {
    const row = rows.find(({ location_id: id }) => id === part.locationId)!
    const before = changes.get(row.id)?.after ?? row
    changes.set(row.id, { ...movePart(before, part, sign), before: row })
  }
  await saveItems(db, [...changes.values()], { reason: user.reason ?? 'ORDER', orderId: user.orderId })
  return [...changes.values()]
}

/** Takes a quantity from the locations that serve an order. Returns what changed; `undefined` if there is not enough. */
export const takeFromLocations = async (
  db: Db,
  user: StockUser,
  move: StockMove,
): Promise<readonly ItemChange[] | undefined> => {
  const rows = await lockInServingOrder(db, user, move)
  const parts = allocate(rows.map(locationStockOf), move.quantity)
  if (!parts) return undefined
  return saveParts(db, user, { rows, parts, sign: 1 })
}

/** Counts a quantity as preorders. Returns what changed; `undefined` beyond the limit. */
export const preorderAtLocations = async (
  db: Db,
  user: StockUser,
  move: StockMove,
): Promise<readonly ItemChange[] | undefined> => {
  const rows = await lockInServingOrder(db, user, move)
  const parts = allocatePreorders(rows.map(locationStockOf), move.quantity)
  return parts && saveParts(db, user, { rows, parts, sign: 1 })
}

/** Lists what an order has taken of a variant and not returned, newest first. */
const listTaken = async (db: Db, { siteId, orderId }: StockUser, move: StockMove): Promise<Part[]> => {
  if (orderId === undefined) return []
  const { rows } = await sql<{ locationId: string; stock: number; preorders: number }>`
    select location_id as "locationId", sum(quantity_before - quantity_after)::integer as stock,
      sum(preorders_after - preorders_before)::integer as preorders
    from stock_change
    where site_id = ${siteId} and order_id = ${orderId} and product_id = ${move.productId}
      and variant_id = ${move.variantId}
    group by 1 order by max(id) desc`.execute(db)
  return rows.flatMap(({ locationId, stock, preorders }) => [
    { locationId, quantity: stock ?? 0, isPreorder: false },
    { locationId, quantity: preorders ?? 0, isPreorder: true },
  ])
}

/**
 * Returns a quantity to the locations from which the order has taken it, and what is unknown to the one that serves
 * first. Returns what changed.
 */
export const returnToLocations = async (db: Db, user: StockUser, move: StockMove): Promise<readonly ItemChange[]> => {
  const rows = (await lockInServingOrder(db, user, move)).filter(
    ({ tracked, preorder_counter: preorders }) => tracked || preorders > 0,
  )
  if (rows.length === 0) return []
  const known = new Set(rows.map(({ location_id: id }) => id))
  const taken = (await listTaken(db, user, move)).filter(({ locationId }) => known.has(locationId))
  const { parts, rest } = partsToReturn(taken, move.quantity)
  const first = rows.find(({ tracked }) => tracked)
  const others = first && rest > 0 ? [{ locationId: first.location_id, quantity: rest, isPreorder: false }] : []
  return saveParts(db, user, { rows, parts: [...parts, ...others], sign: -1 })
}
