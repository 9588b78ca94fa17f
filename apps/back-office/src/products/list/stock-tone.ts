import type { ListedProduct } from '@vitrine/client'

/** Returns `positive` only if the product is fully in stock and not running low. */
export const stockTone = ({
  status,
  isLow,
}: Pick<ListedProduct['stock'], 'status' | 'isLow'>): 'positive' | 'caution' | 'critical' => {
  if (status === 'OUT_OF_STOCK') return 'critical'
  return status === 'IN_STOCK' && !isLow ? 'positive' : 'caution'
}
