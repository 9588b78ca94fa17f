import type { StockChange } from '@vitrine/contract/entities/catalog/stock/stock-change.ts'
import { defaultVariantId, onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { StockChangeTable } from '../tables.ts'

type Row = Selectable<StockChangeTable>

interface StockChangesQuery {
  readonly inventoryItemId?: string | undefined
  readonly orderId?: string | undefined
  readonly limit?: number | undefined
  /** The ID of the last change of the previous page. */
  readonly cursor?: string | undefined
}

const stateOf = (quantity: number | null, inStock: boolean | null, preorders: number): StockChange['before'] => ({
  ...(quantity !== null && { quantity }),
  ...(inStock !== null && { inStock }),
  preorders,
})

const present = (row: Row): StockChange => ({
  id: String(row.id),
  createdDate: row.created_date.toISOString(),
  inventoryItemId: row.item_id,
  productId: row.product_id,
  variantId: row.variant_id === onlyVariantId ? defaultVariantId(row.product_id) : row.variant_id,
  locationId: row.location_id,
  reason: row.reason as StockChange['reason'],
  ...(row.order_id !== null && { orderId: row.order_id }),
  ...(row.transfer_id !== null && { stockTransferId: row.transfer_id }),
  ...(row.adjustment_reason !== null && {
    adjustmentReason: row.adjustment_reason as StockChange['adjustmentReason'],
  }),
  ...(row.note !== null && { note: row.note }),
  before: stateOf(row.quantity_before, row.in_stock_before, row.preorders_before),
  after: stateOf(row.quantity_after, row.in_stock_after, row.preorders_after),
  ...(row.actor && { actor: row.actor }),
})

/** Lists changes of stock, newest first. */
export const listStockChanges = async (
  db: Db,
  siteId: string,
  { inventoryItemId, orderId, limit = 50, cursor }: StockChangesQuery,
): Promise<{ readonly stockChanges: StockChange[]; readonly nextCursor?: string }> => {
  let found = db.selectFrom('stock_change').selectAll().where('site_id', '=', siteId)
  if (inventoryItemId !== undefined) found = found.where('item_id', '=', inventoryItemId.toLowerCase())
  if (orderId !== undefined) found = found.where('order_id', '=', orderId.toLowerCase())
  if (cursor !== undefined) found = found.where('id', '<', Number(cursor))
  const rows = await found
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { stockChanges: page.map(present), ...(rows.length > limit && { nextCursor: String(page.at(-1)!.id) }) }
}
