/** At or below this quantity stock is low: buyers see how many are left, and the merchant is warned. */
export const lowStockQuantity = 5
