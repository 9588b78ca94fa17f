import type { StockOfVariant } from '@vitrine/contract/entities/catalog/product/product-with-inventory.ts'

/** Presents the stock that a request has set, in the order of its variants. */
export const presentStockResults = (stock: readonly StockOfVariant[], returnEntity = false) => ({
  results: stock.map((item, originalIndex) => ({
    itemMetadata: { originalIndex, success: true },
    ...(returnEntity && { item }),
  })),
  bulkActionMetadata: { totalSuccesses: stock.length, totalFailures: 0, undetailedFailures: 0 },
})
