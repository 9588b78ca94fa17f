import type { Query } from '@vitrine/contract/calls/query.ts'
import type { InventoryItem } from '@vitrine/contract/entities/catalog/stock/inventory.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { noMoney } from '../../../ground/entity/entity-kind.ts'
import { compileFilter, compileSort, type Field } from '../../../ground/query/conditions.ts'
import { countUpTo } from '../read/counts.ts'
import { productColumns, type ProductRow } from '../read/product-rows.ts'
import { presentInventory } from './present-inventory.ts'
import { readInventories } from '../inventory/product-inventory.ts'

const id: Field = { kind: 'text', column: sql`p.id`, isNeverNull: true }

/** Fields that inventories can be filtered and sorted by. */
const fields: Readonly<Record<string, Field>> = {
  id,
  productId: id,
  externalId: id,
  numericId: { kind: 'number', column: sql`p.numeric_id`, isNeverNull: true },
  trackQuantity: { kind: 'flag', column: sql`coalesce(i.tracked, false)`, isNeverNull: true },
  lastUpdated: { kind: 'date', column: sql`coalesce(i.updated, p.last_updated)`, isNeverNull: true },
  'preorderInfo.enabled': { kind: 'flag', column: sql`coalesce(i.preorders, false)`, isNeverNull: true },
}

const from = (siteId: string) => sql`from product p left join lateral (
    select bool_or(tracked) as tracked, bool_or(preorder_enabled) as preorders, max(updated_date) as updated
    from inventory_item where site_id = p.site_id and product_id = p.id
  ) i on true where p.site_id = ${siteId}`

/** Lists the inventories of products that match, by default those of the newest products first. */
export const queryInventory = async (
  db: Db,
  siteId: string,
  { filter, sort = [], paging: { limit = 50, offset = 0 } = {} }: Query,
): Promise<{ readonly inventoryItems: InventoryItem[]; readonly offset: number; readonly total?: number }> => {
  const source = sql`${from(siteId)} and ${compileFilter(filter, { fields, toMinor: noMoney })}`
  const order = compileSort(sort, { fields, tieBreak: sql`p.numeric_id desc` })
  const { rows } = await sql<ProductRow>`
    select ${productColumns} ${source} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  const inventories = await readInventories(
    db,
    siteId,
    rows.map((row) => row.id),
  )
  const counted = await countUpTo(db, source)
  return {
    inventoryItems: rows.map((row) => presentInventory(row, inventories.get(row.id))),
    offset,
    ...('total' in counted && { total: counted.total }),
  }
}
