import type { Product } from '@vitrine/client'
import { lowStockQuantity } from '@vitrine/domain/stock/low-stock.ts'

type Stock = Pick<Product['stock'], 'inventoryStatus' | 'quantity'>

/** Returns `positive` only if the product is fully in stock and not running low. */
export const stockTone = ({ inventoryStatus, quantity = 0 }: Stock): 'positive' | 'caution' | 'critical' => {
  if (inventoryStatus === 'OUT_OF_STOCK') return 'critical'
  return inventoryStatus === 'IN_STOCK' && quantity > lowStockQuantity ? 'positive' : 'caution'
}
