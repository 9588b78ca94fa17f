import type { InventoryItemV3 } from '@vitrine/client'

/** Whether an item is sold as a preorder that should have shipped by now, so that buyers see no day any more. */
export const isPastPreorder = (
  { preorderInfo, availabilityStatus }: Pick<InventoryItemV3, 'preorderInfo' | 'availabilityStatus'>,
  today: string,
): boolean => {
  const { expectedDate, counter = 0 } = preorderInfo ?? {}
  const isSold = counter > 0 || availabilityStatus === 'PREORDER'
  return isSold && expectedDate !== undefined && expectedDate < today
}
