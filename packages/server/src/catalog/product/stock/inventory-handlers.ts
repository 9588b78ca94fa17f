import type { catalogCalls, inventoryCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { readRestQuery, restMetadata } from '../../../ground/query/rest-query.ts'
import { stockChanged } from '../edit/product-events.ts'
import { lockProduct } from '../edit/change-product.ts'
import { setStock } from '../edit/save-product.ts'
import { inventoryChanged } from '../inventory/events-v1.ts'
import { setPreorders } from '../inventory/set-preorders.ts'
import { findProducts } from '../read/product-rows.ts'
import { adjustInventory } from './adjust-inventory.ts'
import { presentInventory } from './present-inventory.ts'
import { readInventories } from '../inventory/product-inventory.ts'
import { queryInventory } from './query-inventory.ts'
import { stockLevels } from './stock-levels.ts'

/** Creates the handlers for owner calls of catalog V1 about stock. */
export const createInventoryHandlers = ({
  db,
}: Context): Pick<Handlers<typeof catalogCalls>, 'updateInventoryVariants'> & Handlers<typeof inventoryCalls> => ({
  updateInventoryVariants: async ({ siteId }, { params, body: { inventoryItem } }) => {
    await transact(db, async (transaction) => {
      const row = await lockProduct(transaction, siteId, params.productId)
      const levels = stockLevels(row, inventoryItem)
      await setStock(transaction, { siteId, productId: row.id, levels })
      const { preorderInfo } = inventoryItem
      if (preorderInfo) await setPreorders(transaction, { siteId, row, preorderInfo })
      const fieldMask = [
        ...(inventoryItem.trackQuantity === undefined ? [] : (['trackInventory'] as const)),
        ...(preorderInfo ? (['preorderInfo'] as const) : []),
      ]
      await inventoryChanged(transaction, siteId, { productId: row.id, fieldMask })
      await stockChanged(transaction, siteId, row.id, levels)
    })
    return {}
  },

  decrementInventory: async ({ siteId }, { body }) => {
    const adjustments = body.decrementData.map(({ decrementBy, ...one }) => ({ ...one, units: -decrementBy }))
    await adjustInventory(db, siteId, { name: 'decrementData', adjustments })
    return {}
  },

  incrementInventory: async ({ siteId }, { body }) => {
    const adjustments = body.incrementData.map(({ incrementBy, ...one }) => ({ ...one, units: incrementBy }))
    await adjustInventory(db, siteId, { name: 'incrementData', adjustments })
    return {}
  },

  getInventoryVariants: async ({ siteId }, { params: { inventoryId }, body: { variantIds } }) => {
    const [row] = await findProducts(db, siteId, [inventoryId.toLowerCase()])
    if (!row) throw new Refusal('PRODUCT_NOT_FOUND', undefined, { id: inventoryId })
    const inventory = (await readInventories(db, siteId, [row.id])).get(row.id)
    const wanted = variantIds && new Set(variantIds.map((id) => id.toLowerCase()))
    return { inventoryItem: presentInventory(row, inventory, (id) => wanted?.has(id) ?? true) }
  },

  queryInventory: async ({ siteId }, { body }) => {
    const { inventoryItems, ...counted } = await queryInventory(db, siteId, readRestQuery(body.query))
    return { inventoryItems, ...restMetadata(inventoryItems.length, counted) }
  },
})
