import type { StockChange as StockChangeEntry } from '@vitrine/contract/entities/catalog/stock/stock-change.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { writeBehind } from '../../../ground/database/transact.ts'
import { currentActor } from '../../../ground/event/acting.ts'
import type { InventoryItemTable } from '../tables.ts'

type ItemRow = Selectable<InventoryItemTable>

/** Why stock changes. `CATALOG` is a change with the product, such as by catalog V1 or an import. */
export type StockChangeReason = StockChangeEntry['reason']

export interface StockChangeCause {
  readonly reason: StockChangeReason
  readonly orderId?: string | undefined
  readonly transferId?: string | undefined
  readonly adjustmentReason?: string | undefined
  readonly note?: string | undefined
}

/** An item before and after a change. One of them is absent if it is created or deleted. */
interface StockChange {
  readonly before?: ItemRow
  readonly after?: ItemRow
}

const stateOf = (row: ItemRow | undefined) => ({
  quantity: row?.tracked ? row.quantity : null,
  isInStock: row && !row.tracked ? row.in_stock : null,
  preorders: row?.preorder_counter ?? 0,
})

const rowOf = ({ before, after }: StockChange, cause: StockChangeCause) => {
  const { site_id, id, product_id, variant_id, location_id } = (after ?? before)!
  const [from, to] = [stateOf(before), stateOf(after)]
  const actor = currentActor()
  return {
    site_id,
    item_id: id,
    product_id,
    variant_id,
    location_id,
    order_id: cause.orderId ?? null,
    transfer_id: cause.transferId ?? null,
    adjustment_reason: cause.adjustmentReason ?? null,
    note: cause.note ?? null,
    reason: cause.reason,
    quantity_before: from.quantity,
    quantity_after: to.quantity,
    in_stock_before: from.isInStock,
    in_stock_after: to.isInStock,
    preorders_before: from.preorders,
    preorders_after: to.preorders,
    actor: actor ? JSON.stringify(actor) : null,
  }
}

/** Whether a change concerns the stock, and not only the settings of the item. */
const isOfStock = ({ before, after }: StockChange): boolean =>
  !before || !after || JSON.stringify(stateOf(before)) !== JSON.stringify(stateOf(after))

/** Records changes of stock in the history of the items. */
export const recordStockChanges = async (
  db: Db,
  changes: readonly StockChange[],
  cause: StockChangeCause,
): Promise<void> => {
  const rows = changes.filter(isOfStock).map((change) => rowOf(change, cause))
  if (rows.length > 0) await writeBehind(db, db.insertInto('stock_change').values(rows))
}
