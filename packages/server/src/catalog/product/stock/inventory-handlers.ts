import type { catalogCalls } from '@vitrine/contract'
import type { Handlers } from '../../../ground/base/handlers.ts'
import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { stockChanged } from '../edit/product-events.ts'
import { lockProduct } from '../edit/change-product.ts'
import { setStock } from '../edit/save-product.ts'
import { stockLevels } from './stock-levels.ts'

/** Creates the handlers for owner calls that set stock. */
export const createInventoryHandlers = ({
  db,
}: Context): Pick<Handlers<typeof catalogCalls>, 'updateInventoryVariants'> => ({
  updateInventoryVariants: async ({ siteId }, { params, body }) => {
    await transact(db, async (transaction) => {
      const row = await lockProduct(transaction, siteId, params.productId)
      const levels = stockLevels(row, body.inventoryItem)
      await setStock(transaction, { siteId, productId: row.id, levels })
      await stockChanged(transaction, siteId, row.id, levels)
    })
    return {}
  },
})
