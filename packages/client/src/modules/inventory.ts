import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { InventoryItemInput } from '../generated.ts'

/** Sets stock levels of a product and whether its stock is counted. Elevated. */
export const updateInventoryVariants =
  (send: Send) =>
  async (productId: string, inventoryItem: InventoryItemInput, call?: CallOptions): Promise<void> => {
    await send(calls.updateInventoryVariants, { params: { productId }, body: { inventoryItem } }, call)
  }
