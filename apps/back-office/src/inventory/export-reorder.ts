import type { InventoryItemV3, StoresLocation } from '@vitrine/client'
import { formatCsv } from '@vitrine/domain/csv.ts'
import type { Exporting } from '../export/export-button.tsx'
import { locationName } from '../locations/load-locations.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { inventories: texts } = words
const pageSize = 500

interface ReorderOptions {
  readonly locations: readonly StoresLocation[]
  readonly threshold: number
  /** ID of the only location to export; '' for all. */
  readonly location: string
}

/** The row of an item. To reorder is what brings it above the threshold again, and what was pre-ordered. */
export const reorderRow = (item: InventoryItemV3, { locations, threshold }: ReorderOptions): string[] => {
  const { quantity = 0, preorderInfo, product } = item
  const preordered = preorderInfo?.counter ?? 0
  return [
    product?.name ?? '',
    product?.variantName ?? '',
    product?.variantSku ?? '',
    locationName(locations, item.locationId),
    ...[quantity, preordered, threshold, threshold + 1 - quantity + preordered].map(String),
  ]
}

/** Exports everything with low stock, the lowest first. */
export const exportReorder =
  (options: ReorderOptions) =>
  async ({ onProgress, signal }: Exporting): Promise<{ chunks: readonly string[]; count: number }> => {
    const chunks = [formatCsv([texts.reorderColumns])]
    const filter = { quantity: { $lte: options.threshold }, ...(options.location && { locationId: options.location }) }
    let count = 0
    let cursor: string | undefined
    do {
      const search = cursor
        ? { cursorPaging: { limit: pageSize, cursor } }
        : { filter, sort: [{ fieldName: 'quantity', order: 'ASC' as const }], cursorPaging: { limit: pageSize } }
      const page = await shop.inventoryItemsV3.searchInventoryItems(search, { signal })
      chunks.push(formatCsv(page.inventoryItems.map((item) => reorderRow(item, options))))
      count += page.inventoryItems.length
      onProgress(count)
      cursor = page.pagingMetadata.cursors?.next
    } while (cursor !== undefined)
    return { chunks, count }
  }
